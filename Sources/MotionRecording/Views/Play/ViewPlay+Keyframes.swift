internal import AnimationModel

// Keyframe animators: their content is evaluated anew in every frame.
extension ViewPlay {
  /// The number of times in a pass at which it is checked which modifiers move.
  private static let looks = 24

  /// The number of samples per second from which figures are drawn between the frames.
  private static let samplesPerSecond = 240.0
  private static let mostSamples = 4_000.0

  /// Notes the triggers of keyframe animators before anything appears.
  mutating func noteKeyframes() {
    for link in tree.keyframes where link.trigger != nil {
      keyframes[link.animator] = ViewKeyframePlayer(link, clock: clock)
    }
  }

  /// Begins keyframe animators that were inserted or whose triggers have changed, and removes those that are gone.
  mutating func updateKeyframes(at time: Double) throws {
    let animators = tree.keyframes
    if animators.isEmpty && keyframes.isEmpty { return }
    for link in animators {
      if var known = keyframes[link.animator] {
        let begins = try known.update(link, isStill: presentation == nil, clock: clock, at: time) {
          try session.keyframes(of: link.animator, from: $0)
        }
        keyframes[link.animator] = known
        if begins {
          loop.changeCount += 1
          try begin(link.animator)
        }
      } else {
        keyframes[link.animator] = ViewKeyframePlayer(link, clock: clock)
        if presentation == nil { keyframes[link.animator]?.player.end(at: time) }
        if keyframes[link.animator]?.player.isAnimating == true {
          loop.changeCount += 1
          try begin(link.animator)
        }
      }
    }
    let gone = keyframes.keys.filter { animator in
      !animators.contains { $0.animator == animator }
    }
    for animator in gone { keyframes[animator] = nil }
    if !gone.isEmpty { session.forget(gone) }
  }

  /// Finds the modifiers that an animator moves, and their final values.
  private mutating func begin(_ animator: ViewIdentity) throws {
    guard var entry = keyframes[animator] else { return }
    findings.isAnimated = true
    let now = entry.numbers
    let current = tree
    var driven: [ModifierKey] = []
    if let (begin, period, _) = entry.player.pass {
      for look in 0...Self.looks {
        let moment = begin + period * Double(look) / Double(Self.looks)
        guard let states = entry.player.states(at: moment, .shown) else { continue }
        let other = try tree(driving: [(animator, states.map(\.value))])
        for key in current.changedKeys(in: other) {
          if !driven.contains(key) { driven.append(key) }
          note(other.value(of: key), of: key)
        }
      }
    }
    for key in entry.driven where !driven.contains(key) { driven.append(key) }
    let end = try tree(driving: [(animator, entry.player.targets)])
    entry.driven = driven
    for key in driven { entry.targets[key] = end.values(of: key) }
    if keepsHistory { try sample(entry, animator) }
    session.drive(animator, now)
    keyframes[animator] = entry
  }

  /// Notes a value of a modifier, to know at the end which numbers have moved.
  private mutating func note(_ value: MovingModifier.Value?, of key: ModifierKey) {
    guard let value, let record = recordIndices[key.identity],
      key.ordinal < records[record].modifiers.count
    else { return }
    records[record].modifiers[key.ordinal].note(value)
  }

  var keyframePlayers: [KeyframePlayer] { keyframes.values.map(\.player) }

  mutating func endKeyframes(at time: Double) {
    for animator in keyframes.keys { keyframes[animator]?.player.end(at: time) }
  }

  mutating func moveKeyframes(to time: Double) throws {
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
    let states = active.compactMap { animator, _ in
      (keyframes[animator]?.player).map { (animator: animator, states: $0.shown) }
    }
    let ahead = try tree(driving: states, by: VelocityStep.seconds)
    let new = try tree(driving: states, by: 0)
    let before = tree
    tree = new
    for (animator, events) in active {
      guard let entry = keyframes[animator] else { continue }
      for key in entry.driven where try !leave(key, from: before, to: new, at: time) {
        try show(key, entry, new, ahead, events, at: time)
      }
      if !entry.player.isAnimating {
        try endDrives(of: Set(entry.driven.map(\.identity)), at: time)
      }
    }
    // Views in the content are inserted and removed without an animation.
    var pending = PendingViewUpdate()
    pending.note(changesFrom: before, to: new)
    _ = try commit(pending, before: before, at: time)
  }

