internal import AnimationModel

extension MotionParts {
  /// Refuses what repeats forever, for a target that has no loop.
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

  /// What is lost of the delay before each cycle, in words.
  var lostCycleDelay: [String] {
    cycleDelay == 0
      ? [] : ["the delay of \(Digits.exact(cycleDelay)) s before each cycle is lost"]
  }

  /// What is lost of a count of repetitions, in words; `instead` says what to do.
  func lostCount(_ instead: String) -> [String] {
    guard let count = repetition?.count else { return [] }
    return ["the repetition (\(count) cycles) is lost: \(instead)"]
  }

  /// How a cycle back differs if it plays time backwards.
  var reversedTime: [String] {
    guard let repetition, repetition.autoreverses else { return [] }
    return [
      "the cycle back plays time backwards there, while SwiftUI plays the same motion from the target to the start"
    ]
  }

  /// Where a count of cycles leaves the value, if not where SwiftUI does.
  var evenCount: [String] {
    guard let repetition, repetition.autoreverses, let count = repetition.count,
      count.isMultiple(of: 2)
    else { return [] }
    return [
      "after an even number of cycles SwiftUI jumps to its target; there the value stays at its start"
    ]
  }

  /// That each cycle of a spring ends by a rule of the target.
  var otherCycles: [String] {
    guard repetition != nil, case .spring = core else { return [] }
    return [
      "each cycle lasts until the target considers its spring at rest, which is not when SwiftUI ends it"
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
        target: target,
        reason: "a circular curve is not a cubic Bézier, and \(target.title) has only these",
        hint: "'--to css-linear' can follow any motion")
    }
    guard (0...1).contains(points.x1), (0...1).contains(points.x2) else {
      throw ConversionProblem(
        target: target,
        reason: "the x of a control point lies outside 0…1, which only SwiftUI can play",
        hint: "'--to css-linear' can follow any motion")
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
