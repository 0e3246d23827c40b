package import AnimationModel
package import MotionRecording

/// `.navigationDestination(for:)`: the screen for the values of a type in the navigation path.
package struct DestinationValue {
  /// The type of the values; ``SwiftType/unknown`` where it is unknown.
  package var type: SwiftType

  /// The type as it is written.
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
    /// The link itself: from the tap until the screen is left.
    case own

    /// `isActive:`.
    case flag(SwiftValue)

    /// `selection:`, while it is equal to `tag:`.
    case selection(SwiftValue, tag: SwiftValue)
  }

  package var presence: Presence

  /// Whether something in the screen may move, as far as that is known before the screen is shown.
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

/// The state of screens that are shown on top of each other.
package struct ShownScreens {
  /// The paths that navigation stacks keep themselves, and whether a link has been followed.
  package var paths: [ViewIdentity: Frame] = [:]

  /// The sizes of the views at which a zoom may begin, as far as they are literal.
  package var zoomSources: [ViewKey: ViewSize?] = [:]
}
