package import AnimationModel
internal import SharedWork

/// A count of how often motions are played, with which a test can check that a command plays each of them once.
///
///     let count = PlayCount()
///     try PlayCount.$current.withValue(count) { try command.run() }
///     #expect(count.repeated.isEmpty)
///
/// Playing is finding out how something moves: computing the states of a spring in continuous time, or asking an
/// animation frame by frame. Sampling a played motion is not.
package final class PlayCount: Sendable {
  /// The thing that is played, and the clock.
  package enum Play: Hashable, Sendable {
    case motion(Subject, Clock)
    case interruption([NamedAnimation], rule: Retargeting?, Clock)
    case script(Clock)
    case views(Clock)
  }

  /// The count to which plays are added; nil if plays are not counted, as in the tool itself.
  @TaskLocal package static var current: PlayCount?

  private let counts = Locked<[Play: Int]>([:])

  /// Makes an empty count.
  package init() {}

  /// The number of times that each motion has been played.
  package var plays: [Play: Int] { counts.withLock { $0 } }

  /// The motions that were played more than once, with the number of times.
  package var repeated: [Play: Int] { plays.filter { $0.value > 1 } }

  /// Counts a play.
  static func note(_ play: @autoclosure () -> Play) {
    guard let current else { return }
    let play = play()
    current.counts.withLock { $0[play, default: 0] += 1 }
  }
}
