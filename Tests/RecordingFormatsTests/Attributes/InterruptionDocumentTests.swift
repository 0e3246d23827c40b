import AnimationModel
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite("Interruption document")
struct InterruptionDocumentTests {
  private let interruption = Interruption(
    [
      NamedAnimation("up", .linear(duration: 1)),
      NamedAnimation("and, \"down\"", .linear(duration: 0.5)),
    ], at: [0.5])

  private func csv(_ document: InterruptionDocument) -> String {
    var bytes: [UInt8] = []
    document.writeCSV { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func json(_ document: InterruptionDocument) -> String {
    var bytes: [UInt8] = []
    document.writeJSON { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  // Computed by hand, semantics reference, section 9.3: r = (1 − s)·t with s = 2(t − 0.5) is 0.375 at 0.75 with the
  // slope 0.5 − 1.5.
  @Test("writes a row a frame with target, animation and event")
  func table() throws {
    let recording = try interruption.record(framesPerSecond: 4)
    let difference = TextDifference(
      expected: """
        time,value,velocity,target,animation,event
        0,0,1,1,up,start
        0.25,0.25,1,1,up,
        0.5,0.5,0,0,"and, ""down""\",combine
        0.75,0.375,-1,0,"and, ""down""\",
        1,0,0,0,"and, ""down""\",
        1.25,0,0,0,,removed+logicallyComplete

        """, actual: csv(InterruptionDocument(interruption, recording)))
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("writes the document that is documented")
  func document() throws {
    let recording = try interruption.record(framesPerSecond: 4)
    var other = interruption
    other.rule = .merge
    let text = json(
      InterruptionDocument(
        interruption, recording,
        alternative: .init(.merge, try other.record(framesPerSecond: 4))))
    let start = """
      {
        "schema": "kymograph/interruption",
        "version": 1,
        "start": 0,
        "clock": "frames",
        "rate": 4,
        "ending": {"kind": "finished", "time": 1.25},
        "animations": [
          {"name": "up", "time": 0, "target": 1},
          {"name": "and, \\"down\\"", "time": 0.5, "target": 0}
        ],
        "cuts": [
          {"time": 0.5, "animation": "and, \\"down\\"", "outcome": "combine", "value": 0.5, \
      "velocity": 0, "valueJump": 0, "velocityJump": -1}
        ],
        "rows": [
          {"time": 0, "value": 0, "velocity": 1, "target": 1, "animation": "up", "event": "start"},

      """
    let difference = TextDifference(
      expected: start, actual: String(text.prefix(start.count)))
    #expect(difference.isEmpty, "\(difference)")
    let value = try JSONValue(Array(text.utf8))
    #expect(value["rows"]?.count == 6)
    #expect(value["also"]?["rule"] == .string("merge"))
    #expect(value["also"]?["cuts"]?[0]?["outcome"] == .string("merge"))
    #expect(try #require(value["also"]?["rows"]?.count) > 2)
  }

  @Test("says that nothing was interrupted where nothing was running")
  func nothingRunning() throws {
    var late = interruption
    late.steps[1].time = 3
    let text = json(InterruptionDocument(late, try late.record(framesPerSecond: 4)))
    #expect(text.contains("\"outcome\": \"none\""))
    #expect(!text.contains("\"also\""))
  }
}
