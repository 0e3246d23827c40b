internal import SwiftProgram

/// The libraries of the web, and React Native's.
extension DialectReader {
  /// Source: react-spring 9, `core/src/AnimationConfig.ts`.
  func reactSpring() throws(DialectFault) -> DialectSpring {
    if let damping = entry("damping"), entry("frequency") == nil {
      throw DialectFault(
        .foreignWord(
          "damping", dialect: dialect.title,
          instead:
            "it is a ratio that counts only with 'frequency'; the coefficient is 'friction'"),
        damping.nameRange)
    }
    try checkForms("frequency", without: ["tension", "friction"])
    let mass = try positive("mass", default: 1)
    let velocity = try velocity(
      "velocity", perSecond: 1000, unit: "units of the value per millisecond")
    if entry("frequency") != nil {
      let period = max(try positive("frequency", default: nil), 0.01)
      let ratio = try positive("damping", default: 1, orZero: true)
      try checkRatio(
        "damping", ratio, stiffness: nil, instead: "for a coefficient write 'friction'")
      let frequency = 2 * Double.pi / period
      return try result(
        mass: mass, stiffness: frequency * frequency * mass,
        damping: 2 * ratio * frequency * mass, velocity: velocity)
    }
    let tension = try positive("tension", default: 170)
    let friction = try positive("friction", default: 26, orZero: true)
    try checkCoefficient("friction", friction, stiffness: tension, mass: mass)
    return try result(mass: mass, stiffness: tension, damping: friction, velocity: velocity)
  }

