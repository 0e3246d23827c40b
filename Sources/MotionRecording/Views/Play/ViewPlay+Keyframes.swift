internal import AnimationModel

/// A keyframe animator while its views are there.
struct ViewKeyframePlayer {
  var player: KeyframePlayer
  var states: ScenarioStates
  var link: ViewKeyframes

  /// The modifiers that it moves.
  var driven: [ViewRehearsal.ModifierKey] = []

  /// Where it leads them.
  var targets: [ViewRehearsal.ModifierKey: [Double]] = [:]

  private static let trigger = "trigger"
  private static let repeats = "repeats"

  init(_ link: ViewKeyframes, clock: Clock) throws {
    self.link = link
    states = ScenarioStates([Self.trigger: .integer(0), Self.repeats: .boolean(link.repeats)])
    player = try Self.player(link, states, clock)
  }

  private static func player(
    _ link: ViewKeyframes, _ states: ScenarioStates, _ clock: Clock
  ) throws -> KeyframePlayer {
    let animator =
      link.trigger == nil
      ? Scenario.KeyframeAnimator(link.tracks, repeating: { $0[repeats] ?? .boolean(true) })
      : Scenario.KeyframeAnimator(link.tracks, trigger: { $0[trigger] ?? .integer(0) })
    return try KeyframePlayer(animator, states, clock: clock, keepsHistory: false)
  }

  /// Takes what the tree says now.
  ///
  /// - Returns: Whether it begins, stands still or goes on.
  mutating func update(_ new: ViewKeyframes, clock: Clock, at time: Double) throws -> Bool {
    defer { link = new }
    // What runs goes on by the keyframes with which it began.
    if new.tracks != link.tracks, !player.isAnimating {
      player = try Self.player(new, states, clock)
    }
    if new.trigger != link.trigger {
      states[Self.trigger] = .integer(Int(states.number(Self.trigger)) + 1)
    }
    states[Self.repeats] = .boolean(new.repeats)
    return try player.update(states, at: time)
  }

  /// The numbers of the tracks.
  var numbers: [DynamicVector] { player.shown.map(\.value) }
}

// Keyframe animators: their content is evaluated anew in every frame.
extension ViewPlay {
  /// By how many seconds the content is evaluated ahead to know how fast it moves.
  private static let ahead = 0x1p-20

  /// How many times in a pass it is looked what moves.
  private static let looks = 24

  /// Samples in a second of what a figure draws between the frames.
  private static let samplesPerSecond = 240.0
  private static let mostSamples = 4_000.0

  /// Lets keyframe animators begin that came or whose triggers have changed, and forgets those that are gone.
  mutating func updateKeyframes(at time: Double) throws {
    let animators = tree.keyframes
    if animators.isEmpty && keyframes.isEmpty { return }
    for link in animators {
      if var known = keyframes[link.animator] {
        let begins = try known.update(link, clock: clock, at: time)
        keyframes[link.animator] = known
        if begins {
          changeCount += 1
          try begin(link.animator, at: time)
        }
      } else {
        keyframes[link.animator] = try ViewKeyframePlayer(link, clock: clock)
        if keyframes[link.animator]?.player.isAnimating == true {
          changeCount += 1
          try begin(link.animator, at: time)
        }
      }
    }
    let gone = keyframes.keys.filter { animator in
      !animators.contains { $0.animator == animator }
    }
    for animator in gone { keyframes[animator] = nil }
    if !gone.isEmpty { session.forget(gone) }
  }

