import Foundation
import Testing

/// `metrics-cli simulate`, as a user runs it.
struct SimulateCommandTests {
  private static func simulate(
    _ script: String, _ arguments: String...
  ) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["simulate"] + arguments, input: Data(script.utf8))
  }

  @Test("The README shows what the tool prints")
  func readmeIsReal() throws {
    let readme = try String(
      contentsOf: CommandLineTool.root.appendingPathComponent("README.md"), encoding: .utf8)
    let example = try #require(
      readme.firstMatch(of: #/(?s)\$ metrics-cli (simulate [^\n]*)\n(.*?)```/#))
    let words = String(example.1).matches(of: #/"([^"]*)"|(\S+)/#).map {
      String($0.1 ?? $0.2 ?? "")
    }
    let outcome = try CommandLineTool.run(words)
    #expect(outcome.output == String(example.2))
  }

  @Test("A mistake in a script names file and line, and what came before stands")
  func mistakesNameTheirLine() throws {
    let outcome = try Self.simulate("{\"event\": \"focus\"}\n\n{\"event\": \"typ\"}\n")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Error: '-', line 3, column 11: found 'typ', expected one of"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("1 focus"))
  }

  @Test("A mistake leaves an output file as it was")
  func mistakesLeaveFiles() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.jsonl").path
      let outcome = try Self.simulate("{\"event\": 1}", "--format", "jsonl", "-o", file)
      #expect(outcome.status == 2)
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test("JSON Lines are an object for the start and for each event")
  func linesAreObjects() throws {
    let script = #"{"event":"focus"}"# + "\n" + #"{"event":"paste","text":"é\"\n\u2028\u0007x"}"#
    let outcome = try Self.simulate(script, "--format", "jsonl", "--limit", "3", "--label", "L\"")
    let lines = try outcome.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["event"] as? String } == ["start", "focus", "paste"])
    #expect(lines[2]["text"] as? String == "é\"\n")
    #expect((lines[2]["accessibility"] as? [String: Any])?["label"] as? String == "L\"")
    let effects = lines[2]["effects"] as? [[String: Any]]
    #expect(effects?.map { $0["effect"] as? String } == ["refusal", "haptic", "bump"])
  }

  @Test(
    "Every component plays the example",
    arguments: [
      "form-field", "clearable-text-field", "labeled-text-field",
      "labeled-text-field-react-native", "suiss-field",
    ])
  func componentsPlay(component: String) throws {
    let outcome = try CommandLineTool.run([
      "simulate", "--component", component, "--rule", "email=No", "--file", "docs/example.jsonl",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(component))
    #expect(outcome.output.contains("\n10 clear\n"))
  }

  @Test(
    "Options that would be ignored, and rules that are none, are mistakes",
    arguments: [
      (["--component", "suiss-field", "--limit", "3"], "has no meaning for suiss-field"),
      (["--component", "form-field", "--required"], "has no meaning for form-field"),
      (["--unit", "utf8"], "needs '--limit"), (["--rule", "emails=x"], "invalid for '--rule"),
      (["--width", "300"], "needs '--format svg'"), (["--format", "svg"], "needs '--font"),
      (["--limit", "-1"], "invalid for '--limit"), (["--limit", "1.5"], "invalid for '--limit"),
      (["--limit", "9223372036854775808"], "invalid for '--limit"),
    ])
  func mistakesAreNamed(arguments: [String], message: String) throws {
    let outcome = try CommandLineTool.run(["simulate"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("A film has a step for the start and for each event, and no more than 120")
  func filmsAreBounded() throws {
    let film = ["--font", "Inter.ttf", "--label", "Email", "--format", "svg"]
    let outcome = try CommandLineTool.run(["simulate", "--file", "docs/example.jsonl"] + film)
    #expect(outcome.status == 0)
    for step in 0...10 { #expect(outcome.output.contains("class=\"step\(step)\"")) }
    #expect(!outcome.output.contains("class=\"step11\""))
    #expect(outcome.output.contains("prefers-reduced-motion"))
    let long = String(repeating: "{\"event\":\"tap\"}\n", count: 120)
    let tooLong = try CommandLineTool.run(["simulate"] + film, input: Data(long.utf8))
    #expect(tooLong.status == 2 && tooLong.errors.contains("line 120"))
  }

  @Test("Names and texts cannot steer a terminal")
  func outputIsSafe() throws {
    let outcome = try Self.simulate(
      #"{"event":"set","text":"a\u001b[31m\u202eb"}"#, "--label", "x\u{1B}]0;y")
    #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
