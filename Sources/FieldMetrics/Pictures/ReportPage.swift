/// One page of HTML about one font and one component: tables, pictures, findings.
///
/// Self-contained, without script, for keyboard and screen reader, in light and dark.
public struct ReportPage {
  private let table: MetricsTable
  private let sheet: ContactSheet
  private let floating: (rest: FieldFrames, floated: FieldFrames, curve: MotionCurve)?
  private let painter: FieldPainter

  /// - Parameters:
  ///   - sheet: the states of the component at the steps of the table.
  ///   - floating: a field before and after its label floats; `nil` for a component whose label stays.
  ///   - painter: for the font of the table.
  public init(
    table: MetricsTable, sheet: ContactSheet,
    floating: (rest: FieldFrames, floated: FieldFrames, curve: MotionCurve)?,
    painter: FieldPainter
  ) {
    self.table = table
    self.sheet = sheet
    self.floating = floating
    self.painter = painter
  }

  /// Computes all that the page shows.
  ///
  /// - Parameters:
  ///   - direction: of the fields in pictures.
  ///   - options: the first label is the one in pictures.
  /// - Throws: as ``MetricsTableBuilder/build()`` and ``FieldLayoutBuilder/build()``.
  public init(
    _ font: TableFont, _ component: FieldComponent, options: TableOptions,
    direction: TextDirection = .leftToRight
  ) throws {
    let table = try MetricsTableBuilder(font, options: options, component: component).build()
    let label = options.labels.first.map { ["label": [$0.text]] } ?? [:]
    let sheet = LayoutSheet(
      font, component,
      options: LayoutOptions(
        texts: label, width: options.fieldWidth, direction: direction, ladder: options.ladder,
        rule: options.rule, sizing: options.sizing,
        grid: options.grid, textSize: options.textSize, limit: options.limit,
        locale: options.locale, digits: options.digits,
        minimumHeight: options.minimumHeight))
    self.init(
      table: table, sheet: try sheet.sheet(steps: options.steps),
      floating: try sheet.floating(at: Self.standard(options)),
      painter: FieldPainter(font, options: options.shaping))
  }

  /// The ladder's standard step where it is among the rows, else the first.
  private static func standard(_ options: TableOptions) -> LadderStep {
    let standard = options.ladder.standardStep
    return options.steps.contains(standard) ? standard : options.steps.first ?? standard
  }

  public func text() throws -> String {
    let drawn = try pictures()
    // All glyphs are known only now: one list serves all pictures.
    let glyphs = painter.glyphs
    let name = table.font.displayName
    let findings = ReportFindings(table, sheet, drawing: painter.findings)
    var sections = [
      summary(findings), section("Findings", findings.html),
      section("Labels that do not fit", TightLabels(table).html),
    ]
    sections += drawn.map { section($0.title, scrolling($0.figure, name: $0.title)) }
    sections += ReportTables(table).sections.map {
      section($0.title, scrolling($0.html, name: $0.title))
    }
    sections.append(provenance())
    return page(
      title: "\(table.component) in \(name)",
      style: SVGDocument.style(SVGDocument.colors(of: drawn.map(\.picture)), .automatic),
      glyphs: SVGDocument.definitions(glyphs, used: Array(glyphs.indices), idPrefix: ""),
      body: sections.joined(separator: "\n"))
  }

  private struct Drawn {
    let title: String
    let picture: Picture
    let figure: String
  }

  private func pictures() throws -> [Drawn] {
    var drawn: [Drawn] = []
    func add(_ title: String, _ picture: Picture, id: String, caption: String) {
      drawn.append(
        Drawn(
          title: title, picture: picture, figure: figure(picture, id: id, caption: caption)))
    }
    if let chart = try FloatScaleChart(table)?.picture(by: painter) {
      add(
        "Float scale", chart, id: "chart",
        caption: "Caption line height over body line height; 0.75 is what field kits hard-code.")
    }
    if let floating {
      add(
        "The label floats",
        try painter.picture(
          floatingFrom: floating.rest, to: floating.floated, along: floating.curve,
          title: "The label floats",
          description: "The label moves up and shrinks, twice; it stays still where less motion is"
            + " asked for."),
        id: "motion",
        caption: "Twice, as the component moves it; not at all where less motion is asked for.")
    }
    let words = PictureWords.description(of: sheet)
    add(
      "Contact sheet",
      try painter.picture(
        of: sheet, title: "Contact sheet of \(table.component)", description: words),
      id: "sheet", caption: words)
    return drawn
  }

  // MARK: Sections