  /// Finds out what an animator moves, and where it leads that.
  private mutating func begin(_ animator: ViewIdentity, at time: Double) throws {
    guard var entry = keyframes[animator] else { return }
    let now = entry.numbers
    let current = tree
    func numbers(_ vectors: [DynamicVector]) throws -> ViewTree {
      session.drive(animator, vectors)
      return ViewTree(try session.tree())
    }
    var driven: [ViewRehearsal.ModifierKey] = []
    if let (begin, period, _) = entry.player.pass {
      for look in 0...Self.looks {
        let moment = begin + period * Double(look) / Double(Self.looks)
        guard let states = entry.player.states(at: moment, .shown) else { continue }
        let other = try numbers(states.map(\.value))
        for key in current.changedKeys(in: other) {
          if !driven.contains(key) { driven.append(key) }
          note(other.value(of: key), of: key)
        }
      }
    }
    for key in entry.driven where !driven.contains(key) { driven.append(key) }
    let end = try numbers(entry.player.targets)
    entry.driven = driven
    for key in driven { entry.targets[key] = end.values(of: key) }
    if keepsHistory { try sample(entry, animator, at: time) }
    session.drive(animator, now)
    keyframes[animator] = entry
  }

  /// Notes a value that a modifier takes, to know in the end what has moved.
  private mutating func note(_ value: MovingModifier.Value?, of key: ViewRehearsal.ModifierKey) {
    guard let value, let record = recordIndices[key.identity],
      key.ordinal < records[record].modifiers.count
    else { return }
    records[record].modifiers[key.ordinal].note(value)
  }

  /// Moves keyframes on to a time, and shows what they move there.
  mutating func moveKeyframes(
    to time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    var active: [(animator: ViewIdentity, events: [RecordedEvent.Kind])] = []
    for link in tree.keyframes {
      guard var entry = keyframes[link.animator] else { continue }
      let wasAnimating = entry.player.isAnimating
      entry.player.update(to: time)
      let events = entry.player.takeEvents()
      keyframes[link.animator] = entry
      if wasAnimating || !events.isEmpty { active.append((link.animator, events)) }
    }
    guard !active.isEmpty else { return }
    func drive(by seconds: Double) {
      for (animator, _) in active {
        guard let player = keyframes[animator]?.player else { continue }
        session.drive(
          animator,
          player.shown.map { state in
            var velocity = state.velocity
            velocity.scale(by: seconds)
            return state.value + velocity
          })
      }
    }
    drive(by: Self.ahead)
    let ahead = ViewTree(try session.tree())
    drive(by: 0)
    let new = ViewTree(try session.tree())
    let before = tree
    tree = new
    for (animator, events) in active {
      guard let entry = keyframes[animator] else { continue }
      for key in entry.driven { try show(key, entry, new, ahead, events, at: time) }
    }
    // What comes or goes in the content does so without an animation.
    var pending = PendingViewUpdate()
    pending.note(changesFrom: before, to: new, in: ViewTransaction())
    _ = try commit(pending, before: before, at: time, sink)
  }

  private mutating func show(
    _ key: ViewRehearsal.ModifierKey, _ entry: ViewKeyframePlayer, _ new: ViewTree,
    _ ahead: ViewTree, _ events: [RecordedEvent.Kind], at time: Double
  ) throws {
    guard let record = recordIndices[key.identity], let value = new.value(of: key),
      key.ordinal < records[record].modifiers.count,
      !records[record].modifiers[key.ordinal].isCount,
      let shown = records[record].modifiers[key.ordinal].scenarioValue(value)
    else { return }
    records[record].modifiers[key.ordinal].note(value)
    let values = new.values(of: key)
    let later = ahead.values(of: key)
    let velocities = values.indices.map { index in
      index < later.count ? (later[index] - values[index]) / Self.ahead : 0
    }
    let driven = DrivenNumbers(
      velocities: velocities, targets: entry.targets[key] ?? values)
    abandoned +=
      try records[record].modifiers[key.ordinal].player?.drive(
        to: shown, entry.player.isAnimating ? driven : nil, events, at: time) ?? []
  }

  /// Samples the numbers that an animator moves, for figures.
  private mutating func sample(
    _ entry: ViewKeyframePlayer, _ animator: ViewIdentity, at time: Double
  ) throws {
    guard let (begin, period, corners) = entry.player.pass, period > 0, period < .infinity else {
      return
    }
    let player = entry.player
    let repeats = player.isEndless
    let tables = try sampled(animator, entry.driven, lasting: period, corners) { moment, side in
      player.states(at: begin + moment, side)
    }
    for (key, table) in tables {
      note(key, from: begin) { index in
        let motion = table[index].motion(lasting: period)
        return (repeats ? motion.repeated(every: period) : motion, table[index].start)
      }
    }
  }

