internal import AnimationModel

/// The coming and going of a view that has not moved: it is only played if the view ever comes or goes animated.
struct RestingTransition {
  /// The transition that would be played.
  let transition: ViewTransition

  /// The surroundings that its animations would see.
  let environment: EnvironmentValues

  /// Since when it is there, in seconds.
  let time: Double

  /// The index of its first row.
  let row: Int
}
