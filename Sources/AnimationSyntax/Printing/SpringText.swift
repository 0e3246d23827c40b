package import AnimationModel
internal import SwiftProgram

/// The canonical text of a spring value.
package enum SpringText {
  /// Returns the shortest text that gives exactly a spring, and among equally short ones the most readable; if there is
  /// none, the closest.
  static func text(of spring: Spring) -> String {
    let all = spring.mass == 1 ? perceptual(spring) + byResponse(spring) : []
    let candidates = all + physical(spring)
    let exact = candidates.filter { $0.spring == spring }.map(\.text)
    return exact.min { $0.count < $1.count } ?? candidates.first?.text ?? ""
  }

  /// Returns the stiffness and damping, with as few digits as a person would write, that give exactly a spring; its own
  /// values if there are none.
  ///
  /// A damping above the critical one would give a critical spring too, but only in SwiftUI.
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

  /// Returns a response, with as few digits as a person would write, that gives exactly a stiffness for a mass of 1;
  /// the closest if there is none.
  package static func response(forStiffness stiffness: Double) -> Double {
    let response = 2 * .pi / stiffness.squareRoot()
    return roundings(of: response).first {
      let frequency = 2 * .pi / $0
      return frequency * frequency == stiffness
    } ?? response
  }

  /// Returns a spring's response, with as few digits as a person would write, if it gives exactly the spring.
  package static func response(of spring: Spring) -> Double {
    let ratio = spring.dampingRatio
    return roundings(of: spring.response).first {
      Spring(response: $0, dampingRatio: ratio) == spring
    } ?? spring.response
  }

  private typealias Candidate = (spring: Spring, text: String)

  private static func perceptual(_ spring: Spring) -> [Candidate] {
    // Springs with a greater duration cannot be read.
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

  /// Returns a number with as few digits as a person would write, then the number itself, then its neighbors: the
  /// values that the conversion between two sets of parameters can yield for one number.
  static func roundings(of number: Double) -> [Double] {
    var found: [Double] = []
    let near = [number, number.nextUp, number.nextDown, number.nextUp.nextUp]
    for candidate in [written(number)] + near + [number.nextDown.nextDown]
    where !found.contains(candidate) {
      found.append(candidate)
    }
    return found
  }

  /// Returns a number rounded to the number of digits that a person would write: six.
  ///
  /// Very small and very large numbers are unchanged.
  ///
  /// Numbers below 2⁵³ and powers of ten up to 10²² are exact, so that their quotient is precisely the `Double` that
  /// the digits denote.
  static func written(_ number: Double) -> Double {
    guard (1e-9..<1e6).contains(number.magnitude) else { return number }
    var scale = 1.0
    while number.magnitude * scale < 1e5 { scale *= 10 }
    return (number * scale).rounded() / scale
  }

  /// Returns a bounce, with as few digits as a person would write, that gives exactly a damping ratio.
  package static func bounce(forDampingRatio ratio: Double) -> Double? {
    bounces(nearDampingRatio: ratio).first { Spring.dampingRatio(bounce: $0) == ratio }
  }

  /// Returns bounces whose damping ratio is exactly or nearly a given one.
  static func bounces(nearDampingRatio ratio: Double) -> [Double] {
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    guard bounce.isFinite, bounce > -1 else { return [] }
    let rounded = written(bounce)
    return rounded > -1 ? [rounded] : []
  }
}
