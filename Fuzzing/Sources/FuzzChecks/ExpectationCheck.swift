internal import AnimationModel
internal import AnimationSyntax
internal import MotionRecording
internal import RecordingFormats

enum ExpectationCheck {
  /// The motion that expectations are tried with; it is only read.
  private nonisolated(unsafe) static let motion: MotionCourse? = try? Recorder(span: 1).course(
    of: .animation(.bouncy), name: "card", clock: .continuous)

  static func run(_ text: String) throws -> Bool {
    let expectations: [MotionExpectation]
    do {
      expectations = try ExpectationExpression.parse(text)
    } catch {
      try OutputChecks.check(error)
      return false
    }
    for expectation in expectations {
      let again = try? ExpectationExpression.parse(expectation.text)
      try require(
        again?.map(\.claim) == [expectation.claim], "read back: \(expectation.text)")
      guard let motion = unsafe motion else { continue }
      let words = ExpectationWords(motion.result(of: expectation)).line
      try OutputChecks.check(words: words)
      try require(!words.contains("nan"), "a figure is nan: \(words)")
    }
    return true
  }
}
