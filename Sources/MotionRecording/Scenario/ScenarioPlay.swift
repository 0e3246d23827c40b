internal import AnimationModel

/// A scenario while it is being played.
struct ScenarioPlay {
  private let scenario: Scenario
  private let clock: Clock
  private let instants: [(time: Double, actions: [Scenario.Action])]
  private let modifiers: [[Int]]
  private var nextInstant = 0
  private var states: ScenarioStates
  private var environment: EnvironmentValues
  private var triggers: [ScenarioValue?]
  private(set) var attributes: [AttributePlayer] = []
  private var completions = CompletionCounters()
  private var log: (time: Double, words: [String])?
  private var lastChange = 0.0
  private var endlessCheck: (change: Double, isEndless: Bool)?

  /// How many updates may set off each other at one time.
  private static let updateLimit = 10_000

  init(_ scenario: Scenario, clock: Clock, keepsHistory: Bool) throws {
    self.scenario = scenario
    self.clock = clock
    environment = EnvironmentValues()
    scenario.environment?(&environment)
    states = ScenarioStates(
      Dictionary(scenario.states.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    instants = Self.instants(scenario.events)
    modifiers = scenario.attributes.map { attribute in
      // The modifier written first is innermost: the transaction reaches it last.
      scenario.modifiers.indices.reversed().filter {
        scenario.modifiers[$0].attributes.contains(attribute.name)
      }
    }
    triggers = []
    triggers = try triggerValues()
    for attribute in scenario.attributes {
      attributes.append(
        try AttributePlayer(
          attribute, value: attribute.value(states), clock: clock, environment: environment,
          keepsHistory: keepsHistory))
    }
  }

  /// Events at one time are one, in the order in which they are written.
  private static func instants(
    _ events: [Scenario.Event]
  ) -> [(time: Double, actions: [Scenario.Action])] {
    let order = events.indices.sorted {
      (events[$0].time, $0) < (events[$1].time, $1)
    }
    var instants: [(time: Double, actions: [Scenario.Action])] = []
    for index in order {
      let event = events[index]
      precondition(event.time >= 0, "events are not before the start")
      if instants.last?.time == event.time {
        instants[instants.count - 1].actions += event.actions
      } else {
        instants.append((event.time, event.actions))
      }
    }
    return instants
  }

  private func triggerValues() throws -> [ScenarioValue?] {
    try scenario.modifiers.map { try $0.trigger?(states) }
  }

  // MARK: - Time

  /// Lets everything happen up to and at the time of a row, in seconds.
  mutating func advance(to time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    while true {
      let script = nextInstant < instants.count ? instants[nextInstant].time : .infinity
      let notice = nextNotice
      if notice < min(script, time) {
        try settle(at: notice, sink)
      } else if script <= time {
        let actions = instants[nextInstant].actions
        nextInstant += 1
        let moment = clock == .continuous ? script : time
        try update(actions, at: moment, sink)
      } else {
        break
      }
    }
    try settle(at: time, sink)
  }

  private var nextNotice: Double {
    guard clock == .continuous else { return .infinity }
    var next = Double.infinity
    for index in attributes.indices { next = min(next, attributes[index].nextNotice) }
    return next
  }

  /// Moves every attribute on to a time, and then whoever changed because of that.
  private mutating func settle(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    for index in attributes.indices { attributes[index].update(to: time) }
    for _ in 0..<Self.updateLimit {
      var told: [AnimationListener] = []
      for index in attributes.indices { told += attributes[index].takeListeners() }
      if told.isEmpty { return }
      var changed: Set<Int> = []
      for listener in told {
        guard let actions = completions.complete(listener.identifier) else { continue }
        changed.formUnion(try update(actions, at: time, sink))
      }
      for index in changed { attributes[index].update(to: time) }
    }
    throw ScenarioError.neverComesToRest
  }

  /// Whether nothing will happen any more, or nothing new for a while.
  mutating func isDone(at time: Double) -> Bool {
    guard nextInstant == instants.count else { return false }
    let moving = attributes.filter(\.isAnimating)
    if moving.isEmpty { return true }
    if endlessCheck?.change != lastChange {
      let isEndless = moving.contains { $0.animation?.animation.isEndless ?? false }
      endlessCheck = (lastChange, isEndless)
    }
    return endlessCheck?.isEndless == true
      && time >= lastChange + SubjectMotion.endlessWindow
  }

  /// Hands out the rows at a time.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    try flushLog(sink)
    for index in attributes.indices { try attributes[index].writeRows(at: time, sink) }
  }

  // MARK: - Updates

  /// Does things in one update.
  ///
  /// - Returns: The attributes that changed.
  @discardableResult
  private mutating func update(
    _ actions: [Scenario.Action], at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws -> Set<Int> {
    var changed: Set<Int> = []
    var queue = [actions]
    var count = 0
    while count < queue.count {
      guard count < Self.updateLimit else { throw ScenarioError.neverComesToRest }
      var pending = PendingUpdate(values: attributes.map(\.model))
      try perform(queue[count], ScenarioTransaction(), &pending, at: time, sink)
      changed.formUnion(try commit(pending, at: time))
      // Nobody waits in vain: without an animation a change is complete at once.
      queue += pending.completions.compactMap { completions.seal($0) }
      count += 1
    }
    return changed
  }

  private mutating func perform(
    _ actions: [Scenario.Action], _ transaction: ScenarioTransaction,
    _ pending: inout PendingUpdate, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    for action in actions {
      switch action {
      case .write(let state, let formula):
        guard states[state] != nil else { throw ScenarioError.unknownState(state) }
        states[state] = try formula(states)
        for (index, attribute) in scenario.attributes.enumerated() {
          pending.note(try attribute.value(states), of: index, in: transaction)
        }
      case .transaction(let change, let inner, let completions):
        var nested = transaction
        nested.apply(change)
        for completion in completions {
          let identifier = self.completions.add(completion)
          nested.completions.append(identifier)
          pending.completions.append(identifier)
        }
        try perform(inner, nested, &pending, at: time, sink)
      case .environment(let change):
        change(&environment)
        for index in attributes.indices {
          attributes[index].change(environment: environment, at: time)
        }
      case .log(let word):
        if log?.time != time { try flushLog(sink) }
        log = (time, (log?.words ?? []) + ["log:\(word)"])
      }
    }
  }

  private mutating func flushLog(_ sink: (AttributeRow) throws -> Void) throws {
    guard let log else { return }
    self.log = nil
    try sink(
      AttributeRow(time: log.time, attribute: "", event: log.words.joined(separator: "+")))
  }

  /// Changes every attribute whose value is another than before the update.
  private mutating func commit(_ pending: PendingUpdate, at time: Double) throws -> Set<Int> {
    let newTriggers = try triggerValues()
    defer { triggers = newTriggers }
    var changed: Set<Int> = []
    for index in attributes.indices where pending.values[index] != attributes[index].model {
      var transaction = pending.transactions[index] ?? ScenarioTransaction()
      for modifier in modifiers[index]
      where newTriggers[modifier] == nil
        || newTriggers[modifier] != triggers[modifier]
      {
        switch scenario.modifiers[modifier].effect {
        case .animation(let animation): transaction.applyImplicit(animation)
        case .transaction(let change): transaction.apply(change)
        }
      }
      let isAnimated = try attributes[index].change(
        to: pending.values[index], transaction,
        listeners: completions.listeners(transaction.completions), at: time)
      if isAnimated { completions.raise(transaction.completions) }
      changed.insert(index)
      lastChange = time
    }
    return changed
  }
}

/// What an update does to the attributes, before it is done.
private struct PendingUpdate {
  var values: [ScenarioValue]
  var transactions: [Int: ScenarioTransaction] = [:]
  var completions: [Int] = []

  init(values: [ScenarioValue]) {
    self.values = values
  }

  /// Notes a value; the last change of it decides about its transaction.
  mutating func note(
    _ value: ScenarioValue, of index: Int, in transaction: ScenarioTransaction
  ) {
    guard values[index] != value else { return }
    values[index] = value
    transactions[index] = transaction
  }
}

extension Animation {
  /// Whether the animation never comes to rest by itself.
  fileprivate var isEndless: Bool {
    let motion: ContinuousMotion<Double> = motion(of: MotionRequest(value: 1))
    return motion.duration == .infinity
  }
}
