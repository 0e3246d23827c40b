internal import AnimationModel
internal import MotionRecording
internal import TextForms

/// A run of the views of an app's files.
final class ViewFileSession: ViewSession {
  private let run: ViewRun
  private let builder: ViewTreeBuilder
  private let notesFirst: [String]

  let instants: [(time: Double, causes: [ViewCause])]

  /// What the script does, by number.
  private let units: [[ClosureValue]]

  /// When the script ends the run, in seconds.
  let end: Double?

  /// Begins a run: the statements at the top say what will happen when.
  ///
  /// - Parameters:
  ///   - code: The files, compiled.
  ///   - setting: What else is known.
  ///   - notes: Notes that come before all others.
  init(_ code: ViewCode, _ setting: ViewSetting, notes: [String]) throws {
    notesFirst = notes
    var makeUpdate: ((Set<ViewIdentity>?) throws -> ViewUpdate)?
    let run = ViewRun(code, setting) { _, views in
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
    var endsWithDeed = false
    for statement in code.script {
      _ = try statement.body(run, Frame(count: statement.slotCount, parent: nil))
    }
    end = run.end
    var instants: [(time: Double, causes: [ViewCause])] = []
    let order = run.instants.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, instant) in order {
      let isSame = instants.last?.time == instant.time
      if !isSame { instants.append((instant.time, [])) }
      var joins = isSame && !endsWithDeed
      for unit in instant.units {
        // What is not done to a view happens in one update with what happens before it at the time.
        if joins, !unit.isDeed, !units.isEmpty {
          units[units.count - 1].append(unit.closure)
        } else {
          instants[instants.count - 1].causes.append(.script(units.count))
          units.append([unit.closure])
        }
        joins = !unit.isDeed
        endsWithDeed = unit.isDeed
      }
    }
    self.instants = instants
    self.units = units
  }

  func tree() throws -> ViewNode {
    builder.isFrame = !run.dependencies.isChanged && builder.hasTree
    defer { builder.isFrame = false }
    run.dependencies.takeChanges()
    return try builder.tree()
  }

  func nodes(around animator: ViewIdentity) throws -> [ViewNode]? {
    guard !run.dependencies.isChanged, !run.dependencies.showsTime,
      let view = builder.view(around: animator)
    else {
      return nil
    }
    builder.isFrame = true
    defer { builder.isFrame = false }
    return try builder.nodes(of: [view])
  }

  func drive(_ animator: ViewIdentity, _ numbers: [DynamicVector]) {
    run.driven[animator] = numbers
  }

  func perform(_ cause: ViewCause, at time: Double) throws -> [ViewStep] {
    run.beginUpdate(at: time)
    switch cause {
    case .action(let number, let input):
      if let action = builder.actions[number] { try perform(action, input) }
    case .work(let number): try run.perform(work: number)
    case .script(let number): for closure in units[number] { _ = try run.call(closure, []) }
    case .phase(let animator, let phase): try go(animator, to: phase)
    }
    try run.flush()
    return run.steps
  }

  /// Lets a phase animator go to one of its phases, with the animation on the way to it.
  private func go(_ animator: ViewIdentity, to phase: Int) throws {
    guard let phased = builder.phased[animator], phase < phased.phases.count else { return }
    let animation: AnimationChoice =
      if let choose = phased.animation {
        run.animation(try run.call(choose, [phased.phases[phase]]))
      } else {
        .known(run.defaultAnimation)
      }
    try run.inTransaction(ViewTransactionChange(animation: animation.forPlayers(run))) {
      run.phases[animator] = phase
      run.dependencies.noteChange()
    }
  }

