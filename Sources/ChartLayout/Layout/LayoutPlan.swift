internal import DrawingModel

/// The positions of all parts of a figure: final rectangles, anchors and scales.
struct LayoutPlan: Sendable {
  /// A value or a time on its axis.
  struct Tick: Hashable, Sendable {
    let value: Double
    /// The coordinate along the axis.
    let position: Double
    /// The label; nil where it would cover another.
    let label: PlacedText?
  }

  /// One plot.
  struct Panel: Sendable {
    /// A curve in its place.
    struct Trace: Hashable, Sendable {
      let series: Int
      let role: ChartCurve.Role
      let trace: CurveTrace
      /// The remark beside the curve; empty for none.
      var remark = ""
    }

    /// The rectangle spanned by the two axes.
    var plot: Rect
    var title: PlacedText?
    /// The name of a lane.
    var heading: PlacedText?
    let scale: AxisScale
    let ticks: [Tick]
    /// The numbers of lines between ticks, to the right of the plot.
    let referenceLabels: [PlacedText]
    /// The lines at values with a meaning, and their y.
    let references: [(kind: ChartPanel.Reference.Kind, y: Double)]
    /// The stretches of a target that changes, from left to right.
    var steps: [Step] = []
    let bands: [Band]
    /// The areas between two courses, from back to front.
    var ribbons: [Ribbon] = []
    /// The shaded stretches, from left to right.
    var stretches: [Stretch] = []
    var traces: [Trace] = []
    var marks: [Mark] = []
    /// The room of labels that are at curves, and their hairlines.
    var labels: [Rect] = []
    var leaders: [Path] = []
    /// The handles of curves.
    var handles: [(series: Int, line: LineSegment)] = []
    /// Remarks beside curves, such as those of ghosts, with their hairlines.
    var remarks: [Remark] = []
    /// Whether curves may have been cut off at the edges.
    let isLimited: Bool
  }

  /// A stretch in which a target stays.
  struct Step: Hashable, Sendable {
    var left: Double
    var right: Double
    var y: Double
  }

  /// A faint band, and the series whose color tints it, if there is one.
  struct Band: Hashable, Sendable {
    let area: Rect
    let series: Int?
    var name = ""
  }

  /// An area between two courses, its name, and the series whose color tints it, if there is one.
  struct Ribbon: Hashable, Sendable {
    let outline: Path
    let name: String
    let series: Int?
  }

  /// A shaded stretch of time and its name, if there is room for one.
  struct Stretch: Hashable, Sendable {
    let area: Rect
    let tint: Int
    var label: PlacedText?
  }

  /// A line through all panels and the name above it.
  struct Moment: Sendable {
    let x: Double
    /// The parts of the line; none at the left end of the time axis.
    let line: [(top: Double, bottom: Double)]
    /// The words of the name from left to right; none where there is no room.
    let name: [PlacedText]
  }

  /// The label of a curve.
  struct Entry: Sendable {
    let series: Int
    /// The two ends of a sample of its line; nil where the label is at the curve.
    let sample: (start: Point, end: Point)?
    let label: PlacedText
    /// The second line of a long label.
    var secondLine: PlacedText?
    /// A hairline from a point of the curve to the label, where the label is not close to the curve.
    let leader: [Point]

    /// The lines of the label.
    var lines: [PlacedText] { [label] + (secondLine.map { [$0] } ?? []) }
    /// The area that the label covers.
    var bounds: Rect {
      guard let second = secondLine?.bounds else { return label.bounds }
      return Rect(
        left: min(label.bounds.left, second.left), top: label.bounds.top,
        right: max(label.bounds.right, second.right), bottom: second.bottom)
    }
  }

  /// A mark on a curve.
  struct Mark: Hashable, Sendable {
    let series: Int
    let point: Point
    let kind: ChartMark.Kind
    let label: PlacedText?
    /// A hairline from the mark to its label, where the label is not close to the mark.
    let leader: [Point]
    /// The direction in which an arrow points, as a vector of length 1; without meaning for other kinds.
    var direction = Point(x: 1, y: 0)
  }

