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

  /// Modifiers that a transition has no rows for.
  private(set) var others: Set<String> = []

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

  private mutating func apply(_ value: MovingValue, _ animation: AnimationChoice?) {
    switch value.content {
    case .unknown(let unknown): self.unknown = self.unknown ?? unknown
    case .hidden, .read: break
    case .numbers(let components):
      // A padding of the system's has no numbers.
      guard components.contains(where: \.value.isFinite) else { return }
      guard let change = TransitionPart.Change(value.name, components) else {
        others.insert(value.name)
        return
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
    default: return nil
    }
  }
}
