/// The text of a character counter.
public enum CounterText {
  /// `count/limit` with digits in groups of three, as English writes them: `12/1,200`.
  ///
  /// Both numbers 0 or more.
  public static func text(count: Int, limit: Int) -> String {
    "\(grouped(count))/\(grouped(limit))"
  }

  private static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var rest = Substring("\(number)")
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }
}
