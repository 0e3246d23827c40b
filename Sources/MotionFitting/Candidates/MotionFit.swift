/// The result of the search for the animation of a recorded motion.
public struct MotionFit: Hashable, Sendable {
  /// A row that does not belong to the motion.
  public struct LeftOutRow: Hashable, Sendable {
    /// The reason why a row is left out.
    public enum Reason: String, Hashable, Sendable {
      /// The row shows the same value as the row before it, while those around them move.
      case held
      /// The row shows the target, which the motion has not reached yet.
      case snapped
      /// The row is off for an unknown reason.
      case off
    }

    /// The time of the row, in seconds.
    public var time: Double

    /// The value of the row.
    public var value: Double

    /// The value of the row less that of the motion.
    public var residual: Double

    /// The reason why the row is left out.
    public var reason: Reason
  }

  /// The recorded motion.
  public let observations: MotionObservations

  /// The step to which the values are rounded; nil if none was found.
  public let rounding: Double?

  /// The standard deviation of the values' errors, in value units.
  public let noise: Double

  /// The rate of the display in frames per second; nil for an irregular clock.
  public let rate: Double?

  /// The largest value less the smallest.
  public let travel: Double

  /// The number of rows that move or are next to such rows, and were not left out.
  public internal(set) var used: Int

  /// The rows that were left out, in order of time.
  public internal(set) var leftOut: [LeftOutRow]

  /// The candidates, at least one, with the chosen one first.
  public internal(set) var candidates: [FitCandidate]

  /// The motions one after the other that were found instead of a single one; nil where a single one was found.
  ///
  /// If there is a sequence, the candidates are those of a single motion, and none of them fits.
  public internal(set) var sequence: MotionSequence?

  /// Whether the result fits: no residual is above the limit, or the residuals are noise.
  ///
  /// Noise is at most four times the noise of the recording and a sixth of the travel, and independent from row to row.
  public internal(set) var fits: Bool

  /// Whether the chosen candidate fits as a single motion, even where several motions were asked for and none of these
  /// fit.
  public let oneFits: Bool

  /// Whether the recording begins in motion, so that its first row is taken to be the start.
  public let startIsFirstRow: Bool

  /// The residuals of the chosen candidate at the rows that were looked at, with their times.
  public internal(set) var residuals: [(time: Double, residual: Double)]

  /// The chosen candidate.
  public var best: FitCandidate { candidates[0] }

  /// Whether springs in steps and closed forms cannot be told apart.
  public var playersAreTied: Bool {
    candidates.count { $0.bounce != nil && ($0.verdict == .best || $0.verdict == .tied) } > 1
  }

  /// The same fit with the verdict that none of its candidates fits.
  var refused: MotionFit {
    var fit = self
    fit.fits = false
    for index in fit.candidates.indices {
      fit.candidates[index].verdict = .no
      fit.candidates[index].intervals = [:]
    }
    return fit
  }

  /// Returns the same fit with a sequence of motions instead of a single one.
  func with(_ sequence: MotionSequence) -> MotionFit {
    var fit = refused
    fit.sequence = sequence
    fit.fits = true
    fit.used = sequence.used
    fit.leftOut = []
    fit.residuals = sequence.residuals
    return fit
  }

  /// Compares everything but the residuals, which follow from the rest.
  public static func == (lhs: MotionFit, rhs: MotionFit) -> Bool {
    lhs.observations == rhs.observations && lhs.candidates == rhs.candidates
      && lhs.leftOut == rhs.leftOut && lhs.noise == rhs.noise && lhs.rounding == rhs.rounding
      && lhs.fits == rhs.fits && lhs.sequence == rhs.sequence
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(observations)
    hasher.combine(candidates)
  }
}
