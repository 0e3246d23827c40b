internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// A run of the views of an app's files.
final class ViewFileSession: ViewSession {
  let run: ProgramRun
  private let builder: ViewTreeBuilder
  let notesFirst: [String]

  let instants: [(time: Double, causes: [ViewCause])]

  /// The actions of the script, by number.
  private let units: [[ClosureValue]]

  /// The time at which the script ends the run, in seconds; nil for none.
  let end: Double?

  /// The changes to the environment that the script and `--set` make at the start.
  let environment: [@Sendable (inout EnvironmentValues) -> Void]

  /// Begins a run: the statements at the top of the files are the script.
  ///
  /// - Parameters:
  ///   - code: The files, compiled.
  ///   - setting: The settings of the run besides the code.
  ///   - notes: The notes that come first.
  init(_ code: ProgramCode, _ setting: RunSetting, notes: [String]) throws {
    notesFirst = notes
    var makeUpdate: ((Set<ViewIdentity>?) throws -> ViewUpdate)?
    let run = ProgramRun(code, setting) { _, views in
      guard let makeUpdate else { preconditionFailure("views are made once there is a builder") }
      return try makeUpdate(views)
    }
    let builder = ViewTreeBuilder(run)
    makeUpdate = { [unowned builder] views in
      if let views, let nodes = try builder.nodes(of: views) { return .views(nodes) }
      return .all(try builder.tree())
    }
    self.run = run
    self.builder = builder
    run.beginUpdate(at: 0)
    var units: [[ClosureValue]] = []
    var endsWithUserAction = false
    for statement in code.script {
      _ = try statement.body(run, Frame(count: statement.slotCount, parent: nil))
    }
    end = run.end
    environment = try run.environmentAtStart()
    var instants: [(time: Double, causes: [ViewCause])] = []
    let order = run.instants.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, instant) in order {
      let isSame = instants.last?.time == instant.time
      if !isSame { instants.append((instant.time, [])) }
      var joins = isSame && !endsWithUserAction
      for unit in instant.units {
        // Consecutive units without user actions at the same time are one update.
        if joins, !unit.isUserAction, !units.isEmpty {
          units[units.count - 1].append(unit.closure)
        } else {
          instants[instants.count - 1].causes.append(.script(units.count))
          units.append([unit.closure])
        }
        joins = !unit.isUserAction
        endsWithUserAction = unit.isUserAction
      }
    }
    self.instants = instants
    self.units = units
  }

  func checkAnimations() throws {
    if let error = run.ownFailures.error { throw error }
  }

  func tree() throws -> ViewNode {
    builder.isFrame = !run.dependencies.isChanged && builder.hasTree
    defer { builder.isFrame = false }
    run.dependencies.takeChanges()
    return try builder.tree()
  }

  func scheduled() -> [(delay: Double, work: Int)] {
    defer { run.steps = [] }
    return run.steps.compactMap { step in
      if case .later(let delay, let work) = step { (delay, work) } else { nil }
    }
  }

  func nodes(around animators: [ViewIdentity]) throws -> [ViewNode]? {
    let views = animators.compactMap(builder.view(around:))
    guard !run.dependencies.isChanged, views.count == animators.count else { return nil }
    builder.isFrame = true
    defer { builder.isFrame = false }
    return try builder.nodes(of: Set(views))
  }

  func lies(_ view: ViewIdentity, in places: [ViewIdentity]) -> Bool {
    builder.lies(view, in: places)
  }

  func keyframes(
    of animator: ViewIdentity, from numbers: [DynamicVector]
  ) throws -> [KeyframedNumbers] {
    try builder.keyframes(of: animator, from: numbers)
  }

  func drive(_ animator: ViewIdentity, _ numbers: [DynamicVector]) {
    run.driven[animator] = numbers
    run.beginFrame()
  }

  func transform(_ transaction: ViewTransactionChange, by closure: Int) throws
    -> ViewTransactionChange
  {
    run.beginUpdate(at: run.time)
    let wasChanged = run.dependencies.isChanged
    let made = try run.transactionMaker.transformed(
      ViewTransactionValue(transaction, in: run), by: builder.transforms[closure])
    if !made.completions.isEmpty || !run.steps.isEmpty || run.dependencies.isChanged != wasChanged {
      run.note(
        "what a closure for transactions does besides changing them is not played",
        at: run.lastPosition)
    }
    return made.forPlayers(run)
  }

  func perform(_ cause: ViewCause, at time: Double) throws -> [ViewStep] {
    run.beginUpdate(at: time)
    switch cause {
    case .action(let number, let input): try perform(action: number, input)
    case .actions(let numbers):
      for number in numbers {
        run.beginFrame()
        try perform(action: number, .none)
      }
    case .work(let number): try run.perform(work: number)
    case .script(let number):
      for closure in units[number] { _ = try run.functions.call(closure, []) }
    case .phase(let animator, let phase): try go(animator, to: phase)
    }
    try run.endUpdate()
    return run.steps
  }

  /// Moves a phase animator to one of its phases, with the animation for that phase.
  private func go(_ animator: ViewIdentity, to phase: Int) throws {
    guard let phased = builder.phased[animator], phase < phased.phases.count else { return }
    let animation: AnimationChoice =
      if let choose = phased.animation {
        AnimationChoice(try run.functions.call(choose, [phased.phases[phase]]), in: run)
      } else {
        .known(run.catalog.defaultAnimation)
      }
    try run.transactionMaker.inTransaction(
      ViewTransactionChange(animation: animation.forPlayers(run))
    ) {
      run.phases[animator] = phase
      run.dependencies.noteChange()
    }
  }

  private func perform(action number: Int, _ input: ViewInput) throws {
    guard let action = builder.actions[number] else { return }
    if case .tick = action.act.event { builder.actions.noteTick(of: number, at: run.time) }
    try perform(action, input)
  }

  private func perform(_ action: ViewActions.Action, _ input: ViewInput) throws {
    switch action.act.event {
    case .tap: try tap(action.act.closures)
    case .appear, .disappear:
      for closure in action.act.closures { _ = try run.functions.call(closure, []) }
    case .hold:
      guard case .pressing(let isPressed) = input else { return }
      try hold(action, isPressed: isPressed)
    case .hover:
      guard case .hover(let isOver) = input else { return }
      for closure in action.act.closures { _ = try run.functions.call(closure, [.boolean(isOver)]) }
    case .sent(let value, _, _):
      for closure in action.act.closures { _ = try run.functions.call(closure, [value]) }
    case .change(let value, _): try tell(action, of: value)
    case .scrollGeometry(let transform, let position):
      guard case .scrolled(let state) = input else { return }
      try run.scrolling.perform(action.act.closures, of: transform, state, at: position)
    case .scrolled:
      guard case .scrolled(let state) = input else { return }
      run.places.offsets[action.identity] = state.offset
      run.dependencies.noteChange()
    case .scrollPhase(let type):
      guard case .scrolling(let scrolls, let offset) = input else { return }
      try run.scrolling.perform(action.act.closures, ofPhase: type, scrolls: scrolls, at: offset)
    case .tick(let handle):
      guard !run.stopped.contains(handle.number) else { return }
      for closure in action.act.closures {
        _ = try run.functions.call(closure, [.number(run.time)])
      }
    case .task: try restartTask(action, begins: input != .gone)
    case .value(let location, let other):
      switch input {
      case .value(let number): try run.locations.write(run.givenValues[number], to: location)
      case .touched: if let other { try run.locations.write(other, to: location) }
      default: break
      }
    case .gesture(let gesture): try run.gestures.perform(gesture, input)
    }
  }

  private func tap(_ closures: [ClosureValue]) throws {
    for closure in closures {
      if closure.code.parameterCount > 0, closure.code.namesParameters {
        run.note("where a tap lies is not known; (0, 0) is taken", at: nil)
      }
      _ = try run.functions.call(closure, [.geometry(.point, .zero)])
    }
  }

  /// Presses a view that is held, or lets it go, which is when its closures are called.
  private func hold(_ action: ViewActions.Action, isPressed: Bool) throws {
    run.dependencies.noteChange()
    guard !isPressed else {
      _ = run.pressed.insert(action.identity)
      return
    }
    run.pressed.remove(action.identity)
    for closure in action.act.closures { _ = try run.functions.call(closure, []) }
  }

  /// Tells the closures that wait for changes of a value the new one, or the old and the new one.
  private func tell(_ action: ViewActions.Action, of value: SwiftValue) throws {
    for (index, newest) in action.act.closures.enumerated() {
      // One that takes the new value alone may have taken the old one when it was made: `{ [n] new in … }`.
      let isEarlier = newest.code.takesValues && newest.code.parameterCount == 1
      let closure =
        isEarlier && action.earlier.indices.contains(index) ? action.earlier[index] : newest
      let given = closure.code.parameterCount > 1 ? [action.old ?? value, value] : [value]
      _ = try run.functions.call(closure, given)
    }
  }

  /// Stops a task of a view, and begins it anew.
  private func restartTask(_ action: ViewActions.Action, begins: Bool) throws {
    if let task = run.tasks[action.identity]?.removeValue(forKey: action.number) {
      try run.stop(task)
    }
    guard begins else { return }
    for closure in action.act.closures {
      let handle = run.newHandle()
      run.tasks[action.identity, default: [:]][action.number] = handle.number
      try run.resume(TaskRun(closure, number: handle.number))
    }
  }

  /// The properties of a view that have states of their own.
  private func dynamicProperties(of view: ViewIdentity) -> [ViewIdentity] {
    (run.instances[view]?.fields ?? []).compactMap { field in
      guard case .structure(let value) = field, run.code.types[value.type].isDynamicProperty else {
        return nil
      }
      return value.identity
    }
  }

  func forget(_ identities: [ViewIdentity]) {
    for identity in identities {
      forget(dynamicProperties(of: identity))
      run.states[identity] = nil
      run.instances[identity] = nil
      run.environments[identity] = nil
      builder.forget(identity)
      run.phases[identity] = nil
      run.screens.paths[identity] = nil
      run.bridged.forget(identity)
      run.driven[identity] = nil
      run.forgetWritten(identity)
      run.places.forget(identity)
      run.identities.forget(identity)
    }
  }

  // MARK: - Words

  func words(for source: SourceOffset) -> String {
    run.words(for: SourcePosition(file: source.file, range: source.offset..<source.offset))
  }

  func error(_ problem: ViewPlayProblem) -> any Error {
    switch problem {
    case .noTarget(let userAction, let candidates):
      error(
        .noTarget(
          verb: userAction.kind.participle, target: userAction.target,
          candidates: candidates.map(words)),
        at: userAction.source)
    case .severalTargets(let userAction, let candidates):
      error(
        .severalTargets(
          verb: userAction.kind.participle, target: userAction.target,
          candidates: candidates.map(words)),
        at: userAction.source)
    case .obstructed(let userAction, let candidate, let obstacle):
      error(
        .obstructed(
          verb: userAction.kind.participle, candidate: words(for: candidate), obstacle.words),
        at: userAction.source)
    case .wrongAxis(let userAction, let candidate, let axes):
      error(
        .wrongAxis(words(for: candidate), isHorizontal: axes == .horizontal), at: userAction.source)
    case .neverComesToRest: run.error(.neverComesToRest, at: .none)
    }
  }

  func hasStopped(_ timer: Int) -> Bool {
    guard case .tick(let handle)? = builder.actions[timer]?.act.event else { return false }
    return run.stopped.contains(handle.number)
  }

  func noteEndlessLoop() {
    run.note(
      "this comes again and again without time passing and changes nothing; it is not followed any further",
      at: run.lastPosition)
  }

  private func error(_ problem: UserActionProblem, at source: SourceOffset) -> any Error {
    run.error(problem, at: SourcePosition(file: source.file, range: source.offset..<source.offset))
  }

  private func words(for candidate: ViewCandidate) -> String {
    "'\(candidate.text)' (\(words(for: candidate.source)))"
  }
}

extension ViewObstacle {
  /// The description of the obstacle, for a sentence about the view.
  fileprivate var words: String {
    switch self {
    case .disabled: "it is disabled at that time"
    case .untouchable:
      "touches do not reach it at that time (.hidden(), .allowsHitTesting(false))"
    }
  }
}

extension UserAction.Kind {
  /// The action, as a participle.
  fileprivate var participle: String {
    switch self {
    case .tap(let count): count == 1 ? "tapped" : "tapped \(count) times"
    case .press: "pressed"
    case .drag: "dragged"
    case .fingers(let motion): motion.gesture == .pinch ? "pinched" : "rotated"
    case .hover: "hovered over"
    case .scroll: "scrolled"
    case .set, .touch: "given a value"
    case .root: "shown"
    }
  }
}
