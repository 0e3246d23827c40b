internal import AnimationModel
internal import CurveGeometry

/// Timing curves as cubics, over a duration in seconds and from 0 to 1.
enum CurvePieces {
  /// A cubic Bézier, which is one piece; nil if its time runs back somewhere.
  ///
  /// - Parameter isRounded: Whether SwiftUI plays the curve, solving it to 2⁻²⁰ of its time and rounding its
  ///   values to multiples of 2⁻²⁰.
  static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, over duration: Double,
    isRounded: Bool = false
  ) -> [MotionPiece]? {
    let x = Cubic(0, x1, x2, 1)
    guard x1 >= 0, x2 <= 1, isRising(x) else { return nil }
    if x1 == y1, x2 == y2 {
      var line = MotionPiece(from: 0, value: 0, to: duration, value: 1)
      // A line is as steep as it is long: its slack of time is at once one of value.
      if isRounded { line.slack = 1.5 * frameworkPrecision }
      return [line]
    }
    var piece = MotionPiece(
      time: x.mapped { $0 * duration }, value: Cubic(0, y1, y2, 1),
      slack: isRounded ? frameworkPrecision / 2 : 0, span: 1, curve: curveOfBeziers)
    if isRounded { piece.timeSlack = frameworkPrecision * duration }
    return [piece]
  }

  private static func isRising(_ x: Cubic) -> Bool {
    let a = x.p1 - x.p0
    let b = x.p2 - x.p1
    let c = x.p3 - x.p2
    // The slope is 3(a(1 − s)² + 2b(1 − s)s + cs²), which is nowhere negative exactly under this condition.
    return a >= 0 && c >= 0 && (b >= 0 || b * b <= a * c)
  }

  /// A curve of SwiftUI's; nil if its time runs back somewhere.
  static func unitCurve(
    _ curve: UnitCurve, over duration: Double
  ) -> [MotionPiece]? {
    switch curve.function {
    case .linear: return [MotionPiece(from: 0, value: 0, to: duration, value: 1)]
    case .bezier(let start, let end):
      return bezier(
        min(max(start.x, 0), 1), start.y, min(max(end.x, 0), 1), end.y, over: duration,
        isRounded: true)
    case .circularEaseIn: return circularEaseIn(over: duration)
    case .circularEaseOut: return circularEaseOut(over: duration)
    case .circularEaseInOut:
      return circularEaseIn(over: duration / 2).map { $0.valued(by: 0.5, from: 0) }
        + circularEaseOut(over: duration / 2).map {
          $0.timed(by: 1, after: duration / 2).valued(by: 0.5, from: 0.5)
        }
    }
  }

  /// A CSS easing function: straight pieces and steps between its breakpoints, or a Bézier.
  static func easing(_ function: EasingFunction, over duration: Double) -> [MotionPiece] {
    if case .cubicBezier(let easing) = function.shape,
      let pieces = bezier(easing.x1, easing.y1, easing.x2, easing.y2, over: duration)
    {
      return pieces
    }
    let knots = [0] + Set(function.breakpoints.filter { $0 > 0 && $0 < 1 }).sorted() + [1]
    return zip(knots, knots.dropFirst()).map { from, to in
      let middle = from + (to - from) / 2
      let rise = function.velocity(at: middle) * (to - from) / 2
      let value = function.value(at: middle)
      return MotionPiece(
        from: from * duration, value: value - rise, to: to * duration, value: value + rise)
    }
  }

  private static let frameworkPrecision = 0x1p-20

  private static let curveOfBeziers = 1
  private static let curveOfRising = 2
  private static let curveOfFalling = 3

  /// The number of pieces of a quarter of a circle.
  private static let piecesOfCircle = 32

  /// √(1 − (1 − p)²): with p = s² it is s√(2 − s²), which is smooth where the circle is vertical.
  private static func circularEaseOut(over duration: Double) -> [MotionPiece] {
    circle { from, to, slack in
      MotionPiece(
        time: Cubic(
          value: from * from, slope: 2 * from * (to - from), to: to * to,
          slope: 2 * to * (to - from)
        ).mapped { $0 * duration },
        value: Cubic(
          value: height(from), slope: heightSlope(from) * (to - from), to: height(to),
          slope: heightSlope(to) * (to - from)),
        slack: slack, span: to - from, curve: curveOfFalling)
    }
  }

  /// 1 − √(1 − p²), which is the reversed ease-out.
  private static func circularEaseIn(over duration: Double) -> [MotionPiece] {
    circularEaseOut(over: duration).reversed().map { piece in
      var turned = piece
      let (time, value) = (piece.time, piece.value)
      turned.time = Cubic(
        duration - time.p3, duration - time.p2, duration - time.p1, duration - time.p0)
      turned.value = Cubic(1 - value.p3, 1 - value.p2, 1 - value.p1, 1 - value.p0)
      turned.curve = curveOfRising
      return turned
    }
  }

  private static func circle(
    _ piece: (_ from: Double, _ to: Double, _ slack: Double) -> MotionPiece
  ) -> [MotionPiece] {
    (0..<piecesOfCircle).map { index in
      let from = Double(index) / Double(piecesOfCircle)
      let to = Double(index + 1) / Double(piecesOfCircle)
      let h = to - from
      return piece(from, to, largestFourthDerivative(until: to) * h * h * h * h / 384 + 1e-14)
    }
  }

  /// g(s) = s√(2 − s²).
  private static func height(_ s: Double) -> Double { s * (2 - s * s).squareRoot() }

  private static func heightSlope(_ s: Double) -> Double {
    (2 - 2 * s * s) / (2 - s * s).squareRoot()
  }

  /// |g⁗| = 60s ÷ (2 − s²)^(7/2), which grows with s.
  private static func largestFourthDerivative(until s: Double) -> Double {
    let r = 2 - s * s
    return 60 * s / (r * r * r * r.squareRoot())
  }
}
