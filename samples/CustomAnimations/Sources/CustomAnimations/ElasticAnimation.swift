import Kymograph

/// Swings up, snaps over in the middle and swings out, as if on a rubber band.
///
/// The curve is well known: a sine under an exponential, mirrored about the middle. It neither begins
/// at exactly 0 nor ends at exactly 1, but within a ten-thousandth of them.
public struct ElasticAnimation: CustomAnimation {
  /// How long it takes, in seconds.
  public var duration: TimeInterval

  /// Makes an elastic animation.
  public init(duration: TimeInterval = 0.35) {
    self.duration = duration
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time <= duration else { return nil }
    return value.scaled(by: progress(at: time / duration))
  }

  private func progress(at fraction: Double) -> Double {
    let wave = sin((20 * fraction - 11.125) * 2 * .pi / 4.5)
    if fraction < 0.5 {
      return -pow(2, 20 * fraction - 10) * wave / 2
    } else {
      return pow(2, 10 - 20 * fraction) * wave / 2 + 1
    }
  }
}

extension Animation {
  /// The elastic animation.
  public static func elastic(duration: TimeInterval = 0.35) -> Animation {
    Animation(ElasticAnimation(duration: duration))
  }
}
