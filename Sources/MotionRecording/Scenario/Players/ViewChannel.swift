internal import AnimationModel

/// A player of one kind of change that a transition makes, such as its offset: every part has an animator of its own.
struct ViewChannel {
  private struct Part {
    let track: TransitionTrack
    var animator: Animator<ComponentVector>
  }

  /// A change of all parts to a phase.
  struct Change {
    let phase: TransitionPhase
    let transaction: ScenarioTransaction
    let listeners: [AnimationListener]
    let names: [Animation: String]

    /// The animation of a part: its own, or that of the transaction.
    func animation(of track: TransitionTrack) -> NamedAnimation? {
      guard let own = track.animation else { return transaction.animation }
      return transaction.shown(own.map { NamedAnimation(names[$0] ?? $0.description, $0) })
    }
  }

  private let blend: LayerBlend
  private let size: ViewSize
  private let names: [String]
  private let components: [ViewComponent]
  private var parts: [Part]
  private var events: [RowEvent] = []
  private(set) var animation: NamedAnimation?

  /// The values that were shown and the events, if they are kept.
  private var history: AttributeHistory?

  /// The rows of the channel, if they are kept here.
  private var rows: [NumberRows] = []

  /// Makes a player for a view that is present, or that is being inserted.
  ///
  /// - Parameters:
  ///   - kind: The kind of change that is played.
  ///   - tracks: All parts of the transition.
  ///   - view: The view.
  ///   - components: The numbers that are shown.
  ///   - change: The change that inserts the view; nil if it is present.
  ///   - setting: The clock, the surroundings and the time from which the view is present.
  init(
    _ kind: TransitionChange.Kind, of tracks: [TransitionTrack], view: ScriptView,
    components: [ViewComponent], change: Change?, _ setting: RunSetting
  ) {
    blend = kind.blend
    size = view.size
    let components = components.filter { $0.kind == kind }
    self.components = components
    names = components.map { "\(view.name).\($0.name)" }
    parts = []
    for track in tracks where track.kind == kind {
      // A part without an animation is present at once.
      let isAnimated = change?.animation(of: track) != nil
      let first = track.vector(in: isAnimated ? .willAppear : .identity, size)
      parts.append(
        Part(
          track: track,
          animator: Animator(first, clock: setting.clock, environment: setting.environment)))
    }
    if setting.keepsHistory {
      history = AttributeHistory(
        of: view.name, names: names,
        layers: components.map { component in parts.map { target(component, of: $0) } },
        blend: blend, from: setting.time)
    }
    noteTargets(at: setting.time)
  }

  // MARK: - Changes

  /// Whether a change will be animated.
  func animates(_ change: Change) -> Bool {
    parts.contains { part in
      change.animation(of: part.track) != nil
        && part.track.vector(in: change.phase, size) != part.animator.model
    }
  }

  /// Changes all parts to a phase.
  ///
  /// - Returns: The indices of the parts that have an animation for it, whose listeners will be notified.
  mutating func change(_ change: Change, at time: Double) -> [Int] {
    var animated: [Int] = []
    for index in parts.indices {
      let track = parts[index].track
      let animation = change.animation(of: track)
      let isAnimated = parts[index].animator.change(
        to: track.vector(in: change.phase, size),
        AnimatedChange(animation: animation?.animation, listeners: change.listeners), at: time)
      if isAnimated {
        animated.append(index)
        name(animation, at: time)
      }
    }
    noteTargets(at: time)
    noteMotion(at: time)
    return animated
  }

