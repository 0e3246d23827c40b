// The passing of time.
extension ViewPlay {
  /// Makes a run with the initial views.
  init(_ script: ViewScript, clock: Clock, keepsHistory: Bool) throws {
    PlayCount.note(.views(clock))
    self.init(script, try script.begin(), clock: clock, keepsHistory: keepsHistory)
    script.environment?(&environment)
    tree = ViewTree(try session.tree())
    for index in tree.entries.indices { try appear(index, at: 0) }
    for (delay, work) in session.scheduled() { put(off: .work(work), until: max(delay, 0)) }
  }

  mutating func begin(at time: Double) throws {
    // Triggers that change when views appear have a value before that.
    noteKeyframes()
    try update(beginnings() + updatePhases(before: ViewTree()), at: time)
    startTimers(before: ViewTree(), at: time)
    try updateKeyframes(at: time)
  }

  /// Plans actions if the script does not name any, once it is known which are possible.
  mutating func planActions() {
    guard planned == nil else { return }
    let all = script.saysWhatIsDone ? [] : plannedActions()
    planned = DueList(attempt < all.count ? all[attempt].map { ($0.time, $0) } : [])
    attemptCount = all.count
  }

  mutating func work(at time: Double) throws {
    let moment = nextWork
    pending.due = moment
    instantCount.begin(0, at: time)
    if let causes = instants.take(dueBy: moment) {
      loop.lastAction = time
      try update(causes.map { .cause($0) }, at: time)
    } else if let userAction = planned?.take(dueBy: moment) {
      try perform(userAction, at: time)
    } else if let first = pending.entries.first {
      guard first.round < InstantCount.mostRounds, instantCount.updates < PlayLoop.updateLimit
      else {
        try stopLoop(after: InstantCount.mostRounds / 2)
        pending.removeAll { $0.round > 0 && $0.time <= time + Self.sameTime }
        if first.round == 0 { pending.dropFirst() }
        return
      }
      pending.begin()
      instantCount.begin(first.round, at: time)
      try perform(first.todo, at: time)
    }
  }

  /// Throws an error if updates trigger each other at one instant without end and change states; if they change none,
  /// the loop is only noted, and not followed.
  ///
  /// - Parameter count: The number of last updates that are checked for changes.
  private func stopLoop(after count: Int) throws {
    guard !instantCount.changes(inLast: count) else { throw endlessLoop }
    session.noteEndlessLoop()
  }

  func stopLoop() throws { try stopLoop(after: PlayLoop.updateLimit / 2) }

  var endlessLoop: any Error { session.error(.neverComesToRest) }

  private mutating func perform(
    _ todo: Todo, at time: Double
  ) throws {
    switch todo {
    case .work(let work): try update([.cause(.work(work))], at: time)
    case .tick(let identity, let link, let seconds):
      guard let timer = timer(identity, link), !session.hasStopped(timer) else { return }
      put(offAgain: todo, by: seconds)
      try update([.cause(.action(timer, .none))], at: time)
      // The action may have stopped the timer: then it is no longer due.
      guard let timer = self.timer(identity, link), session.hasStopped(timer) else { return }
      pending.removeAll { if case .tick(identity, link, _) = $0.todo { true } else { false } }
    case .pressed(let gesture): try press(gesture, .pressed, at: time)
    case .release(let gesture): try press(gesture, .pressing(false), at: time)
    case .drag(let gesture, let sample): try move(gesture, sample: sample, at: time)
    }
  }

  var nextWork: Double {
    min(instants.nextTime, planned?.nextTime ?? .infinity, pending.entries.first?.time ?? .infinity)
  }

  var lastInstant: Double {
    let userAction = pending.entries.last(where: \.todo.isPartOfAction)
    let drags = pending.entries.compactMap { entry -> Double? in
      guard case .drag(let gesture, _) = entry.todo else { return nil }
      return gesture.begin + (gesture.path?.seconds ?? 0)
    }
    return max(
      instants.lastTime, planned?.lastTime ?? 0, userAction?.time ?? 0, drags.max() ?? 0)
  }

  mutating func hasWork(at time: Double) -> Bool {
    guard instants.isOver, planned?.isOver ?? true else { return true }
    let end = endOfEndlessMotion
    // Work that waits for an animation would fall due even later.
    if time >= end, completions.removeAll(where: \.isWork) { gaveUpWork = true }
    if let first = pending.entries.first, first.time > end + Self.sameTime,
      !pending.entries.contains(where: \.todo.isPartOfAction)
    {
      gaveUpWork = true
      pending.removeAll { _ in true }
    }
    return !pending.entries.isEmpty
  }
}
