internal import DrawingModel

/// All lengths of a figure, which follow from its size.
struct ChartMetrics: Hashable, Sendable {
  /// The size of labels in points, and the unit of everything else.
  let base: Double

  /// The purpose of the figure.
  let density: ChartDensity

  /// The least size of labels, in points.
  static let smallestBase = 11.0

  /// Takes the base from the size: a 56th of the width, more in figures for slides and posts; less in very flat figures, so that
  /// words and plot still fit.
  ///
  /// - Parameter size: The figure's size.
  /// - Parameter lanes: The number of lanes one below the other; many need smaller words.
  init(size: Size, lanes: Int = 0, density: ChartDensity = .usual) {
    self.density = density
    let heights = max(density.basesUp, 10 + 1.6 * Double(lanes))
    let wide = size.width / density.basesAcross
    // A phone's figure is as high as its words need.
    base = max(Self.smallestBase, density == .phone ? wide : min(wide, size.height / heights))
  }

  /// The lengths of a sheet with so many cells: smaller ones where cells are small.
  init(size: Size, columns: Int, rows: Int, density: ChartDensity = .usual) {
    self.density = density
    let cell = min(size.width / Double(max(columns, 1)), 1.4 * size.height / Double(max(rows, 1)))
    base = max(Self.smallestBase, min(Self(size: size, density: density).base, cell / 8))
  }

  var titleFont: Font { Font(size: base * 1.3, weight: .bold) }
  var labelFont: Font { Font(size: base) }
  var noteFont: Font { Font(size: base * density.noteSize) }

  /// The font of a series' label.
  func font(for series: Series) -> Font {
    // Code faces look larger than the sans serif beside them.
    series.isCode ? codeFont : labelFont
  }

  /// The font of words beside code, at the size at which code looks as large.
  var wordFont: Font { Font(size: base * density.codeSize) }
  /// The font of code.
  var codeFont: Font { Font(face: .monospaced, size: base * density.codeSize) }

  /// The width of curves: 2.25 at a width of 1200.
  var curveWidth: Double { base / density.curvesAcrossBase }
  /// The width of grid, axis and reference lines: 1 at a width of 1200, and a whole number of
  /// pixels in larger figures, so that they are crisp.
  var hairWidth: Double {
    base < 20 ? max(base / 20, 0.65) : max((base / 26).rounded(), 1)
  }
  /// The position nearest to `position` at which a hairline touches no more pixels than it must.
  func crisp(_ position: Double) -> Double {
    let half = max(hairWidth, 1) / 2
    return (position - half).rounded() + half
  }

  /// The radius of the markers along curves.
  var markerRadius: Double { curveWidth * 1.8 }
  /// The unit that dashes are given in.
  var dashUnit: Double { base / 12 }
  /// The length of an axis tick.
  var tickLength: Double { base * 0.3 }
  /// The length of a line sample beside a label.
  var sampleWidth: Double { base * 2 }
  /// The space between things that belong together.
  var smallGap: Double { base * 0.45 }
  /// The space between things that do not belong together.
  var largeGap: Double { base * 1.1 }
  /// The space between plots and the margin at their right.
  var rightGap: Double { base * 0.8 }
  /// The radius of rings on peaks and jumps.
  var ringRadius: Double { base * 0.24 }
  /// The distance that a tick on a curve reaches to either side.
  var markTick: Double { base * 0.45 }
  /// The height of a row of a strobe.
  var strobeRow: Double { base * 1.35 }
  /// The extent of a moving object in a strobe.
  var strobeObject: Double { base * 0.9 }
  /// The diameter of a frame's dot.
  var frameDot: Double { base * 0.3 }
}
