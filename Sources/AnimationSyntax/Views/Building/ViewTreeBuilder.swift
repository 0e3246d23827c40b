internal import MotionRecording
internal import SwiftProgram

/// Makes the tree of views of an update, with their identities, names and contents.
///
/// Bodies of the app's own views are evaluated here, where the identity of the view whose states they read is known.
final class ViewTreeBuilder {
  let run: ProgramRun

  var numbering = ViewNumbering()

  /// The last state of the app's own views, from which one of them can be made alone.
  var known = KnownViews()

  /// The actions on the views.
  var actions = ViewActions()

  /// The closures that change transactions on their way to the views.
  var transforms = TransactionTransforms()

  /// The phase animators of the last tree.
  var phased: [ViewIdentity: PhasedElement] = [:]

  /// The keyframe animators of the last tree.
  var keyframed: [ViewIdentity: KeyframedElement] = [:]

  /// The tracks of the keyframe animators, which are listed again in every update, but not in every frame.
  var tracks: [ViewIdentity: [KeyframeTrackValue]] = [:]

  /// The nesting depth of the current view.
  var nesting = 0

  /// The outermost views: a preview creates its objects once.
  var roots: [SwiftValue] = []

  /// Whether a tree has been made.
  var hasTree = false

  /// The last contents of bodies, which are kept as long as the values that the bodies read are the same.
  var keptBodies: [ViewIdentity: KeptBody] = [:]

  /// The number of evaluations of bodies.
  var evaluationCount = 0

  /// The orders of the elements of lists.
  var orders = KeptOrders()

  /// The preferences of the views so far.
  var preferences = CollectedPreferences()

  /// The objects and holders that the app's scenes have created.
  var scenes = KeptScenes()

  /// The color scheme that views prefer for the screen.
  var schemes = PreferredScheme()

  /// Whether the tree is made for a frame without a change of state.
  var isFrame = false

  init(_ run: ProgramRun) {
    self.run = run
  }

  /// Returns the view of the app that is the animator, or whose body contains it.
  func view(around animator: ViewIdentity) -> ViewIdentity? {
    known[animator] == nil ? known.animators[animator] : animator
  }

  func identity(_ parent: Int, _ step: ViewNumbering.Step) -> Int {
    numbering.number(of: step, in: parent)
  }

  /// Returns whether a view comes from one of some places.
  func lies(_ view: ViewIdentity, in places: [ViewIdentity]) -> Bool {
    numbering.lies(view, in: places)
  }
}
