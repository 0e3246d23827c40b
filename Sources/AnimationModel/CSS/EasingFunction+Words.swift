// The keywords and functions of CSS for easing.
extension EasingFunction {
  /// `linear`: progress is time.
  public static let linear = EasingFunction.linear([LinearStop(0), LinearStop(1)])

  /// `ease`: `cubic-bezier(0.25, 0.1, 0.25, 1)`, the default of CSS.
  public static let ease = EasingFunction.cubicBezier(0.25, 0.1, 0.25, 1)

  /// `ease-in`: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = EasingFunction.cubicBezier(0.42, 0, 1, 1)

  /// `ease-out`: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = EasingFunction.cubicBezier(0, 0, 0.58, 1)

  /// `ease-in-out`: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = EasingFunction.cubicBezier(0.42, 0, 0.58, 1)

  /// `step-start`: `steps(1, jump-start)`.
  public static let stepStart = EasingFunction.steps(1, .jumpStart)

  /// `step-end`: `steps(1, jump-end)`.
  public static let stepEnd = EasingFunction.steps(1, .jumpEnd)

  /// `linear(…)`: straight lines between stops.
  ///
  /// - Parameter stops: At least two, all numbers finite. Stops without a position are spread evenly
  ///   between their neighbours; a position before an earlier one is moved up to it.
  public static func linear(_ stops: [LinearStop]) -> EasingFunction {
    EasingFunction(.linear(LinearEasing(stops)))
  }

  /// `cubic-bezier(…)`: a cubic Bézier from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - x1: The first control point's x, in 0…1.
  ///   - y1: The first control point's y, any finite number.
  ///   - x2: The second control point's x, in 0…1.
  ///   - y2: The second control point's y, any finite number.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> EasingFunction {
    EasingFunction(.cubicBezier(CubicBezierEasing(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// `steps(…)`: a stair of equal steps.
  ///
  /// - Parameters:
  ///   - count: The number of intervals into which the time is cut: 1 or more, 2 or more for `jump-none`.
  ///   - position: The step position, which decides where the rises are.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> EasingFunction {
    EasingFunction(.steps(StepEasing(count: count, position: position)))
  }
}
