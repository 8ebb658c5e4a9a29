@testable import FieldMetrics

/// FormField at L in Inter with everything on it, by hand: places of a field of 361, sizes 17, 12
/// and 13.
enum SampleFrames {
  private static let screen = PaintColor(name: "screen", light: "#F3F2EE", dark: "#121212")
  private static let ink = PaintColor(name: "ink", light: "#141414", dark: "#F4F3EF")
  private static let onAccent = PaintColor(name: "on-accent", light: "#141414", dark: "#141414")
  private static let soft = PaintColor(name: "soft", light: "#5C5A56", dark: "#A6A49F")
  private static let fill = PaintColor(name: "field", light: "#E9E7E1", dark: "#262626")
  private static let error = PaintColor(name: "error", light: "#FF5B3A", dark: "#FF5B3A")
  private static let success = PaintColor(name: "success", light: "#A9DCB7", dark: "#A9DCB7")

  static func field(
    _ direction: TextDirection = .leftToRight, isFloated: Bool = true,
    label: String = "Email address", typed: String = "mila@example.org", opacity: Double = 1
  ) -> FieldFrames {
    let isMirrored = direction == .rightToLeft
    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      Frame(
        x: Points(isMirrored ? 361 - x - width : x), y: Points(y), width: Points(width),
        height: Points(height))
    }
    func part(
      _ name: String, _ frame: Frame, text: PartText? = nil, baseline: Double? = nil,
      scale: Double = 1, isScaled: Bool = false, _ change: (inout PartPaint) -> Void
    ) -> PartFrame {
      var paint = PartPaint()
      change(&paint)
      return PartFrame(
        name: name, frame: frame, scale: scale,
        anchor: isScaled ? UnitPoint(x: isMirrored ? 1 : 0, y: 0) : nil,
        baseline: baseline.map { Points($0) }, paint: paint, text: text)
    }
    func text(
      _ slot: String, _ words: String, _ size: Double, weight: Int = 400, isCut: Bool = false
    ) -> PartText {
      PartText(
        slot: slot, lines: [words], size: Points(size), lineHeight: Points(size * 1.21),
        weight: weight, alignment: .leading, hasTabularDigits: slot == "counter", isCut: isCut)
    }
    let corners = PaintCorners(radius: 18, shape: .continuous)
    let scale = isFloated ? 12.0 / 17 : 1
    let labelY = isFloated ? 9 : 17.667
    var parts = [
      part("block", frame(0, 0, 361, 56)) {
        $0.fill = fill
        $0.corners = corners
      },
      part("ring", frame(0, 0, 361, 56)) {
        $0.stroke = PaintStroke(color: error, width: 2, placement: .inside)
        $0.corners = corners
      },
      part("leadingIcon", frame(16, 17, 22, 22)) {
        $0.symbol = "envelope"
        $0.symbolSize = 20
        $0.color = soft
      },
      part("captionSlot", frame(48, 9, 201, 14.667)) { $0.isHidden = true },
      part(
        "labelVisual", frame(48, labelY, 201 * scale, 20.667 * scale),
        text: text("label", label, 17, isCut: true), baseline: 16.47 * scale, scale: scale,
        isScaled: true
      ) { $0.color = soft },
      part("check", frame(263, 16, 24, 24)) {
        $0.fill = success
        $0.corners = PaintCorners(radius: 12, shape: .capsule)
        $0.symbol = "checkmark"
        $0.symbolSize = 12
        $0.color = onAccent
      },
      part("clear", frame(313, 6, 44, 44)) {
        $0.isHitArea = true
        $0.symbol = "xmark.circle.fill"
        $0.symbolSize = 20
        $0.color = soft
      },
      part("errorBadge", frame(4, 64.6, 16, 16)) {
        $0.fill = error
        $0.corners = PaintCorners(radius: 8, shape: .capsule)
        $0.symbol = "exclamationmark"
        $0.symbolSize = 11
        $0.color = onAccent
      },
      part(
        "errorText", frame(26, 64, 250, 15.733),
        text: text("error", "Enter a full address", 13, weight: 600),
        baseline: 12.6
      ) { $0.color = ink },
      part("counter", frame(293, 62, 64, 19.733)) {
        $0.fill = error
        $0.corners = PaintCorners(radius: 8, shape: .capsule)
      },
      part(
        "counterText", frame(301, 64, 48, 15.733),
        text: text("counter", "160/160", 13, weight: 600),
        baseline: 12.6
      ) { $0.color = onAccent },
    ]
    if isFloated {
      parts.insert(
        part(
          "input", frame(48, 24.667, 201, 22.333), text: text("input", typed, 17), baseline: 17.3
        ) { $0.color = ink }, at: 5)
    }
    if opacity < 1 {
      parts = parts.map { part in
        var paint = part.paint
        paint.opacity = opacity
        return PartFrame(
          name: part.name, frame: part.frame, scale: part.scale, anchor: part.anchor,
          baseline: part.baseline, paint: paint, text: part.text)
      }
    }
    return FieldFrames(
      component: "form-field", states: ["focused", "filled"], direction: direction, width: 361,
      size: FrameSize(width: 361, height: 83.733), parts: parts, findings: [],
      misfits: [], screen: screen,
      assumed: [])
  }
}
