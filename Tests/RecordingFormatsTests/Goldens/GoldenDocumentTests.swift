import AnimationModel
import MotionComparison
import MotionRecording
import RecordingFormats
import Testing

@Suite struct GoldenDocumentTests {
  static func golden(
    _ subject: Subject = .animation(.bouncy), named name: String = "card",
    settings: MotionGolden.Settings = MotionGolden.Settings(start: 0, target: 1)
  ) throws -> MotionGolden {
    let recorder = Recorder(
      from: settings.start ?? 0, to: settings.target ?? 1, span: settings.span)
    let recording =
      settings.playsFrames
      ? try recorder.record(subject, name: name, framesPerSecond: settings.rate)
      : try recorder.record(subject, name: name, rowsPerSecond: settings.rate)
    return MotionGolden(.expression("\(name)=it"), settings, curves: [recording])
  }

  private func read(_ golden: MotionGolden) throws -> MotionGolden {
    let document = GoldenDocument(golden)
    let header = try #require(try GoldenHeader(document.json))
    return try header.golden(table: String(decoding: document.csv, as: UTF8.self))
  }

  @Test(arguments: [
    MotionGolden.Settings(start: 0, target: 1),
    MotionGolden.Settings(playsFrames: false, rate: 50, start: -3, target: 1e-3, span: 0.4),
    MotionGolden.Settings(rate: 119.88, start: 0.1, target: 0.3, initialVelocity: -1.0 / 3),
  ])
  func whatIsWrittenIsReadAgainBitForBit(settings: MotionGolden.Settings) throws {
    for subject in [
      Subject.animation(.bouncy), .spring(.smooth), .unitCurve(.circularEaseIn),
      .animation(.linear.repeatForever()),
    ] {
      let golden = try Self.golden(subject, named: "a, \"b\"", settings: settings)
      var expected = golden
      // Data that only figures need is not kept.
      for index in expected.curves.indices { expected.curves[index].events = [] }
      #expect(try read(golden) == expected)
      #expect(golden.comparison(with: try read(golden)).isWithin)
    }
  }

  @Test func theDocumentHasOneForm() throws {
    let golden = try Self.golden(.animation(.linear(duration: 0.05)))
    #expect(
      GoldenDocument(golden).json == """
        {
          "schema": "kymograph/golden",
          "version": 1,
          "expression": "card=it",
          "clock": "frames",
          "rate": 60,
          "from": 0,
          "to": 1,
          "curves": [
            {"name": "card", "start": 0, "target": 1, "ending": {"kind": "finished", "time": 0.06666666666666667}}
          ],
          "events": [
            {"time": 0.06666666666666667, "event": "card logicallyComplete"}
          ]
        }

        """)
    let table = String(decoding: GoldenDocument(golden).csv, as: UTF8.self)
    #expect(table.hasPrefix("curve,time,value,velocity\ncard,0,0,20\ncard,0.016666666666666666,"))
    #expect(table.hasSuffix("\ncard,0.06666666666666667,1,0\n"))
  }
}
