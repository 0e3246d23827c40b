package import AnimationModel
internal import SwiftProgram

/// The canonical text of a spring value.
package enum SpringText {
  /// The shortest way to write a spring that gives exactly it, and of equally short ones the most
  /// pleasant to read; if none does, the nearest.
  static func text(of spring: Spring) -> String {
    let all = spring.mass == 1 ? perceptual(spring) + byResponse(spring) : []
    let candidates = all + physical(spring)
    let exact = candidates.filter { $0.spring == spring }.map(\.text)
    return exact.min { $0.count < $1.count } ?? candidates.first?.text ?? ""
  }

  /// The stiffness and damping, as a person may have written them, that give exactly a spring; its own where
  /// none do.
  ///
  /// More damping than critical would give a critical spring too, in SwiftUI but nowhere else.
  package static func physicalNumbers(of spring: Spring) -> (stiffness: Double, damping: Double) {
    let stiffness = spring.stiffness
    let damping = spring.damping
    for (candidate, friction) in pairs(roundings(of: stiffness), roundings(of: damping))
    where (candidate - stiffness).magnitude <= 4 * stiffness.ulp
      && (friction - damping).magnitude <= 4 * damping.ulp
    {
      let made = Spring(
        mass: spring.mass, stiffness: candidate, damping: friction,
        allowOverDamping: spring.dampingRatio > 1)
      if made == spring { return (candidate, friction) }
    }
    return (stiffness, damping)
  }

  /// A response, as a person may have written it, that gives exactly a stiffness for a mass of 1; the nearest where
  /// none does.
  package static func response(forStiffness stiffness: Double) -> Double {
    let response = 2 * .pi / stiffness.squareRoot()
    return roundings(of: response).first {
      let frequency = 2 * .pi / $0
      return frequency * frequency == stiffness
    } ?? response
  }

  /// A spring's response, as a person may have written it, if that gives exactly the spring.
  package static func response(of spring: Spring) -> Double {
    let ratio = spring.dampingRatio
    return roundings(of: spring.response).first {
      Spring(response: $0, dampingRatio: ratio) == spring
    } ?? spring.response
  }

  private typealias Candidate = (spring: Spring, text: String)

  private static func perceptual(_ spring: Spring) -> [Candidate] {
    // Springs of a larger duration are not read.
    guard spring.duration.magnitude <= ValidRange.largestMagnitude else { return [] }
    return pairs(roundings(of: spring.duration), bounces(nearDampingRatio: spring.dampingRatio)).map
    {
      (
        Spring(duration: $0, bounce: $1),
        CallText("Spring").number("duration", $0).number("bounce", $1).text
      )
    }
  }

  private static func byResponse(_ spring: Spring) -> [Candidate] {
    guard spring.response.magnitude <= ValidRange.largestMagnitude else { return [] }
    return pairs(roundings(of: spring.response), roundings(of: spring.dampingRatio)).map {
      (
        Spring(response: $0, dampingRatio: $1),
        CallText("Spring").number("response", $0).number("dampingRatio", $1).text
      )
    }
  }

  private static func physical(_ spring: Spring) -> [Candidate] {
    let isOverdamped = spring.dampingRatio > 1
    return pairs(roundings(of: spring.stiffness), roundings(of: spring.damping)).map {
      let call = CallText("Spring").number("mass", spring.mass, default: 1)
        .number("stiffness", $0).number("damping", $1)
      return (
        Spring(
          mass: spring.mass, stiffness: $0, damping: $1, allowOverDamping: isOverdamped),
        (isOverdamped ? call.argument("allowOverDamping", "true") : call).text
      )
    }
  }

  private static func pairs(_ first: [Double], _ second: [Double]) -> [(Double, Double)] {
    first.flatMap { one in second.map { (one, $0) } }
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
  package static func bounce(forDampingRatio ratio: Double) -> Double? {
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
