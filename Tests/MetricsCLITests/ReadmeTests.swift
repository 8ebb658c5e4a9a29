import Foundation
import TestSupport
import Testing

/// The README says what is true.
struct ReadmeTests {
  private static let readme =
    (try? String(
      contentsOf: CommandLineTool.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  @Test("The worked example is what the tool prints")
  func exampleIsReal() throws {
    let example = try #require(
      Self.readme.firstMatch(of: #/(?s)\$ script/metrics-cli ([^\n]*)\n(.*?)```/#))
    let words = Self.words(of: String(example.1))
    #expect(try CommandLineTool.run(words).output == String(example.2))
  }

  @Test("The shorter examples are printed so, line by line")
  func examplesAreReal() throws {
    var count = 0
    for example in Self.readme.matches(of: #/(?s)\$ (metrics-cli [^\n]*)\n(.*?)```/#) {
      let words = Self.words(of: String(example.1)).dropFirst()
      var rest = try CommandLineTool.run(Array(words)).output.split(
        separator: "\n", omittingEmptySubsequences: false)[...]
      for line in example.2.split(separator: "\n") where line != "..." {
        let position = rest.firstIndex(of: line)
        #expect(position != nil, "\(words.joined(separator: " ")): \(line)")
        if let position { rest = rest[(position + 1)...] }
      }
      count += 1
    }
    #expect(count >= 5)
  }

  @Test("Every command line in the README is understood")
  func commandsAreUnderstood() throws {
    let lines = Self.readme.split(separator: "\n").filter {
      $0.hasPrefix("metrics-cli ") && !$0.contains("·")
    }
    #expect(lines.count > 5)
    for line in lines {
      let command = try #require(line.firstMatch(of: #/metrics-cli (.*?)(?:  .*)?$/#))
      var words = Self.words(of: String(command.1))
      // Files of the examples are not kept.
      if let output = words.firstIndex(of: "-o") { words[output + 1] = "/dev/null" }
      let outcome = try CommandLineTool.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
  }

  @Test("Every command and every option is named in a help or the README")
  func commandsAreDocumented() throws {
    let help = try CommandLineTool.run(["--help"]).output
    for match in help.matches(of: #/(?m)^  ([a-z]+) {2,}/#) {
      #expect(Self.readme.contains("metrics-cli \(match.1)"), "\(match.1) is not in the README")
    }
  }

  private static func words(of line: String) -> [String] {
    line.matches(of: #/"([^"]*)"|(\S+)/#).map { String($0.1 ?? $0.2 ?? "") }
  }
}

/// docs/exports.md says what is true.
struct ExportsPageTests {
  @Test("Every format has an example, which is a part of what the tool prints")
  func examplesAreReal() throws {
    let page = try String(
      contentsOf: CommandLineTool.root.appendingPathComponent("docs/exports.md"), encoding: .utf8)
    let examples = page.matches(of: #/### [^\n]*: `([a-z-]+)`\n\n```[a-z]*\n(?s:(.*?))\n```/#)
    #expect(examples.count == 15)
    for example in examples {
      let outcome = try CommandLineTool.run([
        "table", "--font", "Inter.ttf", "--category", "L", "--columns", "floatScale,fieldHeight",
        "--format", String(example.1),
      ])
      let printed = outcome.output.replacing("\r\n", with: "\n")
      for part in example.2.split(separator: "\n\n") {
        #expect(printed.contains(part), "\(example.1)")
      }
    }
  }
}
