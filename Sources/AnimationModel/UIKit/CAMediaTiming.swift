/// Core Animation's timing: the begin time of an animation, the duration of its cycles, the rate of its time and
/// the number of repetitions.
///
/// Unlike SwiftUI's, an animation that reverses runs its **time** backwards: an ease-in on the forward pass is an
/// ease-out on the reverse pass. It may end in the middle of a cycle. When it is over, it is removed and the target is
/// shown.
///
/// Source: Apple's pages on the protocol of this name (documented); for the offset, measurements of others
/// (reported).
public struct CAMediaTiming: Hashable, Sendable {
  /// The seconds between the moment when the animation is added and its beginning.
  ///
  /// Core Animation counts from the start of its layer's clock, so there the time is larger by `CACurrentMediaTime()`.
  /// Until the animation begins, the start is shown, as with a `fillMode` of `backwards` (our choice).
  public var beginTime = 0.0

  /// The duration of one cycle in one direction, in seconds.
  ///
  /// 0 stands for the duration of the transaction, which is ``CATransaction/defaultAnimationDuration`` unless set.
  public var duration = 0.0

  /// The rate of time: 2 halves the duration, 0 stops at ``timeOffset``, below 0 time runs backwards.
  public var speed = 1.0

  /// The seconds of the first cycle that are skipped at the beginning; the skipped part follows at the end.
  public var timeOffset = 0.0

  /// The number of cycles, which need not be whole; 0 stands for 1.
  ///
  /// A cycle that reverses, forth and back, counts once.
  public var repeatCount = 0.0

  /// The seconds for which cycles are repeated, in the time of the animation; if it is above 0, it applies
  /// instead of ``repeatCount``.
  public var repeatDuration = 0.0

  /// Whether each cycle also plays backwards.
  public var autoreverses = false

  /// Makes a timing with Core Animation's defaults.
  ///
  /// - Parameters:
  ///   - duration: The duration of one cycle in one direction, in seconds; 0 stands for that of the transaction.
  ///   - repeatCount: The number of cycles.
  ///   - autoreverses: Whether each cycle also plays backwards.
  public init(duration: Double = 0, repeatCount: Double = 0, autoreverses: Bool = false) {
    self.duration = duration
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The duration of one cycle in one direction, in seconds.
  var cycleDuration: Double {
    duration > 0 ? duration : CATransaction.defaultAnimationDuration
  }

  /// The number of cycles that are played; a cycle that reverses counts once.
  func cycles(lasting cycle: Double) -> Double {
    if repeatDuration > 0 { return repeatDuration / (autoreverses ? 2 * cycle : cycle) }
    return repeatCount > 0 ? repeatCount : 1
  }

  /// The number of cycles above which a repetition is taken as endless, as with `Float.greatestFiniteMagnitude`.
  static let endlessCycles = 1e9
}
