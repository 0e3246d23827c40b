internal import AnimationModel

/// A player of a view of a scenario: while the view is present or being removed, it plays the changes of its
/// transition.
struct ViewPlayer {
  private enum Stage: Hashable {
    case absent
    case present
    /// The view is being removed, and waits for the animations of the parts.
    case leaving([ChannelPart])
    /// The view has gone since the last row; its last rows are still to come.
    case gone
  }

  /// A part of a channel.
  private struct ChannelPart: Hashable {
    let channel: Int
    let part: Int
  }

  private let view: ScriptView
  private let clock: Clock
  private let keepsHistory: Bool
  private var stage = Stage.absent
  private var channels: [ViewChannel] = []
  private var past: [PlayedLife] = []

  /// The listeners of animations that have been given up.
  private var abandoned: [AnimationListener] = []

  /// Makes a player of a view that is present or absent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isPresent: Whether the view is present.
  ///   - clock: The clock on which the view is played.
  ///   - environment: The surroundings that the animations see.
  ///   - keepsHistory: Whether the history is kept.
  ///   - time: The time from which the view is present, in seconds.
  init(
    _ view: ScriptView, isPresent: Bool, clock: Clock, environment: EnvironmentValues,
    keepsHistory: Bool, from time: Double = 0
  ) {
    self.view = view
    self.clock = clock
    self.keepsHistory = keepsHistory
    guard isPresent else { return }
    begin(nil, environment, at: time)
  }

  /// The histories of the view, one for each kind of change and each time that it was present.
  var histories: [AttributeHistory] { lives.flatMap(\.histories) }

  /// The lives of the view's numbers, one for each kind of change and each time that it was present.
  var lives: [PlayedLife] { past + channels.map(\.life) }

  // MARK: - Changes

  /// Inserts or removes the view, with the transaction that reaches it.
  ///
  /// - Returns: The number of animations, whose listeners will be notified.
  mutating func change(
    isPresent: Bool, _ transaction: ScenarioTransaction, listeners: [AnimationListener],
    _ environment: EnvironmentValues, at time: Double
  ) -> Int {
    let change = ViewChannel.Change(
      phase: isPresent ? .identity : .didDisappear, transaction: transaction,
      listeners: listeners, names: view.animationNames)
    if stage == .gone { leave() }
    if stage == .absent { begin(change, environment, at: time) }
    guard isPresent || channels.contains(where: { $0.animates(change) }) else {
      abandon(at: time)
      leave()
      return 0
    }
    var animated: [ChannelPart] = []
    for channel in channels.indices {
      for part in channels[channel].change(change, at: time) {
        animated.append(ChannelPart(channel: channel, part: part))
      }
    }
    stage = isPresent ? .present : .leaving(animated)
    return animated.count
  }

  /// Makes the view present, or begins its insertion.
  private mutating func begin(
    _ change: ViewChannel.Change?, _ environment: EnvironmentValues, at time: Double
  ) {
    let setting = RunSetting(
      clock: clock, environment: environment, keepsHistory: keepsHistory, time: time)
    let transition = view.transition.adjusted(
      reducingMotion: environment.accessibilityReduceMotion)
    let tracks = transition.tracks
    let components = ViewComponent.components(of: tracks, in: view.size)
    let kinds = TransitionChange.Kind.allCases.filter { kind in
      components.contains { $0.kind == kind }
    }
    channels = kinds.map { kind in
      ViewChannel(
        kind, of: tracks, view: view, components: components, change: change, setting)
    }
    stage = .present
  }

  /// Gives up the running animations because the view is gone.
  private mutating func abandon(at time: Double) {
    for index in channels.indices { abandoned += channels[index].abandon(at: time) }
  }

  /// Makes the view absent.
  private mutating func leave() {
    past += channels.map(\.life)
    channels = []
    stage = .absent
  }

  /// Changes the surroundings that the animations see.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    for index in channels.indices {
      channels[index].change(environment: environment, at: time)
    }
  }

  /// Ends the running animations: the targets are shown from now on.
  mutating func end(at time: Double) {
    for index in channels.indices { channels[index].end(at: time) }
  }

  // MARK: - Time

  /// Whether an animation is running.
  var isAnimating: Bool { channels.contains(where: \.isAnimating) }

  /// The newest running animations.
  var animations: [Animation] { channels.compactMap(\.animation?.animation) }

  /// The time of the next notice, in seconds.
  var nextNotice: Double { channels.map(\.nextNotice).min() ?? .infinity }

  /// Moves on to a time, in seconds.
  ///
  /// - Returns: Whether the view is gone now.
  mutating func update(to time: Double) -> Bool {
    for index in channels.indices { channels[index].update(to: time) }
    guard case .leaving(let parts) = stage else { return false }
    let waits = parts.contains { channels[$0.channel].isAnimating($0.part) }
    if !waits {
      stage = .gone
      abandon(at: time)
    }
    return !waits
  }

  /// Returns the listeners of the events since the last call, and forgets the events.
  mutating func takeListeners() -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    for index in channels.indices { listeners += channels[index].takeListeners() }
    defer { abandoned = [] }
    return listeners + abandoned
  }

  // MARK: - What is shown

  /// Passes on a row for each number while the view is present.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    for index in channels.indices { try channels[index].writeRows(at: time, sink) }
    if stage == .gone { leave() }
  }

  /// Keeps a row of each number while the view is present.
  ///
  /// - Returns: The number of numbers that take memory for the row.
  mutating func keepRows(at row: Int) -> Int {
    var count = 0
    for index in channels.indices { count += channels[index].keepRows(at: row) }
    if stage == .gone { leave() }
    return count
  }
}
