/// One thing to draw; later commands cover earlier ones.
public indirect enum DrawingCommand: Hashable, Sendable {
  /// Fills the inside of a path (non-zero winding) with a color.
  case fill(Path, Color)
  /// Draws the outline of a path.
  case stroke(Path, StrokeStyle, Color)
  /// Sets a line of text with its anchor at a point on the baseline.
  case text(TextRun, at: Point)
  /// Draws commands, but only inside a rectangle.
  case clip(Rect, [DrawingCommand])
  /// Draws commands that belong together under a name, such as those of one curve.
  case group(String, [DrawingCommand])
}
