/// The structure of an animation as a value that can be inspected: the core inside, and the modifiers around it.
///
/// An ``Animation`` is a box that can only be played. The form is the same animation as data, and
/// everything that reasons about animations (printing, conversion, rulers, measures) is a fold over it:
/// a new modifier is one more case, and the compiler reports every place that has to handle it. This file is
/// the only one that looks into the box.
package struct AnimationForm: Hashable, Sendable {
  /// The core of an animation, which plays inside all modifiers.
  package enum Core: Hashable, Sendable {
    /// SwiftUI's `.default`, a spring that equals no other spring.
    case defaultSpring
    case fluidSpring(FluidSpringAnimation)
    case interpolatingSpring(InterpolatingSpringAnimation)
    case coreAnimationSpring(CASpringAnimation)
    case bezier(BezierAnimation)
    case unitCurve(UnitCurveAnimation)
    case easing(EasingAnimation)
    /// A change without an animation whose velocity is tracked, as a drag's is.
    case velocityTracking
    /// A custom type of animation, which can be played but not inspected.
    case custom(Animation)
  }

  /// A modifier of an animation, as written after it.
  package enum Modifier: Hashable, Sendable {
    /// `delay(_:)`, in seconds.
    case delay(Double)
    /// `speed(_:)`, a factor.
    case speed(Double)
    /// `repeatCount(_:autoreverses:)` and, without a count, `repeatForever(autoreverses:)`.
    case repetition(count: Int?, autoreverses: Bool)
    /// `logicallyComplete(after:)`, in seconds.
    case logicalCompletion(after: Double)
    /// A system's limit on how long an animation may run, in seconds.
    case cap(at: Double)
  }

  /// The core, which plays inside all modifiers.
  package var core: Core

  /// The modifiers in the order in which they are written, so that the last one is the outermost.
  package var modifiers: [Modifier]

  /// Makes a form.
  package init(_ core: Core, _ modifiers: [Modifier] = []) {
    self.core = core
    self.modifiers = modifiers
  }

  /// Takes an animation apart into its core and its modifiers.
  ///
  /// Modifiers are unwrapped in a loop, so that a chain may have any length.
  package init(_ animation: Animation) {
    var inner = animation
    var modifiers: [Modifier] = []
    while let (modifier, base) = Self.unwrapped(inner) {
      modifiers.append(modifier)
      inner = base
    }
    core = Self.core(of: inner)
    self.modifiers = modifiers.reversed()
  }

  private static func unwrapped(_ animation: Animation) -> (Modifier, Animation)? {
    switch animation.base {
    case let box as DelayAnimation: (.delay(box.delay), box.base)
    case let box as SpeedAnimation: (.speed(box.speed), box.base)
    case let box as RepeatAnimation:
      (.repetition(count: box.repeatCount, autoreverses: box.autoreverses), box.base)
    case let box as LogicalCompletionAnimation: (.logicalCompletion(after: box.duration), box.base)
    case let box as CappedAnimation: (.cap(at: box.limit), box.base)
    // A repetition of Core Animation is given as one of SwiftUI's where both play alike.
    case let box as MediaTimedAnimation:
      box.repetition.map {
        (.repetition(count: $0.count, autoreverses: box.autoreverses), $0.base)
      }
    default: nil
    }
  }

  private static func core(of animation: Animation) -> Core {
    switch animation.base {
    case is DefaultAnimation: .defaultSpring
    case let spring as FluidSpringAnimation: .fluidSpring(spring)
    case let spring as InterpolatingSpringAnimation: .interpolatingSpring(spring)
    case let spring as CASpringAnimation: .coreAnimationSpring(spring)
    case let curve as BezierAnimation: .bezier(curve)
    case let curve as UnitCurveAnimation: .unitCurve(curve)
    case let easing as EasingAnimation: .easing(easing)
    case is VelocityTrackingAnimation: .velocityTracking
    default: .custom(animation)
    }
  }

  /// The core if there are no modifiers around it; nil if there are.
  package var bare: Core? { modifiers.isEmpty ? core : nil }
}

extension AnimationForm.Core {
  /// The fluid spring of the core, which may be that of `.default`; nil if the core is none.
  package var fluidSpring: FluidSpringAnimation? {
    switch self {
    case .defaultSpring: DefaultAnimation().base
    case .fluidSpring(let spring): spring
    default: nil
    }
  }

  /// The animation without modifiers.
  package var animation: Animation {
    switch self {
    case .defaultSpring: Animation(DefaultAnimation())
    case .fluidSpring(let spring): Animation(spring)
    case .interpolatingSpring(let spring): Animation(spring)
    case .coreAnimationSpring(let spring): Animation(spring)
    case .bezier(let curve): Animation(curve)
    case .unitCurve(let curve): Animation(curve)
    case .easing(let easing): Animation(easing)
    case .velocityTracking: .velocityTracking
    case .custom(let animation): animation
    }
  }
}

extension Animation {
  /// The form of the animation: its core and its modifiers.
  package var form: AnimationForm { AnimationForm(self) }

  /// Puts an animation together.
  package init(_ form: AnimationForm) {
    self = form.modifiers.reduce(form.core.animation) { $0.modified(by: $1) }
  }

  /// The animation with a modifier around it.
  package func modified(by modifier: AnimationForm.Modifier) -> Animation {
    switch modifier {
    case .delay(let delay): self.delay(delay)
    case .speed(let speed): self.speed(speed)
    case .repetition(let count?, let autoreverses):
      repeatCount(count, autoreverses: autoreverses)
    case .repetition(nil, let autoreverses): repeatForever(autoreverses: autoreverses)
    case .logicalCompletion(let duration): logicallyComplete(after: duration)
    case .cap(let limit): capped(at: limit)
    }
  }
}
