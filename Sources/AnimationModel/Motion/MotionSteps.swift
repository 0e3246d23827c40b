/// The steps into which continuous time is cut for a motion that is played in frames: those of SwiftUI's fluid springs.
enum MotionSteps {
  /// The number of steps in a second.
  ///
  /// Source: semantics reference, section 7.3 step 2 (recovered).
  static let perSecond = 300.0
}
