extension UIView {
  /// A keyframe of `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  public struct RelativeKeyframe: Hashable, Sendable {
    /// The time at which the keyframe begins, in fractions of the whole duration, from 0 to 1.
    public var relativeStartTime: Double

    /// The duration of the keyframe, in fractions of the whole duration; 0 is a jump.
    public var relativeDuration: Double

    /// Makes a keyframe; the part of it outside 0…1 is cut off (our choice, UIKit does not allow it).
    public init(withRelativeStartTime start: Double, relativeDuration: Double) {
      relativeStartTime = min(max(start, 0), 1)
      self.relativeDuration = min(max(relativeDuration, 0), 1 - relativeStartTime)
    }
  }

  /// Returns the progress, from 0 to 1, of the properties that each keyframe of a keyframe animation changes.
  ///
  /// UIKit makes a ``CAKeyframeAnimation`` for each property. The pace of the whole animation is ease-in-out unless the
  /// options have the bits of another curve (reported).
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The calculation mode and the repetition.
  ///   - keyframes: The keyframes; each is taken to change a property that no other one changes.
  /// - Returns: A path for each keyframe; three cycles of it if it is endless.
  public static func animateKeyframes(
    withDuration duration: Double,
    delay: Double = 0,
    options: KeyframeAnimationOptions = [],
    keyframes: [RelativeKeyframe]
  ) -> [KeyframePath<Double>] {
    keyframes.map { keyframe in
      guard duration > 0 else { return KeyframePath(initialValue: 1, keyframes: []) }
      var animation = keyframe.animation
      animation.calculationMode = options.calculationMode
      animation.timingFunction = options.common.curve.timingFunction
      animation.timing = options.common.timing
      animation.timing.duration = duration
      animation.timing.beginTime = delay
      return animation.path()
    }
  }
}

extension UIView.RelativeKeyframe {
  /// The animation of a property that is 0 before the keyframe and 1 after it.
  fileprivate var animation: CAKeyframeAnimation {
    let end = relativeStartTime + relativeDuration
    var values = [0.0, 1]
    var times = [relativeStartTime, end]
    if relativeStartTime > 0 {
      values.insert(0, at: 0)
      times.insert(0, at: 0)
    }
    if end < 1 {
      values.append(1)
      times.append(1)
    }
    var animation = CAKeyframeAnimation(values: values)
    animation.keyTimes = times
    return animation
  }
}
