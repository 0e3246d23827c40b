extension Spring {
  /// A spring without bounce, for motion that should not draw attention: duration 0.5 s, bounce 0.
  public static var smooth: Spring { .smooth() }

  /// A spring with a little bounce, for motion that should feel quick: duration 0.5 s, bounce 0.15.
  public static var snappy: Spring { .snappy() }

  /// A spring with more bounce, for motion that should feel alive: duration 0.5 s, bounce 0.3.
  public static var bouncy: Spring { .bouncy() }

  /// A spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: BaseBounce.smooth + extraBounce)
  }

  /// A spring with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: BaseBounce.snappy + extraBounce)
  }

  /// A spring with more bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: BaseBounce.bouncy + extraBounce)
  }

  /// The bounces of the presets, to which extra bounce is added.
  ///
  /// Source: semantics reference, section 3.9 (documented).
  enum BaseBounce {
    static let smooth = 0.0
    static let snappy = 0.15
    static let bouncy = 0.3
  }
}
