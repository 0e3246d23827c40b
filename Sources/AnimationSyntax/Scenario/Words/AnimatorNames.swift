/// The names of phase and keyframe animators.
enum AnimatorNames {
  static let all: Set<String> = [
    "phaseAnimator", "PhaseAnimator", "keyframeAnimator", "KeyframeAnimator",
  ]
}
