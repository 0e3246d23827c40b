/// The result of looking for the animation of a recorded motion.
public struct MotionFit: Hashable, Sendable {
  /// A row that belongs to no motion.
  public struct LeftOutRow: Hashable, Sendable {
    /// Why a row is left out.
    public enum Reason: String, Hashable, Sendable {
      /// It shows what the row before it shows, while those around them move.
      case held
      /// It shows the target, which the motion has not reached.
      case snapped
      /// It is off, and nothing more is known.
      case off
    }

    /// Its time, in seconds.
    public var time: Double

    /// Its value.
    public var value: Double

    /// Its value less that of the motion.
    public var residual: Double

    /// Why it is left out.
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

  /// The number of rows that move or lie next to those that do, and were not left out.
  public internal(set) var used: Int

  /// The rows that were left out, in order of time.
  public internal(set) var leftOut: [LeftOutRow]

  /// The candidates, of which there is at least one, the chosen one first.
  public internal(set) var candidates: [FitCandidate]

  /// The motions one after the other that were found in place of one; nil where one was.
  ///
  /// The candidates are then those of one motion, and none of them fits.
  public internal(set) var sequence: MotionSequence?

  /// Whether what is found fits: it is off nowhere by more than the limit, or what is left over is noise.
  ///
  /// Noise is no more than four times the noise of the recording and a sixth of the travel, and at each row whatever it
  /// is at the row before.
  public internal(set) var fits: Bool

  /// Whether the chosen one fits, also where several motions were asked for and none of these do.
  public let oneFits: Bool

  /// Whether the recording begins in motion, so that the start is taken to be its first row.
  public let startIsFirstRow: Bool

  /// The residuals of the chosen candidate, by the times of the rows that were looked at.
  public internal(set) var residuals: [(time: Double, residual: Double)]

  /// The one that is chosen.
  public var best: FitCandidate { candidates[0] }

  /// Whether springs in steps and closed forms cannot be told apart.
  public var playersAreTied: Bool {
    candidates.count { $0.bounce != nil && ($0.verdict == .best || $0.verdict == .tied) } > 1
  }

  /// The same with none of its candidates.
  var refused: MotionFit {
    var fit = self
    fit.fits = false
    for index in fit.candidates.indices {
      fit.candidates[index].verdict = .no
      fit.candidates[index].intervals = [:]
    }
    return fit
  }

  /// The same with motions one after the other in place of one.
  func with(_ sequence: MotionSequence) -> MotionFit {
    var fit = refused
    fit.sequence = sequence
    fit.fits = true
    fit.used = sequence.used
    fit.leftOut = []
    fit.residuals = sequence.residuals
    return fit
  }

  /// Compares all but the residuals, which follow from the rest.
  public static func == (lhs: MotionFit, rhs: MotionFit) -> Bool {
    lhs.observations == rhs.observations && lhs.candidates == rhs.candidates
      && lhs.leftOut == rhs.leftOut && lhs.noise == rhs.noise && lhs.rounding == rhs.rounding
      && lhs.fits == rhs.fits && lhs.sequence == rhs.sequence
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(observations)
    hasher.combine(candidates)
  }
}
