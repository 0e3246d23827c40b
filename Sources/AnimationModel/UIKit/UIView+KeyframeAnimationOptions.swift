extension UIView {
  /// The options of a keyframe animation of views, with UIKit's bits.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes options of UIKit's bits; those of a curve of ``UIView/AnimationOptions`` have an effect here too.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins at what is shown, not at the target of the animation that is running.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Plays forwards and then backwards.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Inside another animation, the own duration holds.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Inside another animation, no options are inherited.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// In a straight line between keyframes; what holds if no mode is named.
    public static let calculationModeLinear: Self = []
    /// Jumps at the end of each keyframe.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// In a straight line at one velocity.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a spline.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Along a spline at one velocity.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    /// How values between keyframes are computed.
    public var calculationMode: CAKeyframeAnimation.CalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that other animations have too.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }
}
