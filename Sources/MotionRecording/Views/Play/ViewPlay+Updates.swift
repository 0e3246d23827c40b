internal import AnimationModel

extension ViewPlay {
  mutating func perform(
    _ cause: Cause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause] {
    switch cause {
    case .cause(let cause): try update(cause, &changed, at: time)
    case .userAction(let userAction): try perform(userAction, at: time)
    }
  }

  /// Performs a cause of the script or of a view.
  ///
  /// - Returns: The causes that follow at once.
  private mutating func update(
    _ cause: ViewCause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause] {
    let before = tree
    var identifiers: [Int: Int] = [:]
    var asked: [Int] = []
    var waiting: [ViewCompletion] = []
    if case .phase(let animator, _) = cause, let progress = phases[animator] {
      let identifier = completions.add(.phaseIsOver(animator, step: progress.step))
      identifiers[Self.phaseWork] = identifier
      waiting = [ViewCompletion(criteria: .logicallyComplete, work: Self.phaseWork)]
      asked.append(identifier)
    }
    var userActions: [Cause] = []
    var next: [Cause] = []
    var writes = false
    var group: WriteGroup?
    for step in try session.perform(cause, at: time) {
      switch step {
      case .completion(let completion):
        let identifier = completions.add(.work(completion.work), when: completion.criteria)
        identifiers[completion.work] = identifier
        asked.append(identifier)
      case .change(let transaction, let update):
        writes = true
        if group?.transaction.continues(in: transaction) == true {
          group?.updates.append(update)
          continue
        }
        try show(group, waiting, identifiers, &next, &changed, at: time)
        group = WriteGroup(transaction: transaction, updates: [update])
      case .log(let word): note(.log(word), at: time)
      case .userAction(let userAction): userActions.append(.userAction(userAction))
      case .later(let delay, let work): put(off: .work(work), until: time + max(delay, 0))
      case .again(let delay, let work): put(offAgain: .work(work), by: max(delay, 0))
      case .environment(let change):
        try show(group, waiting, identifiers, &next, &changed, at: time)
        group = nil
        for index in records.indices { play(restOf: index) }
        self.change(environment: change, at: time)
      }
    }
    try show(group, waiting, identifiers, &next, &changed, at: time)
    instantCount.noteUpdate(changes: writes)
    // Without a write nothing follows: a timer of an app may tick a thousand times a second.
    if writes { try updateKeyframes(at: time) }
    // A completion that waits for no animation is complete at once.
    next += causes(ofIdle: asked)
    guard writes else { return next + userActions }
    let isStep = if case .phase = cause { true } else { false }
    return next + updatePhases(before: before, resumes: !isStep && !changed.isEmpty) + userActions
  }

  /// Shows the views after a group of writes: each group makes its changes in its own transaction,
  /// beginning with the views as the previous group has left them.
  ///
  /// Source: semantics, section 9.2.
  ///
  /// - Parameters:
  ///   - group: The group; nil for none.
  ///   - waiting: Completions that wait for the animations of the group besides its own.
  ///   - identifiers: The identifiers by which completions are counted.
  ///   - next: The causes that follow, to which those of the views are added.
  ///   - changed: The modifiers and the transitions that changed.
  ///   - time: The time of the update.
  private mutating func show(
    _ group: WriteGroup?, _ waiting: [ViewCompletion], _ identifiers: [Int: Int],
    _ next: inout [Cause], _ changed: inout ChangedViews, at time: Double
  ) throws {
    guard var group else { return }
    let before = tree
    group.transaction.completions += waiting
    var pending = PendingViewUpdate(transaction: group.transaction, identifiers: identifiers)
    let touched = tree.apply(group.updates)
    switch touched {
    case .all:
      pending.note(changesFrom: before, to: tree)
      changed.formUnion(try commit(pending, before: before, at: time))
      startTimers(before: before, at: time)
    case .views(let ranges):
      pending.note(changesFrom: before, to: tree, among: ranges)
      changed.formUnion(try commit(pending, before: before, among: ranges, at: time))
    }
    next += followUps(of: before, touched)
  }

  /// The number of the completion for a step of a phase animator, which differs from all work of an app.
  private static let phaseWork = -1

  var hasLoopingPhases: Bool { phases.values.contains(where: \.loops) }

  mutating func cause(of followUp: FollowUp, wasIdle: Bool) -> Cause? {
    switch followUp {
    case .work(let work): return .cause(.work(work))
    case .phaseIsOver(let animator, let step):
      guard var progress = phases[animator] else { return nil }
      defer { phases[animator] = progress }
      guard progress.advance(after: step, wasIdle: wasIdle) else { return nil }
      return .cause(.phase(animator, progress.phase))
    }
  }

