extension UnitCurve {
  /// The straight line, on which progress is time.
  public static let linear = UnitCurve(function: .linear)

  /// The curve that starts slowly: Bézier (0.42, 0), (1, 1).
  public static let easeIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// The curve that ends slowly: Bézier (0, 0), (0.58, 1).
  public static let easeOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// The curve that starts and ends slowly: Bézier (0.42, 0), (0.58, 1).
  public static let easeInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// The former name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut

  /// A quarter circle that starts level: 1 − √(1 − p²).
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

  /// A quarter circle that ends level: √(1 − (1 − p)²).
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

  /// Two quarter circles that meet in the middle, where they are vertical.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)
}
