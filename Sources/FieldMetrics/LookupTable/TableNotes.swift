/// What a reader of a table should know beside its numbers.
struct TableNotes {
  let findings: [Finding]

  init(
    _ options: TableOptions, _ font: MeasuredFont, _ rows: [MetricsRow],
    _ chosen: ChosenLineMetrics, _ component: FieldComponent,
    _ assumed: [String]
  ) throws {
    var findings = (font.face?.findings ?? []) + chosen.findings
    findings += Self.component(component, options.textSize, options.ladder, assumed)
    findings += Self.lines(font.rule, chosen)
    if component.platform == .ios, font.rule == .ios {
      findings.append(Self.inputModelled)
    }
    if font.face != nil, options.sizing == .textStyle, component.platform == .ios,
      case .dynamicType = options.ladder
    {
      let scaled = DynamicType.scaledFontSize(17, at: .accessibilityExtraExtraExtraLarge)
      findings.append(
        Finding(
          .note, "sizing-text-style",
          "Sizes are the system font's. A font loaded with Font.custom(_:size:relativeTo:) gets"
            + " others, body \(plain: scaled.value) instead of 53 at AX5: use --sizing custom."))
    }
    if font.followsOpticalSize {
      findings.append(
        Finding(
          .note, "optical-size",
          "The opsz axis follows the font size, so each size has metrics of its own; set it with"
            + " --axes to hold it."))
    }
    findings += Self.widths(options, font, rows)
    findings += try Self.tallerLabels(options, font, rows)
    // What the counter's face is says nothing about a width that is not known.
    if rows.first?.counter?.width != nil { findings += [font.counterFinding].compactMap(\.self) }
    if options.limit != nil { findings += font.counterNumbers.findings }
    findings += try Self.counterGlyphs(options, font, rows)
    if let isTabular = try font.hasTabularDigits(at: Self.counterSize(options)), !isTabular {
      let system = font.counterNumbers.system
      let digits = system == .latn ? "" : "\(system.rawValue) "
      findings.append(
        Finding(
          .note, "counter-not-tabular",
          "The font has no \(digits)digits of equal width (tnum): the counter's width changes as"
            + " people type."))
    }
    self.findings = findings
  }

  /// The counter's, at the ladder's standard step.
  private static func counterSize(_ options: TableOptions) -> Points {
    options.ladder.standardStep.size(of: .footnote, options.sizing) ?? 13
  }

  /// Whose lines the font's are, where they are not those of iOS.
  static func lines(_ rule: LineMetricsRule, _ chosen: ChosenLineMetrics) -> [Finding] {
    guard rule != .ios else { return [] }
    return [
      Finding(
        .note, "platform-lines",
        "Lines of the font itself are those of \(rule.rawValue), \(chosen.certainty.rawValue):"
          + " \(chosen.reason).")
    ]
  }

  static let inputModelled = Finding(
    .note, "input-modelled",
    "One-line input heights, and with them field heights and label positions, are modelled:"
      + " line height + 1.5 pt. On devices the model was seen to hold at 15 and 17 pt, @3x.")

  static let widthsAbsent = Finding(
    .warning, "widths-absent",
    "The built-in system profile has heights only; widths need a font file (--font).")

  /// What is to be known of a component: whose ladder it does not follow, and what is assumed.
  static func component(
    _ component: FieldComponent, _ textSize: PlatformTextSize, _ ladder: TypeLadder,
    _ assumed: [String]
  ) -> [Finding] {
    var findings: [Finding] = []
    if component.platform != .ios, case .dynamicType = ladder {
      findings.append(
        Finding(
          .note, "component-platform",
          "Component \(component.name.quoted) is drawn on"
            + " \(component.platform.displayName): \(textSize.sentence(on: component.platform))"))
    }
    findings += assumed.map {
      Finding(.note, "component-assumed", "Assumed in \(component.name.quoted): \($0.terminalSafe)")
    }
    return findings
  }

  /// Names the digits that the counter's font lacks.
  private static func counterGlyphs(
    _ options: TableOptions, _ font: MeasuredFont, _ rows: [MetricsRow]
  ) throws -> [Finding] {
    guard let counter = rows.first?.counter, let text = counter.text else { return [] }
    let size = counterSize(options)
    let missing = try font.counterMissing(of: text, at: size)
    guard !missing.isEmpty else {
      return try font.counterFallbacks(of: text, at: size).map { face in
        Finding(
          .note, "counter-fallback",
          "Counter \(text.quoted) has glyphs of the fallback \(face.file.fileName.quoted), weight"
            + " \(face.os2.map { "\($0.weightClass)" } ?? "unknown")"
            + (face.canVary ? ", moved to 600 if it has that axis." : "; on iOS it is 600."))
      }
    }
    return [
      Finding(
        .warning, "counter-missing-glyph",
        "Counter \(text.quoted) has \(font.counterNumbers.system.rawValue) digits, and the font has"
          + " no glyph for \(missing.codePointRanges); a device takes another font there, so "
          + (counter.width == nil ? "its width is not known." : "other counts have other widths."))
    ]
  }

  /// Labels whose fallback fonts have taller lines than the font that the table is about.
  private static func tallerLabels(
    _ options: TableOptions, _ font: MeasuredFont, _ rows: [MetricsRow]
  ) throws -> [Finding] {
    guard let row = rows.first else { return [] }
    return try options.labels.compactMap { label in
      guard let height = try font.lineHeight(of: label.text, at: row.sizes.body),
        height.value > row.lineHeights.body.value + 1e-9
      else { return nil }
      return Finding(
        .warning, "label-taller",
        "Label \(label.text.quoted) has glyphs of a taller fallback: its line may take"
          + " \(height.value.fixed(3)) instead of \(row.lineHeights.body.value.fixed(3)) pt at"
          + " \(row.step.shortName). Slot and field heights are those of the first font.")
    }
  }

  private static func widths(
    _ options: TableOptions, _ font: MeasuredFont, _ rows: [MetricsRow]
  ) -> [Finding] {
    guard font.face != nil else {
      return options.labels.isEmpty && options.limit == nil
        ? []
        : [widthsAbsent]
    }
    return rows.first?.labels.compactMap { label in
      if !label.missing.isEmpty {
        let list = label.missing.map(\.codePointName).joined(separator: " ")
        return Finding(
          .warning, "label-missing-glyph",
          "Label \(label.text.quoted): no font given has a glyph for \(list); a device takes another"
            + " font there, so its width is not known.")
      }
      return nil
    } ?? []
  }
}

extension [Unicode.Scalar] {
  /// `U+002F U+0660 to U+0669`, in ascending order.
  var codePointRanges: String {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    for scalar in Set(self).sorted() {
      if let last = ranges.last, last.upperBound.value + 1 == scalar.value {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return ranges.map { range in
      let (first, last) = (range.lowerBound, range.upperBound)
      return first == last
        ? first.codePointName : "\(first.codePointName) to \(last.codePointName)"
    }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// `U+0E01`.
  public var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
