internal import AnimationSyntax
internal import SwiftProgram

/// Compose, Flutter and Figma.
extension DialectReader {
  /// Source: androidx `animation-core`, `AnimationSpec.kt` and `SpringSimulation.kt`.
  func compose() throws(DialectFault) -> DialectSpring {
    let stiffness = try positive("stiffness", default: 1500)
    let ratio = try positive("dampingRatio", default: 1, orZero: true)
    try checkRatio("dampingRatio", ratio, stiffness: stiffness)
    return try result(
      mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(),
      velocity: try velocity(
        "initialVelocity", perSecond: 1, unit: "units of the value per second"),
      velocityName: "initialVelocity")
  }

  /// Source: Flutter, `physics/spring_simulation.dart`.
  func flutter() throws(DialectFault) -> DialectSpring {
    for name in ["duration", "bounce"] {
      try checkForms(name, without: ["mass", "stiffness", "damping", "ratio"])
    }
    try checkForms("ratio", without: ["damping"])
    let velocity = try velocity("velocity", perSecond: 1, unit: "units of the value per second")
    // The defaults depend on the initializer that is called.
    let isByBounce =
      entry("duration") != nil || entry("bounce") != nil || calls("withDurationAndBounce")
    return try isByBounce
      ? flutterByBounce(velocity: velocity) : flutterByDamping(velocity: velocity)
  }

  /// `SpringDescription.withDurationAndBounce(…)`.
  private func flutterByBounce(velocity: Double) throws(DialectFault) -> DialectSpring {
    for name in ["mass", "stiffness", "damping", "ratio"] {
      guard let entry = entry(name) else { continue }
      throw DialectFault(
        .unknownParameter(
          function: "withDurationAndBounce", label: name, suggestion: nil,
          known: ["duration", "bounce"]), entry.nameRange)
    }
    let duration = try flutterDuration()
    let bounce = try number("bounce") ?? 0
    guard bounce > -1, bounce <= 1 else {
      throw DialectFault(
        .outOfRange(
          parameter: "bounce", value: CodeNumber.exact(bounce), range: "above −1 and at most 1"),
        range(of: "bounce"))
    }
    let frequency = 2 * Double.pi / duration
    let ratio = bounce > 0 ? 1 - bounce : 1 / (1 + bounce)
    return try result(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      velocity: velocity)
  }

  /// The `duration` in seconds, of which Flutter uses only whole milliseconds here.
  private func flutterDuration() throws(DialectFault) -> Double {
    guard let entry = entry("duration") else { return 0.5 }
    guard case .seconds(let seconds) = entry.value else {
      throw DialectFault(
        .looksLikeOtherUnit(
          parameter: "duration", unit: "a Duration",
          suggestion: "write 'Duration(milliseconds: 500)'"), entry.valueRange)
    }
    let duration = (seconds * 1000).rounded(.towardZero) / 1000
    guard duration > 0 else {
      throw DialectFault(
        .outOfRange(
          parameter: "duration", value: CodeNumber.exact(seconds),
          range: "at least a millisecond"),
        entry.valueRange)
    }
    return duration
  }

  /// `SpringDescription(…)` and `SpringDescription.withDampingRatio(…)`.
  private func flutterByDamping(velocity: Double) throws(DialectFault) -> DialectSpring {
    let mass = try positive("mass", default: nil)
    let stiffness = try positive("stiffness", default: nil)
    if entry("damping") == nil {
      if entry("ratio") == nil, !calls("withDampingRatio") {
        throw DialectFault(
          .missingArgument(function: dialect.title, parameter: "damping"),
          list.range.upperBound..<list.range.upperBound)
      }
      let ratio = try positive("ratio", default: 1, orZero: true)
      try checkRatio("ratio", ratio, stiffness: stiffness * mass)
      return try result(
        mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot(),
        velocity: velocity)
    }
    if calls("withDampingRatio"), let entry = entry("damping") {
      throw DialectFault(
        .unknownParameter(
          function: "withDampingRatio", label: "damping", suggestion: "ratio",
          known: ["mass", "stiffness", "ratio"]), entry.nameRange)
    }
    let damping = try positive("damping", default: nil, orZero: true)
    try checkCoefficient("damping", damping, stiffness: stiffness, mass: mass)
    return try result(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  /// Whether the list is in a call of an initializer.
  private func calls(_ name: String) -> Bool {
    list.calls.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// Source: Figma's `EasingFunctionSpring`; its panel shows the three numbers.
  func figma() throws(DialectFault) -> DialectSpring {
    let mass = try positive("mass", default: 1)
    let stiffness = try positive("stiffness", default: nil)
    let damping = try positive("damping", default: nil, orZero: true)
    try checkCoefficient("damping", damping, stiffness: stiffness, mass: mass)
    if let velocity = try number("initialVelocity"), velocity != 0 {
      throw DialectFault(
        .normalizedVelocity(parameter: "initialVelocity"), range(of: "initialVelocity"))
    }
    return try result(mass: mass, stiffness: stiffness, damping: damping)
  }
}
