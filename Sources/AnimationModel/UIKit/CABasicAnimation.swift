/// Core Animation's animation of a property from one value to another.
public struct CABasicAnimation: Hashable, Sendable {
  /// The property.
  public var keyPath: String?

  /// The value at which the animation begins; nil is derived, see ``interpolation(from:to:)``.
  public var fromValue: Double?

  /// The value at which the animation ends.
  public var toValue: Double?

  /// The difference of the two.
  public var byValue: Double?

  /// The curve; nil is linear.
  public var timingFunction: CAMediaTimingFunction?

  /// When it begins, how long it takes and how often it is repeated.
  public var timing = CAMediaTiming()

  /// An animation of a property with Core Animation's defaults.
  public init(keyPath: String? = nil) {
    self.keyPath = keyPath
  }

  /// The course from start to end.
  public var animation: Animation {
    timing.animation(of: timingFunction?.unitCurve ?? .linear)
  }

  /// The values between which the property moves.
  ///
  /// Where only one of the three values is set, the other end is the property's own.
  ///
  /// - Parameters:
  ///   - presentation: The value that is shown when the animation begins.
  ///   - model: The value that the property has, which is shown when the animation is over.
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