  /// Words about a curve.
  struct Remark: Hashable, Sendable {
    /// The curve that the words are about; nil for quiet words.
    let series: Int?
    let label: PlacedText
    let leader: [Point]
  }

  /// The content under the plots, for which there was no room beside the curves.
  struct Foot: Sendable {
    /// The rows of a table, each with a sample of its curve.
    var entries: [Entry] = []
    /// The figures, heads and other words.
    var texts: [PlacedText] = []
  }

  /// A row of stages under the time axis.
  struct Ruler: Hashable, Sendable {
    /// A stage and its name, if there is room for one.
    struct Stage: Hashable, Sendable {
      let left: Double
      let right: Double
      let kind: ChartRuler.Stage.Kind
      let label: PlacedText?
    }

    let series: Int
    let y: Double
    let stages: [Stage]
    /// The name of the curve, where there are several rulers.
    let name: PlacedText?
  }

  /// The objects of a strobe under the time axis.
  struct Strobe: Sendable {
    /// A track and the object that moves along it.
    struct Lane: Sendable {
      let series: Int
      let y: Double
      /// The positions at which the track begins and ends.
      let track: (start: Double, target: Double)
      /// The positions of the object, from instant to instant.
      let positions: [Double]
      /// The name of the lane, where it is written next to the lane.
      let name: PlacedText?
    }

    let shape: ChartStrobe.Shape
    /// The width of the object.
    let extent: Double
    let lanes: [Lane]
    /// The values at the ends of the tracks and the words about the interval between the instants.
    let notes: [PlacedText]
  }

  let size: Size
  let metrics: ChartMetrics
  var header: [PlacedText] = []
  var entries: [Entry] = []
  /// The words "and 12 more", where a legend has no room for all entries.
  var remainder: PlacedText?
  var panels: [Panel] = []
  var moments: [Moment] = []
  var timeScale: AxisScale
  var timeTicks: [Tick] = []
  var timeTitle: PlacedText?
  var rulers: [Ruler] = []
  var strobe: Strobe?
  var foot = Foot()
  /// The content that has no place in this plan and should be at the foot.
  var unplaced = FootContent()

  /// Whether every curve that has a label has it at the curve, and not in a legend or nowhere.
  ///
  /// Of a sweep, whose order tells the others apart, some labels are enough.
  func labelsAllCurves(of chart: Chart) -> Bool {
    let labelled = Set(entries.filter { $0.sample == nil }.map(\.series))
    return chart.series.indices.allSatisfy { index in
      let series = chart.series[index]
      guard series.naming == .label, series.style == .automatic else { return true }
      return labelled.contains(index)
    }
  }

  /// Whether any curve is named, or it is said how many more there are.
  var namesCurves: Bool {
    !entries.isEmpty || remainder != nil || !foot.entries.isEmpty
      || strobe?.lanes.contains { $0.name != nil } == true
  }

  /// Every text in the figure.
  var texts: [PlacedText] {
    var texts = header + entries.flatMap(\.lines)
    if let remainder { texts.append(remainder) }
    texts += moments.flatMap(\.name)
    for panel in panels {
      if let heading = panel.heading { texts.append(heading) }
      if let title = panel.title { texts.append(title) }
      texts += panel.ticks.compactMap(\.label)
      texts += panel.referenceLabels
      texts += panel.stretches.compactMap(\.label)
      texts += panel.marks.compactMap(\.label)
      texts += panel.remarks.map(\.label)
    }
    texts += timeTicks.compactMap(\.label)
    if let timeTitle { texts.append(timeTitle) }
    for ruler in rulers {
      texts += ruler.stages.compactMap(\.label)
      if let name = ruler.name { texts.append(name) }
    }
    if let strobe { texts += strobe.lanes.compactMap(\.name) + strobe.notes }
    texts += foot.entries.map(\.label) + foot.texts
    return texts
  }
}
