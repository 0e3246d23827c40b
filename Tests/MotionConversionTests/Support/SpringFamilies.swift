import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// Fifty springs of all families, with velocities, delays and speeds.
enum SpringFamilies {
  static let fifty: [String] =
    [
      ".spring", ".smooth", ".snappy", ".bouncy", ".default", ".interactiveSpring",
      ".interpolatingSpring", ".bouncy.delay(0.2)", ".snappy.speed(0.5)", ".bouncy.delay(-0.05)",
      ".spring(duration: 1.2, bounce: 0.6)", ".spring(duration: 0.15, bounce: 0.1)",
      ".spring(duration: 0.5, bounce: -0.4)", ".spring(duration: 3, bounce: 0.2)",
      ".spring(response: 0.4, dampingFraction: 1.5)",
      ".spring(response: 0.55, dampingFraction: 0.825)",
      ".spring(response: 0.02, dampingFraction: 0.7)", ".bouncy(duration: 0.3, extraBounce: 0.2)",
      ".smooth(duration: 2)", ".snappy(duration: 0.25, extraBounce: 0.1)",
    ]
    + [0.25, 0.5, 1].flatMap { duration in
      [0.0, 0.3, 0.7].map { ".interpolatingSpring(duration: \(duration), bounce: \($0))" }
    }
    + [-5.0, 0, 4, 20].flatMap { velocity in
      [8.0, 15, 26.08].map {
        ".interpolatingSpring(stiffness: 170, damping: \($0), initialVelocity: \(velocity))"
      }
    }
    + [0.15, 0.4, 1].flatMap { duration in
      [0.15, 0.5, -0.2].map { "Spring(duration: \(duration), bounce: \($0))" }
    }

  /// The motion of an expression, from 0 to 1.
  static func subject(_ text: String) throws -> Subject {
    try #require(try Expression.parse(text).first).subject
  }

  /// The value of an animation or a spring at a time in seconds, as the model computes it.
  static func value(of subject: Subject) throws -> (_ time: Double) -> Double {
    switch subject {
    case .animation(let animation):
      let motion = animation.motion(of: MotionRequest(value: 1.0))
      return { motion.state($0, .shown).value }
    case .spring(let spring):
      let end = spring.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
      return { $0 < end ? spring.value(target: 1.0, time: $0) : 1 }
    case .unitCurve(let curve): return { curve.value(at: $0) }
    case .easing(let function): return { function.value(at: $0) }
    case .keyframes, .transition, .unanimated: throw NoSingleMotion()
    }
  }

  struct NoSingleMotion: Error {}
}
