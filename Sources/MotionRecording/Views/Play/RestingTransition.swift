internal import AnimationModel

/// The transition of a view that has not moved yet: it is only played if the view is inserted or removed with an
/// animation.
struct RestingTransition {
  /// The transition that would be played.
  let transition: ViewTransition

  /// The surroundings that the animations would see.
  let environment: EnvironmentValues

  /// The time from which the view is present, in seconds.
  let time: Double

  /// The index of the first row of the transition.
  let row: Int
}
