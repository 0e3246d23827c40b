import AnimationModel
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite("Scenario document")
struct ScenarioDocumentTests {
  /// A size that grows, a text that changes half way, and a logged word.
  private static var scenario: ScenarioScript {
    var scenario = ScenarioScript()
    scenario.states = [
      .init("size", .vector(AttributeVector([.init("width", 0), .init("height", 8)]))),
      .init("label", .text("small")),
    ]
    scenario.attributes = [.init("size"), .init("label")]
    let larger = AttributeVector([.init("width", 4), .init("height", 8)])
    scenario.events = [
      .init(
        at: 0,
        [.animated(with: .init("ramp", .linear(duration: 0.5)), [.set("size", .vector(larger))])]),
      .init(at: 0.25, [.set("label", .text("large")), .log("half, way")]),
    ]
    return scenario
  }

  private var runner: ScenarioRunner {
    ScenarioRunner(Self.scenario, clock: .frames(rate: 4))
  }

  @Test("writes a row for each number and one for what belongs to none")
  func table() throws {
    var bytes: [UInt8] = []
    try ScenarioDocument(runner).writeCSV { bytes += $0 }
    let difference = TextDifference(
      expected: """
        time,attribute,value,velocity,target,animation,event
        0,size.width,0,8,4,ramp,start
        0,size.height,8,0,8,ramp,start
        0,label,,,,,
        0.25,,,,,,"log:half, way"
        0.25,size.width,2,8,4,ramp,
        0.25,size.height,8,0,8,ramp,
        0.25,label,,,,,jump
        0.5,size.width,4,0,4,ramp,
        0.5,size.height,8,0,8,ramp,
        0.5,label,,,,,
        0.75,size.width,4,0,4,,removed+logicallyComplete
        0.75,size.height,8,0,8,,removed+logicallyComplete
        0.75,label,,,,,

        """, actual: String(decoding: bytes, as: UTF8.self))
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("writes the same content for programs")
  func document() throws {
    var bytes: [UInt8] = []
    try ScenarioDocument(runner).writeJSON { bytes += $0 }
    let start = """
      {
        "schema": "kymograph/scenario",
        "version": 1,
        "clock": "frames",
        "rate": 4,
        "rows": [
          {"time": 0, "attribute": "size.width", "value": 0, "velocity": 8, "target": 4, \
      "animation": "ramp", "event": "start"},
          {"time": 0, "attribute": "size.height", "value": 8, "velocity": 0, "target": 8, \
      "animation": "ramp", "event": "start"},
          {"time": 0, "attribute": "label", "animation": "", "event": ""},
          {"time": 0.25, "attribute": "", "animation": "", "event": "log:half, way"},

      """
    let text = String(decoding: bytes, as: UTF8.self)
    let difference = TextDifference(expected: start, actual: String(text.prefix(start.count)))
    #expect(difference.isEmpty, "\(difference)")
    #expect(try JSONValue(bytes)["rows"]?.count == 13)
  }

  @Test("hands on its rows while it plays, and stops where they are refused")
  func streams() throws {
    struct Refusal: Error {}
    var scenario = Self.scenario
    scenario.end = 1000
    let document = ScenarioDocument(ScenarioRunner(scenario, clock: .frames(rate: 60)))
    var sizes: [Int] = []
    try document.writeCSV { sizes.append($0.count) }
    #expect(sizes.count > 20 && sizes.allSatisfy { $0 < 70_000 })
    var calls = 0
    #expect(throws: Refusal.self) {
      try document.writeJSON { _ in
        calls += 1
        throw Refusal()
      }
    }
    #expect(calls == 1)
  }
}
