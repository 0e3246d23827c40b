/// Whether an expectation holds of a curve, and what was found.
public struct ExpectationResult: Hashable, Sendable {
  /// A finding about a motion.
  public enum Finding: Hashable, Sendable {
    /// A figure, and the time in seconds at which it was found if that is of interest.
    case figure(ExpectedAmount, at: Double?)

    /// There is no such figure.
    case absent(Absence)

    /// The motion has the property that was asked for, or has not.
    case property(MotionProperty, holds: Bool)

    /// The motion turns back at a time in seconds, in the end by a distance.
    case turnsBack(at: Double, by: Double)
  }

  /// Why a motion does not have a figure.
  public enum Absence: Hashable, Sendable {
    /// Start and target are one.
    case noTravel
    /// It never reaches its target.
    case neverReaches
    /// It does not stay at its target.
    case neverStays
    /// It does not go beyond its target.
    case noOvershoot
    /// It does not go behind its start.
    case noUndershoot
    /// It does not fall back behind its target.
    case noRebound
    /// Its value or velocity does not change.
    case noMotion
    /// There is no spring in it.
    case noSpring
    /// Its spring does not swing.
    case noSwing
    /// It cannot begin with a velocity.
    case noInitialVelocity
    /// It is a function of time, which is never complete and never removed.
    case isFunction
    /// It goes through keyframes, which are complete when they are over.
    case isKeyframes
    /// It does not go through keyframes.
    case noKeyframes
    /// It does not end in the time looked at.
    case endless
    /// It ends so late that its frames are not played.
    case tooManyFrames
    /// No animation of it is complete or over.
    case noAnimation
    /// It is not known at this time, because it is not followed so far or not there yet.
    case notFollowed(until: Double)
  }

  /// The expectation that was checked.
  public var expectation: MotionExpectation

  /// The name of the curve that was looked at.
  public var curve: String

  /// Whether it holds.
  public var holds: Bool

  /// The finding.
  public var finding: Finding

  /// Makes a result.
  public init(
    _ expectation: MotionExpectation, of curve: String, holds: Bool, finding: Finding
  ) {
    self.expectation = expectation
    self.curve = curve
    self.holds = holds
    self.finding = finding
  }
}
