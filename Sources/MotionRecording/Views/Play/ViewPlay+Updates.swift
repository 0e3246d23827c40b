internal import AnimationModel

extension ViewPlay {
  /// What an update begins with.
  enum Cause {
    /// Something that the script or a view does.
    case cause(ViewCause)

    /// Something that is done to a view.
    case deed(ViewDeed)
  }

  /// What is done when the animations of a transaction are complete.
  enum FollowUp {
    /// Work of the app's, by its number.
    case work(Int)

    /// A step of a phase animator is over.
    case phaseIsOver(ViewIdentity, step: Int)
  }

  /// Does things, each in an update of its own at one time, and what follows from them at once.
  ///
  /// - Returns: What changed.
  @discardableResult
  mutating func update(
    _ causes: [Cause], at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws -> ChangedViews {
    var changed = ChangedViews()
    var queue = causes
    var count = 0
    while !queue.isEmpty {
      guard count < Self.updateLimit else { throw ScenarioError.neverComesToRest }
      count += 1
      switch queue.removeFirst() {
      case .cause(let cause):
        queue.insert(contentsOf: try update(cause, &changed, at: time, sink), at: 0)
      case .deed(let deed):
        let action = try action(for: deed, at: time, sink)
        queue.insert(.cause(.action(action)), at: 0)
      }
    }
    return changed
  }

  /// Does one thing.
  ///
  /// - Returns: What follows from it at once.
  private mutating func update(
    _ cause: ViewCause, _ changed: inout ChangedViews, at time: Double,
    _ sink: (AttributeRow) throws -> Void
  ) throws -> [Cause] {
    let before = tree
    var pending = PendingViewUpdate()
    var asked: [Int] = []
    var waiting: [ViewCompletion] = []
    if case .phase(let animator, _) = cause, let progress = phases[animator] {
      let identifier = completions.add(.phaseIsOver(animator, step: progress.step))
      pending.identifiers[Self.phaseWork] = identifier
      waiting = [ViewCompletion(criteria: .logicallyComplete, work: Self.phaseWork)]
      asked.append(identifier)
    }
    var deeds: [Cause] = []
    for step in try session.perform(cause, at: time) {
      switch step {
      case .completion(let completion):
        let identifier = completions.add(.work(completion.work), when: completion.criteria)
        pending.identifiers[completion.work] = identifier
        asked.append(identifier)
      case .change(var transaction, let node):
        transaction.completions += waiting
        let new = ViewTree(node)
        pending.note(changesFrom: tree, to: new, in: transaction)
        tree = new
      case .log(let word): try note(.log(word), at: time, sink)
      case .deed(let deed): deeds.append(.deed(deed))
      case .later(let delay, let work): put(off: work, until: time + max(delay, 0))
      case .environment(let change): self.change(environment: change, at: time)
      }
    }
    let commit = try commit(pending, before: before, at: time, sink)
    if !commit.isEmpty { changeCount += 1 }
    changed.formUnion(commit)
    var next = followUps(of: before)
    // Nobody waits in vain: without an animation a change is complete at once.
    for identifier in asked {
      guard let followUp = completions.seal(identifier),
        let cause = self.cause(of: followUp, wasIdle: true)
      else { continue }
      next.append(cause)
    }
    return next + updatePhases(before: before) + deeds
  }

  /// The number of what waits for a step of a phase animator: no work of an app's has it.
  private static let phaseWork = -1

  /// What follows from a completion; nil for a step that another one has overtaken.
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

  /// Lets phase animators begin that came or whose triggers have changed, and forgets those that are gone.
  ///
  /// - Parameter before: The tree before the update.
  /// - Returns: The first steps.
  mutating func updatePhases(before: ViewTree) -> [Cause] {
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
        ? isNew : !isNew && old[animator.animator].map { $0.trigger != animator.trigger } ?? false
      if begins {
        progress.begin()
        causes.append(.cause(.phase(animator.animator, progress.phase)))
      }
      phases[animator.animator] = progress
    }
    let gone = old.keys.filter { animator in !animators.contains { $0.animator == animator } }
    for animator in gone { phases[animator] = nil }
    if !gone.isEmpty { session.forget(gone) }
    return causes
  }

