import CSHA256

/// What files are told apart by.
enum SHA256 {
  /// Lower-case hexadecimal.
  static func hexadecimal(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    if let start = bytes.baseAddress { csha256_digest(start, bytes.count, &digest) }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
