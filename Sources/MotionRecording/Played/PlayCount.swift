package import AnimationModel
internal import SharedWork

/// Counts how often motions are played, so that a test can see that a command plays each of them once.
///
///     let count = PlayCount()
///     try PlayCount.$current.withValue(count) { try command.run() }
///     #expect(count.repeated.isEmpty)
///
/// To play is to find out how something moves: the states of a spring in continuous time, or what an animation
/// answers frame by frame. To sample what was played is not.
package final class PlayCount: Sendable {
  /// Something that is played, and the clock.
  package enum Play: Hashable, Sendable {
    case motion(Subject, Clock)
    case interruption([NamedAnimation], rule: Retargeting?, Clock)
    case script(Clock)
    case views(Clock)
  }

  /// The count that notes the plays; nil if plays are not counted, as in the tool itself.
  @TaskLocal package static var current: PlayCount?

  private let counts = Locked<[Play: Int]>([:])

  /// Makes a count of nothing.
  package init() {}

  /// How often each motion was played.
  package var plays: [Play: Int] { counts.withLock { $0 } }

  /// The plays that were played more than once, with how often.
  package var repeated: [Play: Int] { plays.filter { $0.value > 1 } }

  /// Counts a play.
  static func note(_ play: @autoclosure () -> Play) {
    guard let current else { return }
    let play = play()
    current.counts.withLock { $0[play, default: 0] += 1 }
  }
}
