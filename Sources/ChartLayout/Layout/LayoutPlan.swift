internal import DrawingModel

/// Where everything in a figure goes: final rectangles, anchors and scales.
struct LayoutPlan: Sendable {
  /// A value or a time on its axis.
  struct Tick: Hashable, Sendable {
    let value: Double
    /// The coordinate along the axis.
    let position: Double
    /// Nil where the label would cover another.
    let label: PlacedText?
  }

  /// One plot.
  struct Panel: Sendable {
    /// The rectangle spanned by the two axes.
    var plot: Rect
    let title: PlacedText?
    let scale: AxisScale
    let ticks: [Tick]
    /// The lines at values with a meaning, and their y.
    let references: [(kind: ChartPanel.Reference.Kind, y: Double)]
    let bands: [Rect]
    var traces: [(series: Int, trace: CurveTrace)] = []
    var marks: [Mark] = []
    /// Whether curves may have been cut off at the edges.
    let isLimited: Bool
  }

  /// A sample of a curve's line beside its label.
  struct Entry: Sendable {
    let series: Int
    /// The two ends of the line sample.
    let sample: (start: Point, end: Point)
    let label: PlacedText
    /// A hair line from the curve's end to the sample, where the label was moved.
    let leader: [Point]
  }

  /// A mark on a curve.
  struct Mark: Hashable, Sendable {
    let series: Int
    let point: Point
    let isRing: Bool
    let label: PlacedText?
    /// Whether the label stands on a curve and needs a ground of its own.
    let coversCurve: Bool
  }

  let size: Size
  let metrics: ChartMetrics
  var header: [PlacedText] = []
  var entries: [Entry] = []
  /// "and 12 more", where a legend has no room for all.
  var remainder: PlacedText?
  var panels: [Panel] = []
  var timeScale: AxisScale
  var timeTicks: [Tick] = []
  var timeTitle: PlacedText?

  /// Every text in the figure.
  var texts: [PlacedText] {
    var texts = header + entries.map(\.label)
    if let remainder { texts.append(remainder) }
    for panel in panels {
      if let title = panel.title { texts.append(title) }
      texts += panel.ticks.compactMap(\.label)
      texts += panel.marks.compactMap(\.label)
    }
    texts += timeTicks.compactMap(\.label)
    if let timeTitle { texts.append(timeTitle) }
    return texts
  }
}
