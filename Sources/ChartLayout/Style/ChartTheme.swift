internal import DrawingModel

/// The colours of a figure.
public enum ChartTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on white.
  case light
  /// Light on nearly black.
  case dark

  /// The ground.
  var ground: Color { Color(hex: self == .light ? 0xFFFFFF : 0x15181D) }
  /// Titles, tick labels and the target line.
  var text: Color { Color(hex: self == .light ? 0x1B1F24 : 0xE6E9EE) }
  /// Subtitles, axis titles and axis lines.
  var secondaryText: Color { Color(hex: self == .light ? 0x57606A : 0x9AA4B2) }
  /// Grid lines, which are barely there.
  var grid: Color { Color(hex: self == .light ? 0xE9ECF0 : 0x272C34) }
  /// Bands, fainter still.
  var band: Color { Color(hex: self == .light ? 0xF3F5F8 : 0x1E232A) }
  /// The tints of shaded stretches, as faint as bands.
  var tints: [Color] {
    (self == .light ? [0xF4F6F8, 0xEEF4FE, 0xFEF4E9] : [0x1C2128, 0x182335, 0x2A201A])
      .map { Color(hex: $0) }
  }
  /// Lines that mark the start, nought and moments: stronger than the grid, weaker than the target,
  /// and at least 3:1 on the ground, on bands and on tints.
  var quietLine: Color { Color(hex: self == .light ? 0x858E99 : 0x646E7D) }
  /// The colours of curves.
  var palette: Palette { self == .light ? .light : .dark }
}
