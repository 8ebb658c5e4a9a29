@testable import FieldMetrics

/// The line metrics of one face at some places, ours beside those of FreeType and HarfBuzz.
struct LineAgreement {
  struct Comparison {
    let question: LineQuestion
    let place: AxisPlace
    let ours: String
    let theirs: String
    let verdict: Verdict
  }

  enum Verdict: Equatable {
    case equal
    case explained(KnownDisagreement)
    case different
  }

  let comparisons: [Comparison]

  var differences: [Comparison] { comparisons.filter { $0.verdict == .different } }
  var explained: [KnownDisagreement] {
    comparisons.compactMap {
      if case .explained(let why) = $0.verdict { why } else { nil }
    }
  }

  enum Refusal: Error, CustomStringConvertible {
    case freeType
    case harfBuzz
    case place(String)

    var description: String {
      switch self {
      case .freeType: "FreeType does not open the face"
      case .harfBuzz: "HarfBuzz does not open the face"
      case .place(let place): "FreeType does not go to \(place)"
      }
    }
  }

  /// Compares a face at its default place and, when it is variable, at two more.
  ///
  /// - Throws: ``Refusal`` when an oracle cannot be asked.
  init(_ face: Face, _ bytes: OracleBytes) throws {
    let places = [face.defaultPlace] + (try face.otherPlaces.map { try face.place($0) })
    try self.init(face, bytes, at: places)
  }

  init(_ face: Face, _ bytes: OracleBytes, at places: [AxisPlace]) throws {
    guard let harfBuzz = HarfBuzzOracle(bytes, faceIndex: face.index) else {
      throw Refusal.harfBuzz
    }
    var comparisons: [Comparison] = []
    for place in places {
      // A new face for each place: FreeType 2.12 adds the deltas of a second place to the first's.
      guard let freeType = FreeTypeOracle(bytes, faceIndex: face.index) else {
        throw Refusal.freeType
      }
      if !place.coordinates.isEmpty {
        guard freeType.move(to: place.coordinates) else { throw Refusal.place(place.text) }
        harfBuzz.move(to: place.coordinates)
      }
      comparisons +=
        OnePlace(face: face, place: place, freeType: freeType, harfBuzz: harfBuzz)
        .comparisons
    }
    self.comparisons = comparisons
  }
}

private struct OnePlace {
  let face: Face
  let place: AxisPlace
  let freeType: FreeTypeOracle
  let harfBuzz: HarfBuzzOracle

  var comparisons: [LineAgreement.Comparison] {
    let chosen = face.lineMetrics(rule: .freeType, at: place).metrics
    let ios = face.lineMetrics(rule: .ios, at: place).metrics
    return [
      compare(.freeType, chosen, freeType.line),
      compare(.harfBuzz, chosen, harfBuzz.line),
      compare(.harfBuzzExtents, chosen, harfBuzz.extents),
      compare(.ios, ios, hheaWithDeltas),
      compare(.xHeight, chosen.xHeight, harfBuzz.xHeight, face.os2?.xHeight),
      compare(.capHeight, chosen.capHeight, harfBuzz.capHeight, face.os2?.capHeight),
    ]
  }

  private var deltas: [Double] {
    [MetricTag.ascender, MetricTag.descender, MetricTag.lineGap].map { harfBuzz.variation($0) }
  }

  private var hheaWithDeltas: VerticalValues? {
    freeType.hhea.map { hhea in
      let whole = deltas.map { Int(($0 + 0.5).rounded(.down)) }
      return VerticalValues(
        ascender: hhea.ascender + whole[0], descender: hhea.descender + whole[1],
        lineGap: hhea.lineGap + whole[2])
    }
  }

  private func compare(
    _ question: LineQuestion, _ metrics: LineMetrics, _ theirs: VerticalValues?
  ) -> LineAgreement.Comparison {
    // The 15 % of UIKit need not be whole: rounded here, so that the exception can be told.
    let ours =
      VerticalValues(metrics)
      ?? VerticalValues(
        ascender: Int(metrics.ascender.value.rounded()), descender: Int(metrics.descender.value),
        lineGap: Int(metrics.lineGap.value))
    guard let theirs else {
      return comparison(question, "\(ours)", "nothing", .different)
    }
    let context = KnownDisagreement.Context(
      face: face, question: question, ours: ours, theirs: theirs,
      isScalable: freeType.isScalable, deltas: deltas)
    let verdict: LineAgreement.Verdict =
      ours == theirs
      ? .equal
      : KnownDisagreement.explaining(context).map { .explained($0) } ?? .different
    return comparison(question, "\(ours)", "\(theirs)", verdict)
  }

  private func compare(
    _ question: LineQuestion, _ ours: FontUnits?, _ theirs: Int?, _ inTable: Int?
  ) -> LineAgreement.Comparison {
    let ourText = ours.map { "\(Int($0.value))" } ?? "absent"
    let theirText = theirs.map { "\($0)" } ?? "absent"
    let verdict: LineAgreement.Verdict
    if let ours {
      verdict = Int(ours.value) == theirs ? .equal : .different
    } else if theirs ?? 0 == 0 {
      verdict = .equal
    } else {
      verdict = inTable == nil && !place.isDefault ? .explained(.unmeasuredHeight) : .different
    }
    return comparison(question, ourText, theirText, verdict)
  }

  private func comparison(
    _ question: LineQuestion, _ ours: String, _ theirs: String, _ verdict: LineAgreement.Verdict
  ) -> LineAgreement.Comparison {
    LineAgreement.Comparison(
      question: question, place: place, ours: ours, theirs: theirs, verdict: verdict)
  }
}

extension LineAgreement.Comparison: CustomStringConvertible {
  var description: String {
    "\(question.rawValue) at \(place.text): ours \(ours), theirs \(theirs)"
  }
}

extension AxisPlace {
  /// `wght=400,opsz=14`, for a report.
  var text: String {
    coordinates.isEmpty
      ? "the only place" : coordinates.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
  }
}

extension Face {
  /// Two places off the default one: a third of the way to each far end, and the ends themselves.
  ///
  /// In quarters of a unit, which 16.16 numbers and floats hold exactly; empty for a face without
  /// axes.
  var otherPlaces: [[AxisCoordinate]] {
    guard !axes.isEmpty else { return [] }
    return [1.0 / 3, 1].map { share in
      axes.map { axis in
        let end = axis.maximum > axis.defaultValue ? axis.maximum : axis.minimum
        let value = axis.defaultValue + (end - axis.defaultValue) * share
        let quarters = (value * 4).rounded() / 4
        return AxisCoordinate(
          tag: axis.tag, value: min(max(quarters, axis.minimum), axis.maximum))
      }
    }
  }
}
