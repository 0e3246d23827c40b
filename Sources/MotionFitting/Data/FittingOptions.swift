/// The motions that are looked for in a recorded motion, and the facts that are known of it.
public struct FittingOptions: Hashable, Sendable {
  /// A group of families.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    /// Springs.
    case spring
    /// Timing curves, named ones and any cubic Bézier.
    case curve
    /// Constant speed.
    case linear
    /// Any of the others played several times, where none of them fits once.
    case repetition = "repeat"
  }

  /// How many motions one after the other are looked for.
  public enum Segments: Hashable, Sendable {
    /// One.
    case one
    /// This many, two or more.
    case count(Int)
    /// As many as the rows show, where one does not fit.
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

  /// How fast a spring was at its start.
  public enum InitialVelocity: Hashable, Sendable {
    /// Known, in value units per second.
    case known(Double)
    /// To be found.
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

  /// The value that the motion heads for, where it is known.
  public var to: Double?

  /// The time of the change in seconds, where it is known.
  ///
  /// A motion that begins later has a delay.
  public var start: Double?

  /// The velocity of springs at their start.
  public var initialVelocity = InitialVelocity.known(0)

  /// The rate of the display; nil to find it.
  public var framesPerSecond: Double?

  /// The step to which values are rounded; nil to find it.
  public var rounding: Double?

  /// The standard deviation of the values' errors; nil to find it.
  public var noise: Double?

  /// How far the best may be off at any row that is used, as a part of the travel, before nothing fits.
  public var limit = 0.01

  /// The probability with which intervals should hold the truth, between 0 and 1.
  public var confidence = 0.95

  /// The number of recordings that are simulated for the intervals; 0 for no intervals.
  public var replicates = 200

  /// Whether named animations and round numbers are tried.
  public var snaps = true

  /// The most candidates after the best.
  public var runnersUp = 3

  /// Whether Béziers without a name are tried: to parts of a recording they fit too easily.
  var triesBeziers = true

  /// Makes the options that the tool has without options.
  public init() {}
}
