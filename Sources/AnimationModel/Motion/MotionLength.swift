/// The duration of a motion, and those of the motions inside its modifiers, each in its own time.
///
/// It is kept when a motion is made, so that a ruler of its stages need not play it again.
package struct MotionLength: Hashable, Sendable {
  /// The duration in seconds; infinite for a motion without end.
  package var duration: Double

  /// The lengths of the motions inside: none for the core, one for a modifier, and two for a repetition: the first
  /// cycle, which may begin with a velocity, and the later ones.
  package var inside: [MotionLength]

  /// Makes a length.
  package init(duration: Double, inside: [MotionLength] = []) {
    self.duration = duration
    self.inside = inside
  }
}
