/// The names of what takes its content through phases or keyframes.
enum AnimatorNames {
  static let all: Set<String> = [
    "phaseAnimator", "PhaseAnimator", "keyframeAnimator", "KeyframeAnimator",
  ]
}
