import Foundation
import Testing

@testable import FieldMetrics

/// Generated source through the compilers of its languages, and its values read back by a program. Run by
/// `script/test builds`.
@Suite(.enabled(if: BuildTool.isStage))
struct SourceBuildTests {
  @Test(
    "Swift compiles in both language modes, gives the JSON's values, and looks up by SwiftUI's type",
    .enabled(if: BuildTool.canRun("swiftc")), arguments: ["5", "6"])
  func swift(mode: String) throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.swift, to: folder, suffix: "swift")
      let sizes = ContentSizeCategory.allCases.map(\.dynamicTypeSizeName)
      try write(
        "SwiftUI.swift", "public enum DynamicTypeSize { case \(sizes.joined(separator: ", ")) }",
        folder)
      try write(
        "UIKit.swift",
        "public struct UIContentSizeCategory { public let rawValue: String; "
          + "public init(rawValue: String) { self.rawValue = rawValue } }", folder)
      for module in ["SwiftUI", "UIKit"] {
        try BuildTool.run(
          "swiftc",
          [
            "-emit-module", "-emit-library", "-enable-library-evolution", "-parse-as-library",
            "-module-name", module, "-o", "lib\(module).so", "\(module).swift",
          ], in: folder)
      }
      let types = BuildSample.all.map {
        CodeName($0.table, nil).type
      }
      let shows = types.map { type in
        """
        for row in \(type).rows { show("\\(row.step)", "", row) }
        precondition(\(type).Step(.xxLarge) == .extraExtraLarge)
        precondition(\(type).Step(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")) == .large)
        """
      }
      try write(
        "main.swift", "import UIKit\n" + Self.swiftReader + shows.joined(separator: "\n"), folder)
      try BuildTool.run(
        "swiftc",
        ["-swift-version", mode, "-warnings-as-errors", "-I.", "-L.", "-lSwiftUI", "-lUIKit"]
          + ["-Xlinker", "-rpath=\(folder.path)", "-o", "program", "main.swift"]
          + BuildSample.all.map { "\($0.name).swift" }, in: folder)
      try BuildSample.expect(
        try BuildTool.run(folder.appendingPathComponent("program").path, [], in: folder))
    }
  }

  @Test(
    "Kotlin compiles with Debian's old compiler, plain and with Compose's units, and gives the values",
    .enabled(if: BuildTool.canRun("kotlinc", "java")))
  func kotlin() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      var options = ExportOptions()
      try BuildSample.write(.kotlin, to: folder, suffix: "kt")
      var programs = BuildSample.all.map { "    read(\(CodeName($0.table, nil).type).rows)" }
      // In a package whose names are reserved, and for this module alone.
      options.namespace = CodeNamespace("in.example.object.when")
      options.access = .module
      let compose = BuildSample.all[0].text(.compose, options)
      try write("compose.kt", compose, folder)
      programs += ["    println(\"--\")", "    read(`in`.example.`object`.`when`.rows)"]
      try write("units.kt", Self.composeUnits, folder)
      try write("main.kt", Self.kotlinReader(programs.joined(separator: "\n")), folder)
      let files = BuildSample.all.map { "\($0.name).kt" } + ["compose.kt", "units.kt", "main.kt"]
      try BuildTool.run("kotlinc", files + ["-d", "classes.jar"], in: folder)
      let libraries = "/usr/share/kotlin/kotlinc/lib/kotlin-stdlib.jar"
      let printed = try BuildTool.run(
        "java", ["-cp", "classes.jar:\(libraries)", "MainKt"], in: folder
      ).split(separator: "--\n")
      try BuildSample.expect(String(printed[0]))
      // Compose keeps lengths as Float.
      let values = try BuildSample.all[0].values
      #expect(printed[1].split(separator: "\n").count == values.count)
    }
  }

  @Test(
    "TypeScript and the module for React Native pass the strictest checks, and give the values",
    .enabled(if: BuildTool.canRun("tsc", "node")))
  func typescript() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.typescript, to: folder, suffix: "ts")
      try write("native.ts", BuildSample.all[1].text(.reactNative), folder)
      let name = CodeName(BuildSample.all[1].table, nil)
      try write(
        "react-native.d.ts",
        """
        declare module "react-native" {
          export const PixelRatio: { getFontScale(): number };
          export function useWindowDimensions(): { fontScale: number };
        }
        """, folder)
      try write("package.json", "{\"type\": \"module\"}", folder)
      let modules = folder.appendingPathComponent("node_modules/react-native")
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      try write("package.json", "{\"type\": \"module\", \"main\": \"index.js\"}", modules)
      try write(
        "index.js",
        "export const PixelRatio = { getFontScale: () => 3.2 };\n"
          + "export const useWindowDimensions = () => ({ fontScale: 0.9 });\n", modules)
      try BuildTool.run(
        "tsc",
        [
          "--strict", "--noUncheckedIndexedAccess", "--noUnusedLocals", "--target", "es2020",
          "--module", "es2020", "--moduleResolution", "node", "react-native.d.ts", "native.ts",
        ] + BuildSample.all.map { "\($0.name).ts" }, in: folder)
      try write(
        "native-test.js",
        """
        import * as native from "./native.js";
        const { \(name.lowerCamel)RowNow: now, use\(name.upperCamel)Row: use } = native;
        console.log(now().step, use().step, native.\(name.lowerCamel)RowForFontScale(9).step);
        """, folder)
      let steps = try BuildTool.run("node", ["native-test.js"], in: folder)
      #expect(
        steps == "accessibilityExtraExtraLarge small accessibilityExtraExtraExtraLarge\n")
      try readModules(in: folder)
    }
  }

  @Test(
    "JavaScript runs, agrees with its own types, and gives the values",
    .enabled(if: BuildTool.canRun("tsc", "node")))
  func javascript() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.javascript, to: folder, suffix: "js")
      try write("package.json", "{\"type\": \"module\"}", folder)
      try BuildTool.run(
        "tsc",
        ["--allowJs", "--checkJs", "--strict", "--noEmit", "--target", "es2020"]
          + BuildSample.all.map { "\($0.name).js" }, in: folder)
      try readModules(in: folder)
    }
  }

  @Test(
    "C and C++ compile without a warning, also twice included, and give the values",
    .enabled(if: BuildTool.canRun("gcc", "g++")),
    arguments: [
      ("gcc", "-std=c99", "c"), ("gcc", "-std=c17", "c"), ("g++", "-std=c++11", "cpp"),
      ("g++", "-std=c++20", "cpp"),
    ])
  func c(compiler: String, standard: String, suffix: String) throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.c, to: folder, suffix: "h")
      try write("main.\(suffix)", try Self.cReader(), folder)
      try BuildTool.run(
        compiler,
        [standard, "-Wall", "-Wextra", "-pedantic", "-Werror", "-o", "program", "main.\(suffix)"],
        in: folder)
      try BuildSample.expect(
        try BuildTool.run(folder.appendingPathComponent("program").path, [], in: folder))
    }
  }

  @Test(
    "Dart is by its grammar; there is no compiler to run", .enabled(if: BuildTool.canRunPython()))
  func dart() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.dart, to: folder, suffix: "dart")
      let script = """
        import sys, tree_sitter, tree_sitter_dart
        parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart.language()))
        def strings(node):
            if node.type == 'string_literal': yield node
            for child in node.children: yield from strings(child)
        for name in sys.argv[1:]:
            root = parser.parse(open(name, 'rb').read()).root_node
            found = list(strings(root))
            interpolated = [n for n in found if any('substitution' in c.type for c in n.children)]
            print(root.has_error, len(found) > 12, len(interpolated))
        """
      let said = try BuildTool.run(
        try #require(BuildTool.python),
        ["-c", script] + BuildSample.all.map { "\($0.name).dart" }, in: folder)
      #expect(said == String(repeating: "False True 0\n", count: 3))
    }
  }

  private func write(_ name: String, _ text: String, _ folder: URL) throws {
    try text.write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func readModules(in folder: URL) throws {
    let reads = BuildSample.all.map { sample in
      "import { \(CodeName(sample.table, nil).lowerCamel)Rows as \(sample.name) } from \"./\(sample.name).js\";"
    }
    let shows = BuildSample.all.map { "for (const row of \($0.name)) show(row.step, '', row);" }
    try write(
      "read.js", (reads + [Self.moduleReader] + shows).joined(separator: "\n"), folder)
    try BuildSample.expect(try BuildTool.run("node", ["read.js"], in: folder))
  }
}
