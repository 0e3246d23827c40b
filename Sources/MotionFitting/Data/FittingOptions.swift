/// The motions that are searched for in a recording, and the known facts about it.
public struct FittingOptions: Hashable, Sendable {
  /// A group of families.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    /// Springs.
    case spring
    /// Timing curves, named ones and any cubic Bézier.
    case curve
    /// Constant speed.
    case linear
    /// Any of the others repeated, where none of them fits once.
    case repetition = "repeat"
  }

  /// The number of motions, one after the other, that are searched for.
  public enum Segments: Hashable, Sendable {
    /// A single motion.
    case one
    /// This number of motions, two or more.
    case count(Int)
    /// As many motions as the rows show, where a single one does not fit.
    case auto
  }

  /// The players that can have played a spring.
  public enum PlayerChoice: String, CaseIterable, Hashable, Sendable {
    /// Either, whichever fits.
    case auto
    /// SwiftUI's `.spring`, in steps of 1/300 s.
    case swiftui
    /// A closed form, as Core Animation, `.interpolatingSpring` and the web play it.
    case exact
  }

  /// The velocity of a spring at its start.
  public enum InitialVelocity: Hashable, Sendable {
    /// A known velocity, in value units per second.
    case known(Double)
    /// A velocity that is fitted.
    case fitted
  }

  /// The groups of families that are tried.
  public var groups: Set<Group> = Set(Group.allCases)

  /// The number of motions.
  public var segments = Segments.one

  /// The players of springs that are tried.
  public var player = PlayerChoice.auto

  /// The value before the motion, where it is known.
  public var from: Double?

  /// The target of the motion, where it is known.
  public var to: Double?

  /// The time of the change in seconds, where it is known.
  ///
  /// A motion that begins later has a delay.
  public var start: Double?

  /// The velocity of springs at their start.
  public var initialVelocity = InitialVelocity.known(0)

  /// The rate of the display in frames per second; nil to find it.
  public var framesPerSecond: Double?

  /// The step to which values are rounded; nil to find it.
  public var rounding: Double?

  /// The standard deviation of the values' errors; nil to find it.
  public var noise: Double?

  /// The largest residual of the best fit at any row that is used, as a part of the travel; above it
  /// nothing fits.
  public var limit = 0.01

  /// The probability with which intervals should contain the true number, between 0 and 1.
  public var confidence = 0.95

  /// The number of recordings that are simulated for the intervals; 0 for no intervals.
  public var replicates = 200

  /// Whether named animations and round numbers are tried.
  public var snaps = true

  /// The largest number of candidates after the best.
  public var runnersUp = 3

  /// Whether Béziers without a name are tried, which fit parts of a recording too easily.
  var triesBeziers = true

  /// Makes the options that the tool uses by default.
  public init() {}
}
