/// A library or tool whose spring parameters can be read.
///
/// The raw value is the name that `kymo convert --from` takes.
public enum SpringDialect: String, Hashable, Sendable, CaseIterable {
  /// react-spring: `tension`, `friction` and `mass`, or `frequency` and `damping`.
  case reactSpring = "react-spring"

  /// motion.dev: `stiffness`, `damping` and `mass`, or a duration and `bounce`.
  case motion

  /// Reanimated: `stiffness`, `damping` and `mass`, or `duration` and `dampingRatio`.
  case reanimated

  /// Jetpack Compose: `dampingRatio` and `stiffness`.
  case compose

  /// Flutter: `mass`, `stiffness` and `damping` or `ratio`, or `duration` and `bounce`.
  case flutter

  /// Figma: `mass`, `stiffness` and `damping`, or one of its presets.
  case figma

  /// wobble: `stiffness`, `damping` and `mass`.
  case wobble

  /// The name by which people know the library.
  public var title: String {
    switch self {
    case .reactSpring: "react-spring"
    case .motion: "Motion"
    case .reanimated: "Reanimated"
    case .compose: "Compose"
    case .flutter: "Flutter"
    case .figma: "Figma"
    case .wobble: "wobble"
    }
  }

  /// An example of a parameter list.
  public var example: String {
    switch self {
    case .reactSpring: "tension: 170, friction: 26, mass: 1"
    case .compose: "dampingRatio = 0.8f, stiffness = 380f"
    case .motion, .reanimated, .flutter, .figma, .wobble: "stiffness: 170, damping: 26, mass: 1"
    }
  }

  /// The parameters that may be written without their names, in order.
  var positions: [String] {
    self == .compose ? ["dampingRatio", "stiffness", "visibilityThreshold"] : []
  }
}
