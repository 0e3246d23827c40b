internal import AnimationSyntax
internal import MotionRecording
internal import SharedWork
internal import SwiftProgram

/// The motions for which the animations of an app stand: each text is read, played and measured once.
final class MotionStore: Sendable {
  /// The motion for which a text stands.
  struct Motion: Sendable {
    var subjects: [Subject] = []
    /// The reason why the text has no motion; empty if it has one.
    var reason = ""
    var duration: Double?
    var settle: Double?
    var overshoot: Double?
    /// The time from which the first subject stays within a thousandth of its travel, in seconds; nil if it never does.
    fileprivate var rest: Double?
    /// The first subject, played.
    fileprivate var played: PlayedMotion?
  }

  private let context: ExpressionContext
  private let motions = Locked<[String: Motion]>([:])
  private let samples = Locked<[String: MotionSamples]>([:])

  init(_ context: ExpressionContext) { self.context = context }

  /// Returns the motion for which a text stands.
  func motion(_ text: String) -> Motion {
    if let known = motions.withLock({ $0[text] }) { return known }
    let made = read(text)
    motions.withLock { $0[text] = made }
    return made
  }

  private func read(_ text: String) -> Motion {
    do {
      let curves = try Expression.parse(text, in: context)
      var motion = Motion(subjects: curves.map(\.subject))
      for subject in motion.subjects { measure(subject, into: &motion) }
      return motion
    } catch {
      return Motion(reason: error.problem.sentence)
    }
  }

  /// Adds the times and the overshoot of a subject, of which the largest are kept.
  private func measure(_ subject: Subject, into motion: inout Motion) {
    guard subject != .unanimated, let played = try? Recorder().play(subject, name: ""),
      let measures = try? played.measures()
    else { return }
    func longer(_ one: Double?, _ other: Double?) -> Double? {
      one.map { max($0, other ?? 0) } ?? other
    }
    let isFirst = subject == motion.subjects.first
    motion.duration =
      isFirst ? measures.logicalCompletion : longer(measures.logicalCompletion, motion.duration)
    motion.settle =
      isFirst
      ? measures.settledWithin1Percent : longer(measures.settledWithin1Percent, motion.settle)
    if isFirst {
      motion.rest = measures.settledWithinTenthPercent
      motion.played = played
    }
    motion.overshoot = max(motion.overshoot ?? 0, measures.overshoot?.fraction ?? 0)
  }

  /// Returns the samples of the single motion for which a text stands; nil if there is more than one, or no end.
  func samples(_ text: String) -> MotionSamples? {
    if let known = samples.withLock({ $0[text] }) { return known }
    let motion = motion(text)
    guard motion.subjects.count == 1,
      let played = motion.played ?? (try? Recorder().play(motion.subjects[0], name: "")),
      let made = MotionSamples(motion.subjects[0], played, atRestFrom: motion.rest)
    else { return nil }
    samples.withLock { $0[text] = made }
    // A played motion is large, and samples are never computed twice.
    motions.withLock { $0[text]?.played = nil }
    return made
  }
}
