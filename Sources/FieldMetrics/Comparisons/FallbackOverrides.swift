/// What makes a fallback font take the room of a web font until that is loaded.
///
/// The formulas are capsize's `createFontStack`: the fallback is scaled so that a text is as wide, and its
/// ascent, descent and gap are replaced by the web font's, in shares of the scaled em.
/// Source: docs/sources.md, "Fallback overrides".
///
/// Units: ratios, 1 for 100 %.
public struct FallbackOverrides: Hashable, Sendable {
  public let sizeAdjust: Double
  public let ascentOverride: Double
  public let descentOverride: Double
  public let lineGapOverride: Double

  /// - Parameters:
  ///   - metrics: of the web font, as the browser takes them.
  ///   - sizeAdjust: what the fallback is scaled with; more than 0.
  public init(_ metrics: LineMetrics, sizeAdjust: Double) {
    let em = Double(metrics.unitsPerEm) * sizeAdjust
    self.sizeAdjust = sizeAdjust
    ascentOverride = metrics.ascender.value / em
    descentOverride = abs(metrics.descender.value) / em
    // Browsers take a negative gap of a web font for 0.
    lineGapOverride = max(0, metrics.lineGap.value) / em
  }
}

/// A web font with one of its fallbacks in one script.
public struct FallbackMatch: Hashable, Sendable {
  public let font: FontIdentity
  public let fallback: FontIdentity
  /// The name by which a stylesheet finds the fallback on the reader's machine.
  public let localNames: [String]
  /// `nil` for a text of the caller's own.
  public let script: ScriptSample?
  public let overrides: FallbackOverrides
  /// Of the text in both fonts, in ems.
  public let widths: (font: Double, fallback: Double)

  /// - Parameters:
  ///   - text: of one line.
  /// - Throws: ``ComparisonError/lacksCharacters(file:script:scalars:)`` and
  ///   ``ComparisonError/noWidth(file:)``, ``FontError``, ``ShapingError`` and ``TextError``.
  public init(
    _ font: (face: Face, axes: [AxisCoordinate]), fallback: Face, script: ScriptSample?,
    text: String? = nil
  ) throws {
    let text = text ?? script?.text ?? ScriptSample.latin.text
    func width(_ face: Face, _ axes: [AxisCoordinate]) throws -> Double {
      let shaped = try TextShaper(try FontStack(face, axes: axes)).shape(text)
      guard shaped.missing.isEmpty else {
        throw ComparisonError.lacksCharacters(
          file: face.file.fileName, script: script?.rawValue ?? "the sample",
          scalars: Self.list(shaped.missingScalars))
      }
      let width = shaped.runs.reduce(0) { $0 + $1.advance.value } / Double(face.unitsPerEm)
      guard width > 0 else { throw ComparisonError.noWidth(file: face.file.fileName) }
      return width
    }
    let place = try font.face.place(font.axes)
    widths = (try width(font.face, font.axes), try width(fallback, []))
    overrides = FallbackOverrides(
      LineTables(font.face, at: place).metrics(.chrome).metrics,
      sizeAdjust: widths.font / widths.fallback)
    self.font = FontIdentity(font.face, axes: place.coordinates)
    self.fallback = FontIdentity(fallback, axes: try fallback.place([]).coordinates)
    var names: [String] = []
    for name in [fallback.names.fullName, fallback.names.postScriptName, fallback.names.family] {
      if let name, !names.contains(name) { names.append(name) }
    }
    localNames = names
    self.script = script
  }

  /// The first few: of a script there may be hundreds.
  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    let first = scalars.prefix(5).map(\.codePointName).joined(separator: " ")
    return scalars.count > 5 ? "\(first) and \(scalars.count - 5) more" : first
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.font == b.font && a.fallback == b.fallback && a.script == b.script
      && a.overrides == b.overrides
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fallback)
    hasher.combine(overrides)
  }
}

/// Why fonts cannot be compared.
public enum ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  case lacksCharacters(file: String, script: String, scalars: String)
  case noWidth(file: String)

  public var description: String {
    switch self {
    case .lacksCharacters(let file, let script, let scalars):
      "\(file.quoted): found no glyph for \(scalars) of \(script), expected all of the sample;"
        + " choose another --script, or a --sample that both fonts have"
    case .noWidth(let file):
      "\(file.quoted): found a sample without width, expected a text that both fonts draw"
    }
  }
}
