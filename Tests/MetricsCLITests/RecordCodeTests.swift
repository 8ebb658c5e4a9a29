import TestSupport
import Testing

@testable import metrics_cli

struct RecordCodeTests {
  @Test("A code stands for the text it was made of")
  func textComesBack() {
    var random = SplitMix64(seed: 1)
    var code = RecordCode()
    code.learn(beginning: Array(",body,large,17,".utf8))
    let usual = Array("0123456789.,-:,,,,,,,,,,ltr\n\"{}".utf8)
    for round in 0..<20_000 {
      let count = Int.random(in: 0...200, using: &random)
      var text = (0..<count).map { _ in
        Int.random(in: 0..<8, using: &random) == 0
          ? UInt8.random(in: 0...255, using: &random)
          : usual[Int.random(in: 0..<usual.count, using: &random)]
      }
      if round % 3 == 0 { text = Array(",body,large,17,".utf8) + text }
      #expect(Self.text(of: Self.code(of: text, code), code) == text)
    }
  }

  @Test("What is written of a label takes half the room")
  func recordsTakeHalfTheRoom() {
    var code = RecordCode()
    code.learn(beginning: Array(",body,large,17,".utf8))
    let text = Array(
      """
      ,body,large,17,174.4190340909091,21,,1.4971590909090908,12.75,173.74289772727272,\
      -3.477272727272727,0,0,,20.573863636363637,1,0-21:174.4190340909091,ltr,,,,,,,,,,,,,,,,,,,,

      """.utf8)
    #expect(2 * Self.code(of: text, code).count <= text.count)
  }

  @Test("What no code is made for takes two bytes a piece, and never more")
  func codesFitTheRoomTheyAreGiven() {
    let code = RecordCode()
    for byte in UInt8.min...UInt8.max {
      let text = [UInt8](repeating: byte, count: 100)
      #expect(Self.code(of: text, code).count <= RecordCode.longest(of: 100))
    }
  }

  @Test("A beginning too long for its codes is learned in part")
  func longBeginningsAreLearnedInPart() {
    var code = RecordCode()
    let beginning = Array("{ \"text\": \"Email\", \"style\": \"body\", ".utf8)
    code.learn(beginning: beginning)
    #expect(beginning.count > RecordCode.longestBeginning)
    #expect(Self.text(of: Self.code(of: beginning, code), code) == beginning)
  }

  private static func code(of text: [UInt8], _ code: borrowing RecordCode) -> [UInt8] {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: RecordCode.longest(of: text.count))
    defer { room.deallocate() }
    let count = text.withUnsafeBufferPointer { code.encode($0, to: room) }
    return Array(UnsafeBufferPointer(start: room, count: count))
  }

  private static func text(of bytes: [UInt8], _ code: borrowing RecordCode) -> [UInt8] {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 8 * bytes.count + 8)
    defer { room.deallocate() }
    let count = bytes.withUnsafeBufferPointer { code.decode($0, to: room) }
    return Array(UnsafeBufferPointer(start: room, count: count))
  }
}
