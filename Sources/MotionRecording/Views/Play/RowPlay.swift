internal import AnimationModel

/// A run that is played row by row: of a script, or of the views of an app.
///
/// The passing of time, the notification of listeners, and the consequences of completions are common to both, and are
/// implemented here. The events and the changes that they make are implemented by the conforming types. A script is a
/// tree that does not change: each attribute is a view with one moving modifier, and each of its views is a view with
/// nothing but a transition.
protocol RowPlay {
  /// The cause with which an update begins.
  associatedtype Cause

  /// The action that follows when the animations of a transaction are complete.
  associatedtype FollowUp

  /// The clock on which the run is played.
  var clock: Clock { get }

  /// The presentation of everything that is shown, regardless of the environment.
  var place: Presentation { get }

  /// The surroundings that animations see.
  var environment: EnvironmentValues { get set }

  /// All views of the run.
  var records: [ViewRecord] { get set }

  /// The keyframe animators that are present.
  var keyframePlayers: [KeyframePlayer] { get }

  /// Whether a phase animator continues forever.
  var hasLoopingPhases: Bool { get }

  var completions: CompletionCounters<FollowUp> { get set }
  var loop: PlayLoop { get set }

  /// The difference below which two times are equal, in seconds.
  static var sameTime: Double { get }

  /// Whether the consequences of a cause come before the next cause of the same update.
  static var followsAtOnce: Bool { get }

  /// The time at which the next work falls due that is not an animation's, in seconds; infinity if there is none.
  var nextWork: Double { get }

  /// The time of the last event that is certain to come, as far as is known, in seconds.
  var lastInstant: Double { get }

  /// The error with which a run is given up in which causes trigger each other without time passing.
  var endlessLoop: any Error { get }

  /// Whether there is still work that is not an animation's.
  mutating func hasWork(at time: Double) -> Bool

  /// Performs the actions at the start.
  mutating func begin(at time: Double) throws

  /// Performs the next work that is due.
  mutating func work(at time: Double) throws

  /// Performs the actions of one cause.
  ///
  /// - Parameter changed: The changes that the cause makes are added to it; it is empty before.
  /// - Returns: The causes that follow at once.
  mutating func perform(
    _ cause: Cause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause]

  /// Throws an error, or only notes it, if causes have triggered each other too often at one time.
  func stopLoop() throws

  /// Returns the cause that follows from a completion; nil if it has been overtaken.
  mutating func cause(of followUp: FollowUp, wasIdle: Bool) -> Cause?

  /// Moves keyframes on to a time, and updates the views with their numbers.
  mutating func moveKeyframes(to time: Double) throws

  /// Ends all keyframes.
  mutating func endKeyframes(at time: Double)

  /// Updates the views that depend on animated numbers, at a time.
  mutating func followNumbers(at time: Double) throws

  /// Reports an event that belongs to no attribute.
  mutating func note(_ event: ViewLog.Event, at time: Double)

  /// Notes that a view is gone once the rows of the current time have been written.
  mutating func noteGone(_ record: Int)
}

/// The state that every run keeps.
struct PlayLoop {
  /// The largest number of updates that may trigger each other at one time.
  static let updateLimit = 10_000

  fileprivate var hasBegun = false

  /// Whether animations have been ended whose listeners have not been notified yet.
  fileprivate var hasUnheard = false

  fileprivate var endlessCheck = EndlessCheck()

  /// The listeners of animations that have been given up.
  var abandoned: [AnimationListener] = []

  /// The number of changes so far.
  var changeCount = 0

  /// The time of the last action that does not repeat by itself, in seconds.
  var lastAction = 0.0
}

// MARK: - Time

extension RowPlay {
  /// Plays everything up to and at the time of a row, in seconds.
  mutating func advance(to time: Double) throws {
    if !loop.hasBegun {
      loop.hasBegun = true
      try begin(at: time)
    }
    while true {
      let next = nextWork
      let notice = nextNotice
      if notice < min(next, time) {
        try settle(at: notice)
      } else if next <= time + Self.sameTime {
        let moment = clock == .continuous ? min(next, time) : time
        try work(at: moment)
        // The listeners of ended animations are notified at once; on frames this happens in the update of the frame.
        if clock == .continuous && loop.hasUnheard { try settle(at: moment) }
      } else {
        break
      }
    }
    try settle(at: time)
    // Work that an animation which was complete at this time has deferred by no time.
    while nextWork <= time + Self.sameTime {
      try work(at: time)
      try settle(at: time)
    }
  }

  /// Moves everything on to a time, and then everything that changes as a consequence.
  private mutating func settle(at time: Double) throws {
    loop.hasUnheard = false
    try moveKeyframes(to: time)
    let gone = records.move(to: time)
    if !gone.isEmpty { noteGone(gone, at: time) }
    for _ in 0..<PlayLoop.updateLimit {
      var listeners = loop.abandoned
      loop.abandoned = []
      records.takeListeners(&listeners)
      if listeners.isEmpty { return try followNumbers(at: time) }
      var moved = ChangedViews()
      for listener in listeners {
        guard let followUp = completions.complete(listener.identifier),
          let cause = cause(of: followUp, wasIdle: false)
        else { continue }
        moved.formUnion(try update([cause], at: time))
      }
      noteGone(records.move(moved, to: time), at: time)
    }
    throw endlessLoop
  }

