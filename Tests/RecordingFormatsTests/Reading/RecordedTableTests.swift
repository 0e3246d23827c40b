import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct RecordedTableTests {
  private func text(_ document: SampleDocument) -> String {
    var bytes: [UInt8] = []
    document.writeCSV { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatIsSampledIsReadBackToTheBit() throws {
    let recordings = try [Animation.bouncy, .easeInOut, .timingCurve(0, 1, 0, 1)].enumerated().map {
      try Recorder(from: 3, to: -1).record(
        .animation($1), name: "curve, \"\($0)\"", framesPerSecond: 60)
    }
    let table = try RecordedTable(text(SampleDocument(recordings)))
    #expect(table.curves.map(\.recording.name) == recordings.map(\.name))
    for (curve, recording) in zip(table.curves, recordings) {
      #expect(curve.hasVelocities)
      #expect(curve.recording.times == recording.times)
      #expect(curve.recording.values == recording.values)
      #expect(curve.recording.velocities == recording.velocities)
      #expect(curve.recording.start == 3 && curve.recording.target == -1)
      #expect(curve.recording.ending == .finished(at: recording.times.last ?? -1))
    }
  }

  @Test(arguments: [
    "time,value\n0,1\n0.5,2\n", "0,1\n0.5,2\n", "value,time\r\n1,0\r\n2,0.5\r\n",
    "Time, Value ,note\n0,1,a\n0.5, 2,b\n\n",
    "time,attribute,value,event\n0,x,1,\n0.1,,,log:a\n0.5,x,2,\n",
  ])
  func timesAndValuesAreEnough(_ text: String) throws {
    let table = try RecordedTable(text)
    #expect(table.curves.count == 1)
    let recording = try #require(table.curves.first?.recording)
    #expect(recording.times == [0, 0.5] && recording.values == [1, 2])
    #expect(recording.start == 1 && recording.target == 2)
    #expect(!table.curves[0].hasVelocities)
  }

  @Test func targetsTellWhetherACurveIsOver() throws {
    let over = try RecordedTable("time,value,velocity,target\n0,0,0,5\n1,5,0,5\n").curves[0]
    #expect(over.recording.ending == .finished(at: 1) && over.recording.target == 5)
    let cut = try RecordedTable("time,value,velocity,target\n0,0,0,5\n1,4,2,5\n").curves[0]
    #expect(cut.recording.ending == .cutOff(at: 1) && cut.recording.target == 5)
    let moving = try RecordedTable("time,value,velocity\n0,0,0\n1,4,2\n").curves[0]
    #expect(moving.recording.ending == .cutOff(at: 1) && moving.recording.target == 4)
  }

  @Test func verticalCurvesKeepTheirVelocity() throws {
    let curve = try RecordedTable("time,value,velocity\n0,0,inf\n1,4,0\n").curves[0]
    #expect(curve.recording.velocities == [.infinity, 0])
  }

  @Test(arguments: [
    ("", nil, "no rows"), ("time,value\n", nil, "no samples"), ("a,b\n1,2\n", 1, "column 'time'"),
    ("time,b\n1,2\n", 1, "column 'value'"), ("time,value\n0,nan\n", 2, "the value 'nan'"),
    ("time,value\n0,1\n\nx,2\n", 4, "the time 'x'"), ("time,value\n0,1\n-1,2\n", 3, "below 0"),
    ("time,value\n-1,2\n", 2, "below 0"), ("time,value\n0.5,1\n0.25,2\n", 3, "comes after 0.5"),
    ("time,value\n0,inf\n", 2, "the value 'inf'"), ("time,value\n0,1,2\n", 2, "3 fields"),
    ("time,value,velocity\n0,1,nan\n", 2, "the velocity 'nan'"),
    ("time,value\n0,\"1\n", 2, "quote"),
    ("time,value\n0\n", 2, "1 field,"),
  ])
  func whatIsWrongIsToldWithItsLine(_ text: String, _ line: Int?, _ words: String) {
    let error = #expect(throws: DataError.self) { try RecordedTable(text) }
    #expect(error?.line == line)
    #expect(error?.words.contains(words) ?? false, "\(error?.words ?? "")")
  }
}
