internal import AnimationModel

/// A script while it is being played.
///
/// The records stay the same from beginning to end: those of its attributes, and then those of its views.
struct ScriptPlay: RowPlay {
  let script: ScenarioScript
  let clock: Clock
  private var instants: DueList<[ScriptAction]>
  /// The number of records that are attributes.
  let attributeCount: Int
  /// The modifiers around each attribute, and then around each view, the outermost first.
  let modifiers: [[Int]]
  /// The names of the script's views, by identity.
  private let names: [ViewIdentity: String]
  /// Whether the system has ended the scenario.
  var hasEnded = false
  var states: ScriptStates
  var environment = EnvironmentValues()
  /// The value that the states give to each attribute, and for each view whether they make it present.
  var values: [AttributeValue] = []
  /// The values of the triggers of the modifiers.
  var triggers: [AttributeValue?] = []
  var phaseTriggers: [ScriptTrigger] = []
  var keyframeTriggers: [ScriptTrigger] = []
  var phases: [PhaseProgress] = []
  var keyframePlayers: [KeyframePlayer] = []
  var zooms: [ZoomProgress] = []
  var records: [ViewRecord] = []
  var completions = CompletionCounters<FollowUp>()
  var loop = PlayLoop()
  private var log = ViewLog()

  static let sameTime = 0.0
  static let followsAtOnce = false

  init(_ script: ScenarioScript, clock: Clock, keepsHistory: Bool) throws {
    PlayCount.note(.script(clock))
    let script = Self.completed(script)
    self.script = script
    self.clock = clock
    attributeCount = script.attributes.count
    script.environment?(&environment)
    states = ScriptStates(
      Dictionary(script.states.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    for view in script.views {
      if case .state(let isPresent) = view.presence { states[view.name] = .boolean(isPresent) }
    }
    instants = DueList(Self.instants(script.allEvents))
    let shown = script.attributes.map(\.name) + script.views.map(\.name)
    modifiers = shown.map { name in
      // The modifier that is written first is innermost: the transaction reaches it last.
      script.modifiers.indices.reversed().filter {
        script.modifiers[$0].attributes.contains(name)
      }
    }
    names = Dictionary(
      uniqueKeysWithValues: shown.enumerated().map { (ViewIdentity($0), $1) })
    triggers = try triggerValues()
    try addAttributes(keepsHistory: keepsHistory)
    try addViews(keepsHistory: keepsHistory)
    try addAnimators(keepsHistory: keepsHistory)
  }

  /// Returns a script with the states and attributes that its animators and zooms have besides.
  private static func completed(_ script: ScenarioScript) -> ScenarioScript {
    var script = script
    for animator in script.phaseAnimators {
      script.states.append(.init(animator.name, .integer(0)))
      script.attributes += animator.shown
    }
    script.attributes += script.zoomTransitions.map(\.shown)
    return script
  }

  private mutating func addAttributes(keepsHistory: Bool) throws {
    for attribute in script.attributes {
      let value = try attribute.value(states)
      values.append(value)
      records.append(
        ViewRecord(
          records.count, shown: attribute,
          try AttributePlayer(
            attribute, value: value, clock: clock, environment: environment,
            keepsHistory: keepsHistory)))
    }
  }

  private mutating func addViews(keepsHistory: Bool) throws {
    for view in script.views {
      let isPresent = try view.isPresent(states)
      values.append(.boolean(isPresent))
      records.append(
        ViewRecord(
          records.count, inserted: view,
          ViewPlayer(
            view, isPresent: isPresent, clock: clock, environment: environment,
            keepsHistory: keepsHistory)))
    }
  }

  /// Adds the phase animators, the zooms and the keyframe animators.
  private mutating func addAnimators(keepsHistory: Bool) throws {
    phases = script.phaseAnimators.map {
      PhaseProgress(count: $0.phases.count, isTriggered: $0.trigger != nil)
    }
    phaseTriggers = try script.phaseAnimators.map { try ScriptTrigger($0.trigger, states) }
    zooms = try script.zoomTransitions.map { try ZoomProgress($0, states) }
    for animator in script.keyframeAnimators {
      keyframeTriggers.append(try ScriptTrigger(animator.trigger, states))
      let repeats = animator.trigger == nil ? try animator.isRepeating(states) : nil
      keyframePlayers.append(
        KeyframePlayer(animator.tracks, repeats: repeats, clock: clock, keepsHistory: keepsHistory))
    }
  }

  /// Returns the actions by time; events at the same time are merged, in the order in which they are written.
  private static func instants(
    _ events: [ScriptEvent]
  ) -> [(time: Double, thing: [ScriptAction])] {
    let order = events.indices.sorted {
      (events[$0].time, $0) < (events[$1].time, $1)
    }
    var instants: [(time: Double, thing: [ScriptAction])] = []
    for index in order {
      let event = events[index]
      precondition(event.time >= 0, "events are not before the start")
      if instants.last?.time == event.time {
        instants[instants.count - 1].thing += event.actions
      } else {
        instants.append((event.time, event.actions))
      }
    }
    return instants
  }

  func triggerValues() throws -> [AttributeValue?] {
    try script.modifiers.map { try $0.trigger?(states) }
  }

  var place: Presentation { script.presentation }

  // MARK: - Time

  mutating func work(at time: Double) throws {
    guard let actions = instants.take(dueBy: nextWork) else { return }
    try update([.actions(actions)], at: time)
  }

  var nextWork: Double { instants.nextTime }

  var lastInstant: Double { instants.lastTime }

  func hasWork(at time: Double) -> Bool { !instants.isOver }

  var endlessLoop: any Error { ScenarioError.neverComesToRest }

  func stopLoop() throws { throw endlessLoop }

  mutating func moveKeyframes(to time: Double) {
    for index in keyframePlayers.indices { keyframePlayers[index].update(to: time) }
  }

  mutating func endKeyframes(at time: Double) {
    for index in keyframePlayers.indices { keyframePlayers[index].end(at: time) }
  }

  /// Notifies the views of zooms of their events.
  mutating func followNumbers(at time: Double) throws {
    // The rectangles of the zooms are the last attributes.
    let first = attributeCount - zooms.count
    for index in zooms.indices {
      let isMoving = records[first + index].isAnimating
      for event in try zooms[index].advance(states, isMoving: isMoving) {
        note(.named(event), at: time)
      }
    }
  }

  // MARK: - What is shown

  mutating func note(_ event: ViewLog.Event, at time: Double) {
    log.note(event, at: time, before: 0)
  }

  /// Does nothing: a view of a script knows by itself when it is gone.
  func noteGone(_ record: Int) {}

  /// Passes on the rows at a time.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    for entry in log.takeEntries() {
      try sink(
        AttributeRow(
          time: entry.time, attribute: "", events: entry.events.map { $0.named(in: names) }))
    }
    for index in 0..<attributeCount { try records[index].writeRows(at: time, sink) }
    for index in keyframePlayers.indices { try keyframePlayers[index].writeRows(at: time, sink) }
    for index in attributeCount..<records.count { try records[index].writeRows(at: time, sink) }
  }

