import AnimationSyntax
import Foundation
import MotionRecording
import Testing

@Suite("The sample scenarios")
struct ScenarioSamplesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples/scenarios")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private static func scenario(_ name: String) throws -> ScenarioScript {
    try ScenarioFile.parse(try text(name), fileName: name) { try text($0) }.script
  }

  private static func rows(_ name: String) throws -> [AttributeRow] {
    let scenario = try scenario(name)
    // A timeline of a widget may last for a day.
    let clock = Clock.frames(rate: scenario.timeline == nil ? 60 : 8)
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario, clock: clock).run { rows.append($0) }
    return rows
  }

  @Test("There are enough of them")
  func count() {
    #expect(Self.names.count >= 9)
  }

  @Test("Each says what there is to see, moves, and comes to rest", arguments: names)
  func plays(name: String) throws {
    #expect(try Self.text(name).hasPrefix("// "))
    let rows = try Self.rows(name)
    #expect(rows.contains { $0.event.contains("start") || $0.event.contains("merge") })
    #expect(rows.contains { ($0.velocity ?? 0) != 0 })
    let end = try #require(rows.last?.time)
    let isTimeline = try Self.scenario(name).timeline != nil
    #expect(end > 0.4 && (end < 10 || isTimeline))
    for row in rows where row.time == end {
      #expect(row.value == row.target && (row.velocity ?? 0) == 0)
    }
    #expect(try !ScenarioRunner(Self.scenario(name)).trace().attributes.isEmpty)
  }

  @Test("The card from a file moves as the one in the text")
  func flick() throws {
    #expect(try Self.rows("flick-home.swift") == Self.rows("flick-from-file.swift"))
  }

  @Test("The card flies on after it is let go")
  func flies() throws {
    let highest = try Self.rows("flick-home.swift").compactMap(\.value).max()
    #expect((highest ?? 0) > 150)
  }

  @Test("The paused motion arrives 0.4 s later than the other")
  func pausable() throws {
    let rows = try Self.rows("pausable.swift")
    func end(_ name: String) -> Double {
      rows.first { $0.attribute == name && $0.event.contains("removed") }?.time ?? 0
    }
    #expect(abs(end("pausable") - end("ordinary") - 0.4) < 1e-9)
  }
}
