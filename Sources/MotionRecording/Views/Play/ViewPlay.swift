internal import AnimationModel

/// The views of an app while they are being played.
struct ViewPlay: RowPlay {
  let script: ViewScript
  let session: any ViewSession
  let clock: Clock
  let keepsHistory: Bool

  /// The views as the states have them.
  var tree = ViewTree()

  /// All views of the run, in the order in which they first appeared.
  var records: [ViewRecord] = []
  var recordIndices: [ViewIdentity: Int] = [:]

  /// The keyframe animators that are there.
  var keyframes: [ViewIdentity: ViewKeyframePlayer] = [:]

  var environment = EnvironmentValues()
  var completions = CompletionCounters<FollowUp>()

  /// How far the phase animators that are there have come.
  var phases: [ViewIdentity: PhaseProgress] = [:]

  /// How far views have been scrolled, in points.
  var scrolled: [ViewIdentity: ViewSize] = [:]

  /// When the rows were that are kept, in seconds.
  var times: [Double] = []

  /// How many numbers take memory in them.
  var keptCount = 0
  var log = ViewLog()
  var findings = ViewFindings()

  /// The views to which the actions of the findings were done.
  var actedOnViews: [ViewIdentity] = []

  var loop = PlayLoop()

  /// Views that are gone once the rows of this time are written.
  var goneRecords: [Int] = []

  /// The work that was put off, in the order in which it falls due.
  private var pending: [PendingTodo] = []

  /// When what is being done fell due, in seconds, and its place among what falls due then.
  private(set) var due = 0.0
  private var duePlace = 0

  /// How much work was put off.
  private var putOffCount = 0

  private var instants: DueList<[ViewCause]>

  /// The actions that are done because the script names none; nil before they are known.
  private var planned: DueList<PlannedAction>?

  /// The index of the group of actions that is tried because the script names none; and the number of groups.
  var attempt = 0
  private(set) var attemptCount = 0

  /// The count of the rounds of work at one instant.
  var instantCount = InstantCount()

  /// Work that falls due more than ten seconds after the last action is not started.
  private(set) var gaveUpWork = false

  static let sameTime = InstantCount.sameTime

  static let followsAtOnce = true

  /// Work that is put off.
  enum Todo {
    /// Work of the app's, by its number.
    case work(Int)

    /// A timer of a view fires.
    case tick(ViewIdentity, link: Int, seconds: Double)

    /// A press has lasted long enough.
    case pressed(Gesture)

    /// A press ends.
    case release(Gesture)

    /// A drag comes to one of its samples.
    case drag(Gesture, sample: Int)

    /// Whether somebody has asked for it, however long it takes.
    var isPartOfAction: Bool {
      switch self {
      case .work, .tick: false
      case .pressed, .release, .drag: true
      }
    }
  }

  private struct PendingTodo {
    let time: Double
    let todo: Todo

    /// The round of its instant in which it is done.
    let round: Int

    /// Its place among what falls due at one time: what was begun first comes first, and a timer was begun once.
    let place: Int
  }

  init(_ script: ViewScript, clock: Clock, keepsHistory: Bool) throws {
    PlayCount.note(.views(clock))
    self.script = script
    self.clock = clock
    self.keepsHistory = keepsHistory
    script.environment?(&environment)
    session = try script.begin()
    instants = DueList(session.instants.map { ($0.time, $0.causes) })
    tree = ViewTree(try session.tree())
    for index in tree.entries.indices { try appear(index, at: 0) }
    for (delay, work) in session.scheduled() { put(off: .work(work), until: max(delay, 0)) }
  }

  var place: Presentation { script.presentation }

  // MARK: - Time

  mutating func begin(at time: Double) throws {
    // A trigger that changes when views appear has a value before that.
    noteKeyframes()
    try update(beginnings().map { .cause($0) } + updatePhases(before: ViewTree()), at: time)
    startTimers(before: ViewTree(), at: time)
    try updateKeyframes(at: time)
  }

  /// Plans what is done where nothing says what is, once it is known what can be.
  mutating func planActions() {
    guard planned == nil else { return }
    let all = script.saysWhatIsDone ? [] : plannedActions()
    planned = DueList(attempt < all.count ? all[attempt].map { ($0.time, $0) } : [])
    attemptCount = all.count
  }

