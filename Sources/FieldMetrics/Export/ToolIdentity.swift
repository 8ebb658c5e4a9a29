/// Who wrote an output.
public enum ToolIdentity {
  public static let name = "metrics-cli"
  public static let version = "0.1.0"
}
