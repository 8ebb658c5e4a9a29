import TestSupport
import Testing

@testable import FieldMetrics

struct ObservationTests {
  typealias Handler = @Sendable (Observation) throws -> Void

  /// What checks an entry, by what the entry says was seen.
  static let handlers: [String: Handler] = Observation.lineMetricsHandlers
    .merging(Observation.coreTextHandlers) { first, _ in first }
    .merging(Observation.typeLadderHandlers) { first, _ in first }
    .merging(Observation.textHeightHandlers) { first, _ in first }

  @Test("The library gives what was seen on a device", arguments: Observation.all)
  func agrees(_ observation: Observation) throws {
    let handler = try #require(Self.handlers[observation.what], "nothing checks this entry")
    try handler(observation)
  }

  @Test("No entry is skipped and no handler is without an entry")
  func everyEntryHasAHandler() throws {
    let seen = Set(try Observation.load().map(\.what))
    #expect(seen == Set(Self.handlers.keys))
    let counted = [
      Observation.lineMetricsHandlers, Observation.coreTextHandlers,
      Observation.typeLadderHandlers, Observation.textHeightHandlers,
    ].map(\.count).reduce(0, +)
    #expect(counted == Self.handlers.count)
  }

  @Test("The account of the collection is exact: 126 entries are tested and 15 left out, of 141")
  func account() throws {
    let file = try JSONTree(dataFile: "observed.json")
    let leftOut = try file.array("leftOut")
    #expect(try Observation.load().count == 126)
    #expect(leftOut.count == 15)
    #expect(try file.number("total") == 126 + 15)
    for entry in leftOut { #expect(try !entry.string("why").isEmpty) }
  }

  @Test("Every entry names its source and was observed", arguments: Observation.all)
  func hasSource(_ observation: Observation) {
    #expect(!observation.source.isEmpty)
    #expect(observation.certainty.hasPrefix("observed"))
  }
}
