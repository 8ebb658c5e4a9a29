extension FieldComponent {
  /// Names of the components that are built in, the default one first.
  public static let builtInNames = BuiltInComponents.all.map(\.name)

  /// The file of a built-in component, as it stands in `FieldLayout/Components`; `nil` for a name that
  /// is none.
  public static func builtInFile(_ name: String) -> [UInt8]? {
    BuiltInComponents.all.first { $0.name == name }.map { file in
      file.json.withUTF8Buffer { Array($0) }
    }
  }

  /// A built-in component; `nil` for a name that is none.
  public static func builtIn(_ name: String) -> FieldComponent? {
    BuiltInTrees.content(of: name).map { FieldComponent($0) }
  }

  /// The default component.
  public static func formField() -> FieldComponent { FieldComponent(BuiltInTrees.formField()) }

  /// A component from the bytes of a JSON file.
  ///
  /// - Throws: ``ComponentError``.
  public convenience init(json bytes: [UInt8]) throws(ComponentError) {
    self.init(
      try ComponentReader.content(of: bytes),
      sha256: bytes.withUnsafeBufferPointer { SHA256.hexadecimal(of: $0) })
  }
}
