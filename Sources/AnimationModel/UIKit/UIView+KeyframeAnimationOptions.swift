extension UIView {
  /// The options of a keyframe animation of views, with UIKit's bits.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes options from UIKit's bits; the bits of the curves of ``UIView/AnimationOptions`` have an effect here too.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins at the value that is shown, not at the target of the running animation.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Plays forwards and then backwards.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps the animation's own duration inside another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Inherits no options from an animation around this one.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Goes in a straight line between keyframes; the default mode.
    public static let calculationModeLinear: Self = []
    /// Jumps at the end of each keyframe.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Goes in a straight line, at a constant velocity.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Goes along a spline.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Goes along a spline, at a constant velocity.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    /// The way in which values between keyframes are computed.
    public var calculationMode: CAKeyframeAnimation.CalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that other animations of views have too.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }
}
