internal import AnimationModel

/// A scenario while it is being played.
struct ScenarioPlay: RowPlay {
  let scenario: Scenario
  let clock: Clock
  private let instants: [(time: Double, actions: [Scenario.Action])]
  /// Which modifiers each attribute, and then each view, lies in, outermost first.
  let modifiers: [[Int]]
  private var nextInstant = 0
  private var hasBegun = false
  /// Whether the system has ended everything.
  var hasEnded = false
  /// Whether something was ended whose listeners are still to be notified.
  private var hasUnheard = false
  var states: ScenarioStates
  var environment: EnvironmentValues
  var triggers: [ScenarioValue?]
  var attributes: [AttributePlayer] = []
  var views: [ViewPlayer] = []
  var phases: [PhasePlayer] = []
  var keyframes: [KeyframePlayer] = []
  var zooms: [ZoomPlayer] = []
  var completions = CompletionCounters<ScenarioFollowUp>()
  private var log = EventLog()
  /// When something changed that no phase animator which loops has changed, in seconds.
  var lastChange = 0.0
  /// How often anything has changed.
  var changeCount = 0
  private var endlessCheck = EndlessCheck()

  /// How many updates may set off each other at one time.
  static let updateLimit = 10_000

  init(_ script: Scenario, clock: Clock, keepsHistory: Bool) throws {
    PlayCount.note(.scenario(clock))
    var scenario = script
    for animator in scenario.phaseAnimators {
      scenario.states.append(.init(animator.name, .integer(0)))
      scenario.attributes += animator.shown
    }
    let firstZoom = scenario.attributes.count
    scenario.attributes += scenario.zoomTransitions.map(\.shown)
    self.scenario = scenario
    self.clock = clock
    environment = EnvironmentValues()
    scenario.environment?(&environment)
    states = ScenarioStates(
      Dictionary(scenario.states.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    for view in scenario.views {
      if case .state(let isPresent) = view.presence { states[view.name] = .boolean(isPresent) }
    }
    instants = Self.instants(scenario.allEvents)
    modifiers = (scenario.attributes.map(\.name) + scenario.views.map(\.name)).map { name in
      // The modifier written first is innermost: the transaction reaches it last.
      scenario.modifiers.indices.reversed().filter {
        scenario.modifiers[$0].attributes.contains(name)
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
    for view in scenario.views {
      views.append(
        ViewPlayer(
          view, isPresent: try view.isPresent(states), clock: clock, environment: environment,
          keepsHistory: keepsHistory))
    }
    phases = try scenario.phaseAnimators.map { try PhasePlayer($0, states) }
    for (index, zoom) in scenario.zoomTransitions.enumerated() {
      zooms.append(try ZoomPlayer(zoom, attribute: firstZoom + index, states))
    }
    keyframes = try scenario.keyframeAnimators.map {
      try KeyframePlayer($0, states, clock: clock, keepsHistory: keepsHistory)
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

  func triggerValues() throws -> [ScenarioValue?] {
    try scenario.modifiers.map { try $0.trigger?(states) }
  }

  // MARK: - Time

  /// Lets everything happen up to and at the time of a row, in seconds.
  mutating func advance(to time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    if !hasBegun {
      hasBegun = true
      for index in phases.indices where !phases[index].isTriggered {
        try update(.phase(animator: index, phases[index].begin()), at: time, sink)
      }
    }
    while true {
      let script = nextInstant < instants.count ? instants[nextInstant].time : .infinity
      let notice = nextNotice
      if notice < min(script, time) {
        try settle(at: notice, sink)
      } else if script <= time {
        let actions = instants[nextInstant].actions
        nextInstant += 1
        let moment = clock == .continuous ? script : time
        try update(.actions(actions), at: moment, sink)
        // Those who wait for what was ended are notified at once; on frames the frame's own turn follows.
        if clock == .continuous && hasUnheard { try settle(at: moment, sink) }
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
    for index in views.indices { next = min(next, views[index].nextNotice) }
    for index in keyframes.indices { next = min(next, keyframes[index].nextNotice) }
    return next
  }

  /// Where changes are shown; nil where nothing moves, as outside of apps on a dimmed display.
  var presentation: Presentation? { scenario.presentation.shown(in: environment) }

  /// Ends everything that runs: the targets are shown from now on.
  mutating func endAnimations(at time: Double) {
    for index in attributes.indices { attributes[index].end(at: time) }
    for index in views.indices { views[index].end(at: time) }
    hasUnheard = true
  }

  /// Moves everything to a time, and then what changes because of a completion there.
  private mutating func settle(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    hasUnheard = false
    for index in keyframes.indices { keyframes[index].update(to: time) }
    try move(attributes.indices, views.indices, to: time, sink)
    for _ in 0..<Self.updateLimit {
      var listeners: [AnimationListener] = []
      for index in attributes.indices { listeners += attributes[index].takeListeners() }
      for index in views.indices { listeners += views[index].takeListeners() }
      if listeners.isEmpty { return try notifyZooms(at: time, sink) }
      var changed = ChangedPlayers()
      for listener in listeners {
        guard let followUp = completions.complete(listener.identifier),
          let cause = cause(of: followUp, wasIdle: false)
        else { continue }
        changed.formUnion(try update(cause, at: time, sink))
      }
      try move(changed.attributes, changed.views, to: time, sink)
    }
    throw ScenarioError.neverComesToRest
  }

  private mutating func move(
    _ movedAttributes: some Sequence<Int>, _ movedViews: some Sequence<Int>, to time: Double,
    _ sink: (AttributeRow) throws -> Void
  ) throws {
    for index in movedAttributes { attributes[index].update(to: time) }
    for index in movedViews where views[index].update(to: time) {
      try note(.view(.removed, name: scenario.views[index].name), at: time, sink)
    }
  }

  /// Notifies the views of zooms of what has happened.
  mutating func notifyZooms(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    for index in zooms.indices {
      let isMoving = attributes[zooms[index].attribute].isAnimating
      for event in try zooms[index].update(states, isMoving: isMoving) {
        try note(event, at: time, sink)
      }
    }
  }

  /// When something happens next, in seconds: by the script or by itself; infinity if nothing will on the
  /// continuous clock.
  var nextEvent: Double {
    min(nextInstant < instants.count ? instants[nextInstant].time : .infinity, nextNotice)
  }

  /// When the last event of the script is, in seconds.
  var lastInstant: Double { instants.last?.time ?? 0 }

  /// Whether nothing will happen any more, or nothing new for a while.
  mutating func isDone(at time: Double) -> Bool {
    guard nextInstant == instants.count else { return false }
    let moving = attributes.filter(\.isAnimating)
    let movingViews = views.filter(\.isAnimating)
    let movingKeyframes = keyframes.filter(\.isAnimating)
    if moving.isEmpty && movingViews.isEmpty && movingKeyframes.isEmpty { return true }
    var check = endlessCheck
    let isEndless = check.isEndless(
      changeCount: changeCount,
      phases.contains(where: \.loops) || movingKeyframes.contains(where: \.isEndless),
      moving.compactMap(\.runningAnimation) + movingViews.flatMap(\.animations))
    endlessCheck = check
    return isEndless && time >= endOfEndlessMotion
  }

  var endOfEndlessMotion: Double { lastChange + SubjectMotion.endlessWindow }

  var longestAnimation: Double { endlessCheck.longestAnimation }

  /// Hands out the rows at a time.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    try log.flush(sink)
    for index in attributes.indices where scenario.attributes[index].isShown {
      try attributes[index].writeRows(at: time, sink)
    }
    for index in keyframes.indices { try keyframes[index].writeRows(at: time, sink) }
    for index in views.indices { try views[index].writeRows(at: time, sink) }
  }

  /// Everything that was done, if it is kept.
  var histories: [AttributeHistory] {
    zip(attributes, scenario.attributes).filter(\.1.isShown).flatMap(\.0.histories)
      + keyframes.flatMap(\.histories) + views.flatMap(\.histories)
  }

  // MARK: - What belongs to no attribute

  /// Reports an event that belongs to no attribute.
  mutating func note(
    _ event: RowEvent, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    try log.note(event, at: time, sink)
  }
}
