internal import AnimationModel

/// Something that is played row by row: a script, or the views of an app.
///
/// How time goes on, who is notified of what is over, and what follows from that is one for both, and here. What happens,
/// and what changes by it, is theirs. A script is a tree that stays as it is: each attribute a view with one moving
/// modifier, each of its views one with nothing but a transition.
protocol RowPlay {
  /// The cause with which an update begins.
  associatedtype Cause

  /// The action that follows when the animations of a transaction are complete.
  associatedtype FollowUp

  /// On which clock it is played.
  var clock: Clock { get }

  /// The presentation of everything that is shown, whatever the environment says.
  var place: Presentation { get }

  /// The surroundings that animations see.
  var environment: EnvironmentValues { get set }

  /// All views of the run.
  var records: [ViewRecord] { get set }

  /// The keyframe animators that are there.
  var keyframePlayers: [KeyframePlayer] { get }

  /// Whether a phase animator goes on for ever.
  var hasLoopingPhases: Bool { get }

  var completions: CompletionCounters<FollowUp> { get set }
  var loop: PlayLoop { get set }

  /// Two times that are this near are one, in seconds.
  static var sameTime: Double { get }

  /// Whether what follows from one thing is done before the next of those that were to be done with it.
  static var followsAtOnce: Bool { get }

  /// When something falls due next that does not come from an animation, in seconds; infinity for never.
  var nextWork: Double { get }

  /// When the last event that is certain to come is, as far as is known, in seconds.
  var lastInstant: Double { get }

  /// Why a run is given up in which one thing sets off the other without time passing.
  var endlessLoop: any Error { get }

  /// Whether something is still to be done that does not come from an animation.
  mutating func hasWork(at time: Double) -> Bool

  /// Does what happens by itself at the start.
  mutating func begin(at time: Double) throws

  /// Does what falls due next.
  mutating func work(at time: Double) throws

  /// Does one thing.
  ///
  /// - Parameter changed: Takes what changes by it; empty before.
  /// - Returns: The causes that follow from it at once.
  mutating func perform(
    _ cause: Cause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause]

  /// Refuses to go on, or only says so, where one thing has set off the other too often at one time.
  func stopLoop() throws

  /// Returns the cause that follows from a completion; nil if something else has overtaken it.
  mutating func cause(of followUp: FollowUp, wasIdle: Bool) -> Cause?

  /// Moves keyframes on to a time, and shows what they move there.
  mutating func moveKeyframes(to time: Double) throws

  /// Ends all keyframes.
  mutating func endKeyframes(at time: Double)

  /// Shows what depends on numbers that have come to where they are at a time.
  mutating func followNumbers(at time: Double) throws

  /// Reports an event that belongs to no attribute.
  mutating func note(_ event: ViewLog.Event, at time: Double)

  /// Takes note that a view is gone once the rows of this time are written.
  mutating func noteGone(_ record: Int)
}

/// The progress that every play keeps.
struct PlayLoop {
  /// How many updates may set off each other at one time.
  static let updateLimit = 10_000

  fileprivate var hasBegun = false

  /// Whether something was ended whose listeners are still to be notified.
  fileprivate var hasUnheard = false

  fileprivate var endlessCheck = EndlessCheck()

  /// The listeners of animations that were given up.
  var abandoned: [AnimationListener] = []

  /// How often anything has changed.
  var changeCount = 0

  /// When something was last done that does not repeat by itself, in seconds.
  var lastAction = 0.0
}

// MARK: - Time

extension RowPlay {
  /// Lets everything happen up to and at the time of a row, in seconds.
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
        // Those who wait for what was ended are notified at once; on frames the frame's own turn follows.
        if clock == .continuous && loop.hasUnheard { try settle(at: moment) }
      } else {
        break
      }
    }
    try settle(at: time)
    // Work that was put off for no time, by an animation that was complete at this time.
    while nextWork <= time + Self.sameTime {
      try work(at: time)
      try settle(at: time)
    }
  }

  /// Moves everything on to a time, and then what has changed because of that.
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

  /// When an animation does something next by itself, in seconds; on frames only they tell.
  private var nextNotice: Double {
    guard clock == .continuous else { return .infinity }
    return keyframePlayers.reduce(records.nextNotice) { min($0, $1.nextNotice) }
  }

  /// When something happens next, in seconds; infinity if nothing will on the continuous clock.
  var nextEvent: Double { min(nextWork, nextNotice) }

  /// Until when endless motion is followed, in seconds.
  var endOfEndlessMotion: Double { loop.lastAction + SubjectMotion.endlessWindow }

  /// How long the longest animation takes that runs once the script is over, in seconds; 0 where none was looked at or
  /// it has no end.
  var longestAnimation: Double { loop.endlessCheck.longestAnimation }

  /// Whether nothing will happen any more, or nothing new for a while.
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
  /// Does things, each in an update of its own at one time, and what follows from them at once.
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
  /// - Returns: Whether that is animated.
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

  /// Lets a view come or go.
  ///
  /// - Returns: Whether that is animated.
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
  /// The presentation of changes; nil where nothing moves, as outside of apps on a dimmed display.
  var presentation: Presentation? { place.shown(in: environment) }

  /// The surroundings of a view: those of all views, with what modifiers around it say.
  func surroundings(of record: Int) -> EnvironmentValues {
    var environment = environment
    records[record].environment?.change(&environment)
    return environment
  }

  /// Tells the animations of a view what its surroundings are now.
  mutating func tellSurroundings(of record: Int, at time: Double) {
    records[record].change(environment: surroundings(of: record), at: time)
  }

  /// Changes the surroundings of everything.
  mutating func change(
    environment change: (inout EnvironmentValues) -> Void, at time: Double
  ) {
    let wasMoving = presentation != nil
    change(&environment)
    if wasMoving && presentation == nil { endAnimations(at: time) }
    for index in records.indices { tellSurroundings(of: index, at: time) }
  }

  /// Ends everything that runs: the targets are shown from now on.
  mutating func endAnimations(at time: Double) {
    for index in records.indices { records[index].end(at: time) }
    endKeyframes(at: time)
    loop.hasUnheard = true
  }
}