  mutating func work(at time: Double) throws {
    let moment = nextWork
    due = moment
    instantCount.begin(0, at: time)
    if let causes = instants.take(dueBy: moment) {
      loop.lastAction = time
      try update(causes.map { .cause($0) }, at: time)
    } else if let userAction = planned?.take(dueBy: moment) {
      try perform(userAction, at: time)
    } else if let first = pending.first {
      guard first.round < InstantCount.mostRounds, instantCount.updates < PlayLoop.updateLimit
      else {
        try stopLoop(after: InstantCount.mostRounds / 2)
        pending.removeAll { $0.round > 0 && $0.time <= time + Self.sameTime }
        if first.round == 0 { pending.removeFirst() }
        return
      }
      pending.removeFirst()
      duePlace = first.place
      instantCount.begin(first.round, at: time)
      try perform(first.todo, at: time)
    }
  }

  /// Refuses what sets off itself at one instant without end, where it changes states; where it changes none, it is
  /// only said, and not followed.
  ///
  /// - Parameter count: How many updates are looked at.
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
      // The action may have stopped the timer: then nothing is due any more.
      guard let timer = self.timer(identity, link), session.hasStopped(timer) else { return }
      pending.removeAll { if case .tick(identity, link, _) = $0.todo { true } else { false } }
    case .pressed(let gesture): try press(gesture, .pressed, at: time)
    case .release(let gesture): try press(gesture, .pressing(false), at: time)
    case .drag(let gesture, let sample): try move(gesture, sample: sample, at: time)
    }
  }

  /// The shortest time between two ticks, in seconds: our choice, so that the frames between them stay countable.
  private static let shortestTick = 0.001

  /// Lets the timers begin of views that came.
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

  var nextWork: Double {
    min(instants.nextTime, planned?.nextTime ?? .infinity, pending.first?.time ?? .infinity)
  }

  var lastInstant: Double {
    let userAction = pending.last(where: \.todo.isPartOfAction)
    let drags = pending.compactMap { entry -> Double? in
      guard case .drag(let gesture, _) = entry.todo else { return nil }
      return gesture.begin + (gesture.path?.seconds ?? 0)
    }
    return max(
      instants.lastTime, planned?.lastTime ?? 0, userAction?.time ?? 0, drags.max() ?? 0)
  }

  mutating func hasWork(at time: Double) -> Bool {
    guard instants.isOver, planned?.isOver ?? true else { return true }
    let end = endOfEndlessMotion
    // Work that waits for an animation still falls due later than that.
    if time >= end, completions.removeAll(where: \.isWork) { gaveUpWork = true }
    if let first = pending.first, first.time > end + Self.sameTime,
      !pending.contains(where: \.todo.isPartOfAction)
    {
      gaveUpWork = true
      pending = []
    }
    return !pending.isEmpty
  }

  /// Puts something off.
  mutating func put(off todo: Todo, until time: Double) {
    putOffCount += 1
    put(off: todo, until: time, place: putOffCount)
  }

  /// Puts what is being done off by so many seconds from when it fell due, in the place that it has.
  ///
  /// A timer keeps its schedule: of two that fire at one time, the one that was begun first does so first.
  mutating func put(offAgain todo: Todo, by seconds: Double) {
    put(off: todo, until: due + seconds, place: duePlace)
  }

  private mutating func put(off todo: Todo, until time: Double, place: Int) {
    guard !time.isNaN else { return }
    let round = instantCount.round(ofWorkAt: time)
    // Ten times 0.1 s and once 1 s are one time.
    let near = pending.partitionIndex { $0.time >= time - Self.sameTime }
    // Work that falls due at one time is in the order of its rounds and places.
    let index = pending[near...].partitionIndex { entry in
      entry.time > time + Self.sameTime || (entry.round, entry.place) > (round, place)
    }
    // Work that is done later falls due no earlier.
    let latest = index < pending.count ? min(time, pending[index].time) : time
    let moment = index > 0 ? max(latest, pending[index - 1].time) : latest
    pending.insert(PendingTodo(time: moment, todo: todo, round: round, place: place), at: index)
  }

  mutating func noteGone(_ record: Int) { goneRecords += [record] + records[record].leavesWith }
}
