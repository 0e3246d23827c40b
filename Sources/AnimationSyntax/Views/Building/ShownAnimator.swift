internal import MotionRecording
internal import SwiftProgram

/// The view that a phase or keyframe animator shows at a moment, and the modifier that moves its numbers.
struct ShownAnimator {
  /// The identity of the animator.
  let key: ViewIdentity

  /// The phases or keyframes that move the numbers of the view.
  let modifier: ViewModifierValue

  /// The view that the animator shows.
  let content: ViewElement
}
