internal import AnimationModel

/// Plays a view of a scenario: nothing while it is absent, and while it is there what its transition does to
/// it.
struct ViewPlayer {
  private enum Stage: Hashable {
    case absent
    case present
    /// Being removed, with the parts whose animations it waits for.
    case leaving([ChannelPart])
    /// Gone since the last row, which its last rows will follow.
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

  /// The listeners of animations that were given up.
  private var abandoned: [AnimationListener] = []

  /// Begins with a view that is there or absent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isPresent: Whether it is there.
  ///   - clock: On which clock it is played.
  ///   - environment: The surroundings that its animations see.
  ///   - keepsHistory: Whether what it does is to be kept.
  ///   - time: Since when it is there, in seconds.
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

  /// Everything the view did, one history for each kind of change and each time it was there.
  var histories: [AttributeHistory] { lives.flatMap(\.histories) }

  /// Everything the view did, for each kind of change and each time it was there.
  var lives: [PlayedLife] { past + channels.map(\.life) }

  // MARK: - Changes

  /// Lets the view come or go, with the transaction as it reaches the view.
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

  /// Makes the view be there, or about to come.
  private mutating func begin(
    _ change: ViewChannel.Change?, _ environment: EnvironmentValues, at time: Double
  ) {
    let setting = RunSetting(
      clock: clock, environment: environment, keepsHistory: keepsHistory, time: time)
    let transition = view.transition.adjusted(
      reducingMotion: environment.accessibilityReduceMotion)
    let tracks = transition.tracks
    let components = ViewComponent.components(of: tracks, in: view.size)
    let kinds = TransitionPart.Kind.allCases.filter { kind in
      components.contains { $0.kind == kind }
    }
    channels = kinds.map { kind in
      ViewChannel(
        kind, of: tracks, view: view, components: components, change: change, setting)
    }
    stage = .present
  }

  /// Gives up what is still running: the view is gone.
  private mutating func abandon(at time: Double) {
    for index in channels.indices { abandoned += channels[index].abandon(at: time) }
  }

  /// Makes the view be absent.
  private mutating func leave() {
    past += channels.map(\.life)
    channels = []
    stage = .absent
  }

  /// Changes what the animations see of their surroundings.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    for index in channels.indices {
      channels[index].change(environment: environment, at: time)
    }
  }

  /// Ends what runs: the targets are shown from now on.
  mutating func end(at time: Double) {
    for index in channels.indices { channels[index].end(at: time) }
  }

  // MARK: - Time

  /// Whether an animation is running.
  var isAnimating: Bool { channels.contains(where: \.isAnimating) }

  /// The newest animations that run.
  var animations: [Animation] { channels.compactMap(\.animation?.animation) }

  /// When something will happen by itself, in seconds.
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

  /// Takes away what has happened, and gives back who listens for it.
  mutating func takeListeners() -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    for index in channels.indices { listeners += channels[index].takeListeners() }
    defer { abandoned = [] }
    return listeners + abandoned
  }

  // MARK: - What is shown

  /// Hands out a row for each number while the view is there.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    for index in channels.indices { try channels[index].writeRows(at: time, sink) }
    if stage == .gone { leave() }
  }

  /// Keeps a row of each number while the view is there.
  ///
  /// - Returns: How many numbers take memory for it.
  mutating func keepRows(at row: Int) -> Int {
    var count = 0
    for index in channels.indices { count += channels[index].keepRows(at: row) }
    if stage == .gone { leave() }
    return count
  }
}