  /// A visualDuration alone does not count: Motion looks for a duration or a bounce before it reads a
  /// visualDuration.
  ///
  /// Source: motion 12.35 to 13.1, `motion-dom/src/animation/generators/spring.ts`.
  func motion() throws(DialectFault) -> DialectSpring {
    if let type = entry("type"), type.value != .string("spring") {
      throw DialectFault(
        .withoutCounterpart("type", reason: "only the type \"spring\" is one"), type.valueRange)
    }
    let physics = ["stiffness", "damping", "mass"]
    for name in ["visualDuration", "duration", "bounce"] {
      try checkForms(name, without: physics)
    }
    try checkForms("visualDuration", without: ["duration"])
    let perceptual = entry("visualDuration") ?? entry("duration") ?? entry("bounce")
    if let perceptual {
      if let velocity = entry("velocity"), try number("velocity") != 0 {
        throw DialectFault(
          .withoutCounterpart(
            "velocity",
            reason: "since version 12.34.3 Motion ignores it with '\(perceptual.name)'"),
          velocity.nameRange)
      }
      let isVisual = perceptual.name == "visualDuration"
      guard entry("bounce") != nil || entry("duration") != nil else {
        throw DialectFault(
          .ignoredAlone(
            perceptual.name, dialect: dialect.title, instead: "stiffness 100, damping 10",
            suggestion: "add 'bounce: 0'"), perceptual.nameRange)
      }
      let bounce = try number("bounce") ?? (isVisual ? 0 : 0.3)
      guard (0...1).contains(bounce) else {
        throw DialectFault(
          .outOfRange(
            parameter: "bounce", value: CodeNumber.exact(bounce), range: "0 to 1 in Motion"),
          range(of: "bounce"))
      }
      let ratio = min(max(1 - bounce, 0.05), 1)
      let duration = try positive(
        perceptual.name == "bounce" ? "duration" : perceptual.name, default: 0.8)
      try checkDuration(perceptual.name, duration, isVisual: isVisual)
      let frequency =
        isVisual
        ? 2 * Double.pi / (duration * MotionLibraryDuration.visualFactor)
        : MotionLibraryDuration.frequency(duration: max(duration, 0.01), dampingRatio: ratio)
      var spring = try result(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      if bounce > 0.95 {
        spring.remarks.append("Motion plays a bounce above 0.95 as 0.95")
      }
      return spring
    }
    let mass = try positive("mass", default: 1)
    let stiffness = try positive("stiffness", default: 100)
    let damping = try positive("damping", default: 10, orZero: true)
    try checkCoefficient("damping", damping, stiffness: stiffness, mass: mass)
    return try result(
      mass: mass, stiffness: stiffness, damping: damping,
      velocity: try velocity("velocity", perSecond: 1, unit: "units of the value per second"))
  }

  /// Refuses a duration that Motion does not play, or that is probably in milliseconds.
  private func checkDuration(
    _ name: String, _ duration: Double, isVisual: Bool
  ) throws(DialectFault) {
    // A visualDuration has no limit, but a number above half a minute is probably in milliseconds.
    let limit = isVisual ? Self.longestVisualDuration : Self.longestDuration
    guard duration > limit else { return }
    let milliseconds = "write \(CodeNumber.exact(duration / 1000)) if milliseconds are meant"
    throw DialectFault(
      .looksLikeOtherUnit(
        parameter: name, unit: isVisual ? "seconds" : "seconds, and 10 at most",
        suggestion: isVisual
          ? milliseconds : "write 10, which Motion plays for it, or \(milliseconds)"),
      range(of: name))
  }

  /// The longest duration in seconds: Motion plays longer ones as this one.
  private static let longestDuration = 10.0

  /// The longest plausible visualDuration, in seconds.
  private static let longestVisualDuration = 30.0

  /// Source: react-native-reanimated 4, `animation/spring/spring.ts` and `springUtils.ts`.
  func reanimated() throws(DialectFault) -> DialectSpring {
    for name in ["duration", "dampingRatio"] {
      try checkForms(name, without: ["stiffness", "damping", "mass"])
    }
    let velocity = try velocity("velocity", perSecond: 1, unit: "units of the value per second")
    if entry("duration") != nil || entry("dampingRatio") != nil {
      guard velocity == 0 else {
        throw DialectFault(
          .withoutCounterpart(
            "velocity", reason: "with a duration Reanimated computes another spring for it"),
          range(of: "velocity"))
      }
      let ratio = try positive("dampingRatio", default: 1)
      try checkRatio("dampingRatio", ratio, stiffness: nil)
      let milliseconds = try positive("duration", default: 550)
      guard milliseconds >= 10 else {
        throw DialectFault(
          .looksLikeOtherUnit(
            parameter: "duration", unit: "milliseconds",
            suggestion: "write \(CodeNumber.exactMilliseconds(milliseconds))"),
          range(of: "duration"))
      }
      let threshold = try positive("energyThreshold", default: ReanimatedDuration.energyThreshold)
      let frequency = ReanimatedDuration.frequency(
        milliseconds: milliseconds, dampingRatio: ratio, threshold: threshold)
      return try result(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
        limitsDamping: true)
    }
    let missing = ["mass", "stiffness", "damping"].filter { entry($0) == nil }
    guard missing.isEmpty else {
      throw DialectFault(
        .dependsOnVersion(
          missing: "'" + missing.joined(separator: "' and '") + "'",
          values:
            "mass 1, stiffness 100, damping 10 in Reanimated 3; 4, 900 and 120 in Reanimated 4"),
        list.range)
    }
    let mass = try positive("mass", default: nil)
    let stiffness = try positive("stiffness", default: nil)
    let damping = try positive("damping", default: nil)
    try checkCoefficient("damping", damping, stiffness: stiffness, mass: mass)
    return try result(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, limitsDamping: true)
  }

  /// Source: wobble 1.5, `src/index.ts`.
  func wobble() throws(DialectFault) -> DialectSpring {
    let mass = try positive("mass", default: 1)
    let stiffness = try positive("stiffness", default: 100)
    let damping = try positive("damping", default: 10)
    try checkCoefficient("damping", damping, stiffness: stiffness, mass: mass)
    var travel: Double?
    if entry("fromValue") != nil || entry("toValue") != nil {
      travel = (try number("toValue") ?? 1) - (try number("fromValue") ?? 0)
      if travel == 0 {
        throw DialectFault(
          .outOfRange(parameter: "toValue", value: "fromValue", range: "another value"),
          range(of: "toValue"))
      }
    }
    let velocity = try velocity(
      "initialVelocity", perSecond: 1000, unit: "units of the value per millisecond",
      distance: travel
    )
    return try result(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity,
      velocityName: "initialVelocity",
      limitsDamping: entry("allowsOverdamping")?.value != .flag(true))
  }
}
