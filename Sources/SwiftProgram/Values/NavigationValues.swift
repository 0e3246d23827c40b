package import AnimationModel
package import MotionRecording

/// `.navigationDestination(for:)`: what is shown for the values of a type in the path around it.
package struct DestinationValue {
  /// The type of the values; unknown for one that is not known.
  package var type: SwiftType

  /// How the type is written.
  package var words: String
  package var content: ClosureValue
  package var position: SourcePosition

  package init(type: SwiftType, words: String, content: ClosureValue, position: SourcePosition) {
    self.type = type
    self.words = words
    self.content = content
    self.position = position
  }
}

/// A `NavigationLink` with the screen that it leads to.
package struct ScreenLink {
  /// The condition under which the screen is shown.
  package enum Presence {
    /// The link itself: since it was tapped, until the screen is left.
    case own

    /// `isActive:`.
    case flag(SwiftValue)

    /// `selection:`, while it is what `tag:` says.
    case selection(SwiftValue, tag: SwiftValue)
  }

  package var presence: Presence

  /// Whether something in the screen may move, as far as that is known before it is shown.
  package var mayMove: Bool

  /// Makes the screen, once it is shown.
  package var content: () throws -> ViewElement
  package var position: SourcePosition

  package init(
    presence: Presence, mayMove: Bool, content: @escaping () throws -> ViewElement,
    position: SourcePosition
  ) {
    self.presence = presence
    self.mayMove = mayMove
    self.content = content
    self.position = position
  }
}

/// The values that screens that are shown on top of each other keep.
package struct ShownScreens {
  /// The paths that stacks keep by themselves, and whether a link has been followed.
  package var paths: [ViewIdentity: Frame] = [:]

  /// The sizes of the views that a zoom may begin at, as far as they are literal.
  package var zoomSources: [ViewKey: ViewSize?] = [:]
}
