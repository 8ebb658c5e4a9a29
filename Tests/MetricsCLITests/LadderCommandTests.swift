import Foundation
import TestSupport
import Testing

extension JSONTree {
  /// What lies at a path of keys.
  fileprivate func at(_ path: String) throws -> JSONTree {
    try path.split(separator: ".").reduce(self) { try #require($0[String($1)]) }
  }

  fileprivate func word(_ path: String) throws -> String { try #require(at(path).string) }
  fileprivate func length(_ path: String) throws -> Double { try #require(at(path).number) }
  fileprivate func list(_ path: String) throws -> [JSONTree] { try #require(at(path).array) }
}

/// `--ladder`, `--platform` and the steps of ladders, as typed.
struct LadderCommandTests {
  private static let ladder = "Tests/MetricsCLITests/Inputs/ladder.json"
  private static let builtIn = [
    "dynamic-type", "android", "android-linear", "web", "web-zoom", "apple-system-body",
    "react-native",
  ]

  private func steps(_ arguments: String...) throws -> [String] {
    let outcome = try CommandLineTool.run(["table", "--format", "json"] + arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONTree(text: outcome.output).list("rows").map { try $0.word("step") }
  }

  @Test("Every ladder has rows of its own, and its name in the output", arguments: builtIn)
  func ladders(_ name: String) throws {
    let outcome = try CommandLineTool.run(["table", "--ladder", name, "--format", "json"])
    let table = try JSONTree(text: outcome.output)
    #expect(try table.word("ladder") == name)
    let sizes = try table.list("rows").map { try $0.length("sizes.body") }
    #expect(sizes.count >= 6)
    // Zoom makes px larger, and none of them more.
    #expect((Set(sizes).count == 1) == (name == "web-zoom"))
    #expect(sizes == sizes.sorted())
  }

  @Test("A component's platform chooses ladder and lines")
  func defaults() throws {
    for (component, ladder, platform, first) in [
      ("form-field", "dynamic-type", "ios", "extraSmall"),
      ("material3-filled", "android", "compose", "0.85"), ("mui-filled", "web", "chrome", "16"),
      ("labeled-text-field-react-native", "react-native", "ios", "extraSmall"),
    ] {
      let outcome = try CommandLineTool.run([
        "table", "--font", "Inter.ttf", "--component", component, "--format", "json",
      ])
      let table = try JSONTree(text: outcome.output)
      #expect(try table.word("ladder") == ladder)
      #expect(try table.word("platform") == platform)
      #expect(try table.list("rows").first?.word("step") == first)
    }
  }

  @Test("Rows of Android and the web differ in what follows text, as published")
  func rows() throws {
    func heights(_ arguments: String...) throws -> [Double] {
      let outcome = try CommandLineTool.run(["table", "--format", "json"] + arguments)
      return try JSONTree(text: outcome.output).list("rows").map { try $0.length("fieldHeight") }
    }
    // Data/android.json and Data/web.json of the library's tests: at rest and empty.
    #expect(
      try heights("--component", "material3-filled") == [56, 56, 61.25, 66.5, 73.5, 81, 86])
    #expect(
      try heights("--component", "material3-filled", "--ladder", "android-linear")
        == [56, 56, 62, 68, 76, 88, 96])
    #expect(
      try heights("--component", "mui-filled", "--root-size", "16,20,24,32") == [
        56, 61.75, 67.5, 79,
      ])
    #expect(
      try heights("--component", "suiss-field", "--root-size", "16,17,20,24,28,32")
        == [44, 46.75, 55, 66, 77, 88])
  }

  @Test("Steps are named by any of their options, and come smallest first")
  func named() throws {
    #expect(
      try steps("--component", "material3-filled", "--font-scale", "2,0.85") == ["0.85", "2"])
    #expect(try steps("--ladder", "android", "--category", "1.37") == ["1.37"])
    #expect(
      try steps("--ladder", "web", "--root-size", "20", "--category", "18px") == ["18", "20"])
    #expect(
      try steps("--ladder", "apple-system-body", "--category", "AX5,L") == [
        "large", "accessibilityExtraExtraExtraLarge",
      ])
    #expect(try steps("--ladder", Self.ladder, "--category", "HUGE,normal") == ["normal", "huge"])
    #expect(try steps("--platform", "windows") == ["large"])
    #expect(try steps("--platform", "firefox").first == "16")
  }

  @Test("measure, layout, inspect, corpus and compare take ladders, too")
  func commands() throws {
    let measured = try CommandLineTool.run([
      "measure", "--font", "Inter.ttf", "--label", "Email", "--ladder", "android", "--category",
      "1,2", "--platform", "compose", "--format", "jsonl",
    ])
    let records = try measured.output.split(separator: "\n").map { try JSONTree(text: String($0)) }
    #expect(try records.map { try $0.word("step") } == ["1", "2"])
    #expect(try records.map { try $0.length("size") } == [16, 28])
    #expect(try records.map { try $0.length("lineHeight") } == [24, 42])
    let layout = try CommandLineTool.run([
      "layout", "--ladder", "web", "--category", "20", "--format", "json",
    ])
    #expect(try JSONTree(text: layout.output).word("step") == "20")
    let inspected = try CommandLineTool.run([
      "inspect", "--font", "Inter.ttf", "--ladder", "web", "--category", "16,20", "--platform",
      "chrome", "--format", "json",
    ])
    let lines = try JSONTree(text: inspected.output).list("platforms.chrome.atSizes")
    #expect(try lines.map { try $0.length("size") } == [12, 15, 16, 20])
  }

  @Test("On the web a label's line is a whole number of device pixels")
  func platformLines() throws {
    let outcome = try CommandLineTool.run([
      "measure", "--font", "Inter.ttf", "--label", "Email", "--platform", "chrome", "--ladder",
      "web",
      "--display-scale", "1", "--format", "jsonl",
    ])
    #expect(try JSONTree(text: outcome.output).length("lineHeight") == 20)
  }

  @Test(
    "Wrong words are answered on the command line",
    arguments: [
      (["table", "--ladder", "andriod"], "Did you mean 'android'?"),
      (["table", "--ladder", "android", "--category", "L"], "font scales from 0.5 to 4"),
      (["table", "--ladder", "android", "--font-scale", "9"], "0.5 to 4"),
      (["table", "--ladder", "web", "--font-scale", "1"], "is no step of ladder web"),
      (
        ["table", "--ladder", "web", "--sizing", "custom"], "ladder web takes text-style and fixed"
      ),
      (["table", "--max-font-size-multiplier", "2"], "needs '--ladder react-native'"),
      (["table", "--platform", "chorme"], "Did you mean 'chrome'?"),
      (["table", "--ladder", ladder, "--category", "norml"], "Did you mean 'normal'?"),
      (["layout", "--ladder", "android", "--category", "1,2"], "one text size"),
      (["explain", "--column", "flotScale"], "Did you mean 'floatScale'?"),
      (["explain"], "Missing expected option '--column <column>'"),
      (["explain", "--column", "labelWidth"], "needs '--label <text>'"),
      (["compare", "--sizes", "16"], "Missing expected option '--font <file>'"),
      (["compare", "--font", "Inter.ttf", "--format", "css"], "needs '--fallback <file>'"),
      (["compare", "--font", "Inter.ttf", "--script", "latin"], "needs '--fallback <file>'"),
      (
        ["compare", "--font", "Inter.ttf", "--category", "L", "--style", "capton1"],
        "Did you mean 'caption1'?"
      ),
    ])
  func wrong(_ arguments: [String], _ hint: String) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test("A ladder file that cannot be used is one line, exit code 2, and nothing written")
  func malformed() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("mine.json").path
      try "{\"ladder\": \"a\",\n \"stiles\": {}}".write(
        toFile: file, atomically: true, encoding: .utf8)
      for command in [["table"], ["layout"], ["measure", "--font", "Inter.ttf", "--label", "A"]] {
        let outcome = try CommandLineTool.run(command + ["--ladder", file])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(
          outcome.errors.contains(
            "line 2, key 'stiles': found the key 'stiles', expected one of $schema, ladder, version,"
              + " summary, styles, steps; did you mean 'styles'?"))
      }
      let outcome = try CommandLineTool.run(["table", "--ladder", folder.path + "/none.json"])
      #expect(outcome.status == 2)
    }
  }

  @Test("An output never replaces the ladder that is read")
  func doesNotOverwrite() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("mine.json")
      let text = try String(
        contentsOf: CommandLineTool.root.appendingPathComponent(Self.ladder), encoding: .utf8)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try CommandLineTool.run(["table", "--ladder", file.path, "-o", file.path])
      #expect(outcome.status != 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("Help names the library's ladders")
  func help() throws {
    let outcome = try CommandLineTool.run(["help", "table"])
    let words = outcome.output.replacing("\n", with: " ").split(separator: " ").joined(
      separator: " ")
    #expect(words.contains(Self.builtIn.joined(separator: ", ")))
  }
}
