internal import TextForms

/// A motion that can be tuned: the numbers of a spring or a curve, and the modifiers around it.
public struct TunableMotion: Hashable, Sendable {
  /// The core of an animation, which plays inside all modifiers.
  public enum Core: Hashable, Sendable {
    /// SwiftUI's persistent spring: response and blend duration in seconds.
    case fluid(response: Double, dampingFraction: Double, blendDuration: Double, isDefault: Bool)
    /// A spring in closed form; the velocity is in travels per second.
    case interpolating(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    /// A `Spring` as a function of time: frequencies in radians per second.
    case spring(
      angularFrequency: Double, decayConstant: Double, naturalFrequency: Double, mass: Double)
    /// A cubic timing curve with a duration in seconds: x₁, y₁, x₂ and y₂.
    case curve([Double], duration: Double, isCSS: Bool)
    /// A cubic timing curve as a function of time: x₁, y₁, x₂ and y₂.
    case unitCurve([Double], isLinear: Bool)
  }

  /// A modifier around an animation.
  public enum Modifier: Hashable, Sendable {
    /// The time to wait, in seconds.
    case delay(Double)
    /// The rate of time, above 0.
    case speed(Double)
    /// The number of cycles; nil for no end.
    case repetition(count: Int?, autoreverses: Bool)
    /// The time after which the animation is logically complete, in seconds.
    case logicalCompletion(after: Double)
  }

  /// The parameters in which the motion is written.
  public enum Spelling: String, Hashable, Sendable {
    /// Duration and bounce.
    case spring
    /// Response and damping fraction.
    case response
    /// Mass, stiffness and damping.
    case mass
    /// Control points and duration.
    case curve
  }

  /// The core, which plays inside all modifiers.
  public var core: Core

  /// The modifiers around the core, from the inside outward.
  public var modifiers: [Modifier]

  /// Makes a motion.
  public init(_ core: Core, _ modifiers: [Modifier] = []) {
    self.core = core
    self.modifiers = modifiers
  }

  /// Whether the motion is a function of time, from which no animation can take over.
  var isFunction: Bool {
    switch core {
    case .spring, .unitCurve: true
    case .fluid, .interpolating, .curve: false
    }
  }
}

extension TunableMotion.Core {
  /// The core as the page's program reads it, as JSON.
  var member: String {
    func number(_ value: Double) -> String { NumberText.shortest(value) }
    switch self {
    case .fluid(let response, let fraction, let blend, let isDefault):
      return
        "{\"k\":\"fluid\",\"r\":\(number(response)),\"z\":\(number(fraction)),\"b\":\(number(blend)),"
        + "\"isDefault\":\(isDefault)}"
    case .interpolating(let mass, let stiffness, let damping, let velocity):
      return
        "{\"k\":\"interp\",\"m\":\(number(mass)),\"s\":\(number(stiffness)),\"d\":\(number(damping)),"
        + "\"v\":\(number(velocity))}"
    case .spring(let frequency, let decay, let natural, let mass):
      return
        "{\"k\":\"fn\",\"spring\":{\"w\":\(number(frequency)),\"b\":\(number(decay)),\"n\":\(number(natural)),"
        + "\"m\":\(number(mass))}}"
    case .curve(let points, let duration, let isCSS):
      return
        "{\"k\":\"\(isCSS ? "css" : "bez")\",\"p\":[\(points.map(number).joined(separator: ","))],"
        + "\"D\":\(number(duration))}"
    case .unitCurve(let points, let isLinear):
      return
        "{\"k\":\"curve\",\"p\":[\(points.map(number).joined(separator: ","))],\"isLinear\":\(isLinear)}"
    }
  }
}

extension TunableMotion.Modifier {
  /// The modifier as the page's program reads it, as JSON.
  var member: String {
    switch self {
    case .delay(let seconds): "{\"k\":\"delay\",\"n\":\(NumberText.shortest(seconds))}"
    case .speed(let factor): "{\"k\":\"speed\",\"n\":\(NumberText.shortest(factor))}"
    case .repetition(let count, let autoreverses):
      "{\"k\":\"repeat\",\"n\":\(count.map { String($0) } ?? "null"),\"turns\":\(autoreverses)}"
    case .logicalCompletion(let seconds):
      "{\"k\":\"logical\",\"n\":\(NumberText.shortest(seconds))}"
    }
  }
}