  private mutating func note(
    _ key: ViewRehearsal.ModifierKey, from time: Double,
    _ motion: (Int) -> (motion: ContinuousMotion<Double>, place: Double)
  ) {
    guard let record = recordIndices[key.identity], key.ordinal < records[record].modifiers.count
    else { return }
    records[record].modifiers[key.ordinal].player?.note(drivenBy: { motion($0) }, from: time)
  }

  /// What the numbers that an animator moves are over a while, sampled.
  ///
  /// - Parameter states: What the animator shows so many seconds after the beginning, one vector for each track.
  private mutating func sampled(
    _ animator: ViewIdentity, _ keys: [ViewRehearsal.ModifierKey], lasting period: Double,
    _ corners: [Double],
    _ states: (Double, MotionSide) -> [MotionState<DynamicVector>]?
  ) throws -> [ViewRehearsal.ModifierKey: [SampledMotion]] {
    let count = min((period * Self.samplesPerSecond).rounded(.up), Self.mostSamples)
    var times = (0...Int(count)).map { period * Double($0) / count } + corners
    times = Set(times.filter { $0 >= 0 && $0 <= period }).sorted()
    var tables: [ViewRehearsal.ModifierKey: [SampledMotion]] = [:]
    func add(_ moment: Double, _ side: MotionSide) throws {
      guard let states = states(moment, side) else { return }
      let ahead = try tree(driving: animator, states, by: Self.ahead)
      let now = try tree(driving: animator, states, by: 0)
      for key in keys {
        let place = now.values(of: key)
        let later = ahead.values(of: key)
        guard later.count == place.count else { continue }
        var table = tables[key] ?? place.map { _ in SampledMotion() }
        for index in place.indices where index < table.count {
          table[index].append(
            moment, value: place[index], velocity: (later[index] - place[index]) / Self.ahead)
        }
        tables[key] = table
      }
    }
    for moment in times {
      if moment > 0 { try add(moment, .before) }
      if moment < period { try add(moment, .after) }
    }
    return tables
  }

  /// The views with the numbers of an animator as they are so many seconds after a state.
  private func tree(
    driving animator: ViewIdentity, _ states: [MotionState<DynamicVector>], by seconds: Double
  ) throws -> ViewTree {
    session.drive(
      animator,
      states.map { state in
        var velocity = state.velocity
        velocity.scale(by: seconds)
        return state.value + velocity
      })
    return ViewTree(try session.tree())
  }

  // MARK: - Animatable views

  /// Shows what animatable views and modifiers make of the numbers that they have now.
  mutating func moveAnimatables(
    at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    for record in records.indices where records[record].isMovingAnimatable {
      let identity = records[record].identity
      guard let player = records[record].modifiers.first?.player,
        let index = tree.indices[identity]
      else { continue }
      let shown = player.shownNumbers
      let inside = Set(tree.subtree(of: index).map { tree.entries[$0].node.identity })
      guard inside.count > 1 || tree.entries[index].movers.count > 1 else { continue }
      let state = MotionState(
        value: DynamicVector(shown.map(\.value)), velocity: DynamicVector(shown.map(\.velocity)),
        acceleration: .zero)
      let target = MotionState(
        value: DynamicVector(tree.values(of: .init(identity: identity, ordinal: 0))),
        velocity: .zero, acceleration: .zero)
      let ahead = try tree(driving: identity, [state], by: Self.ahead)
      let end = try tree(driving: identity, [target], by: 0)
      let new = try tree(driving: identity, [state], by: 0)
      let before = tree
      tree = new
      var keys: [ViewRehearsal.ModifierKey] = []
      for entry in new.entries where inside.contains(entry.node.identity) {
        // The first of its own are the numbers themselves.
        let isItself = entry.node.identity == identity
        for ordinal in entry.movers.indices.dropFirst(isItself ? 1 : 0) {
          let key = ViewRehearsal.ModifierKey(identity: entry.node.identity, ordinal: ordinal)
          if try show(key, (before, new, ahead, end), player, at: time) { keys.append(key) }
        }
      }
      if keepsHistory, !keys.isEmpty { try sample(player, identity, keys, at: time) }
      var pending = PendingViewUpdate()
      pending.note(changesFrom: before, to: new, in: ViewTransaction())
      _ = try commit(pending, before: before, at: time, sink)
      records[record].animatableWasMoving = player.isAnimating
    }
  }

