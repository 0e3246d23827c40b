/// Turns a subject into the cubics along which it moves.
struct OutlineReader {
  /// The target for which the outline is made.
  let target: ConversionTarget

  /// The largest slack that a piece may have, as a part of the travel.
  let precision: Double

  /// The animations that have been played for the subject.
  var plays = MotionPlays()

  /// Whether the target can repeat a cycle.
  var hasRepetition: Bool { target != .lottie }

  /// Whether the target can play a cycle back.
  var hasAlternation: Bool { target != .lottie && target != .svgSMIL }

  func problem(_ reason: String, hint: String? = nil) -> ConversionProblem {
    ConversionProblem(target: target, reason: reason, hint: hint)
  }

  var noFunction: ConversionProblem {
    problem(
      "the x of a control point lies outside 0…1, so that the curve is not a function of time",
      hint: "keep both x in 0…1")
  }
}
