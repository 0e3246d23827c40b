internal import CurveGeometry
public import DrawingModel

/// The colors of a figure.
///
///     var theme = ChartTheme.dark
///     theme.background = .transparent
///     theme.curves = .palette(.okabeIto)
public struct ChartTheme: Hashable, Sendable, CaseIterable {
  /// The background of a figure.
  public enum Background: Hashable, Sendable {
    /// The ground of the theme.
    case usual
    /// Nothing: the background of the page shows through. Colors are those for the theme's own ground.
    case transparent
    /// An opaque color. Words and lines are adjusted until they can be read on it.
    case color(Color)
  }

  /// The colors of curves.
  public enum CurveColors: Hashable, Sendable {
    /// A palette by name.
    case palette(NamedPalette)
    /// Custom colors, in the order of the curves; they repeat with the next dash. Words about a curve are
    /// darker or lighter where its color could not be read. An empty list counts as the standard palette.
    case own([Color])
  }

  /// The choice of when dashes distinguish curves, besides their colors.
  public enum Dashing: Hashable, Sendable {
    /// From the fifth curve on for all curves, and where labels are not at their curves.
    case automatic
    /// Always: every curve but the first has a dash of its own.
    case always
    /// Never.
    case never
  }

  /// Dark on white.
  public static let light = ChartTheme(isDark: false)
  /// Light on nearly black.
  public static let dark = ChartTheme(isDark: true)
  /// Both themes, without custom colors.
  public static let allCases = [light, dark]

  private let isDark: Bool
  /// Whether words are light on a dark ground.
  var isLightOnDark: Bool { isDark }
  /// The background of the figure.
  public var background = Background.usual
  /// The colors of curves.
  public var curves = CurveColors.palette(.standard)

  /// The choice of when curves have dashes; ghosts always have.
  public var dashing = Dashing.automatic

  private init(isDark: Bool) { self.isDark = isDark }

  /// The theme whose words stand out more from a color.
  public static func theme(for background: Color) -> ChartTheme {
    background.contrast(with: light.text) >= background.contrast(with: dark.text) ? .light : .dark
  }

  /// The ground, or the assumed one where nothing is drawn.
  var ground: Color {
    if case .color(let color) = background { return color.opacity(1) }
    return usualGround
  }
  /// The color that is painted behind all parts, with its opacity.
  var paintedGround: Color { background == .transparent ? usualGround.opacity(0) : ground }
  /// The color with which rings are filled; nil where there is nothing behind them.
  var ringGround: Color? { background == .transparent ? nil : ground }

  /// The color of titles, tick labels and the target line.
  var text: Color { readable(isDark ? 0xE6E9EE : 0x1B1F24, 4.5) }
  /// The color of subtitles, axis titles and axis lines.
  var secondaryText: Color { readable(isDark ? 0x9AA4B2 : 0x57606A, 4.5) }
  /// The color of grid lines, which are barely visible.
  var grid: Color { faint(isDark ? 0x272C34 : 0xE9ECF0, 0.1) }
  /// The color of bands, which are fainter still.
  var band: Color { faint(isDark ? 0x1E232A : 0xF3F5F8, 0.05) }
  /// The tints of shaded stretches, as faint as bands.
  var tints: [Color] {
    guard case .color = background else {
      return (isDark ? [0x1C2128, 0x182335, 0x2A201A] : [0xF4F6F8, 0xEEF4FE, 0xFEF4E9])
        .map { Color(hex: $0) }
    }
    return [faint(0, 0.05)]
      + [0x2B6BE0, 0xE08A2B].map { ground.mixed(with: Color(hex: $0), fraction: 0.09) }
  }
  /// The color of lines that mark the start, zero and moments: stronger than the grid, weaker than the
  /// target, and at least 3:1 on the ground, on bands and on tints.
  var quietLine: Color { readable(isDark ? 0x646E7D : 0x858E99, 3) }

  /// The tint of a band that belongs to a curve.
  func tint(of color: Color) -> Color {
    ground.mixed(with: color, fraction: isDark ? 0.24 : 0.15)
  }

  /// The color of a ghost: as close to the ground as is still visible, on tints, too.
  func ghost(of color: Color) -> Color {
    let grounds = [ground, band] + tints
    func isVisible(_ fraction: Double) -> Bool {
      let faded = color.mixed(with: ground, fraction: fraction)
      return grounds.allSatisfy { faded.contrast(with: $0) >= Self.leastGhost }
    }
    let strongest = 0.0
    guard isVisible(strongest) else { return color.readable(on: ground, at: Self.leastGhost) }
    let faintest =
      isVisible(Self.faintestGhost)
      ? Self.faintestGhost
      : Halving.ends(strongest, Self.faintestGhost, halvings: 20, where: isVisible).low
    return color.mixed(with: ground, fraction: faintest)
  }

  /// The least contrast of ghosts, with room for the rounding of their colors.
  private static let leastGhost = 3.04
  /// The largest part of the ground in the color of a ghost.
  private static let faintestGhost = 0.6

  private var usualGround: Color { Color(hex: isDark ? 0x15181D : 0xFFFFFF) }

  /// A color of the theme; on a ground of another color adjusted until it can be read there.
  private func readable(_ hex: UInt32, _ contrast: Double) -> Color {
    guard case .color = background else { return Color(hex: hex) }
    return Color(hex: hex).readable(on: ground, at: contrast * 1.03)
  }

  /// A color of the theme; on a ground of another color a part of the text's color.
  private func faint(_ hex: UInt32, _ share: Double) -> Color {
    guard case .color = background else { return Color(hex: hex) }
    return ground.mixed(with: text, fraction: share)
  }
}