  /// Begins phase animators that were inserted or whose triggers have changed, and removes those that are gone.
  ///
  /// - Parameters:
  ///   - before: The tree before the update.
  ///   - resumes: Whether animators that stand still, because nothing changed in their phases, try again.
  /// - Returns: The first steps.
  mutating func updatePhases(before: ViewTree, resumes: Bool = false) -> [Cause] {
    let animators = tree.phases
    let old = Dictionary(before.phases.map { ($0.animator, $0) }) { first, _ in first }
    if animators.isEmpty && old.isEmpty { return [] }
    var causes: [Cause] = []
    for animator in animators {
      var progress =
        phases[animator.animator]
        ?? PhaseProgress(count: animator.count, isTriggered: animator.trigger != nil)
      progress.count = animator.count
      let isNew = phases[animator.animator] == nil
      let begins =
        animator.trigger == nil
        ? isNew
        : !isNew && old[animator.animator].map { animator.hasNewTrigger(after: $0) } ?? false
      if begins {
        progress.begin()
        causes.append(.cause(.phase(animator.animator, progress.phase)))
      }
      if !begins, resumes, progress.resume() {
        causes.append(.cause(.phase(animator.animator, progress.phase)))
      }
      phases[animator.animator] = progress
    }
    let gone = old.keys.filter { animator in !animators.contains { $0.animator == animator } }
    for animator in gone { phases[animator] = nil }
    if !gone.isEmpty { session.forget(gone) }
    return causes
  }

  // MARK: - Consequences

  /// Returns the actions of the views when they first appear.
  func beginnings() -> [Cause] { followUps(beginnings(of: tree.insideOut { _ in true })) }

  /// Returns the causes that perform actions: first those of changes, appearances and disappearances together, then
  /// each task by itself.
  ///
  /// Source: OpenSwiftUI and MySwiftUI, whose actions of one update are performed before the next one, and whose
  /// writes in equal transactions are joined.
  private func followUps(_ actions: FollowingActions) -> [Cause] {
    let together: [ViewCause] = actions.together.isEmpty ? [] : [.actions(actions.together)]
    return
      (together + actions.ended.map { .action($0, .gone) }
      + actions.tasks.map { .action($0, .none) }).map { .cause($0) }
  }

  /// Returns the actions of views that appear, inner ones before outer ones.
  private func beginnings(of order: [Int]) -> FollowingActions {
    FollowingActions(
      together: tree.actions(of: order) { event in
        if case .change(_, let isInitial) = event { isInitial } else { event == .appear }
      }, tasks: tree.actions(of: order, \.isTask))
  }

  /// Returns the actions that follow from an update: those of views of which a value has changed, of inserted views,
  /// and of removed views.
  private func followUps(of before: ViewTree, _ touched: TouchedViews) -> [Cause] {
    if case .views(let ranges) = touched {
      return followUps(changes(of: tree.acts(among: ranges.joined()), before))
    }
    var actions = changes(of: tree.acts, before)
    actions += beginnings(of: tree.insideOut { before.indices[$0.identity] == nil })
    let gone = before.insideOut { isGone($0.identity) }
    actions += FollowingActions(
      together: before.actions(of: gone) { $0 == .disappear },
      ended: before.actions(of: gone, \.isTask))
    return followUps(actions)
  }

  /// Whether a view is gone, as far as is known.
  private func isGone(_ view: ViewIdentity) -> Bool {
    tree.indices[view] == nil && !session.lies(view, in: tree.undecided)
  }

  /// Returns the actions of the views of which a value has changed, and the tasks that restart.
  private func changes(
    of acts: [(index: Int, link: Int, act: ViewAct)], _ before: ViewTree
  ) -> FollowingActions {
    let changed = acts.filter { answer in
      guard let key = answer.act.event.key,
        let old = before[tree.entries[answer.index].node.identity]?.node,
        case .acts(let oldAct)? = old.links.dropFirst(answer.link).first,
        let oldKey = oldAct.event.key
      else { return false }
      return key.hasChanged(from: oldKey)
    }.map(\.act)
    return FollowingActions(
      together: changed.filter { !$0.event.isTask }.map(\.action),
      tasks: changed.filter(\.event.isTask).map(\.action))
  }

  // MARK: - Timers

  /// The shortest interval between two ticks, in seconds: our choice, so that the frames between them stay countable.
  private static let shortestTick = 0.001

  /// Starts the timers of inserted views.
  mutating func startTimers(before: ViewTree, at time: Double) {
    for answer in tree.acts {
      guard case .every(let seconds) = answer.act.event else { continue }
      let identity = tree.entries[answer.index].node.identity
      if case .acts(let old)? = before[identity]?.node.links.dropFirst(answer.link).first,
        case .every = old.event
      {
        continue
      }
      let interval = max(seconds, Self.shortestTick)
      put(off: .tick(identity, link: answer.link, seconds: interval), until: time + interval)
    }
  }

  /// The number of the action of a view's timer; nil if the view is gone.
  func timer(_ identity: ViewIdentity, _ link: Int) -> Int? {
    guard case .acts(let act)? = tree[identity]?.node.links.dropFirst(link).first else {
      return nil
    }
    return act.action
  }
}

extension ViewAct.Event {
  fileprivate var isTask: Bool { if case .task = self { true } else { false } }

  /// The value whose change is the event; nil for other events.
  fileprivate var key: ViewKey? {
    switch self {
    case .change(let key, _): key
    case .task(let key): key
    default: nil
    }
  }
}

/// A group of writes: its transaction, and the views after its parts.
private struct WriteGroup {
  var transaction: ViewTransaction
  var updates: [ViewUpdate]
}

/// The actions that follow from an update, by their numbers.
private struct FollowingActions {
  /// The actions of changes, appearances and disappearances.
  var together: [Int] = []

  /// The tasks of views that are gone.
  var ended: [Int] = []

  /// The tasks that begin.
  var tasks: [Int] = []

  static func += (actions: inout FollowingActions, others: FollowingActions) {
    actions.together += others.together
    actions.ended += others.ended
    actions.tasks += others.tasks
  }
}
