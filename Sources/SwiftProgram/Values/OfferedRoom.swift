/// The effect of a modifier without rows on the room of its content.
package enum RoomChange {
  /// `.frame(minWidth:idealWidth:maxWidth:…)`, by the labels of the numbers that are given.
  case limits([String: Double])

  /// Something that nothing here computes.
  case unknown

  /// It reaches into the safe area, whose size is not known; without one it begins where it did.
  case safeArea
}

/// How much room a view is offered, as far as literal frames and paddings around it say: nothing is laid out.
package struct OfferedRoom {
  /// In points; nil where it is not known.
  package var width: Double?
  package var height: Double?

  /// Along which sides it is all of the screen.
  package var wholeScreen: GeometrySides

  package init(
    width: Double? = nil, height: Double? = nil, wholeScreen: GeometrySides = []
  ) {
    self.width = width
    self.height = height
    self.wholeScreen = wholeScreen
  }
}
