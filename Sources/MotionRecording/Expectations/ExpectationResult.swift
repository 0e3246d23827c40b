/// The result of checking an expectation of a curve, with the finding.
public struct ExpectationResult: Hashable, Sendable {
  /// A finding about a motion.
  public enum Finding: Hashable, Sendable {
    /// A figure, and the time in seconds at which it was found if it is of interest.
    case figure(ExpectedAmount, at: Double?)

    /// The motion does not have the figure.
    case absent(Absence)

    /// The motion has or does not have the expected property.
    case property(MotionProperty, holds: Bool)

    /// The motion turns back at a time in seconds, and goes back by a distance in the end.
    case turnsBack(at: Double, by: Double)
  }

  /// The reason why a motion does not have a figure.
  public enum Absence: Hashable, Sendable {
    /// Start and target are equal.
    case noTravel
    /// The motion never reaches its target.
    case neverReaches
    /// The motion does not stay at its target.
    case neverStays
    /// The motion does not go beyond its target.
    case noOvershoot
    /// The motion does not go behind its start.
    case noUndershoot
    /// The motion does not fall back behind its target.
    case noRebound
    /// The value or velocity of the motion does not change.
    case noMotion
    /// The motion has no spring.
    case noSpring
    /// The spring does not swing.
    case noSwing
    /// The motion cannot begin with a velocity.
    case noInitialVelocity
    /// The motion is a function of time, which is never complete and never removed.
    case isFunction
    /// The motion goes through keyframes, which are complete only when they are over.
    case isKeyframes
    /// The motion does not go through keyframes.
    case noKeyframes
    /// The motion does not end within the time that is looked at.
    case endless
    /// The motion ends so late that its frames are not played.
    case tooManyFrames
    /// None of the motion's animations is complete or over.
    case noAnimation
    /// The motion is not known at this time, because it is not followed that far or has not begun.
    case notFollowed(until: Double)
  }

  /// The expectation that was checked.
  public var expectation: MotionExpectation

  /// The name of the curve that was checked.
  public var curve: String

  /// Whether the expectation holds.
  public var holds: Bool

  /// The finding about the motion.
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