  /// Changes the surroundings that the animations see.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    for index in parts.indices {
      parts[index].animator.change(environment: environment, at: time)
    }
    noteMotion(at: time)
  }

  /// Ends the running animations: the targets are shown from now on.
  mutating func end(at time: Double) {
    guard isAnimating else { return }
    for index in parts.indices { parts[index].animator.end(at: time) }
    noteMotion(at: time)
  }

  // MARK: - Time

  /// Whether an animation is running.
  var isAnimating: Bool { parts.contains { $0.animator.isAnimating } }

  /// Whether the animation of a part is running.
  func isAnimating(_ part: Int) -> Bool { parts[part].animator.isAnimating }

  /// The time of the next notice, in seconds.
  var nextNotice: Double { parts.map(\.animator.nextNotice).min() ?? .infinity }

  /// Moves on to a time, in seconds.
  mutating func update(to time: Double) {
    for index in parts.indices { parts[index].animator.update(to: time) }
  }

  /// Returns the listeners of the events since the last call, and forgets the events.
  mutating func takeListeners() -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    for index in parts.indices {
      for notice in parts[index].animator.takeNotices() {
        listeners += notice.listeners
        guard let kind = notice.kind else { continue }
        events.append(.animation(kind))
        history?.append(RecordedEvent(time: notice.time, kind: kind))
        if kind == .removed && !isAnimating { name(nil, at: notice.time) }
      }
    }
    return listeners
  }

  /// Gives up the running animations because the view is gone, and returns their listeners.
  mutating func abandon(at time: Double) -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    for index in parts.indices { listeners += parts[index].animator.abandon() }
    if animation != nil { name(nil, at: time) }
    history?.end = time
    return listeners
  }

  // MARK: - What is shown

  /// Passes on a row for each number, and forgets the events before it.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    let happened = events
    events.removeAll(keepingCapacity: true)
    for component in components.indices {
      let shown = shown(component, happened)
      try sink(
        AttributeRow(
          time: time, attribute: names[component], value: shown.value, velocity: shown.velocity,
          target: shown.target, animation: shown.animation, events: shown.events))
      history?.append(
        time, value: shown.value, velocity: shown.velocity, isAnimating: shown.isAnimating,
        component: component)
    }
  }

  /// Keeps a row of each number, and forgets the events before it.
  ///
  /// - Returns: The number of numbers that take memory for the row.
  mutating func keepRows(at row: Int) -> Int {
    let happened = events
    events.removeAll(keepingCapacity: true)
    if rows.isEmpty { rows = components.map { _ in NumberRows(from: row) } }
    var count = 0
    for component in components.indices
    where rows[component].append(shown(component, happened), at: row) {
      count += 1
    }
    return count
  }

  /// The life of the channel, with its rows.
  var life: PlayedLife {
    PlayedLife(
      origin: .transition(components), histories: history.map { [$0] } ?? [], rows: rows)
  }

  private func shown(_ component: Int, _ happened: [RowEvent]) -> ShownNumber {
    let number = components[component].number
    let state = blend.state(
      parts.map { part in
        let shown = part.track.state(
          at: part.animator.shown, velocity: part.animator.velocity, size)
        return MotionState(
          value: number(shown.value), velocity: number(shown.velocity), acceleration: 0)
      })
    return ShownNumber(
      value: state.value, velocity: state.velocity, target: target(components[component]),
      animation: animation?.name ?? "", events: happened, isAnimating: isAnimating)
  }

  private func target(_ component: ViewComponent) -> Double {
    blend.value(parts.map { target(component, of: $0) })
  }

  private func target(_ component: ViewComponent, of part: Part) -> Double {
    component.number(part.track.numbers(at: part.animator.model, size))
  }

  // MARK: - History

  private mutating func name(_ animation: NamedAnimation?, at time: Double) {
    self.animation = animation
    history?.append(animation: animation?.name ?? "", at: time)
  }

  private mutating func noteTargets(at time: Double) {
    for (index, component) in components.enumerated() {
      let target = target(component)
      history?.append(target: target, at: time, component: index)
    }
  }

  private mutating func noteMotion(at time: Double) {
    guard history != nil else { return }
    for (index, component) in components.enumerated() {
      for layer in parts.indices {
        let piece = piece(of: parts[layer], component, from: time)
        history?.append(piece, component: index, layer: layer)
      }
    }
  }

  private func piece(
    of part: Part, _ component: ViewComponent, from time: Double
  ) -> MotionPieces.Piece {
    guard part.track.isDriven else {
      return MotionPieces.Piece(part.animator, from: time, component: component.number)
    }
    guard let (motion, begin, origin) = part.animator.motion else {
      return MotionPieces.Piece(restingAt: target(component, of: part), from: time)
    }
    let shown = part.track.motion(of: motion, from: origin, size, component.number)
    return MotionPieces.Piece(
      shown, from: time, begin: begin,
      origin: component.number(part.track.numbers(at: origin, size))
    ) { $0 }
  }
}

/// The setting in which a view is played.
struct RunSetting {
  /// The clock.
  let clock: Clock

  /// The surroundings that the animations see.
  let environment: EnvironmentValues

  /// Whether the history is kept.
  let keepsHistory: Bool

  /// The time from which the view is present, in seconds.
  let time: Double
}
