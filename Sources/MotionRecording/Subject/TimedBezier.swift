internal import AnimationModel

/// A cubic Bézier curve from start to target that is played over a time, as designers draw it with two handles.
public struct TimedBezier: Hashable, Sendable {
  /// The delay before the curve begins, in seconds.
  public let delay: Double

  /// The time from the start to the end of the curve, in seconds; above 0.
  public let duration: Double

  /// The control point next to the start, as fractions of the time and of the travel.
  public let first: (x: Double, y: Double)

  /// The control point next to the end, as fractions of the time and of the travel.
  public let second: (x: Double, y: Double)

  init(
    delay: Double = 0, duration: Double, first: (x: Double, y: Double),
    second: (x: Double, y: Double)
  ) {
    self.delay = delay
    self.duration = duration
    self.first = first
    self.second = second
  }

  /// Whether both handles lie on the straight line from start to end, so that they have no effect.
  public var isStraight: Bool { first.x == first.y && second.x == second.y }

  /// Whether two curves have the same control points and times.
  public static func == (left: TimedBezier, right: TimedBezier) -> Bool {
    left.delay == right.delay && left.duration == right.duration && left.first == right.first
      && left.second == right.second
  }

  /// Feeds control points and times into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(delay)
    hasher.combine(duration)
    for point in [first, second] {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

extension Subject {
  /// The Bézier curve that the subject plays once; nil for springs, circles, steps, keyframes and repetitions.
  ///
  /// A curve without a duration is played over one second. Delays and changes of speed are taken into account.
  public var timedBezier: TimedBezier? {
    switch self {
    case .animation(let animation): TimedBezier(animation)
    case .unitCurve(let curve): TimedBezier(curve, duration: 1)
    case .easing(let function): TimedBezier(function, duration: 1)
    case .spring, .keyframes, .transition, .unanimated: nil
    }
  }
}

extension TimedBezier {
  init?(_ animation: Animation) {
    let form = animation.form
    switch form.core {
    case .bezier(let curve):
      self.init(
        start: curve.startControlPoint, end: curve.endControlPoint, duration: curve.duration)
    case .unitCurve(let curve): self.init(curve.curve, duration: curve.duration)
    case .easing(let easing): self.init(easing.function, duration: easing.duration)
    case .defaultSpring, .fluidSpring, .interpolatingSpring, .coreAnimationSpring,
      .velocityTracking, .custom:
      return nil
    }
    guard isPlayable else { return nil }
    for modifier in form.modifiers {
      guard let inside = modified(by: modifier), inside.isPlayable else { return nil }
      self = inside
    }
  }

  /// The curve with a modifier around it; nil if it is no longer a single curve that is played once.
  private func modified(by modifier: AnimationForm.Modifier) -> TimedBezier? {
    switch modifier {
    case .delay(let wait):
      TimedBezier(delay: delay + wait, duration: duration, first: first, second: second)
    case .speed(let speed) where speed > 0 && speed.isFinite:
      TimedBezier(delay: delay / speed, duration: duration / speed, first: first, second: second)
    case .logicalCompletion: self
    case .speed, .repetition, .cap: nil
    }
  }

  private var isPlayable: Bool { duration > 0 && duration.isFinite && delay.isFinite }

  init?(_ curve: UnitCurve, duration: Double) {
    switch curve.function {
    case .linear: self.init(duration: duration, first: (0, 0), second: (1, 1))
    case .bezier(let start, let end): self.init(start: start, end: end, duration: duration)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut: return nil
    }
  }

  init?(_ function: EasingFunction, duration: Double) {
    guard case .cubicBezier(let easing) = function.shape else { return nil }
    self.init(
      duration: duration, first: (easing.x1, easing.y1), second: (easing.x2, easing.y2))
  }

  /// Makes a curve from SwiftUI's control points, whose x is clamped to 0…1.
  private init(start: UnitPoint, end: UnitPoint, duration: Double) {
    func time(_ x: Double) -> Double { min(max(x, 0), 1) }
    self.init(
      duration: duration, first: (time(start.x), start.y), second: (time(end.x), end.y))
  }
}