  private mutating func show(
    _ key: ModifierKey, _ entry: ViewKeyframePlayer, _ new: ViewTree,
    _ ahead: ViewTree, _ events: [RecordedEvent.Kind], at time: Double
  ) throws {
    guard let record = recordIndices[key.identity], let value = new.value(of: key),
      key.ordinal < records[record].modifiers.count
    else { return }
    if case .unknown = value { records[record].modifiers[key.ordinal].note(value) }
    if entry.player.isAnimating, records[record].modifiers[key.ordinal].readsAnew(value) {
      records[record].modifiers[key.ordinal].isMadeAnew = true
    }
    guard !records[record].modifiers[key.ordinal].isCount,
      let shown = records[record].modifiers[key.ordinal].attributeValue(value)
    else { return }
    records[record].modifiers[key.ordinal].note(value)
    let values = new.values(of: key)
    let later = ahead.values(of: key)
    let velocities = values.indices.map { index in
      index < later.count ? (later[index] - values[index]) / VelocityStep.seconds : 0
    }
    // A modifier that will be removed at the end has no other target.
    let targets = entry.targets[key].flatMap { $0.count == values.count ? $0 : nil }
    let driven = DrivenNumbers(velocities: velocities, targets: targets ?? values)
    loop.abandoned +=
      try records[record].modifiers[key.ordinal].player?.drive(
        to: shown, entry.player.isAnimating ? driven : nil, events, at: time) ?? []
  }

  /// Ends the drives of modifiers that are moved frame by frame by something that is at rest now, and have no numbers
  /// now.
  mutating func endDrives(of views: some Sequence<ViewIdentity>, at time: Double) throws {
    for identity in views {
      guard let record = recordIndices[identity] else { continue }
      for ordinal in records[record].modifiers.indices {
        guard let player = records[record].modifiers[ordinal].player, player.isDriven,
          tree.values(of: .init(identity: identity, ordinal: ordinal)).isEmpty
        else { continue }
        loop.abandoned +=
          try records[record].modifiers[ordinal].player?.drive(
            to: player.model, nil, [.removed], at: time) ?? []
      }
    }
  }

  /// Samples the numbers that an animator moves, for figures.
  private mutating func sample(
    _ entry: ViewKeyframePlayer, _ animator: ViewIdentity
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

  /// Notes the motion of a modifier's numbers from a time on, for figures.
  mutating func note(
    _ key: ModifierKey, from time: Double,
    _ motion: (Int) -> (motion: ContinuousMotion<Double>, origin: Double)
  ) {
    guard let record = recordIndices[key.identity], key.ordinal < records[record].modifiers.count
    else { return }
    records[record].modifiers[key.ordinal].player?.note(drivenBy: { motion($0) }, from: time)
  }

  /// Returns the motions of the numbers that an animator moves for a time, sampled.
  ///
  /// - Parameter states: The function that gives the numbers of the animator at a number of seconds after the
  ///   beginning, one vector for each track.
  mutating func sampled(
    _ animator: ViewIdentity, _ keys: [ModifierKey], lasting period: Double,
    _ corners: [Double],
    _ states: (Double, MotionSide) -> [MotionState<DynamicVector>]?
  ) throws -> [ModifierKey: [SampledMotion]] {
    let count = min((period * Self.samplesPerSecond).rounded(.up), Self.mostSamples)
    var times = (0...Int(count)).map { period * Double($0) / count } + corners
    times = Set(times.filter { $0 >= 0 && $0 <= period }).sorted()
    var tables: [ModifierKey: [SampledMotion]] = [:]
    func add(_ moment: Double, _ side: MotionSide) throws {
      guard let states = states(moment, side) else { return }
      let ahead = try tree(driving: [(animator, states)], by: VelocityStep.seconds)
      let now = try tree(driving: [(animator, states)], by: 0)
      for key in keys {
        let values = now.values(of: key)
        let later = ahead.values(of: key)
        guard later.count == values.count else { continue }
        var table = tables[key] ?? values.map { _ in SampledMotion() }
        for index in values.indices where index < table.count {
          table[index].append(
            moment, value: values[index],
            velocity: (later[index] - values[index]) / VelocityStep.seconds)
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

  /// Returns the views with the numbers that some animators have a number of seconds after a state.
  func tree(
    driving animators: [(animator: ViewIdentity, states: [MotionState<DynamicVector>])],
    by seconds: Double
  ) throws -> ViewTree {
    try tree(
      driving: animators.map { animator, states in
        let numbers = states.map { state in
          var velocity = state.velocity
          velocity.scale(by: seconds)
          return state.value + velocity
        }
        return (animator, numbers)
      })
  }

  /// Returns the views with some numbers of some animators; only the views around the animators are made again, if
  /// these are known.
  private func tree(driving animators: [(animator: ViewIdentity, numbers: [DynamicVector])]) throws
    -> ViewTree
  {
    for (animator, numbers) in animators { session.drive(animator, numbers) }
    guard let nodes = try session.nodes(around: animators.map(\.animator)) else {
      return ViewTree(try session.tree())
    }
    var new = tree
    _ = new.replace(nodes)
    return new
  }
}
