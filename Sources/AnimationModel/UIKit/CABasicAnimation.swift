/// Core Animation's animation of a property from one value to another.
public struct CABasicAnimation: Hashable, Sendable {
  /// The key path of the property.
  public var keyPath: String?

  /// The value at which the animation begins; if it is nil it is derived, see ``interpolation(from:to:)``.
  public var fromValue: Double?

  /// The value at which the animation ends.
  public var toValue: Double?

  /// The difference of the end value and the start value.
  public var byValue: Double?

  /// The curve; nil for linear.
  public var timingFunction: CAMediaTimingFunction?

  /// The timing: the begin time, the duration and the repetition.
  public var timing = CAMediaTiming()

  /// Makes an animation of a property with Core Animation's defaults.
  public init(keyPath: String? = nil) {
    self.keyPath = keyPath
  }

  /// The course from start to end, as an animation.
  public var animation: Animation {
    timing.animation(of: timingFunction?.unitCurve ?? .linear)
  }

  /// Returns the values between which the property moves.
  ///
  /// If only one of the three values is set, the other end is the property's own value.
  ///
  /// - Parameters:
  ///   - presentation: The value that is shown when the animation begins.
  ///   - model: The property's own value, which is shown when the animation is over.
  public func interpolation(
    from presentation: Double, to model: Double
  ) -> (start: Double, end: Double) {
    switch (fromValue, toValue, byValue) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (presentation, to)
    case (nil, nil, let by?): (presentation, presentation + by)
    case (nil, nil, nil): (presentation, model)
    }
  }
}
