internal import MotionRecording
internal import SwiftProgram

/// What an animator of phases or keyframes shows at a moment.
struct ShownAnimator {
  /// The identity of the animator.
  let key: ViewIdentity

  /// What moves the numbers of what it shows.
  let modifier: ViewModifierValue

  /// The view that it shows.
  let content: ViewElement
}
