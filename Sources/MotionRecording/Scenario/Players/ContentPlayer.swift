internal import AnimationModel

/// A player of the content transition of a whole number that is shown as text, or of any text: the progress of its
/// rolling digits, or of the new text that fades in.
///
/// A change during a roll begins a new one, which is our choice.
struct ContentPlayer {
  private let name: String?

  /// The content transition of the text; if it is not animated, the text changes at once.
  var transition: ContentTransition
  private let clock: Clock
  private var progress: Animator<Double>
  private var old: AttributeValue
  private var new: AttributeValue
  private var events: [RowEvent] = []

  /// The newest running animation.
  private(set) var animation: NamedAnimation?

  /// The values that were shown and the events, if they are kept.
  private(set) var history: AttributeHistory?

  /// The numbers that are shown, each from a time on in seconds, which is exact on the continuous clock.
  private(set) var steps: [TimedChange<Double>]

  /// Makes a player of a number or a text at rest.
  ///
  /// - Parameters:
  ///   - name: The name of the rows; nil for none.
  ///   - transition: The content transition of the text.
  ///   - value: The number, or the text as a ``ShownText``.
  ///   - clock: The clock on which it is played.
  ///   - environment: The surroundings that the animations see.
  ///   - keepsHistory: Whether the history is kept.
  init(
    _ name: String?, _ transition: ContentTransition, value: AttributeValue, clock: Clock,
    environment: EnvironmentValues, keepsHistory: Bool
  ) {
    self.name = name
    self.transition = transition
    self.clock = clock
    progress = Animator(1, clock: clock, environment: environment)
    old = value
    new = value
    steps = [TimedChange(time: 0, value: Double(value.readNumber ?? 0))]
    if keepsHistory, let name {
      history = AttributeHistory(names: [name], layers: [[1]])
      history?.append(target: 1, at: 0, component: 0)
    }
  }

  /// The number that is shown: the new one from half of the progress on; 0 for a text that is not a number.
  var shown: Int { shownValue.readNumber ?? 0 }

  private var shownValue: AttributeValue { progress.shown < 0.5 ? old : new }

  // MARK: - Changes

  /// Changes the number or the text.
  ///
  /// - Returns: Whether the change has an animation, whose listeners will be notified.
  mutating func change(
    to value: AttributeValue, _ transaction: ScenarioTransaction, listeners: [AnimationListener],
    at time: Double
  ) -> Bool {
    old = shownValue
    new = value
    abandoned += progress.abandon()
    steps.removeAll { $0.time > time }
    var fresh = Animator(0.0, clock: clock, environment: progress.environment)
    let isAnimated =
      transition.isAnimated
      && fresh.change(
        to: 1,
        AnimatedChange(animation: transaction.animation?.animation, listeners: listeners), at: time)
    progress = isAnimated ? fresh : Animator(1, clock: clock, environment: progress.environment)
    name(isAnimated ? transaction.animation : nil, at: time)
    if isAnimated, transition.rolls { events += change?.places.compactMap(\.event) ?? [] }
    noteStep(at: time)
    history?.append(MotionPieces.Piece(progress, from: time), component: 0)
    return isAnimated
  }

  /// The change of the digits of a number, place by place; nil for any other text.
  private var change: NumericTextChange? {
    guard let old = old.readNumber, let new = new.readNumber else { return nil }
    let countsDown = transition.countsDown ?? (new < old)
    return NumericTextChange(
      from: String(old), to: String(new), roll: countsDown ? .countsDown : .countsUp)
  }

  /// The listeners that waited for a roll that has been given up.
  private var abandoned: [AnimationListener] = []

