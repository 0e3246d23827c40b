internal import AnimationModel

extension MotionParts {
  /// Refuses what plays for ever, in the name of a target that has no loop for it.
  func checkLoop(
    _ target: ConversionTarget, _ what: String, hint: String
  ) throws(ConversionProblem) {
    if let repetition, repetition.count == nil {
      throw ConversionProblem(target: target, reason: "\(what) has no loop", hint: hint)
    }
  }

  /// What is lost of delays, in words; `instead` says what to do.
  func lostDelay(_ instead: String) -> [String] {
    let whole = delay + cycleDelay
    return whole == 0 ? [] : ["the delay of \(Digits.exact(whole)) s is lost: \(instead)"]
  }

  /// What is lost of the delay before each way, in words.
  var lostCycleDelay: [String] {
    cycleDelay == 0
      ? [] : ["the delay of \(Digits.exact(cycleDelay)) s before each way is lost"]
  }

  /// What is lost of a count of repetitions, in words; `instead` says what to do.
  func lostCount(_ instead: String) -> [String] {
    guard let count = repetition?.count else { return [] }
    return ["the \(count) repetitions are lost: \(instead)"]
  }

  /// What is different about a way back that plays time backwards.
  var reversedTime: [String] {
    guard let repetition, repetition.autoreverses else { return [] }
    return [
      "on the way back time runs backwards there, while SwiftUI sets out from the target as it did from the start"
    ]
  }

  /// Where a count of ways leaves the value, if not where SwiftUI does.
  var evenCount: [String] {
    guard let repetition, repetition.autoreverses, let count = repetition.count,
      count.isMultiple(of: 2)
    else { return [] }
    return [
      "after an even number of ways SwiftUI jumps to its target; there the value stays at its start"
    ]
  }

  /// That springs end a way by a rule of the target's.
  var otherCycles: [String] {
    guard repetition != nil, case .spring = core else { return [] }
    return [
      "each way lasts until the target calls its spring at rest, which is not when SwiftUI does"
    ]
  }
}

extension CurveSource {
  /// The control points for a target whose curves are functions of time.
  ///
  /// - Throws: That a circular curve has no exact Bézier, or that the curve is no function.
  func points(
    for target: ConversionTarget
  ) throws(ConversionProblem) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
    guard let points = shape.points else {
      throw ConversionProblem(
        target: target, reason: "a circular curve is no Bézier, and \(target.title) has only these",
        hint: "'--to css-linear' follows any motion")
    }
    guard (0...1).contains(points.x1), (0...1).contains(points.x2) else {
      throw ConversionProblem(
        target: target,
        reason: "the x of a control point lies outside 0…1, which only SwiftUI plays",
        hint: "'--to css-linear' follows any motion")
    }
    return points
  }

  /// Where the curve is at a time, solved without SwiftUI's rounding.
  func value(at time: Double) -> Double {
    guard duration > 0, time < duration else { return 1 }
    let progress = max(time / duration, 0)
    switch shape {
    case .linear: return progress
    case .bezier(let x1, let y1, let x2, let y2):
      return CubicBezierEasing(x1: x1, y1: y1, x2: x2, y2: y2).value(at: progress)
    case .circularEaseIn: return UnitCurve.circularEaseIn.value(at: progress)
    case .circularEaseOut: return UnitCurve.circularEaseOut.value(at: progress)
    case .circularEaseInOut: return UnitCurve.circularEaseInOut.value(at: progress)
    }
  }

  /// The same curve over another time.
  func lasting(_ seconds: Double) -> CurveSource { CurveSource(shape: shape, duration: seconds) }
}
