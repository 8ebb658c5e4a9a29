import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// A crash ends the whole test run, and so is noticed; the seed in the report repeats it.
@Suite("Damaged fonts")
struct MutationTests {
  private static let files = ["base.ttf", "mvar.ttf", "two-faces.ttc"]
  private static let mutationsPerSeed = 50

  /// 3 fonts, 14 seeds, 50 mutations: 2,100.
  @Test(
    "A font with changed or missing bytes is read or refused, and never ends the program",
    arguments: files, 0..<14)
  func mutations(_ file: String, _ seed: Int) throws {
    let original = try #require(FileManager.default.contents(atPath: Fixtures.testFontPath(file)))
    var random = SplitMix64(seed: UInt64(seed))
    var read = 0
    for _ in 0..<Self.mutationsPerSeed {
      let mutated = Self.mutated(Array(original), using: &random)
      do throws(FontError) {
        read += try Self.use(FontFile(bytes: mutated, fileName: file))
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    // Otherwise the mutations would test the first check alone.
    #expect(read > 0)
  }

  /// One to eight changes: a bit, a byte, a run of bytes, an extreme number, or a cut.
  private static func mutated(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      guard bytes.count > 8 else { break }
      let position = Int.random(in: 0..<bytes.count - 4, using: &random)
      switch Int.random(in: 0..<16, using: &random) {
      case 0: bytes.removeLast(Int.random(in: 1...bytes.count / 2, using: &random))
      case 1: bytes.replaceSubrange(position..<position + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
      case 2: bytes.replaceSubrange(position..<position + 2, with: [0x7F, 0xFF])
      case 3: bytes.replaceSubrange(position..<position + 2, with: [0x80, 0])
      case 4: bytes.swapAt(position, Int.random(in: 0..<bytes.count, using: &random))
      case 5..<10: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes[position] = .random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  /// Asks for all that a font can be asked for.
  ///
  /// - Returns: how many faces could be read.
  private static func use(_ file: FontFile) throws(FontError) -> Int {
    var read = 0
    #expect(file.faceCount >= 1)
    for index in 0..<min(file.faceCount, 8) {
      let face = try file.face(at: index)
      read += 1
      _ = face.characterCount()
      var places = [face.defaultPlace]
      for share in [0, 0.3, 1] {
        let settings = face.axes.map { axis in
          let value = axis.minimum + (axis.maximum - axis.minimum) * share
          return AxisCoordinate(tag: axis.tag, value: value)
        }
        do { places.append(try face.place(settings)) } catch {
          _ = error.description
        }
      }
      for place in places {
        for rule in LineMetricsRule.allCases { _ = face.lineMetrics(rule: rule, at: place) }
      }
      _ = FaceInspection(face, at: face.defaultPlace)
    }
    return read
  }
}
