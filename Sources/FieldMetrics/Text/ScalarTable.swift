/// A number for each scalar that was asked for, so that it is found once.
///
/// A tree of planes and pages of 256, of which only those that are asked for take memory. Written as
/// it is read, hence for one thread at a time.
final class ScalarTable {
  private typealias Page = UnsafeMutablePointer<UInt32>
  private typealias Plane = UnsafeMutablePointer<Page?>

  private static let planeCount = 17
  private let planes: UnsafeMutablePointer<Plane?>

  init() {
    planes = .allocate(capacity: Self.planeCount)
    planes.initialize(repeating: nil, count: Self.planeCount)
  }

  deinit {
    for index in 0..<Self.planeCount {
      guard let plane = planes[index] else { continue }
      for page in 0..<256 { plane[page]?.deallocate() }
      plane.deallocate()
    }
    planes.deallocate()
  }

  /// The scalar's number: kept, or found now.
  ///
  /// - Parameters:
  ///   - scalar: at most U+10FFFF.
  ///   - find: never gives 0, which stands for a number that was not found yet.
  @inline(__always)
  func value(of scalar: UInt32, find: (UInt32) -> UInt32) -> UInt32 {
    if let plane = planes[Int(scalar >> 16)], let page = plane[Int(scalar >> 8 & 0xFF)] {
      let known = page[Int(scalar & 0xFF)]
      if known != 0 { return known }
    }
    let found = find(scalar)
    keep(found, for: scalar)
    return found
  }

  @inline(never)
  private func keep(_ value: UInt32, for scalar: UInt32) {
    let plane = Self.filled(&planes[Int(scalar >> 16)], with: nil)
    let page = Self.filled(&plane[Int(scalar >> 8 & 0xFF)], with: 0)
    page[Int(scalar & 0xFF)] = value
  }

  /// What is there, or 256 blank places.
  private static func filled<Value>(
    _ branch: inout UnsafeMutablePointer<Value>?, with blank: Value
  ) -> UnsafeMutablePointer<Value> {
    if let known = branch { return known }
    let new = UnsafeMutablePointer<Value>.allocate(capacity: 256)
    new.initialize(repeating: blank, count: 256)
    branch = new
    return new
  }
}
