/// Which lines of two texts belong together: equal ones, in order, as many as can be.
struct LinePairs {
  /// Positions in the first and the second text, ascending.
  let pairs: [(Int, Int)]

  /// What is more than this many lines apart is only compared from both ends.
  private static let mostCells = 4_000_000

  init(_ first: [[UInt8]], _ second: [[UInt8]]) {
    var start = 0
    while start < first.count, start < second.count, first[start] == second[start] { start += 1 }
    var end = 0
    while end < first.count - start, end < second.count - start,
      first[first.count - 1 - end] == second[second.count - 1 - end]
    {
      end += 1
    }
    let middle = Self.longest(
      first[start..<(first.count - end)], second[start..<(second.count - end)])
    let tail = (0..<end).reversed().map { (first.count - 1 - $0, second.count - 1 - $0) }
    pairs = (0..<start).map { ($0, $0) } + middle + tail
  }

  /// The longest common subsequence, by the usual table.
  private static func longest(
    _ first: ArraySlice<[UInt8]>, _ second: ArraySlice<[UInt8]>
  ) -> [(Int, Int)] {
    guard !first.isEmpty, !second.isEmpty, first.count * second.count <= mostCells else {
      return []
    }
    let width = second.count + 1
    var lengths = [Int32](repeating: 0, count: (first.count + 1) * width)
    for row in stride(from: first.count - 1, through: 0, by: -1) {
      for column in stride(from: second.count - 1, through: 0, by: -1) {
        let isEqual = first[first.startIndex + row] == second[second.startIndex + column]
        lengths[row * width + column] =
          isEqual
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      if first[first.startIndex + row] == second[second.startIndex + column] {
        pairs.append((first.startIndex + row, second.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
