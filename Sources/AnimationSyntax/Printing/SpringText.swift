internal import AnimationModel

/// The canonical text of a spring value.
enum SpringText {
  /// The first way to write a spring that gives exactly it, in the order in which they are pleasant to
  /// read; if none does, the nearest.
  static func text(of spring: Spring) -> String {
    let candidates = spring.mass == 1 ? perceptual(spring) + byResponse(spring) : []
    if let exact = candidates.first(where: { $0.spring == spring }) { return exact.text }
    return physical(spring)
  }

  private typealias Candidate = (spring: Spring, text: String)

  private static func perceptual(_ spring: Spring) -> [Candidate] {
    roundings(of: spring.duration).flatMap { duration in
      bounces(nearDampingRatio: spring.dampingRatio).map { bounce in
        (
          Spring(duration: duration, bounce: bounce),
          CallText("Spring").number("duration", duration).number("bounce", bounce).text
        )
      }
    }
  }

  private static func byResponse(_ spring: Spring) -> [Candidate] {
    roundings(of: spring.response).flatMap { response in
      roundings(of: spring.dampingRatio).map { ratio in
        (
          Spring(response: response, dampingRatio: ratio),
          CallText("Spring").number("response", response).number("dampingRatio", ratio).text
        )
      }
    }
  }

  private static func physical(_ spring: Spring) -> String {
    let isOverdamped = spring.dampingRatio > 1
    var fallback: String?
    for stiffness in roundings(of: spring.stiffness) {
      for damping in roundings(of: spring.damping) {
        let made = Spring(
          mass: spring.mass, stiffness: stiffness, damping: damping,
          allowOverDamping: isOverdamped)
        var call = CallText("Spring").number("mass", spring.mass, default: 1)
          .number("stiffness", stiffness).number("damping", damping)
        if isOverdamped { call = call.argument("allowOverDamping", "true") }
        if made == spring { return call.text }
        fallback = fallback ?? call.text
      }
    }
    return fallback ?? ""
  }

  /// A number as a person may have written it, then itself, then its neighbours: what the arithmetic
  /// between two sets of parameters can have made of one.
  static func roundings(of number: Double) -> [Double] {
    var found: [Double] = []
    let near = [number, number.nextUp, number.nextDown, number.nextUp.nextUp]
    for candidate in [written(number)] + near + [number.nextDown.nextDown]
    where !found.contains(candidate) {
      found.append(candidate)
    }
    return found
  }

  /// A number rounded to as many digits as a person writes: six.
  ///
  /// Very small and very large numbers are left as they are.
  ///
  /// Numbers below 2⁵³ and powers of ten up to 10²² are exact, so that their quotient is the very
  /// `Double` that the digits stand for.
  static func written(_ number: Double) -> Double {
    guard (1e-9..<1e6).contains(number.magnitude) else { return number }
    var scale = 1.0
    while number.magnitude * scale < 1e5 { scale *= 10 }
    return (number * scale).rounded() / scale
  }

  /// A bounce, with as many digits as a person writes, that stands for exactly a damping ratio.
  static func bounce(forDampingRatio ratio: Double) -> Double? {
    bounces(nearDampingRatio: ratio).first { Spring.dampingRatio(bounce: $0) == ratio }
  }

  /// Bounces whose damping ratio is a given one, or nearly.
  static func bounces(nearDampingRatio ratio: Double) -> [Double] {
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    guard bounce.isFinite, bounce > -1 else { return [] }
    let rounded = written(bounce)
    return rounded > -1 ? [rounded] : []
  }
}
