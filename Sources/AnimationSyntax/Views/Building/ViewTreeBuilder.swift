internal import MotionRecording
internal import SwiftProgram

/// Makes the tree of an update: which views there are, what they are called, and what is in them.
///
/// Bodies of the app's own views are evaluated here, where it is known which view it is whose states they read.
final class ViewTreeBuilder {
  let run: ProgramRun

  var numbering = ViewNumbering()

  /// The views of the app's own as they were made last, to make one of them alone.
  var known = KnownViews()

  /// The actions on the views.
  var actions = ViewActions()

  /// The transforms of transactions on their way to the views.
  var transforms = TransactionTransforms()

  /// The phase animators of the tree that was made last.
  var phased: [ViewIdentity: PhasedElement] = [:]

  /// The keyframe animators, as they were shown last.
  var keyframed: [ViewIdentity: KeyframedElement] = [:]

  /// The tracks of the keyframe animators, which are listed anew in every update, not in every frame.
  var tracks: [ViewIdentity: [KeyframeTrackValue]] = [:]

  /// In how many views the one that is being made lies.
  var nesting = 0

  /// The views with which everything begins: what a preview makes it makes once.
  var roots: [SwiftValue] = []

  /// Whether a tree has been made.
  var hasTree = false

  /// The content that bodies have shown, which is kept as long as none of the values that they read has changed.
  var keptBodies: [ViewIdentity: KeptBody] = [:]

  /// How many bodies have been evaluated.
  var evaluationCount = 0

  /// The orders of the elements of lists.
  var orders = KeptOrders()

  /// The preferences of the views so far.
  var preferences = CollectedPreferences()

  /// The values that the app's scenes have made.
  var scenes = KeptScenes()

  /// The color scheme that views prefer for the screen.
  var schemes = PreferredScheme()

  /// Whether the tree is made for a frame, in which no state has changed.
  var isFrame = false

  init(_ run: ProgramRun) {
    self.run = run
  }

  /// The view of the app's own that an animator is, or in whose body it is.
  func view(around animator: ViewIdentity) -> ViewIdentity? {
    known[animator] == nil ? known.animators[animator] : animator
  }

  func identity(_ parent: Int, _ step: ViewNumbering.Step) -> Int {
    numbering.number(of: step, in: parent)
  }

  /// Whether a view comes from one of some places.
  func lies(_ view: ViewIdentity, in places: [ViewIdentity]) -> Bool {
    numbering.lies(view, in: places)
  }
}
