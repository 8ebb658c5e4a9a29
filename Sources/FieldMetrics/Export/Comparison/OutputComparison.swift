/// What a file has beside what would be written now, field by field.
///
/// Any format can be compared: lines whose text without numbers is equal belong together, and a probe
/// says which field a number is.
public struct OutputComparison {
  /// In the order of the file.
  public let differences: [OutputDifference]

  /// - Parameters:
  ///   - old: the file's text.
  ///   - exporter: what wrote it.
  ///   - tolerance: numbers that differ by no more are equal.
  public init(
    old: String, table: MetricsTable, exporter: any TableExporter, tolerance: Double = 0
  ) {
    let new = exporter.text(of: table)
    guard !old.utf8.elementsEqual(new.utf8) else {
      differences = []
      return
    }
    let probe = TableProbe(of: table)
    var lines = Lines(
      old: ComparedLine.lines(old), new: ComparedLine.lines(new),
      probe: ComparedLine.lines(exporter.text(of: probe.table)), fields: probe,
      spellings: StepSpellings(of: table), tolerance: tolerance)
    lines.compare()
    if lines.found.isEmpty, !lines.hasTolerated {
      let line = lines.firstOddLine
      lines.found = [
        OutputDifference(
          line: line + 1,
          kind: .line(old: String(lines.old[line].text), new: String(lines.new[line].text)))
      ]
    }
    differences = lines.found
  }

  private struct Lines {
    let old: [ComparedLine]
    let new: [ComparedLine]
    /// As long as `new`, or of no use.
    let probe: [ComparedLine]
    let fields: TableProbe
    let spellings: StepSpellings
    let tolerance: Double
    var found: [OutputDifference] = []
    /// Whether numbers differ by no more than the tolerance.
    var hasTolerated = false

    /// A line that differs in bytes only.
    var firstOddLine: Int {
      zip(old, new).enumerated().first { $1.0.text != $1.1.text }?.offset ?? 0
    }

    mutating func compare() {
      let pairs = LinePairs(old.map(\.key), new.map(\.key)).pairs
      var (oldAt, newAt) = (0, 0)
      for (oldLine, newLine) in pairs + [(old.count, new.count)] {
        hunk(oldAt..<oldLine, newAt..<newLine)
        if oldLine < old.count { values(oldLine, newLine) }
        (oldAt, newAt) = (oldLine + 1, newLine + 1)
      }
    }

    /// Numbers of two lines that are alike.
    private mutating func values(_ oldLine: Int, _ newLine: Int) {
      let numbers = zip(old[oldLine].numbers, new[newLine].numbers).enumerated()
      for (index, (before, after)) in numbers where before != after {
        // A tolerance of 0.01 is met by 0.07 and 0.08, whose difference is a little more in binary.
        if abs(before - after) <= tolerance * (1 + 1e-9) {
          hasTolerated = true
          continue
        }
        guard let field = field(newLine, index) else {
          return add(oldLine, .line(old: text(old, oldLine), new: text(new, newLine)))
        }
        add(oldLine, .value(field, old: before, new: after))
      }
    }

    private func field(_ line: Int, _ number: Int) -> TableField? {
      guard probe.count == new.count, probe[line].key == new[line].key else { return nil }
      return fields.field(probe[line].numbers[number])
    }

    /// Lines that have no counterpart: rows where they name a step, else pairs, else single lines.
    private mutating func hunk(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
      let oldSteps = stepNames(old, oldLines)
      let newSteps = stepNames(new, newLines)
      let extra = oldSteps.filter { !newSteps.contains($0) }
      let missing = newSteps.filter { !oldSteps.contains($0) }
      for step in extra { add(oldLines.lowerBound, .extraRow(step: step)) }
      for step in missing { add(oldLines.lowerBound, .missingRow(step: step)) }
      if !extra.isEmpty || !missing.isEmpty { return }
      for index in 0..<max(oldLines.count, newLines.count) {
        let before = index < oldLines.count ? oldLines.lowerBound + index : nil
        let after = index < newLines.count ? newLines.lowerBound + index : nil
        add(
          before ?? oldLines.upperBound,
          .line(old: before.map { text(old, $0) }, new: after.map { text(new, $0) }))
      }
    }

    /// Steps that lines name, in whatever spelling, each once.
    private func stepNames(_ lines: [ComparedLine], _ range: Range<Int>) -> [String] {
      var names: [String] = []
      for line in range {
        if let name = spellings.step(in: lines[line].text), !names.contains(name) {
          names.append(name)
        }
      }
      return names
    }

    private func text(_ lines: [ComparedLine], _ line: Int) -> String {
      String(lines[line].text).trimmed
    }

    private mutating func add(_ line: Int, _ kind: OutputDifference.Kind) {
      found.append(OutputDifference(line: line + 1, kind: kind))
    }
  }
}

/// Finds the step that a line of any format is about.
private struct StepSpellings {
  /// Longest first: `extra_large` is no `large`.
  private let all: [(spelling: [UInt8], step: String)]

  /// - Parameter table: its ladder's steps count as well as its own, since a file may have others.
  init(of table: MetricsTable) {
    var all: [(spelling: [UInt8], step: String)] = []
    for step in Set(table.options.ladder.steps + table.rows.map(\.step)) {
      let name = CodeName.member(of: step)
      let snake = CodeName.snake(name)
      var spellings = [name, CodeName.kebab(name), snake, snake.uppercased()]
      // A bare number may be any cell's.
      if Double(step.rawValue) == nil { spellings += [step.rawValue, step.shortName] }
      for spelling in spellings { all.append((Array(spelling.utf8), step.rawValue)) }
    }
    // In one order in every run, though a set has none.
    self.all = all.sorted {
      ($1.spelling.count, $0.step) < ($0.spelling.count, $1.step)
    }
  }

  func step(in line: Substring) -> String? {
    let bytes = Array(line.utf8)
    func isWord(_ at: Int) -> Bool {
      guard bytes.indices.contains(at) else { return false }
      let byte = bytes[at] | 0x20
      return (0x61...0x7A).contains(byte) || (0x30...0x39).contains(bytes[at])
    }
    for (spelling, step) in all where bytes.count >= spelling.count {
      for start in 0...(bytes.count - spelling.count)
      where bytes[start] == spelling[0] && bytes[start...].starts(with: spelling) {
        if !isWord(start - 1), !isWord(start + spelling.count) { return step }
      }
    }
    return nil
  }
}

extension String {
  /// Without spaces at both ends.
  fileprivate var trimmed: String {
    let space: Set<Character> = [" ", "\t", "\r"]
    let start = drop { space.contains($0) }
    return String(start.reversed().drop { space.contains($0) }.reversed())
  }
}
