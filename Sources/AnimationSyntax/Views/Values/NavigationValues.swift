internal import AnimationModel
internal import MotionRecording

/// `.navigationDestination(for:)`: what is shown for the values of a type in the path around it.
struct DestinationValue {
  /// The type of the values; unknown for one that is not known.
  var type: ViewType

  /// How the type is written.
  var words: String
  var content: ClosureValue
  var position: SourcePosition
}

/// A `NavigationLink` with the screen that it leads to.
struct ScreenLink {
  /// What says whether the screen is shown.
  enum Presence {
    /// The link itself: since it was tapped, until the screen is left.
    case own

    /// `isActive:`.
    case flag(ViewValue)

    /// `selection:`, while it is what `tag:` says.
    case selection(ViewValue, tag: ViewValue)
  }

  var presence: Presence

  /// Whether something in the screen may move, as far as that is known before it is shown.
  var mayMove: Bool

  /// Makes the screen, once it is shown.
  var content: () throws -> ViewElement
  var position: SourcePosition
}

/// What screens that are shown on top of each other keep.
struct ShownScreens {
  /// The paths that stacks keep by themselves, and whether a link has been followed.
  var paths: [ViewIdentity: Frame] = [:]

  /// The sizes of the views that a zoom may begin at, as far as they are literal.
  var zoomSources: [ViewKey: ViewSize?] = [:]
}
