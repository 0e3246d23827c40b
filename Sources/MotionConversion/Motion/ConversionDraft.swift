/// The result of the code of one target: the text to paste, and the motion that the target plays for it.
///
/// Its accuracy is then computed in one place for all targets.
struct ConversionDraft {
  /// The code to paste.
  var code: String

  /// The formula for the numbers, with their units.
  var formula: String

  /// The value that the target shows at a time in seconds, by the formula it computes with.
  var motion: (_ time: Double) -> Double

  /// Other code, each with its motion; code whose error is more than the whole travel is left out.
  var alternatives: [(label: String, code: String, motion: (Double) -> Double)] = []

  /// The other remarks for a reader.
  var remarks: [String] = []

  /// The whole conversion.
  ///
  /// - Throws: The problem that the motion cannot be computed, because a number in it is not finite.
  func conversion(
    of parts: MotionParameters, text: String, to target: ConversionTarget
  ) throws(ConversionProblem) -> Conversion {
    let exactness: Double
    switch parts.core {
    case .spring: exactness = MotionFunction.springExactness
    case .curve: exactness = MotionFunction.curveExactness
    }
    let accuracy = parts.played.accuracy(of: motion, exactness: exactness)
    guard accuracy.largestError.isFinite else {
      throw ConversionProblem(
        target: target, reason: "the values of the motion are not finite numbers",
        hint: "use smaller numbers")
    }
    var remarks = parts.remarks + remarks
    if case .spring(let spring) = parts.core {
      if spring.isLimited {
        remarks.append(
          "the spring is overdamped, and \(spring.playerName) plays it as critically damped")
      }
      if parts.played.isFollowedInPart {
        remarks.append(
          "the spring takes long to settle; the error is that of the first \(CodeNumber.exact(parts.played.duration)) s"
        )
      }
    }
    return Conversion(
      target: target, expression: text, code: code,
      alternatives: alternatives.map { label, code, motion in
        Conversion.Alternative(
          label: label, code: code,
          accuracy: parts.played.accuracy(of: motion, exactness: exactness))
      }.filter { $0.accuracy.largestError <= 1 },
      formula: formula, accuracy: accuracy,
      springAccuracy: parts.ideal?.accuracy(of: motion), remarks: remarks)
  }
}
