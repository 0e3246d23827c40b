public import MotionRecording

/// How far a motion may be from its golden, for each column.
public struct GoldenTolerance: Hashable, Sendable {
  /// For values: in their units, or as a part of the travel.
  public var value: Tolerance

  /// For velocities: in value units per second, or as a part of the travel per second.
  public var velocity: Tolerance

  /// Makes a tolerance.
  public init(value: Tolerance, velocity: Tolerance) {
    self.value = value
    self.velocity = velocity
  }

  /// The tolerance where no other is asked for and both have rows at the same times: 10⁻⁹ of the travel, and 10⁻⁷ of
  /// the travel per second.
  ///
  /// The exponentials and sines of two maths libraries differ in the last of sixteen digits, and what is
  /// computed from them by a few more; a frame's velocity can be the difference of two values times the rate.
  /// Nothing that anyone could see is as small.
  public static let exact = GoldenTolerance(
    value: .relative(1e-9), velocity: .relative(1e-7))

  /// The tolerance where no other is asked for and the rows fall on different times: 0.2 % of the travel, and half
  /// the travel per second.
  ///
  /// Between rows there are cubics, which are off by some millionths of the travel at 60 rows a second but more
  /// in the frames in which a spring begins or ends, a thousandth of its travel from the target; velocities, of
  /// which springs have five or ten travels per second, are off by a few hundredths of that.
  public static let resampled = GoldenTolerance(
    value: .relative(2e-3), velocity: .relative(0.5))

  /// The distances that are allowed from a curve.
  public func tube(around golden: Recording) -> Tube {
    let travel = golden.travel
    // A curve that goes nowhere has no parts of a travel: then a unit of the value stands for it.
    let whole = travel > 0 ? travel : 1
    return Tube(value: value.allowance(of: whole), velocity: velocity.allowance(of: whole))
  }

  /// Distances from a golden within which a motion has to stay.
  public struct Tube: Hashable, Sendable {
    /// In units of the value.
    public var value: Double
    /// In units of the value per second.
    public var velocity: Double

    /// Makes a tube.
    public init(value: Double, velocity: Double) {
      self.value = value
      self.velocity = velocity
    }
  }
}
