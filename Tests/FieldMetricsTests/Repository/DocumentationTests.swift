import Foundation
import Testing

struct DocumentationTests {
  @Test("Every decision has the sections that the first one has, and is linked from the list")
  func decisionsAreComplete() throws {
    let folder = Checkout.root.appendingPathComponent("docs/decisions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("0") }.sorted()
    let list = try Checkout.text("docs/decisions/README.md")
    #expect(!names.isEmpty)
    for name in names {
      let text = try Checkout.text("docs/decisions/\(name)")
      for section in ["## Context", "## Decision", "## Consequences"] {
        #expect(text.contains(section), "\(name) lacks \(section)")
      }
      #expect(list.contains("(\(name))"), "\(name) is not in the list")
    }
  }

  @Test("Every finding that the library can give is explained in docs/findings.md")
  func findingsAreExplained() throws {
    let explained = try Checkout.text("docs/findings.md")
    var ids: Set<String> = []
    for file in try Checkout.swiftFiles(in: "Sources/FieldMetrics") {
      for match in file.text.matches(
        of:
          #/(?:\.note|\.warning|isSemibold \? \.note : \.warning),\s*"([a-z0-9-]+)"|warn\(\s*"([a-z0-9-]+)"/#
      ) {
        ids.insert(String(match.1 ?? match.2 ?? ""))
      }
    }
    #expect(ids.count > 15)
    for id in ids.sorted() { #expect(explained.contains("`\(id)`"), "\(id) is not explained") }
    for match in explained.matches(of: #/(?m)^\| `([a-z0-9-]+)`/#) {
      #expect(ids.contains(String(match.1)), "\(match.1) is explained but never given")
    }
  }

  @Test("Every relative link in the documents leads to a file")
  func linksLeadSomewhere() throws {
    let root = Checkout.root
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent("docs").path
    ).map { "docs/\($0)" }
    for path in paths + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "fonts/README.md"]
    where path.hasSuffix(".md") {
      let folder = root.appendingPathComponent(path).deletingLastPathComponent()
      for match in try Checkout.text(path).matches(of: #/\]\(([^)#:]+)(?:#[^)]*)?\)/#) {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(path) links to \(match.1)")
      }
    }
  }
}
