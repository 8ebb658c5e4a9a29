import Foundation
import Testing

/// Whole outputs, byte for byte. `script/record` writes them anew, and fails so that nobody records
/// by accident.
struct GoldenTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    /// Of a file among the goldens, or with its folder of one elsewhere in the checkout.
    let name: String
    let arguments: [String]

    var testDescription: String { name }
  }

  private static let text = [
    "--label", "Email address", "--label", "Größe, “ca.”", "--limit", "160",
  ]

  private static let browserText = [
    "--label", "AVATAR Wave To", "--label", "الاسم", "--sizes", "16,17.5", "--display-scale", "2",
  ]

  private static let givenLine = [
    "--sizes", "16,17", "--line-height", "1.5", "--line-height-style", "proportional",
    "--platform", "chrome,firefox,compose,ios",
  ]

  static let goldens: [Golden] =
    ["Inter.ttf", "Roboto-Regular.ttf"].flatMap { font in
      [
        ("text", "txt"), ("markdown", "md"), ("csv", "csv"), ("json", "json"),
        ("swift", "swift.txt"),
      ]
      .map { format, suffix in
        Golden(
          name: "table-\(font.split(separator: ".")[0]).\(suffix)",
          arguments: ["table", "--font", font, "--format", format] + text)
      }
    } + [
      Golden(name: "table-system.txt", arguments: ["table"]),
      Golden(
        name: "table-Inter-custom.json",
        arguments: [
          "table", "--font", "Inter.ttf", "--axes", "wght=600", "--sizing", "custom",
          "--display-scale", "2", "--category", "AX5,L", "--precision", "3", "--format", "json",
        ]),
      Golden(
        name: "table-NotoSansDevanagari-ne.txt",
        arguments: [
          "table", "--font", "NotoSansDevanagari-Regular.ttf", "--limit", "1200", "--locale", "ne",
          "--category", "L,AX5",
        ]),
      Golden(
        name: "table-Inter-shaped.txt",
        arguments: [
          "table", "--font", "Inter.ttf", "--label", "Col·legi 1", "--limit", "160", "--language",
          "ca", "--features", "ss01,tnum=1", "--tracking", "-12.5", "--direction", "rtl",
          "--category", "L",
        ]),
      Golden(
        name: "measure-chrome.txt",
        arguments: ["measure", "--font", "Inter.ttf", "--platform", "chrome"] + browserText),
      Golden(
        name: "measure-firefox.json",
        arguments: ["measure", "--font", "Inter.ttf", "--platform", "firefox", "--format", "json"]
          + browserText),
      Golden(
        name: "measure-chrome-canvas.csv",
        arguments: [
          "measure", "--font", "Inter.ttf", "--platform", "chrome", "--variant", "canvas",
          "--format", "csv",
        ] + browserText),
      Golden(
        name: "inspect-line-height.txt",
        arguments: ["inspect", "--font", "Roboto-Regular.ttf"] + givenLine),
      Golden(
        name: "inspect-line-height.json",
        arguments: ["inspect", "--font", "Roboto-Regular.ttf", "--format", "json"] + givenLine),
      Golden(name: "inspect-Inter.txt", arguments: ["inspect", "--font", "Inter.ttf"]),
      Golden(
        name: "inspect-Inter.json",
        arguments: ["inspect", "--font", "Inter.ttf", "--format", "json"]),
      Golden(
        name: "inspect-Roboto-Regular.txt", arguments: ["inspect", "--font", "Roboto-Regular.ttf"]),
      Golden(
        name: "inspect-Roboto-sizes.txt",
        arguments: [
          "inspect", "--font", "Roboto-Regular.ttf", "--sizes", "12,17", "--display-scale", "2",
          "--variant", "window,font-padding",
        ]),
      Golden(
        name: "corpus-chrome.jsonl",
        arguments: [
          "corpus", "Tests/FieldMetricsTests/Fonts/two-faces.ttc",
          "Tests/FieldMetricsTests/Fonts/mvar.ttf", "--platform", "chrome,android", "--sizes", "16",
        ]),
      Golden(name: "help-explain.txt", arguments: ["explain", "--help"]),
      Golden(
        name: "explain-floatScale.txt",
        arguments: [
          "explain", "--font", "Inter.ttf", "--category", "AX5", "--column", "floatScale",
        ]),
      Golden(
        name: "explain-fieldHeight.json",
        arguments: [
          "explain", "--font", "Roboto-Regular.ttf", "--column", "fieldHeight", "--format", "json",
        ]),
      Golden(
        name: "explain-material3-filled.txt",
        arguments: [
          "explain", "--font", "Roboto-Regular.ttf", "--component", "material3-filled",
          "--font-scale", "1.3", "--column", "fieldHeight",
        ]),
      Golden(
        name: "table-ladder.csv",
        arguments: [
          "table", "--font", "Inter.ttf", "--ladder", "Tests/MetricsCLITests/Inputs/ladder.json",
          "--platform", "android", "--display-scale", "2.625", "--format", "csv",
        ]),
      Golden(
        name: "table-android.swift.txt",
        arguments: [
          "table", "--font", "Inter.ttf", "--component", "material3-filled", "--font-scale",
          "1,1.3",
          "--format", "swift",
        ]),
      Golden(name: "help-compare.txt", arguments: ["compare", "--help"]),
      Golden(
        name: "compare-fonts.txt",
        arguments: [
          "compare", "--font", "Inter.ttf", "--font", "Roboto-Regular.ttf", "--sizes", "16,17",
          "--display-scale", "2", "--fallback", "DejaVuSans.ttf",
        ]),
      Golden(
        name: "compare-ladder.json",
        arguments: [
          "compare", "--font", "Inter.ttf", "--platform", "ios,compose", "--ladder", "android",
          "--category", "1,2", "--format", "json",
        ]),
      Golden(
        name: "compare-fonts.csv",
        arguments: [
          "compare", "--font", "Inter.ttf", "--font", "Karla.ttf", "--platform", "chrome,firefox",
          "--format", "csv",
        ]),
      Golden(
        name: "compare-ladder.md",
        arguments: [
          "compare", "--font", "Inter.ttf", "--platform", "ios,chrome", "--category", "L,AX5",
          "--format", "markdown",
        ]),
      Golden(
        name: "compare-fallbacks.css",
        arguments: [
          "compare", "--font", "Inter.ttf", "--fallback", "DejaVuSans.ttf", "--fallback",
          "Roboto-Regular.ttf", "--script", "latin,greek", "--format", "css",
        ]),
      Golden(name: "help-corpus.txt", arguments: ["corpus", "--help"]),
      Golden(name: "help.txt", arguments: ["--help"]),
      Golden(name: "help-table.txt", arguments: ["help", "table"]),
      Golden(
        name: "table-material3-filled.json",
        arguments: [
          "table", "--component", "material3-filled", "--font", "Roboto-Regular.ttf", "--label",
          "Email", "--category", "L,AX5", "--format", "json",
        ]),
      Golden(
        name: "table-suiss-field.txt",
        arguments: [
          "table", "--component", "suiss-field", "--font", "Inter.ttf", "--label", "Email",
        ]
      ),
      Golden(
        name: "layout-focused.txt",
        arguments: [
          "layout", "--font", "Inter.ttf", "--label", "Email address", "--state", "focused",
        ]),
      Golden(
        name: "layout-error-rtl.json",
        arguments: [
          "layout", "--font", "Inter.ttf", "--label", "Email address", "--text", "me@home",
          "--error",
          "That is no address that anybody could send mail to, nor is it one to reply to.",
          "--limit", "7", "--direction", "rtl", "--format", "json",
        ]),
      Golden(
        name: "layout-suiss-field.txt",
        arguments: [
          "layout", "--component", "suiss-field", "--font", "Inter.ttf", "--label", "Email",
          "--help-text", "We never share it.", "--error", "Not an address", "--error", "Too long",
        ]),
      Golden(
        name: "layout-progress.txt",
        arguments: [
          "layout", "--font", "Inter.ttf", "--label", "Email address", "--progress", "0.5",
          "--reduced-motion",
        ]),
      Golden(name: "component-list.txt", arguments: ["component", "list"]),
      Golden(name: "help-layout.txt", arguments: ["layout", "--help"]),
      Golden(name: "help-component.txt", arguments: ["component", "--help"]),
      Golden(name: "help-inspect.txt", arguments: ["inspect", "--help"]),
      Golden(name: "help-measure.txt", arguments: ["measure", "--help"]),
      Golden(
        name: "measure-scripts.txt",
        arguments: MeasureCommandTests.mixedScripts
          + ["--category", "L,AX5", "--width", "329", "--lines", "2"]),
      Golden(
        name: "measure-scripts.jsonl",
        arguments: MeasureCommandTests.mixedScripts
          + ["--category", "L,AX5", "--width", "329", "--format", "jsonl"]),
      Golden(
        name: "measure-styles.csv",
        arguments: MeasureCommandTests.mixedScripts
          + ["--style", "body,caption", "--precision", "4", "--format", "csv"]),
      Golden(name: "help-build.txt", arguments: ["build", "--help"]),
      Golden(name: "help-init.txt", arguments: ["init", "--help"]),
      Golden(name: "help-count.txt", arguments: ["count", "--help"]),
      Golden(name: "help-report.txt", arguments: ["report", "--help"]),
      Golden(name: "help-simulate.txt", arguments: ["simulate", "--help"]),
      Golden(
        name: "simulate-example.jsonl",
        arguments: [
          "simulate", "--label", "Email", "--prompt", "name@example.org", "--help-text",
          "For receipts", "--limit", "16", "--rule", "required=Write one", "--rule",
          "email=No address", "--locale", "ar-EG", "--format", "jsonl", "--file",
          "docs/example.jsonl",
        ]),
      // The README's picture; the command beside it makes the same.
      Golden(
        name: "docs/example.svg",
        arguments: [
          "layout", "--font", "Inter.ttf", "--label", "E-Mail-Adresse bestätigen", "--text",
          "mila@example.org", "--sheet", "--state", "rest", "--state", "focused,filled",
          "--category", "L,AX1,AX5", "--format", "svg",
        ]),
      Golden(
        name: "layout-guides-rtl.svg",
        arguments: [
          "layout", "--font", "NotoNaskhArabic-Regular.ttf", "--fallback", "Inter.ttf", "--label",
          "البريد", "--direction", "rtl", "--state", "focused", "--guides", "--format", "svg",
          "--appearance", "dark",
        ]),
      Golden(
        name: "count-lines.txt",
        arguments: ["count", "--file", "LICENSE", "--each-line", "--limit", "60"]),
    ]

  @Test("A whole output is as recorded", arguments: goldens)
  func outputIsAsRecorded(golden: Golden) throws {
    let outcome = try CommandLineTool.run(golden.arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let folder = golden.name.contains("/") ? "" : "Tests/MetricsCLITests/Goldens/"
    let file = CommandLineTool.root.appendingPathComponent(folder + golden.name)
    if ProcessInfo.processInfo.environment["FIELDMETRICS_RECORD"] != nil {
      try outcome.output.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.name)")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    if outcome.output != recorded {
      let lines = (outcome.output.split(separator: "\n"), recorded.split(separator: "\n"))
      let first = zip(lines.0, lines.1).first { $0 != $1 }
      Issue.record("first difference: \(first?.0 ?? "length") instead of \(first?.1 ?? "")")
    }
  }

  @Test(
    "The same bytes come out in every locale and folder, with and without a terminal's variables",
    arguments: [
      ["LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "tr_TR.UTF-8"], ["LANG": "ar_EG.UTF-8"],
      ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], ["TZ": "Asia/Kathmandu"],
    ])
  func bytesDoNotDependOnTheHost(environment: [String: String]) throws {
    let fonts = CommandLineTool.root.appendingPathComponent("fonts").path
    let variables = environment.merging(["FIELDMETRICS_FONT_PATH": fonts]) { $1 }
    for golden in Self.goldens.prefix(5) {
      let here = try CommandLineTool.run(golden.arguments)
      let there = try CommandLineTool.run(
        golden.arguments, in: URL(fileURLWithPath: "/"), environment: variables)
      #expect(here.output == there.output)
      #expect(there.status == 0)
    }
  }

  @Test("Text for a terminal fits 100 columns, help 80", arguments: goldens)
  func textFitsItsWidth(golden: Golden) throws {
    guard golden.name.hasSuffix(".txt"), !golden.name.hasSuffix("swift.txt") else { return }
    let width = golden.name.hasPrefix("help") ? 80 : 100
    let outcome = try CommandLineTool.run(golden.arguments)
    for line in outcome.output.split(separator: "\n") {
      #expect(line.count <= width, "\(line)")
    }
  }
}