  /// Changes the surroundings that the animations see.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    progress.change(environment: environment, at: time)
    history?.append(MotionPieces.Piece(progress, from: time), component: 0)
  }

  /// Ends the running animation: the new number is shown from now on.
  mutating func end(at time: Double) {
    guard isAnimating else { return }
    progress.end(at: time)
    if let last = steps.last, last.time > time {
      steps[steps.count - 1] = TimedChange(time: time, value: last.value)
    }
    history?.append(MotionPieces.Piece(progress, from: time), component: 0)
  }

  // MARK: - Time

  /// Whether an animation is running.
  var isAnimating: Bool { progress.isAnimating }

  /// The time of the next notice, in seconds.
  var nextNotice: Double { progress.nextNotice }

  /// Moves on to a time, in seconds.
  mutating func update(to time: Double) { progress.update(to: time) }

  /// Returns the listeners of the events since the last call, and forgets the events.
  mutating func takeListeners() -> [AnimationListener] {
    var listeners = abandoned
    abandoned = []
    for notice in progress.takeNotices() {
      listeners += notice.listeners
      guard let kind = notice.kind else { continue }
      events.append(.animation(kind))
      history?.append(RecordedEvent(time: notice.time, kind: kind))
      if kind == .removed { name(nil, at: notice.time) }
    }
    return listeners
  }

  // MARK: - What is shown

  /// Passes on a row, and forgets the events before it.
  mutating func writeRow(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    let shown = takeShown()
    guard let name else { return }
    try sink(
      AttributeRow(
        time: time, attribute: name, value: shown.value, velocity: shown.velocity,
        target: shown.target, animation: shown.animation, events: shown.events))
    history?.append(
      time, value: shown.value, velocity: shown.velocity, isAnimating: shown.isAnimating,
      component: 0)
  }

  /// Returns the progress as a row shows it, and forgets the events before it.
  mutating func takeShown() -> ShownNumber {
    defer { events.removeAll(keepingCapacity: true) }
    return ShownNumber(
      value: progress.shown, velocity: progress.velocity, target: 1,
      animation: animation?.name ?? "", events: events, isAnimating: isAnimating)
  }

  private mutating func name(_ animation: NamedAnimation?, at time: Double) {
    self.animation = animation
    history?.append(animation: animation?.name ?? "", at: time)
  }

  /// Notes the time from which the new number is shown.
  private mutating func noteStep(at time: Double) {
    guard history != nil else { return }
    let half = progress.motion.map { $0.begin + Self.halfway($0.motion, from: $0.origin) } ?? time
    steps.append(TimedChange(time: half, value: Double(new.readNumber ?? 0)))
  }

  /// The number of parts into which the shortest course of a motion is cut for the search.
  private static let detail = 64.0

  /// The largest number of evaluations before the end of a motion is taken for its half.
  private static let mostLooks = 100_000

  /// Returns the time at which a motion from 0 to 1 first reaches 0.5, in seconds.
  private static func halfway(
    _ motion: ContinuousMotion<Double>, from origin: Double
  ) -> Double {
    let step = min(motion.timeScale, motion.duration) / detail
    guard step > 0, step.isFinite else { return min(motion.duration, 0) }
    var before = 0.0
    for index in 1...mostLooks {
      let after = Double(index) * step
      if after >= motion.duration { return motion.duration }
      if origin + motion.state(after, .shown).value >= 0.5 {
        var (low, high) = (before, after)
        while (low + high) / 2 > low, (low + high) / 2 < high {
          let middle = (low + high) / 2
          if origin + motion.state(middle, .shown).value >= 0.5 {
            high = middle
          } else {
            low = middle
          }
        }
        return high
      }
      before = after
    }
    return motion.duration
  }
}

extension ContentTransition {
  /// Returns the name of the rows of the transition's progress.
  func rowName(of number: String) -> String { "\(number).\(rolls ? "roll" : "fade")" }
}

extension NumericTextChange.Place {
  /// The event that reports the roll of the place; nil if it does not roll.
  fileprivate var event: RowEvent? {
    guard let roll, old != new else { return nil }
    return .roll(countsUp: roll == .countsUp, place: max(position, 0))
  }
}
