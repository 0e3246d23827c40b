internal import AnimationModel
internal import AnimationSyntax
internal import RecordingFormats

/// The spring that is to be converted, as it is played.
///
/// It includes the speed, and its damping is limited to critical where SwiftUI limits it.
struct SpringSource {
  /// The player of the spring.
  enum Kind {
    /// SwiftUI's persistent spring, played in steps of 1/300 s.
    case fluid
    /// A spring of SwiftUI that plays its closed solution and ends.
    case interpolating
    /// A spring of UIKit or Core Animation.
    case coreAnimation
    /// A function of time.
    case function
  }

  let kind: Kind
  let mass: Double
  let stiffness: Double
  let damping: Double

  /// The response 2π ÷ ω₀, in seconds.
  let response: Double

  /// The damping as a part of critical damping.
  let dampingRatio: Double

  /// The velocity at the start, in travels per second.
  let velocity: Double

  /// Whether the damping was limited.
  let isLimited: Bool

  /// The bounce, with few digits if these give the same damping.
  var bounce: Double {
    SpringText.bounce(forDampingRatio: dampingRatio)
      ?? (dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// The natural frequency ω₀, in radians per second.
  var naturalFrequency: Double { 2 * .pi / response }

  /// The spring as SwiftUI's `Spring`.
  var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: dampingRatio > 1)
  }

  var isUndamped: Bool { dampingRatio == 0 }
  var isOverdamped: Bool { dampingRatio > 1 }

  /// Makes a spring from its response and damping ratio, with mass 1.
  init(_ kind: Kind, response: Double, dampingRatio: Double) {
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    self.kind = kind
    mass = 1
    stiffness = spring.stiffness
    damping = spring.damping
    self.response = response
    self.dampingRatio = dampingRatio
    velocity = 0
    isLimited = false
  }

  /// Makes a function of time, with the numbers in which it was written if they can be recovered.
  init(_ spring: Spring) {
    let numbers = SpringText.physicalNumbers(of: spring)
    kind = .function
    mass = spring.mass
    stiffness = numbers.stiffness
    damping = numbers.damping
    response = SpringText.response(of: spring)
    dampingRatio = spring.dampingRatio
    velocity = 0
    isLimited = false
  }

  /// Makes a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - limitsDamping: Whether overdamped springs play as critically damped.
  ///   - speed: The factor by which the motion is faster.
  init(
    _ kind: Kind, mass: Double, stiffness: Double, damping: Double, velocity: Double,
    limitsDamping: Bool, speed: Double
  ) {
    self.kind = kind
    self.mass = mass
    self.stiffness = stiffness * speed * speed
    self.velocity = velocity * speed
    let critical = 2 * (mass * self.stiffness).squareRoot()
    isLimited = limitsDamping && damping * speed > critical
    self.damping = isLimited ? critical : damping * speed
    response = SpringText.response(forStiffness: self.stiffness / mass)
    dampingRatio = isLimited ? 1 : self.damping / critical
  }
}

extension SpringSource {
  /// The name of the player.
  var playerName: String {
    switch kind {
    case .fluid, .interpolating, .function: "SwiftUI"
    case .coreAnimation: "Core Animation"
    }
  }

  /// Refuses a spring whose numbers no target can read.
  func checkNumbers(for target: ConversionTarget) throws(ConversionProblem) {
    let areWritable =
      [mass, stiffness, response].allSatisfy { ConversionLimits.isWritable($0) }
      && [damping, dampingRatio, velocity].allSatisfy {
        ConversionLimits.isWritable($0, orZero: true)
      }
    guard areWritable else {
      throw ConversionProblem(
        target: target,
        reason:
          "a number of the spring is beyond what can be written (stiffness \(HumanNumber.text(stiffness, digits: 3)), "
          + "damping \(HumanNumber.text(damping, digits: 3)))",
        hint: "use numbers between 10⁻³⁰ and 10³⁰")
    }
    try ConversionLimits.check(time: response, of: "the spring's response", for: target)
  }

  /// Refuses an undamped spring, for a target that must know the end of the motion.
  func checkRest(for target: ConversionTarget) throws(ConversionProblem) {
    guard !isUndamped else {
      throw ConversionProblem(
        target: target,
        reason:
          "an undamped spring never settles, and \(target.title) ends springs when they settle",
        hint: "give it some damping, such as a bounce of 0.9")
    }
  }
}
