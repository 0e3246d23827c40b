/// Core Animation's timing: when an animation begins, how long a cycle of it is, how fast its time runs and how
/// often it is repeated.
///
/// Unlike SwiftUI's, an animation that reverses runs its **time** backwards: what eases in on the forward pass eases
/// out on the reverse pass. It may end in the middle of a cycle. When it is over, it is removed and the target is
/// shown.
///
/// Source: Apple's pages on the protocol of this name (documented); for the offset, measurements of others
/// (reported).
public struct CAMediaTiming: Hashable, Sendable {
  /// Seconds from when the animation is added to when it begins.
  ///
  /// Core Animation counts from the start of its layer's clock: there it is `CACurrentMediaTime()` more. Until
  /// then the start is shown, as with a `fillMode` of `backwards` (our choice).
  public var beginTime = 0.0

  /// Seconds of one cycle in one direction.
  ///
  /// 0 is the duration of the transaction, which is ``CATransaction/defaultAnimationDuration`` unless set.
  public var duration = 0.0

  /// The rate of time: 2 takes half as long, 0 stops at ``timeOffset``, below 0 runs backwards.
  public var speed = 1.0

  /// Seconds of a cycle that are over at the beginning; what was left out follows at the end.
  public var timeOffset = 0.0

  /// The number of cycles, which need not be whole; 0 is 1.
  ///
  /// A cycle that reverses counts once, there and back.
  public var repeatCount = 0.0

  /// Seconds for which cycles are repeated, in the time of the animation; where it is above 0, it decides
  /// instead of ``repeatCount``.
  public var repeatDuration = 0.0

  /// Whether each cycle also plays backwards.
  public var autoreverses = false

  /// Timing with Core Animation's defaults.
  ///
  /// - Parameters:
  ///   - duration: Seconds of one cycle in one direction; 0 is the duration of the transaction.
  ///   - repeatCount: The number of cycles.
  ///   - autoreverses: Whether each cycle also plays backwards.
  public init(duration: Double = 0, repeatCount: Double = 0, autoreverses: Bool = false) {
    self.duration = duration
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// Seconds of one cycle in one direction.
  var cycleDuration: Double {
    duration > 0 ? duration : CATransaction.defaultAnimationDuration
  }

  /// Cycles played, of which one that reverses counts once.
  func cycles(lasting cycle: Double) -> Double {
    if repeatDuration > 0 { return repeatDuration / (autoreverses ? 2 * cycle : cycle) }
    return repeatCount > 0 ? repeatCount : 1
  }

  /// More cycles than these are meant as endless, as `Float.greatestFiniteMagnitude` is.
  static let endlessCycles = 1e9
}
