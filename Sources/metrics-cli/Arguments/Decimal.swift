extension Double {
  /// A number as people write it; not the hexadecimal, `nan` and `inf` that `Double` also reads.
  init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
      let value = Double(text)
    else { return nil }
    self = value
  }
}
