/// How long a motion plays, and how long what its modifiers are around plays in its own time.
///
/// A motion leaves this behind when it is made, so that a ruler of its stages need not play it again.
package struct MotionLength: Hashable, Sendable {
  /// Seconds; infinite for a motion without end.
  package var duration: Double

  /// Nothing for what plays inside all modifiers, one for a modifier, and two for a repetition: the first
  /// cycle, which may begin with a velocity, and the later ones.
  package var inside: [MotionLength]

  /// Makes a length.
  package init(duration: Double, inside: [MotionLength] = []) {
    self.duration = duration
    self.inside = inside
  }
}
