internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// The effects of the body of a transition on its content in a phase.
struct TransitionParts {
  /// The effects, innermost first.
  private(set) var parts: [TransitionPart] = []

  /// The names of the transition's own animations.
  private(set) var animationNames: [Animation: String] = [:]

  /// The first unknown value; nil if all are known.
  private(set) var unknown: UnknownValue?

  /// The values of modifiers without rows in transitions, by the names of the modifiers.
  private var others: [String: [String]] = [:]

  /// A modifier without rows.
  fileprivate struct Unseen {
    /// The key of the effect: modifiers with equal keys have the same effect.
    let key: String

    /// The animation that reaches the modifier; nil for that of the insertion or removal.
    let animation: AnimationChoice?
  }

  /// The modifiers without rows that the end of the removal waits for, in order.
  private var awaited: [Unseen] = []

  /// A turn in space.
  fileprivate struct Turn {
    /// The direction of its axis; nil for an axis without one.
    let axis: RotationIn3D?

    /// Whether it turns nothing about an axis without a direction.
    let isNothing: Bool

    /// The turn as one that has no rows.
    let unseen: Unseen
  }

  /// The turns in space, in order.
  private var turns: [Turn] = []

  /// Whether there are attached views, or actions.
  private(set) var hasMore = false

  /// Creates the effects of a body that does nothing.
  init() {}

  /// Creates the effects of a body with an unknown value.
  init(unknown: UnknownValue) { self.unknown = unknown }

  /// - Parameters:
  ///   - links: The modifiers, innermost first, each with the animation that reaches it; nil for that of the insertion
  ///     or removal.
  ///   - driven: The effects of those that animate numbers of their own, in the same order.
  init(
    _ links: [(link: TransitionChain.Link, animation: AnimationChoice?)],
    driven: [TransitionParts]
  ) {
    var driven = driven[...]
    for (link, animation) in links {
      switch link {
      case .plain(let modifier): add(modifier, animation)
      case .driven: if let parts = driven.popFirst() { add(parts) }
      }
    }
  }

  /// The changes, innermost first.
  var changes: [TransitionChange] { parts.map(\.change) }

  /// Adds the effect of a modifier of SwiftUI's.
  mutating func add(_ modifier: ViewModifierValue, _ animation: AnimationChoice?) {
    switch modifier {
    case .moves(let value): apply(value, animation)
    case .attached, .acts, .phases, .keyframes: hasMore = true
    default: break
    }
  }

  /// Adds the effects of modifiers further out.
  mutating func add(_ outer: TransitionParts) {
    parts += outer.parts
    animationNames.merge(outer.animationNames) { first, _ in first }
    unknown = unknown ?? outer.unknown
    for (name, values) in outer.others { others[name, default: []] += values }
    awaited += outer.awaited
    turns += outer.turns
    hasMore = hasMore || outer.hasMore
  }

  /// Adds the effect of a modifier with some numbers.
  mutating func add(_ name: String, _ components: [MovingModifier.Component]) {
    apply(MovingValue(name: name, content: .numbers(components)), nil)
  }

  /// Notes a value that is not known.
  mutating func lose(_ unknown: UnknownValue) { self.unknown = self.unknown ?? unknown }

  /// Says that modifiers without rows do other things in one phase than in another, as they do on the way.
  mutating func changeOthers(named names: [String], in phase: Int) {
    for name in names { others[name] = ["\(phase)"] }
  }

  /// Lets all changes follow numbers that are animated.
  ///
  /// - Parameters:
  ///   - animation: The animation that reaches them; nil for that of the insertion or removal.
  ///   - driver: The numbers of a change, by its index among those of its kind.
  mutating func drive(_ animation: AnimationChoice?, by driver: (Int) -> DrivenChange) {
    var counts: [TransitionChange.Kind: Int] = [:]
    // The end of the removal waits for the numbers, whatever is made of them.
    let changes = parts.isEmpty ? [.opacity(1)] : changes
    parts = []
    awaited = []
    for change in changes {
      append(change, animation, driver(counts[change.kind, default: 0]))
      counts[change.kind, default: 0] += 1
    }
  }

  /// The names of the modifiers without rows that do other things in one phase than in another, in order.
  static func changesWithoutRows(in phases: [TransitionParts]) -> [String] {
    Set(phases.flatMap(\.others.keys)).filter { name in
      Set(phases.map { $0.others[name] }).count > 1
    }.sorted()
  }

