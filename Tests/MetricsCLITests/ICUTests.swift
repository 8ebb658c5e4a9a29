import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// ICU costs milliseconds: only a label that needs it pays them.
  struct ICUTests {
    private static let latin = ["--label", "We’ll never share your e-mail – 12 €…"]
    private static let hebrew = ["--label", "שם"]

    private static func table(
      _ font: String, _ labels: [String], environment: [String: String] = [:]
    ) throws -> CommandLineTool.Outcome {
      try CommandLineTool.run(
        ["table", "--category", "L", "--font", try Fixtures.bootstrapPath(font)] + labels,
        environment: environment)
    }

    @Test("A table with Latin labels does not load ICU, one with a Hebrew label does")
    func onlyOthersLoadICU() throws {
      // The loader then writes to standard error which libraries it looks for.
      let environment = ["LD_DEBUG": "libs"]
      let latin = try Self.table("Inter.ttf", Self.latin, environment: environment)
      #expect(latin.status == 0)
      #expect(latin.errors.contains("libharfbuzz"))
      #expect(!latin.errors.contains("libicu"))
      let hebrew = try Self.table(
        "NotoSansHebrew-Regular.ttf", Self.hebrew, environment: environment)
      #expect(hebrew.status == 0)
      #expect(hebrew.errors.contains("libicuuc"))
    }

    @Test("Without ICU a Latin label is measured, and another one gives one line and exit 2")
    func missingICUIsReported() throws {
      try CommandLineTool.withTemporaryFolder { folder in
        // Whatever version is asked for, what is found first is no library.
        for version in 60...99 {
          try Data("no library".utf8).write(
            to: folder.appendingPathComponent("libicuuc.so.\(version)"))
        }
        let environment = ["LD_LIBRARY_PATH": folder.path]
        let latin = try Self.table("Inter.ttf", Self.latin, environment: environment)
        #expect(latin.status == 0)
        let hebrew = try Self.table(
          "NotoSansHebrew-Regular.ttf", Self.hebrew, environment: environment)
        #expect(hebrew.status == 2)
        #expect(hebrew.output.isEmpty)
        #expect(hebrew.errors.split(separator: "\n").count == 1, "\(hebrew.errors)")
        #expect(
          hebrew.errors.hasPrefix("Error: text beyond plain Latin needs ICU, and libicuuc.so."))
        #expect(hebrew.errors.contains("install it (Debian and Ubuntu: libicu"))
      }
    }
  }
#endif