  /// The histories of all numbers, if they are kept.
  var histories: [AttributeHistory] {
    records[..<attributeCount].flatMap(\.histories) + keyframePlayers.flatMap(\.histories)
      + records[attributeCount...].flatMap(\.histories)
  }
}

extension ViewRecord {
  /// An attribute of a script, as a view with one moving modifier that is there all the time.
  fileprivate init(
    _ number: Int, shown attribute: ScriptAttribute, _ player: AttributePlayer
  ) {
    self.init(number, attribute.name)
    modifiers = [Modifier(MovingModifier("", .numbers([])))]
    modifiers[0].player = player
  }

  /// Makes a view of a script, which has nothing but a transition that knows whether the view is present.
  fileprivate init(_ number: Int, inserted view: ScriptView, _ player: ViewPlayer) {
    self.init(number, view.name)
    transition = player
  }

  private init(_ number: Int, _ name: String) {
    self.init(
      ViewNode(
        identity: ViewIdentity(number), name: ViewName(name),
        source: SourceOffset(file: 0, offset: 0)))
    stage = .present
  }
}

extension ScriptPlay {
  enum Cause {
    /// Actions of the script.
    case actions([ScriptAction])

    /// The step of a phase animator to a phase; its completion has the number of the step.
    case phase(animator: Int, phase: Int, step: Int)
  }

  enum FollowUp {
    /// The actions that the script lists.
    case actions([ScriptAction])

    /// A step of a phase animator is over.
    case phaseIsOver(animator: Int, step: Int)
  }
}
