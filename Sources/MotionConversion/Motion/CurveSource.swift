internal import AnimationModel

/// The timing curve that is to be converted.
struct CurveSource {
  enum Shape: Equatable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut

    /// The control points, where the curve is a Bézier.
    var points: (x1: Double, y1: Double, x2: Double, y2: Double)? {
      switch self {
      case .linear: (0, 0, 1, 1)
      case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
      }
    }
  }

  let shape: Shape

  /// The duration of the curve, in seconds.
  let duration: Double
}

extension CurveSource.Shape {
  /// The shape as a straight line, if it is a Bézier that is a straight line at constant speed.
  var straightened: CurveSource.Shape {
    self == .bezier(x1: 0, y1: 0, x2: 1, y2: 1) ? .linear : self
  }
}

extension UnitCurve.Function {
  /// The shape of the curve.
  var shape: CurveSource.Shape {
    switch self {
    case .linear: .linear
    case .bezier(let start, let end): .bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
    case .circularEaseIn: .circularEaseIn
    case .circularEaseOut: .circularEaseOut
    case .circularEaseInOut: .circularEaseInOut
    }
  }
}

extension CurveSource {
  /// The curve as SwiftUI plays it.
  var animation: Animation {
    switch shape {
    case .linear: .linear(duration: duration)
    case .bezier(let x1, let y1, let x2, let y2):
      .timingCurve(x1, y1, x2, y2, duration: duration)
    case .circularEaseIn: .timingCurve(.circularEaseIn, duration: duration)
    case .circularEaseOut: .timingCurve(.circularEaseOut, duration: duration)
    case .circularEaseInOut: .timingCurve(.circularEaseInOut, duration: duration)
    }
  }
}

extension CurveSource {
  /// The control points, for a target whose curves are functions of time.
  ///
  /// - Throws: The problem that a circular curve has no exact Bézier, or that the curve is not a
  ///   function of time.
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

  /// Returns the value of the curve at a time, solved without SwiftUI's rounding.
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

  /// The same curve with another duration.
  func lasting(_ seconds: Double) -> CurveSource { CurveSource(shape: shape, duration: seconds) }
}

extension CurveSource {
  /// Refuses a curve whose control points no target can read.
  func checkNumbers(for target: ConversionTarget) throws(ConversionProblem) {
    guard let points = shape.points else { return }
    let areWritable = [points.x1, points.y1, points.x2, points.y2].allSatisfy {
      $0.magnitude <= ConversionLimits.largestNumber
    }
    guard areWritable else {
      throw ConversionProblem(
        target: target, reason: "a control point of the curve is beyond what can be written",
        hint: "use numbers up to 10³⁰")
    }
  }
}