  /// Returns whether each kind of change has the same animations in all phases.
  static func haveSameAnimations(_ phases: [TransitionParts]) -> Bool {
    TransitionChange.Kind.allCases.allSatisfy { kind in
      let animations = phases.map { phase in
        phase.parts.filter { $0.change.kind == kind }.map(\.animation)
      }
      let count = animations.map(\.count).max() ?? 0
      return (0..<count).allSatisfy { index in
        Set(animations.filter { index < $0.count }.map { $0[index] }).count == 1
      }
    }
  }

  /// Whether all turns in space have the same axes.
  ///
  /// A turn of nothing about an axis without a direction becomes one about any other axis without changing its direction
  /// on the way.
  static func turnAboutSameAxes(_ all: [TransitionParts]) -> Bool {
    guard let count = all.first?.turns.count, all.allSatisfy({ $0.turns.count == count }) else {
      return all.isEmpty
    }
    return (0..<count).allSatisfy { index in
      let turning = all.map { $0.turns[index] }.filter { !$0.isNothing }
      return turning.allSatisfy { $0.axis != nil } && Set(turning.map(\.axis)).count <= 1
    }
  }

  /// The phases with what the end of the removal waits for besides: changes that have no rows.
  static func waitingForOthers(_ phases: [TransitionParts]) -> [TransitionParts] {
    let counts = Set(phases.map(\.awaited.count))
    guard phases.count == 3, counts.count == 1, let count = counts.first else { return phases }
    var phases = phases
    for index in 0..<count {
      let all = phases.map { $0.awaited[index] }
      for (phase, unseen) in all.enumerated() {
        let isAway = unseen.key != all[1].key
        let driver = DrivenChange(
          .still, at: [isAway ? MovingModifier.hiddenTravel : 0], ordinal: 0, dependsOnSize: false)
        phases[phase].append(.opacity(1), unseen.animation, driver)
      }
    }
    return phases
  }

  /// The phases without turns in space about axes that are others in one phase than in another: what SwiftUI makes of
  /// the turn and of the axis together has no rows.
  static func turningAboutSameAxes(_ phases: [TransitionParts]) -> [TransitionParts] {
    guard !turnAboutSameAxes(phases) else { return phases }
    return phases.map { phase in
      var phase = phase
      phase.parts.removeAll { $0.change.kind == .rotation3D }
      phase.others["rotation3DEffect"] = phase.turns.map(\.unseen.key)
      phase.awaited += phase.turns.map(\.unseen)
      return phase
    }
  }

  private mutating func apply(_ value: MovingValue, _ animation: AnimationChoice?) {
    switch value.content {
    case .unknown(let unknown): lose(unknown)
    case .hidden(let key, let kind):
      others[value.name, default: []].append(key)
      if kind.isAwaited { awaited.append(Unseen(key: key, animation: animation)) }
    case .read: break
    case .numbers(let components):
      // A padding of the system's default length has no number.
      guard components.contains(where: \.value.isFinite) else { return }
      let numbers = components.map { "\($0.part ?? "") \($0.value)" }
      let unseen = Unseen(key: "\(numbers)", animation: animation)
      guard let change = TransitionChange(value.name, components) else {
        others[value.name, default: []] += numbers
        awaited.append(unseen)
        return
      }
      if change.kind == .rotation3D { turns.append(Turn(components, unseen)) }
      append(change, animation)
    }
  }

  private mutating func append(
    _ change: TransitionChange, _ animation: AnimationChoice?, _ driver: DrivenChange? = nil
  ) {
    switch animation {
    case .unknown(let unknown)?: lose(unknown)
    case .known(let animation)?:
      if let animation { animationNames[animation.animation] = animation.name }
      parts.append(
        TransitionPart(change, animation: .some(animation?.animation), driver: driver))
    case nil: parts.append(TransitionPart(change, driver: driver))
    }
  }
}

extension TransitionParts.Turn {
  init(_ components: [MovingModifier.Component], _ unseen: TransitionParts.Unseen) {
    let axis = components.axis
    let hasDirection = axis != (0, 0, 0)
    self.axis = hasDirection ? RotationIn3D(.degrees(1), axis: axis) : nil
    isNothing = !hasDirection && components.contains { $0.part == "" && $0.value == 0 }
    self.unseen = unseen
  }
}

extension DrivenChange.Modifier {
  /// A modifier that shows nothing of its numbers.
  fileprivate static let still = DrivenChange.Modifier(key: "") { _, _ in [] }
}

extension TransitionChange {
  /// Creates the change of a modifier; nil for a modifier without rows in transitions.
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
  /// The axis of a rotation in space.
  fileprivate var axis: (x: Double, y: Double, z: Double) {
    func number(_ part: String) -> Double { first { $0.part == part }?.value ?? 0 }
    return (number("axis.x"), number("axis.y"), number("axis.z"))
  }
}