  private func perform(_ action: ViewActions.Action, _ input: ViewInput) throws {
    switch action.act.event {
    case .tap:
      for closure in action.act.closures {
        if closure.code.parameterCount > 0, closure.code.namesParameters {
          run.note("where a tap lies is not known; (0, 0) is taken", at: nil)
        }
        _ = try run.call(closure, [.geometry(.point, .zero)])
      }
    case .appear, .disappear:
      for closure in action.act.closures { _ = try run.call(closure, []) }
    case .hold:
      guard case .pressing(let isPressed) = input else { return }
      run.dependencies.noteChange()
      guard !isPressed else {
        _ = run.pressed.insert(action.identity)
        return
      }
      run.pressed.remove(action.identity)
      for closure in action.act.closures { _ = try run.call(closure, []) }
    case .hover:
      guard case .hover(let isOver) = input else { return }
      for closure in action.act.closures { _ = try run.call(closure, [.boolean(isOver)]) }
    case .change(let value, _):
      for closure in action.act.closures {
        // The new value, or the old and the new one.
        let given = closure.code.parameterCount > 1 ? [action.old ?? value, value] : [value]
        _ = try run.call(closure, given)
      }
    case .tick(let handle):
      guard !run.stopped.contains(handle.number) else { return }
      for closure in action.act.closures { _ = try run.call(closure, [.number(run.time)]) }
    case .task:
      for closure in action.act.closures {
        let handle = run.newHandle()
        run.tasks[action.identity, default: []].append(handle.number)
        try run.resume(TaskRun(closure, number: handle.number))
      }
    case .value(let location):
      guard case .value(let number) = input else { return }
      try run.write(run.givenValues[number], to: location)
    case .gesture(let gesture): try run.perform(gesture, input)
    }
  }

  func forget(_ identities: [ViewIdentity]) {
    for identity in identities {
      run.states[identity] = nil
      run.instances[identity] = nil
      run.environments[identity] = nil
      run.phases[identity] = nil
      run.driven[identity] = nil
      run.forgetWritten(identity)
      run.stopped.formUnion(run.tasks.removeValue(forKey: identity) ?? [])
    }
  }

  // MARK: - Words

  func words(for source: SourceOffset) -> String {
    run.words(for: SourcePosition(file: source.file, range: source.offset..<source.offset))
  }

  func error(_ problem: ViewPlayProblem) -> any Error {
    switch problem {
    case .noTarget(let deed, let candidates):
      error(
        .noTarget(
          verb: deed.kind.participle, target: deed.target, candidates: candidates.map(words)),
        at: deed.source)
    case .severalTargets(let deed, let candidates):
      error(
        .severalTargets(
          verb: deed.kind.participle, target: deed.target, candidates: candidates.map(words)),
        at: deed.source)
    }
  }

  private func error(_ problem: ViewFileProblem, at source: SourceOffset) -> any Error {
    run.error(problem, at: SourcePosition(file: source.file, range: source.offset..<source.offset))
  }

  private func words(for candidate: ViewCandidate) -> String {
    "'\(candidate.text)' (\(words(for: candidate.source)))"
  }

  func notes(about findings: ViewFindings) -> [String] {
    var notes = notesFirst
    notes += deeds(findings)
    if !findings.isAnimated, findings.hasChanged, findings.leftOut.isEmpty {
      notes.append("what changes jumps: no animation reaches it")
    }
    notes += run.notes
    for (number, unknown) in run.unknowns.enumerated() {
      let attributes = findings.leftOut.filter { $0.unknown.number == number }.map(\.attribute)
      guard !attributes.isEmpty else { continue }
      notes.append(leftOut(unknown, attributes))
    }
    if !run.opaqueKinds.isEmpty {
      let names =
        run.opaqueKinds.prefix(8).joined(separator: ", ")
        + (run.opaqueKinds.count > 8 ? " and others" : "")
      notes.append(
        "\(run.opaqueKinds.count == 1 ? "1 view is" : "\(run.opaqueKinds.count) views are") not in the files: \(names)"
      )
    }
    if !run.skippedCalls.isEmpty {
      let names =
        listed(run.skippedCalls.prefix(4).map { "'\($0)(…)'" })
        + (run.skippedCalls.count > 4 ? " and others" : "")
      notes.append(
        run.skippedCalls.count == 1
          ? "1 call is not known and is skipped: \(names)"
          : "\(run.skippedCalls.count) calls are not known and are skipped: \(names)")
    }
    notes += hiddenChanges(findings)
    for (view, source) in findings.assumedSizes {
      notes.append(
        "\(words(for: source)): the size of \(view) is not known; 100 × 100 is taken (--set "
          + "'\(view).size=CGSize(width: W, height: H)')")
    }
    if !findings.endless.isEmpty {
      notes.append(
        "\(listed(findings.endless)) \(findings.endless.count == 1 ? "is" : "are") still moving when the run ends at "
          + "\(NumberText.swift(findings.end)) s (--span)"
      )
    } else if findings.gaveUpWork {
      notes.append(
        "what is due later than \(NumberText.swift(findings.end)) s is not begun (--span)")
    }
    if findings.movesNothing {
      if run.hasChanged, !run.notPlayed.isEmpty {
        notes.append(
          "\(listed(run.notPlayed)) \(run.notPlayed.count == 1 ? "is" : "are") not played")
      }
      notes.append(nothing(findings))
    }
    return notes
  }

