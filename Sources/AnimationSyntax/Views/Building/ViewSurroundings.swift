internal import AnimationModel
internal import MotionRecording

/// What surrounds a view.
struct ViewSurroundings {
  /// The number of what is around it, and of the ids and branches on the way.
  var path: Int

  /// The values of the surroundings.
  var environment: [String: ViewValue] = [:]

  /// How much room there is.
  var room = OfferedRoom()

  /// How texts change; nil for at once.
  var contentTransition: ContentTransition?

  /// Whether no view of the app's own is around it.
  var isRoot = false
}
