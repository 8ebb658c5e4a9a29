import FieldMetrics
import Testing

@testable import metrics_cli

struct SpellingTests {
  @Test(
    "Edits count insertions, deletions, substitutions and swaps of neighbours",
    arguments: [
      ("", "", 0), ("a", "", 1), ("tabel", "table", 1), ("jsn", "json", 1), ("ab", "cd", 2),
    ])
  func editsAreCounted(first: String, second: String, edits: Int) {
    #expect(Spelling.edits(first, second) == edits)
    #expect(Spelling.edits(second, first) == edits)
  }

  @Test("Words that share little are not suggested")
  func strangersAreNotSuggested() {
    #expect(Spelling.nearest(to: "-x", in: ["-h", "-o"]) == nil)
    #expect(Spelling.nearest(to: "report", in: ["table", "inspect"]) == nil)
    #expect(Spelling.nearest(to: "inspct", in: ["table", "inspect"]) == "inspect")
  }
}

struct ParsedArgumentsTests {
  private static let file = OptionSpec(names: ["--file", "-f"], value: "file", help: "")
  private static let many = OptionSpec(
    names: ["--many"], value: "text", help: "", isRepeatable: true)
  private static let flag = OptionSpec(names: ["--flag"], value: nil, help: "")
  private static let spec = CommandSpec(
    name: "tool test", abstract: "", examples: [], options: [file, many, flag])

  @Test("A value follows its option or an equals sign, and may start with a dash")
  func valuesAreFound() throws {
    let parsed = try ParsedArguments(
      ["--file=a=b", "--many", "-1", "--many=", "--flag"], command: Self.spec)
    #expect(parsed.value(Self.file) == "a=b")
    #expect(parsed.all(Self.many) == ["-1", ""])
    #expect(parsed.has(Self.flag))
    #expect(!parsed.wantsHelp)
    #expect(try ParsedArguments(["-f", "x"], command: Self.spec).value(Self.file) == "x")
  }
}