  private mutating func change(
    environment change: (inout EnvironmentValues) -> Void, at time: Double
  ) {
    change(&environment)
    for index in records.indices {
      for place in records[index].modifiers.indices {
        records[index].modifiers[place].player?.change(environment: environment, at: time)
      }
      records[index].transition?.change(environment: environment, at: time)
    }
  }

  // MARK: - What follows

  /// What the views do when they appear at first, inner ones before outer ones.
  func beginnings() -> [ViewCause] {
    actions(of: tree.insideOut { _ in true }) { event in
      switch event {
      case .appear: true
      case .change(_, let isInitial): isInitial
      case .tap, .disappear: false
      }
    }
  }

  private func actions(of order: [Int], _ keep: (ViewAct.Event) -> Bool) -> [ViewCause] {
    order.flatMap { index in
      tree.entries[index].node.links.compactMap { link -> ViewCause? in
        guard case .acts(let act) = link, keep(act.event) else { return nil }
        return .action(act.action)
      }
    }
  }

  /// What views do because of an update: those of which a value has changed, those that came, those that went.
  private func followUps(of before: ViewTree) -> [Cause] {
    var causes: [ViewCause] = []
    for place in tree.acts {
      guard case .change(let key, _) = place.act.event,
        let old = before[tree.entries[place.index].node.identity]?.node,
        case .acts(let oldAct)? = old.links.dropFirst(place.link).first,
        case .change(let oldKey, _) = oldAct.event, oldKey != key
      else { continue }
      causes.append(.action(place.act.action))
    }
    let came = tree.insideOut { before.indices[$0.identity] == nil }
    causes += actions(of: came) { event in
      switch event {
      case .appear: true
      case .change(_, let isInitial): isInitial
      case .tap, .disappear: false
      }
    }
    for index in before.insideOut({ tree.indices[$0.identity] == nil }) {
      for case .acts(let act) in before.entries[index].node.links {
        if case .disappear = act.event { causes.append(.action(act.action)) }
      }
    }
    return causes.map { .cause($0) }
  }

  // MARK: - Deeds

  /// The action that a deed sets off, with its row.
  private mutating func action(
    for deed: ViewDeed, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws -> Int {
    let all = candidates(for: deed.kind)
    let fitting = deed.target.map { target in all.filter { $0.answers(to: target) } } ?? all
    guard let first = fitting.first else {
      throw session.error(.noTarget(deed, candidates: all.map(\.candidate)))
    }
    // Several actions of one view are done by the one that is written first, as the gesture that is innermost wins.
    guard fitting.allSatisfy({ $0.index == first.index }) else {
      throw session.error(.severalTargets(deed, candidates: fitting.map(\.candidate)))
    }
    try note(.deed(.tap, name: deed.target ?? first.candidate.text), at: time, sink)
    return first.action
  }

  /// Something that a deed could be done to.
  struct Target {
    let index: Int
    let action: Int
    let texts: [String]
    let candidate: ViewCandidate

    func answers(to text: String) -> Bool { texts.contains(text) }
  }

  /// What a deed could be done to.
  func candidates(for kind: ViewDeed.Kind) -> [Target] {
    tree.acts.compactMap { place in
      guard case .tap(let count) = kind, case .tap(count) = place.act.event,
        !tree.isDisabled(place.index)
      else { return nil }
      let node = tree.entries[place.index].node
      let name = name(of: node.identity)
      let names = [name, node.name.base, node.name.literal.map { "\(node.name.base)(\($0))" }]
      return Target(
        index: place.index, action: place.act.action,
        texts: node.texts + names.compactMap(\.self),
        candidate: ViewCandidate(text: node.texts.first ?? name, place: node.place))
    }
  }
}
