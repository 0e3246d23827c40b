import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite("Sample document")
struct SampleDocumentTests {
  private let finished = Recording(
    name: ".linear(duration: 0.5, delay: \"x\")",
    start: 0,
    target: 1,
    clock: .frames(rate: 4),
    times: [0, 0.25, 0.5],
    values: [0, 0.1 + 0.2, 1],
    velocities: [.infinity, -2.5, 0],
    events: [
      RecordedEvent(time: 0, kind: .start), RecordedEvent(time: 0.5, kind: .logicallyComplete),
      RecordedEvent(time: 0.5, kind: .removed),
    ],
    ending: .finished(at: 0.5))

  private let endless = Recording(
    name: "ever",
    start: -1,
    target: 1e-7,
    clock: .continuous,
    times: [0, 3],
    values: [-1, 1e-7],
    velocities: [0, -.infinity],
    ending: .endless(until: 3))

  @Test("writes the curves of a table one below the other")
  func table() {
    let difference = TextDifference(
      expected: """
        curve,time,value,velocity
        ".linear(duration: 0.5, delay: ""x"")",0,0,inf
        ".linear(duration: 0.5, delay: ""x"")",0.25,0.30000000000000004,-2.5
        ".linear(duration: 0.5, delay: ""x"")",0.5,1,0
        ever,0,-1,0
        ever,3,1e-07,-inf

        """, actual: csv([finished, endless]))
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("writes the document that is documented")
  func document() {
    let difference = TextDifference(
      expected: """
        {
          "schema": "kymograph/sample",
          "version": 1,
          "curves": [
            {
              "name": ".linear(duration: 0.5, delay: \\"x\\")",
              "start": 0,
              "target": 1,
              "clock": "frames",
              "rate": 4,
              "ending": {"kind": "finished", "time": 0.5},
              "events": [
                {"time": 0, "kind": "start"},
                {"time": 0.5, "kind": "logicallyComplete"},
                {"time": 0.5, "kind": "removed"}
              ],
              "samples": [
                {"time": 0, "value": 0, "velocity": null, "velocityReason": "positive infinity"},
                {"time": 0.25, "value": 0.30000000000000004, "velocity": -2.5},
                {"time": 0.5, "value": 1, "velocity": 0}
              ]
            },
            {
              "name": "ever",
              "start": -1,
              "target": 1e-07,
              "clock": "continuous",
              "ending": {"kind": "endless", "time": 3},
              "events": [],
              "samples": [
                {"time": 0, "value": -1, "velocity": 0},
                {"time": 3, "value": 1e-07, "velocity": null, "velocityReason": "negative infinity"}
              ]
            }
          ]
        }

        """, actual: json([finished, endless]))
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("of no curves has a heading and nothing else")
  func empty() throws {
    #expect(csv([]) == "curve,time,value,velocity\n")
    #expect(try JSONValue(Array(json([]).utf8))["curves"]?.count == 0)
  }

  @Test(
    "names every way to end",
    arguments: [
      (.finished(at: 1), "finished"), (.cutOff(at: 1), "cutOff"), (.endless(until: 1), "endless"),
      (.sampled(until: 1), "sampled"),
    ] as [(Recording.Ending, String)])
  func endings(ending: Recording.Ending, kind: String) throws {
    var recording = endless
    recording.ending = ending
    let written = try JSONValue(Array(json([recording]).utf8))["curves"]?[0]?["ending"]
    #expect(written?["kind"] == .string(kind))
    #expect(written?["time"]?.double == 1)
  }

  @Test("gives all numbers of all curves back, bit for bit", arguments: [1, 2] as [UInt64])
  func readsBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recordings = (0..<3).map { Self.recording(of: 1000, name: "curve, \($0)", &random) }
    let table = try CSVTable(Array(csv(recordings).utf8)).rows
    let curves = try JSONValue(Array(json(recordings).utf8))["curves"]
    var row = 1
    for (number, recording) in recordings.enumerated() {
      for index in 0..<recording.count {
        let numbers = [
          recording.times[index], recording.values[index], recording.velocities[index],
        ]
        #expect(table[row][0] == recording.name)
        #expect(table[row].dropFirst().map { Double($0)?.bitPattern } == numbers.map(\.bitPattern))
        let sample = curves?[number]?["samples"]?[index]
        #expect(
          ["time", "value", "velocity"].map { sample?[$0]?.double?.bitPattern }
            == numbers.map(\.bitPattern), "\(random)")
        row += 1
      }
    }
    #expect(row == table.count)
  }

  @Test("comes in chunks of a bounded size, however long it is")
  func chunks() {
    var random = SeededGenerator(seed: 9)
    let document = SampleDocument([Self.recording(of: 20_000, name: "long", &random)])
    for write in [document.writeCSV, document.writeJSON] as [(([UInt8]) -> Void) -> Void] {
      var sizes: [Int] = []
      write { sizes.append($0.count) }
      #expect(sizes.count > 5)
      #expect(sizes.allSatisfy { (1..<70_000).contains($0) })
    }
  }

  @Test("stops at the first chunk that cannot be handed on")
  func failure() {
    struct Refusal: Error {}
    var random = SeededGenerator(seed: 9)
    let document = SampleDocument([Self.recording(of: 20_000, name: "long", &random)])
    var calls = 0
    #expect(throws: Refusal.self) {
      try document.writeCSV { (_: [UInt8]) throws(Refusal) in
        calls += 1
        throw Refusal()
      }
    }
    #expect(calls == 1)
    #expect(throws: Refusal.self) {
      try document.writeJSON { (_: [UInt8]) throws(Refusal) in
        calls += 1
        throw Refusal()
      }
    }
    #expect(calls == 2)
  }

  private func csv(_ recordings: [Recording]) -> String {
    var bytes: [UInt8] = []
    SampleDocument(recordings).writeCSV { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func json(_ recordings: [Recording]) -> String {
    var bytes: [UInt8] = []
    SampleDocument(recordings).writeJSON { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func recording(
    of count: Int, name: String, _ random: inout SeededGenerator
  ) -> Recording {
    var columns: [[Double]] = []
    for _ in 0..<3 { columns.append((0..<count).map { _ in random.anyFiniteDouble() }) }
    return Recording(
      name: name,
      start: 0,
      target: 1,
      clock: .continuous,
      times: columns[0],
      values: columns[1],
      velocities: columns[2],
      ending: .sampled(until: 1))
  }
}
