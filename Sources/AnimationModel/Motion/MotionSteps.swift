/// The steps from which the continuous time of a motion is joined: those of SwiftUI's fluid springs.
enum MotionSteps {
  /// Steps in a second.
  ///
  /// Source: semantics reference, section 7.3 step 2 (recovered).
  static let perSecond = 300.0
}
