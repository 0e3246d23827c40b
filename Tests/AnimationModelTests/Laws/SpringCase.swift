import AnimationModel
import Testing

/// A spring with the physical parameters that were requested, which are computed without the spring.
struct SpringCase: Sendable, CustomTestStringConvertible {
  let name: String
  let spring: Spring
  let mass: Double
  let stiffness: Double
  let damping: Double

  /// The relative accuracy with which the spring has the parameters: for a spring that is solved from its
  /// settling time, that of SwiftUI's iteration.
  var accuracy = 1e-14

  var testDescription: String { name }

  /// ω₀, the natural frequency in radians per second.
  var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// ζ, the damping ratio.
  var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The rate, per second, at which the quickest part of the motion changes.
  var fastestRate: Double { naturalFrequency * max(1, 2 * dampingRatio) }

  /// The rate, per second, at which the slowest part decays.
  var slowestDecay: Double {
    dampingRatio <= 1
      ? dampingRatio * naturalFrequency
      : naturalFrequency
        / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
  }
}

extension SpringCase {
  /// Damping ratios: zero, tiny, ordinary, a few units in the last place from critical, strong and very strong.
  static let dampingRatios: [Double] = [
    0, 1e-9, 0.1, 0.5, 0.7, 0.999, 1 - 0x1p-51, 1 - 0x1p-53, 1, 1 + 0x1p-52, 1 + 0x1p-49, 1.001,
    1.25, 2, 50, 1000, 1e6,
  ]

  static let all = byResponse + byDuration + byMass + bySettlingDuration + presets

  /// The cases in which integration in small steps is accurate enough for a comparison.
  static let moderate = all.filter { $0.dampingRatio <= 60 }

  static let byResponse = dampingRatios.flatMap { ratio in
    [0.15, 0.5, 2].map { response in
      let frequency = 2 * Double.pi / response
      return SpringCase(
        name: "response \(response), ratio \(ratio)",
        spring: Spring(response: response, dampingRatio: ratio),
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }
  }

  static let byDuration = [-0.98, -0.5, -0.2, 0, 0.15, 0.3, 0.7, 1].flatMap { bounce in
    [0.25, 0.5, 1].map { duration in
      let frequency = 2 * Double.pi / duration
      let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      return SpringCase(
        name: "duration \(duration), bounce \(bounce)",
        spring: Spring(duration: duration, bounce: bounce),
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }
  }

  static let byMass = dampingRatios.flatMap { ratio in
    [0.5, 1, 2, 10].map { mass in
      let stiffness = 120.0
      let damping = 2 * ratio * (stiffness * mass).squareRoot()
      return SpringCase(
        name: "mass \(mass), stiffness 120, ratio \(ratio)",
        spring: Spring(
          mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// The products of natural frequency and settling time come from the closed form: semantics
  /// reference, section 3.8.
  static let bySettlingDuration = [
    (0.25, 1.0, 9.233_413_476_451_586), (0.4, 0.8, 8.994_296_689_292_397),
    (1, 0.5, 12.716_898_269_296_164),
    (1, 0.7, 9.839_646_588_107_554), (0.5, 0.3, 19.169_792_714_639_406),
    (1, 1, 9.233_413_476_451_586),
  ].map { time, ratio, product in
    let frequency = product / time
    return SpringCase(
      name: "settling in \(time), ratio \(ratio)",
      spring: Spring(settlingDuration: time, dampingRatio: ratio),
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      accuracy: 1e-8)
  }

  static let presets: [SpringCase] = [
    ("smooth", Spring.smooth, 1.0), ("snappy", .snappy, 0.85), ("bouncy", .bouncy, 0.7),
    ("smooth, extra bounce -0.5", .smooth(extraBounce: -0.5), 2),
    ("bouncy, extra bounce -0.5", .bouncy(extraBounce: -0.5), 1.25),
    ("default", Spring(), 1),
  ].map { name, spring, ratio in
    let frequency = 4 * Double.pi
    return SpringCase(
      name: name, spring: spring, mass: 1, stiffness: frequency * frequency,
      damping: 2 * ratio * frequency)
  }
}