  /// What has changed without rows.
  private func hiddenChanges(_ findings: ViewFindings) -> [String] {
    var notes: [String] = []
    func note(_ kind: MovingModifier.Hidden, _ reason: String) -> Bool {
      let names = findings.hidden.filter { $0.kind == kind }.map(\.attribute)
      guard !names.isEmpty else { return false }
      notes.append("\(listed(names)) \(names.count == 1 ? "has" : "have") no rows: \(reason)")
      return true
    }
    _ = note(.color, "how SwiftUI mixes colors is not known")
    if !note(.layout, "where views lie is not computed"), findings.movesNeighbors {
      notes.append(
        "other views move when a size changes or a view comes or goes; that is not computed")
    }
    _ = note(.other, "which view is in front is not animated")
    if run.hasChanged, !run.neverShown.isEmpty {
      let names = run.neverShown.map { "'.\($0)'" }
      notes.append("what \(listed(names)) \(names.count == 1 ? "animates" : "animate") has no rows")
    }
    return notes
  }

  private func listed(_ names: [String]) -> String { WordList.text(names, first: 4) }

  private func deeds(_ findings: ViewFindings) -> [String] {
    guard let first = findings.deeds.first else { return [] }
    let all = findings.deeds.map { deed in
      let name = deed.isName ? deed.text : "\(deed.kind)(\"\(deed.text)\")"
      return "\(name) at \(NumberText.swift(deed.time)) s"
    }
    let (done, example) =
      switch findings.deed {
      case .press: ("pressed", "press(\"\(first.text)\", for: 0.8)")
      case .drag:
        ("dragged", "drag(\"\(first.text)\", by: CGSize(width: 120, height: 80), for: 0.25)")
      default: ("tapped", "tap(\"\(first.text)\")")
      }
    return ["nothing says what is done: \(done) \(all.joined(separator: ", ")) (--do '\(example)')"]
  }

  private func leftOut(_ unknown: UnknownValue, _ attributes: [String]) -> String {
    let remedy = unknown.name.map { " (--set '\($0)=VALUE')" } ?? ""
    let prefix = unknown.position == .none ? "" : "\(run.words(for: unknown.position)): "
    let verb = attributes.count == 1 ? "is" : "are"
    return
      "\(prefix)\(unknown.sentence); \(listed(attributes)) \(verb) left out\(remedy)"
  }

  private func nothing(_ findings: ViewFindings) -> String {
    let could =
      findings.candidates.map { "tap(\"\($0.text)\")" }
      + run.flags.map { "at(0.5) { \($0.name) = \(!$0.value) }" }
    return "nothing moves" + (could.isEmpty ? "" : "; what could be done: \(listed(could)) (--do)")
  }
}

extension ViewDeed.Kind {
  /// What is done, as a participle.
  fileprivate var participle: String {
    switch self {
    case .tap(let count): count == 1 ? "tapped" : "tapped \(count) times"
    case .press: "pressed"
    case .drag: "dragged"
    case .hover: "hovered over"
    case .set: "given a value"
    case .root: "shown"
    }
  }
}
