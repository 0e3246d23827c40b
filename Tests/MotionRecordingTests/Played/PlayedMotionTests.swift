import AnimationModel
import MotionRecording
import Testing

@Suite struct PlayedMotionTests {
  private static let subjects: [Subject] = [
    .animation(.bouncy), .animation(.easeOut.delay(0.1).repeatCount(3)),
    .animation(.spring(bounce: 1)), .animation(.linear(duration: 1).repeatForever()),
    .spring(.snappy), .unitCurve(.easeIn), .easing(.ease),
  ]

  /// Frames that were played further than requested are cut as if they had not been, and continue as if
  /// they had been played in one go.
  @Test(arguments: subjects, [0.05, 0.3, 0.7, 4])
  func framesDoNotDependOnWhatWasAskedBefore(subject: Subject, span: Double) throws {
    let recorder = Recorder(from: 3, to: -7, span: span)
    let alone = try recorder.play(subject).frames(perSecond: 60)
    let measured = try recorder.play(subject)
    let measures = try measured.measures()
    #expect(try measured.frames(perSecond: 60) == alone)
    let reversed = try recorder.play(subject)
    _ = try reversed.frames(perSecond: 60)
    #expect(try reversed.measures() == measures)
  }

  @Test func whatWasAskedIsKept() throws {
    let count = PlayCount()
    let played = try PlayCount.$current.withValue(count) {
      let played = try Recorder().play(.animation(.bouncy.repeatCount(2)), name: "b")
      let trace = try played.trace()
      #expect(try played.trace() == trace)
      #expect(trace.name == "b")
      #expect(try played.frames(perSecond: 24) == played.frames(perSecond: 24))
      #expect(try played.course().measures == played.measures())
      #expect(played.stages(until: 10).count == 2)
      return played
    }
    #expect(count.repeated.isEmpty)
    #expect(count.plays[.motion(played.subject, .frames(rate: 60))] == 1)
  }

  /// A spring without friction computes its states on request: for several threads, one at a time.
  @Test func severalThreadsMayAsk() async throws {
    let played = try Recorder(span: 20).play(.animation(.spring(bounce: 1)))
    let alone = try Recorder(span: 20).play(.animation(.spring(bounce: 1))).rows(perSecond: 90)
    try await withThrowingTaskGroup(of: Recording.self) { group in
      for _ in 0..<8 { group.addTask { try played.rows(perSecond: 90) } }
      for try await rows in group { #expect(rows == alone) }
    }
  }

  /// The ruler has the stages of the motion that was played, without playing it again.
  @Test(arguments: [
    Animation.bouncy.delay(0.2).repeatCount(3), .easeIn.repeatCount(2).speed(2).delay(0.5),
    .linear(duration: 0.3).logicallyComplete(after: 0.1).repeatCount(2, autoreverses: false),
  ])
  func stagesEndWithTheMotion(animation: Animation) throws {
    let played = try Recorder().play(.animation(animation))
    let end = try #require(try played.trace().times.last)
    let stages = played.stages(until: end)
    #expect(abs((stages.last?.end ?? 0) - end) < 1e-9)
    #expect(stages == Recorder().stages(of: animation, until: end))
  }
}
