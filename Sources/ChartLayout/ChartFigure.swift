public import DrawingModel

/// The drawing of a chart, and what had no room in it.
public struct ChartFigure: Hashable, Sendable {
  /// The drawing.
  public var drawing: Drawing

  /// Whether a figure of several curves says which is which: in one that is small their names may have no room.
  public let namesCurves: Bool
}
