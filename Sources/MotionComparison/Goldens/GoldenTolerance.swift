public import MotionRecording

/// The largest distances of a motion from its golden, for each column.
public struct GoldenTolerance: Hashable, Sendable {
  /// The tolerance of values: in their units, or as a part of the travel.
  public var value: Tolerance

  /// The tolerance of velocities: in value units per second, or as a part of the travel per second.
  public var velocity: Tolerance

  /// Makes a tolerance.
  public init(value: Tolerance, velocity: Tolerance) {
    self.value = value
    self.velocity = velocity
  }

  /// The default tolerance where both have rows at the same times: 10⁻⁹ of the travel, and 10⁻⁷ of the travel per
  /// second.
  ///
  /// The exponentials and sines of two math libraries differ in the last of sixteen digits, and numbers that are
  /// computed from them in a few more; a frame's velocity can be the difference of two values times the rate. No
  /// visible change is as small.
  public static let exact = GoldenTolerance(
    value: .relative(1e-9), velocity: .relative(1e-7))

  /// The default tolerance where the rows are at different times: 0.2 % of the travel, and half the travel per
  /// second.
  ///
  /// Between rows there are cubics, whose error is some millionths of the travel at 60 rows per second but larger in
  /// the frames in which a spring begins or ends, a thousandth of its travel from the target; the error of
  /// velocities, which are five or ten travels per second for springs, is a few hundredths of that.
  public static let resampled = GoldenTolerance(
    value: .relative(2e-3), velocity: .relative(0.5))

  /// Returns the tube around a curve.
  public func tube(around golden: Recording) -> Tube {
    let travel = golden.travel
    // A curve without a travel has no parts of it: one unit of the value takes its place.
    let whole = travel > 0 ? travel : 1
    return Tube(value: value.allowance(of: whole), velocity: velocity.allowance(of: whole))
  }

  /// The distances from a golden within which a motion has to stay.
  public struct Tube: Hashable, Sendable {
    /// The distance of values, in their units.
    public var value: Double
    /// The distance of velocities, in units of the value per second.
    public var velocity: Double

    /// Makes a tube.
    public init(value: Double, velocity: Double) {
      self.value = value
      self.velocity = velocity
    }
  }
}