  /// Reports views that are gone.
  mutating func noteGone(_ gone: [Int], at time: Double) {
    for index in gone {
      note(.view(.removed, records[index].identity), at: time)
      noteGone(index)
    }
  }

  /// The time of the next notice of an animation, in seconds; on frames it is found frame by frame.
  private var nextNotice: Double {
    guard clock == .continuous else { return .infinity }
    return keyframePlayers.reduce(records.nextNotice) { min($0, $1.nextNotice) }
  }

  /// The time of the next event, in seconds; infinity if there is none on the continuous clock.
  var nextEvent: Double { min(nextWork, nextNotice) }

  /// The time until which endless motion is followed, in seconds.
  var endOfEndlessMotion: Double { loop.lastAction + SubjectMotion.endlessWindow }

  /// The duration of the longest animation that runs once the script is over, in seconds; 0 if none was checked or
  /// if it is endless.
  var longestAnimation: Double { loop.endlessCheck.longestAnimation }

  /// Whether nothing more will happen, or nothing new for a while.
  mutating func isDone(at time: Double) -> Bool {
    guard !hasWork(at: time) else { return false }
    let keyframes = keyframePlayers
    guard keyframes.contains(where: \.isAnimating) || records.isAnimating else { return true }
    var check = loop.endlessCheck
    defer { loop.endlessCheck = check }
    let isEndless = check.isEndless(
      changeCount: loop.changeCount,
      hasLoopingPhases || keyframes.contains(where: \.isEndless), records.runningAnimations)
    return isEndless && time >= endOfEndlessMotion
  }
}

// MARK: - Updates

extension RowPlay {
  /// Performs causes, each in an update of its own at one time, and everything that follows at once.
  ///
  /// - Returns: The modifiers and the transitions that changed.
  @discardableResult
  mutating func update(_ causes: [Cause], at time: Double) throws -> ChangedViews {
    var changed = ChangedViews()
    var queue = causes
    var count = 0
    while !queue.isEmpty {
      guard count < PlayLoop.updateLimit else {
        try stopLoop()
        break
      }
      count += 1
      var changes = ChangedViews()
      let next = try perform(queue.removeFirst(), &changes, at: time)
      if !changes.isEmpty { loop.changeCount += 1 }
      changed.formUnion(changes)
      queue.insert(contentsOf: next, at: Self.followsAtOnce ? 0 : queue.count)
    }
    return changed
  }

  /// Returns the causes that follow at once from completions that have nothing to wait for.
  mutating func causes(ofIdle completions: [Int]) -> [Cause] {
    completions.compactMap { identifier in
      self.completions.seal(identifier).flatMap { cause(of: $0, wasIdle: true) }
    }
  }

  /// Changes the numbers of a modifier.
  ///
  /// - Returns: Whether the change is animated.
  mutating func change(
    _ modifier: ChangedViews.Modifier, to value: AttributeValue, _ transaction: ScenarioTransaction,
    _ changed: inout ChangedViews, at time: Double
  ) throws -> Bool {
    let listeners = completions.listeners(transaction.completions)
    let isAnimated =
      try records[modifier.record].modifiers[modifier.ordinal].player?.change(
        to: value, transaction, listeners: listeners, at: time) ?? false
    if isAnimated { completions.raise(transaction.completions) }
    changed.modifiers.append(modifier)
    return isAnimated
  }

  /// Inserts or removes a view.
  ///
  /// - Returns: Whether the change is animated.
  mutating func change(
    _ record: Int, isPresent: Bool, _ transaction: ScenarioTransaction,
    _ changed: inout ChangedViews, at time: Double
  ) -> Bool {
    let listeners = completions.listeners(transaction.completions)
    let surroundings = surroundings(of: record)
    let count =
      records[record].transition?.change(
        isPresent: isPresent, transaction, listeners: listeners, surroundings, at: time) ?? 0
    for _ in 0..<count { completions.raise(transaction.completions) }
    if count == 0 && !isPresent { note(.view(.removed, records[record].identity), at: time) }
    changed.transitions.append(record)
    return count > 0
  }
}

// MARK: - Surroundings

extension RowPlay {
  /// The presentation of changes; nil if nothing moves, as outside of apps on a dimmed display.
  var presentation: Presentation? { place.shown(in: environment) }

  /// Returns the surroundings of a view: those of all views, with the changes of the modifiers around it.
  func surroundings(of record: Int) -> EnvironmentValues {
    var environment = environment
    records[record].environment?.change(&environment)
    return environment
  }

  /// Updates the surroundings that the animations of a view see.
  mutating func tellSurroundings(of record: Int, at time: Double) {
    records[record].change(environment: surroundings(of: record), at: time)
  }

  /// Changes the surroundings of all views.
  mutating func change(
    environment change: (inout EnvironmentValues) -> Void, at time: Double
  ) {
    let wasMoving = presentation != nil
    change(&environment)
    if wasMoving && presentation == nil { endAnimations(at: time) }
    for index in records.indices { tellSurroundings(of: index, at: time) }
  }

  /// Ends all running animations: the targets are shown from now on.
  mutating func endAnimations(at time: Double) {
    for index in records.indices { records[index].end(at: time) }
    endKeyframes(at: time)
    loop.hasUnheard = true
  }
}
