/// The effect of a modifier without rows on the size that its content is offered.
package enum RoomChange {
  /// `.frame(minWidth:idealWidth:maxWidth:…)`, by the labels of the numbers that are given.
  case limits([String: Double])

  /// An effect that is not computed.
  case unknown

  /// The content reaches into the safe area, whose size is unknown; without a safe area it begins where it did.
  case safeArea
}

/// The size that a view is offered, as far as literal frames and paddings around it determine it without layout.
package struct OfferedRoom {
  /// The width in points; nil if it is unknown.
  package var width: Double?
  package var height: Double?

  /// The sides along which the size is that of the screen.
  package var wholeScreen: GeometrySides

  package init(
    width: Double? = nil, height: Double? = nil, wholeScreen: GeometrySides = []
  ) {
    self.width = width
    self.height = height
    self.wholeScreen = wholeScreen
  }
}
