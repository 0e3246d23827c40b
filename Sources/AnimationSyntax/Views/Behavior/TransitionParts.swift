internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// The effects of the body of a transition on its content in a phase.
struct TransitionParts {
  /// The effects, innermost first.
  private(set) var parts: [TransitionPart] = []

  /// The names of its own animations.
  private(set) var animationNames: [Animation: String] = [:]

  /// The value in it that is not known; nil if all are known.
  private(set) var unknown: UnknownValue?

  /// The values of modifiers that a transition has no rows for, by the names of these.
  private var others: [String: [String]] = [:]

  /// The directions of the axes of its turns in space, in order.
  private var axes: [RotationIn3D] = []

  /// Whether it has views that hang in it, or actions.
  private(set) var hasMore = false

  /// - Parameter modifiers: The modifiers, innermost first, each with the animation that reaches it; nil for that of the
  ///   insertion or removal.
  init(_ modifiers: [(modifier: ViewModifierValue, animation: AnimationChoice?)]) {
    for (modifier, animation) in modifiers {
      switch modifier {
      case .moves(let value): apply(value, animation)
      case .attached, .acts, .phases, .keyframes: hasMore = true
      default: break
      }
    }
  }

  /// The names of the modifiers without rows that do other things in one phase than in another, in order.
  static func changesWithoutRows(in phases: [TransitionParts]) -> [String] {
    Set(phases.flatMap(\.others.keys)).filter { name in
      Set(phases.map { $0.others[name] }).count > 1
    }.sorted()
  }

  /// Whether what is done in several phases has the same animation in all of them.
  static func haveSameAnimations(_ phases: [TransitionParts]) -> Bool {
    TransitionPart.Kind.allCases.allSatisfy { kind in
      let animations = phases.map { phase in
        phase.parts.filter { $0.change.kind == kind }.map(\.animation)
      }
      let count = animations.map(\.count).max() ?? 0
      return (0..<count).allSatisfy { index in
        Set(animations.filter { index < $0.count }.map { $0[index] }).count == 1
      }
    }
  }

  /// The phases without turns in space about axes that are others in one phase than in another: what SwiftUI makes of
  /// the turn and of the axis together has no rows.
  static func turningAboutSameAxes(_ phases: [TransitionParts]) -> [TransitionParts] {
    guard Set(phases.map(\.axes)).count > 1 else { return phases }
    return phases.map { phase in
      var phase = phase
      phase.parts.removeAll { $0.change.kind == .rotation3D }
      phase.others["rotation3DEffect"] = phase.axes.map { "\($0)" }
      return phase
    }
  }

  private mutating func apply(_ value: MovingValue, _ animation: AnimationChoice?) {
    switch value.content {
    case .unknown(let unknown): self.unknown = self.unknown ?? unknown
    case .hidden(let key, _): others[value.name, default: []].append(key)
    case .read: break
    case .numbers(let components):
      // A padding of the system's has no numbers.
      guard components.contains(where: \.value.isFinite) else { return }
      guard let change = TransitionPart.Change(value.name, components) else {
        others[value.name, default: []] += components.map { "\($0.part ?? "") \($0.value)" }
        return
      }
      if change.kind == .rotation3D {
        axes.append(RotationIn3D(.degrees(1), axis: components.axis))
      }
      switch animation {
      case .unknown(let unknown)?: self.unknown = self.unknown ?? unknown
      case .known(let animation)?:
        if let animation { animationNames[animation.animation] = animation.name }
        parts.append(TransitionPart(change, animation: .some(animation?.animation)))
      case nil: parts.append(TransitionPart(change))
      }
    }
  }
}

extension TransitionPart.Change {
  /// Makes the change of a modifier; nil for a modifier that a transition has no rows for.
  fileprivate init?(_ name: String, _ components: [MovingModifier.Component]) {
    func number(_ part: String, _ usual: Double = 0) -> Double {
      components.first { $0.part == part }?.value ?? usual
    }
    switch name {
    case "opacity": self = .opacity(number("", 1))
    case "blur": self = .blur(radius: number(""))
    case "offset": self = .offset(TransitionOffset(x: number("x"), y: number("y")))
    case "rotationEffect":
      self = .rotation(
        degrees: number(""),
        anchor: UnitPoint(x: number("anchor.x", 0.5), y: number("anchor.y", 0.5)))
    case "scaleEffect":
      self = .scale(
        x: number("x", 1), y: number("y", 1),
        anchor: UnitPoint(x: number("anchor.x", 0.5), y: number("anchor.y", 0.5)))
    case "rotation3DEffect":
      guard components.axis != (0, 0, 0) else { return nil }
      self = .rotation3D(
        RotationIn3D(.degrees(number("")), axis: components.axis),
        anchor: UnitPoint(x: number("anchor.x", 0.5), y: number("anchor.y", 0.5)))
    case "hueRotation": self = .hueRotation(degrees: number(""))
    case "brightness": self = .brightness(number(""))
    case "contrast": self = .contrast(number("", 1))
    case "saturation": self = .saturation(number("", 1))
    case "grayscale": self = .grayscale(number(""))
    default: return nil
    }
  }
}

extension [MovingModifier.Component] {
  /// The axis of a turn in space.
  fileprivate var axis: (x: Double, y: Double, z: Double) {
    func number(_ part: String) -> Double { first { $0.part == part }?.value ?? 0 }
    return (number("axis.x"), number("axis.y"), number("axis.z"))
  }
}
