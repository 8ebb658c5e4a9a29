import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

struct DevDumpTests {
  @Test func dump() throws {
    guard let folder = ProcessInfo.processInfo.environment["DUMP"] else { return }
    func stack(_ files: String...) throws -> FontStack {
      let faces = try files.map { try FontFile(path: try Fixtures.bootstrapPath($0)).face() }
      return try FontStack(faces[0], fallbacks: Array(faces.dropFirst()))
    }
    func save(_ picture: Picture, _ name: String) throws {
      try SVGDocument.text(of: picture).write(
        toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
      for appearance in Appearance.allCases {
        let start = Date()
        let bitmap = try picture.bitmap(appearance, scale: 3)
        let mid = Date()
        let bytes = PNGDocument.bytes(of: bitmap, scale: 3, title: picture.title)
        print(name, mid.timeIntervalSince(start), Date().timeIntervalSince(mid), bytes.count)
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(appearance).png"))
      }
    }
    let inter = FieldPainter(try stack("Inter.ttf"))
    try save(
      try inter.picture(of: SampleFrames.field(), title: "t", description: "d"), "plain")
    try save(
      try inter.picture(
        of: SampleFrames.field(opacity: 0.45), title: "t", description: "d"), "disabled")
    try save(
      try inter.picture(
        of: SampleFrames.field(label: "E-Mail-Adresse bestätigen"), title: "t", description: "d", guides: true), "guides")
    let mixed = FieldPainter(
      try stack("NotoNaskhArabic-Regular.ttf", "NotoColorEmoji.ttf", "Inter.ttf"))
    try save(
      try mixed.picture(
        of: SampleFrames.field(.rightToLeft, label: "عنوان البريد 👩‍🚀", typed: "سارة 🎉"), title: "t",
        description: "d", guides: true), "arabic")
    let naskh = FieldPainter(try stack("NotoNaskhArabic-Regular.ttf"))
    try save(
      try naskh.picture(
        of: SampleFrames.field(.rightToLeft, label: "عنوان البريد", typed: "سارة"), title: "t",
        description: "d", guides: true), "lettersmissing")
    try save(
      try inter.picture(
        of: ContactSheet(
          columns: ["rest", "floated"],
          rows: [
            .init(
              caption: "L",
              cells: [SampleFrames.field(isFloated: false), SampleFrames.field()])
          ]), title: "s", description: "d"), "sheet")
    let motion = try inter.picture(
      floatingFrom: SampleFrames.field(isFloated: false), to: SampleFrames.field(), title: "m",
      description: "d")
    try SVGDocument.text(of: motion).write(
      toFile: "\(folder)/motion.svg", atomically: true, encoding: .utf8)
    let system = FieldPainter(nil)
    try save(
      try system.picture(of: SampleFrames.field(), title: "t", description: "d", guides: true),
      "system")
    var options = TableOptions()
    options.labels = ["Email address", "E-Mail-Adresse bestätigen"].compactMap(FieldLabel.init)
    let font = try stack("Inter.ttf")
    let table = try MetricsTableBuilder(.stack(font), options: options).build()
    let page = ReportPage(
      table: table,
      sheet: ContactSheet(
        columns: ["rest", "floated"],
        rows: [
          .init(caption: "L", cells: [SampleFrames.field(isFloated: false), SampleFrames.field()])
        ]), floating: (SampleFrames.field(isFloated: false), SampleFrames.field()),
      painter: FieldPainter(font))
    try page.text().write(toFile: "\(folder)/report.html", atomically: true, encoding: .utf8)
  }
}
