/// The type of a part of an app's own animation.
package enum AnimationPartKind: String, Hashable, Sendable {
  case vector = "VectorArithmetic"
  case context = "AnimationContext"
  case state = "AnimationState"
  case environment = "EnvironmentValues"
  case timeline = "KeyframeTimeline"
  case keyframes = "Keyframes"
}