  /// - Returns: Whether the modifier begins to move, so that a figure needs to know how.
  private mutating func show(
    _ key: ViewRehearsal.ModifierKey,
    _ trees: (before: ViewTree, new: ViewTree, ahead: ViewTree, end: ViewTree),
    _ mover: AttributePlayer, at time: Double
  ) throws -> Bool {
    guard let record = recordIndices[key.identity], let value = trees.new.value(of: key),
      key.ordinal < records[record].modifiers.count,
      !records[record].modifiers[key.ordinal].isCount,
      let shown = records[record].modifiers[key.ordinal].scenarioValue(value),
      let player = records[record].modifiers[key.ordinal].player
    else { return false }
    let values = trees.new.values(of: key)
    let end = trees.end.values(of: key)
    guard player.isDriven || player.model != shown || end != values else { return false }
    records[record].modifiers[key.ordinal].note(value)
    let later = trees.ahead.values(of: key)
    let velocities = values.indices.map { index in
      index < later.count ? (later[index] - values[index]) / Self.ahead : 0
    }
    let isMoving = mover.isAnimating
    let events: [RecordedEvent.Kind] =
      isMoving == player.isDriven ? [] : isMoving ? [.start] : [.removed]
    abandoned +=
      try records[record].modifiers[key.ordinal].player?.drive(
        to: shown,
        isMoving
          ? DrivenNumbers(
            velocities: velocities, targets: end, animation: mover.animation?.name ?? "") : nil,
        events, at: time) ?? []
    return isMoving && (!player.isDriven || mover.changedAt == time)
  }

  /// Samples what an animatable view will show, for figures.
  private mutating func sample(
    _ player: AttributePlayer, _ animator: ViewIdentity, _ keys: [ViewRehearsal.ModifierKey],
    at time: Double
  ) throws {
    let limit = time + SubjectMotion.endlessWindow
    guard let (end, corners) = player.course(from: time, until: limit), end > time else { return }
    let now = player.shownNumbers
    let tables = try sampled(
      animator, keys, lasting: end - time, corners.map { $0 - time }
    ) { moment, side in
      player.numbers(at: time + moment, side).map { numbers in
        [
          MotionState(
            value: DynamicVector(numbers.map(\.value)),
            velocity: DynamicVector(numbers.map(\.velocity)), acceleration: .zero)
        ]
      }
    }
    session.drive(animator, [DynamicVector(now.map(\.value))])
    for (key, table) in tables {
      note(key, from: time) { index in
        (table[index].motion(lasting: end - time), table[index].start)
      }
    }
  }
}

extension ViewTree {
  /// The value of a moving modifier.
  func value(of key: ViewRehearsal.ModifierKey) -> MovingModifier.Value? {
    guard let entry = self[key.identity], key.ordinal < entry.movers.count else { return nil }
    return entry.movers[key.ordinal].modifier.value
  }

  /// The numbers of a moving modifier.
  func values(of key: ViewRehearsal.ModifierKey) -> [Double] {
    guard case .numbers(let components)? = value(of: key) else { return [] }
    return components.map(\.value)
  }

  /// The moving modifiers that have other numbers in another tree.
  fileprivate func changedKeys(in other: ViewTree) -> [ViewRehearsal.ModifierKey] {
    var keys: [ViewRehearsal.ModifierKey] = []
    for entry in other.entries {
      for ordinal in entry.movers.indices {
        let key = ViewRehearsal.ModifierKey(identity: entry.node.identity, ordinal: ordinal)
        if let old = value(of: key), old != entry.movers[ordinal].modifier.value {
          keys.append(key)
        }
      }
    }
    return keys
  }
}
