/// A set of ten digits, by its name in CLDR and in the `-u-nu-` extension of a locale.
///
/// Source: zero and names: CLDR 48, `numberingSystems.xml`; the nine others follow the zero. Classes:
/// Unicode's `DerivedBidiClass.txt` (docs/sources.md, "Digits").
public enum NumberingSystem: String, Hashable, Sendable, CaseIterable {
  case latn
  case arab
  case arabext
  case deva
  case beng
  case mymr
  case tibt
  case olck
  case cakm
  case adlm
  case nkoo
  case hmnp
  case thai
  case khmr
  case laoo
  case guru
  case gujr
  case orya
  case tamldec
  case telu
  case knda
  case mlym
  case mtei

  /// What digits of a system are to the Unicode bidirectional algorithm.
  public enum BidiClass: String, Hashable, Sendable {
    case leftToRight = "L"
    case rightToLeft = "R"
    case europeanNumber = "EN"
    case arabicNumber = "AN"
  }

  /// The digit 0.
  public var zero: Unicode.Scalar {
    switch self {
    case .latn: "\u{30}"
    case .arab: "\u{660}"
    case .arabext: "\u{6F0}"
    case .deva: "\u{966}"
    case .beng: "\u{9E6}"
    case .mymr: "\u{1040}"
    case .tibt: "\u{F20}"
    case .olck: "\u{1C50}"
    case .cakm: "\u{11136}"
    case .adlm: "\u{1E950}"
    case .nkoo: "\u{7C0}"
    case .hmnp: "\u{1E140}"
    case .thai: "\u{E50}"
    case .khmr: "\u{17E0}"
    case .laoo: "\u{ED0}"
    case .guru: "\u{A66}"
    case .gujr: "\u{AE6}"
    case .orya: "\u{B66}"
    case .tamldec: "\u{BE6}"
    case .telu: "\u{C66}"
    case .knda: "\u{CE6}"
    case .mlym: "\u{D66}"
    case .mtei: "\u{ABF0}"
    }
  }

  /// The bidirectional class that all ten digits have.
  public var bidiClass: BidiClass {
    switch self {
    case .latn, .arabext: .europeanNumber
    case .arab: .arabicNumber
    case .adlm, .nkoo: .rightToLeft
    default: .leftToRight
    }
  }

  /// Whether numbers in these digits, and a counter made of two, read from right to left: Adlam and
  /// N'Ko.
  ///
  /// In all other systems a number reads from left to right even in right-to-left text, and the count
  /// stands to the left of the limit there, too.
  public var readsRightToLeft: Bool { bidiClass == .rightToLeft }

  /// The digits 0 to 9, in order.
  public var digits: String { (0...9).reduce(into: "") { $0.unicodeScalars.append(digit($1)) } }

  /// The number of one digit, 0 to 9; what lies outside is taken as the nearest of these.
  func digit(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(zero.value + UInt32(min(max(value, 0), 9))) ?? zero
  }

  /// The value of a digit of this system; `nil` for any other character.
  func value(of scalar: Unicode.Scalar) -> Int? {
    let distance = Int(scalar.value) - Int(zero.value)
    return (0...9).contains(distance) ? distance : nil
  }
}