  private func summary(_ findings: ReportFindings) -> String {
    let steps = table.rows.map(\.step.shortName)
    let scales = table.rows.compactMap(\.floatScale)
    let heights = table.rows.map(\.fieldHeight.value)
    func range(_ values: [Double], _ decimals: Int) -> String {
      guard let least = values.min(), let most = values.max() else { return "–" }
      return least == most
        ? least.fixed(decimals) : "\(least.fixed(decimals)) to \(most.fixed(decimals))"
    }
    let items = [
      ("Text sizes", "\(steps.first ?? "") to \(steps.last ?? ""), \(steps.count) steps"),
      ("Float scale", range(scales, 4)), ("Field height", "\(range(heights, 2)) pt"),
      ("Labels", "\(table.options.labels.count)"),
      ("Findings", "\(findings.items.count)"),
    ]
    let list = items.map { "<div><dt>\($0.0)</dt><dd>\($0.1.markupEscaped)</dd></div>" }
    return section("At a glance", "<dl class=\"facts\">\(list.joined())</dl>")
  }

  private func provenance() -> String {
    let items = Provenance(table).items.filter { !$0.value.isEmpty }.map {
      "<div><dt>\($0.key)</dt><dd>\($0.value.markupEscaped)</dd></div>"
    }
    return section("Where the numbers come from", "<dl class=\"facts\">\(items.joined())</dl>")
  }

  // MARK: Markup

  private func section(_ title: String, _ html: String) -> String {
    let id = Self.id(of: title)
    return "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(title.markupEscaped)</h2>\n"
      + "\(html)\n</section>"
  }

  /// What is wider than a window scrolls by itself, also by keyboard.
  private func scrolling(_ html: String, name: String) -> String {
    "<div class=\"wide\" role=\"group\" tabindex=\"0\""
      + " aria-label=\"\(name.markupEscaped), scrolls sideways\">\(html)</div>"
  }

  private func figure(_ picture: Picture, id: String, caption: String) -> String {
    "<figure>\n\(SVGDocument.fragment(of: picture, id: id))"
      + "<figcaption>\(caption.markupEscaped)</figcaption></figure>"
  }

  static func id(of title: String) -> String {
    String(
      title.lowercased().unicodeScalars.map {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) ? Character($0) : "-"
      })
  }

  private func page(title: String, style: String, glyphs: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.markupEscaped)</title>
    <style>
    \(Self.style)\(style)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the report</a>
    <svg class="glyphs" aria-hidden="true" focusable="false" width="0" height="0"><defs>
    \(glyphs)</defs></svg>
    <header><h1>\(title.markupEscaped)</h1>
    <p>All lengths in points. Written by \(ToolIdentity.name) \(ToolIdentity.version).</p></header>
    <main id="content">
    \(body)
    </main>
    </body>
    </html>

    """
  }

  private static let style = """
    :root{color-scheme:light dark;--text:#1D1D1F;--soft:#55555A;--page:#FFFFFF;--line:#C7C7CC;\
    --raised:#F5F5F7;--mark:#0057B8}
    @media(prefers-color-scheme:dark){:root{--text:#F5F5F7;--soft:#B5B5BA;--page:#121212;\
    --line:#48484C;--raised:#1F1F21;--mark:#6CB8FF}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
    header,main{max-width:80rem;margin:0 auto;padding:1rem}
    h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0;overflow-wrap:anywhere}
    h2{font-size:1.25rem;margin:2.5rem 0 .75rem}
    p,figcaption,dt{color:var(--soft)}
    dl.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.75rem;margin:0}
    dd{margin:0;overflow-wrap:anywhere}
    li{margin:.25rem 0;overflow-wrap:anywhere}
    code{font-size:.9em;background:var(--raised);padding:.1em .3em;border-radius:.25em}
    figure{margin:0}
    figure svg{max-width:none;height:auto;border-radius:.75rem}
    figcaption{font-size:.875rem;margin:.5rem 0 0}
    .wide{overflow-x:auto;border:1px solid var(--line);border-radius:.75rem;padding:.75rem}
    .wide:focus-visible,a:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.875rem}
    caption{text-align:start;color:var(--soft);padding:0 .5rem .5rem}
    th,td{text-align:end;padding:.35rem .6rem;border-bottom:1px solid var(--line);white-space:nowrap}
    th[scope=row],th:first-child{text-align:start}
    thead th{color:var(--soft);font-weight:600}
    .no{color:var(--text);font-weight:700}
    .glyphs{position:absolute}
    .skip{position:absolute;left:-99rem;color:var(--mark);background:var(--page);padding:.5rem}
    .skip:focus{left:1rem;top:1rem}

    """
}
