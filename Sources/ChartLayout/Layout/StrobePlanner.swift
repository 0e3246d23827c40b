internal import DrawingModel

/// Places the tracks of a strobe below all other parts, each in a row of its own.
struct StrobePlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let appearances: [SeriesAppearance]
  let size: Size
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The largest part of the height that rows take; if there are more rows, they are lower.
  private static var maximumShare: Double { 0.4 }

  private var lanes: [ChartStrobe.Lane] {
    (chart.strobe?.lanes ?? []).filter { appearances.indices.contains($0.series) }
  }

  /// The height of a track with its objects.
  private var rowHeight: Double {
    let names = Double(lanes.count) * nameHeight
    let room = max(size.height * Self.maximumShare - names, 0)
    return min(metrics.strobeRow, room / Double(max(lanes.count, 1)))
  }

  /// The height of a name above a track; 0 where tracks have none or names have no room.
  private var nameHeight: Double {
    guard lanes.count > 1 || lanes.contains(where: { !$0.name.isEmpty }) else { return 0 }
    let wanted = Double(lanes.count) * (noteHeight + metrics.strobeRow * 0.7)
    return wanted <= size.height * Self.maximumShare ? noteHeight : 0
  }

  /// The distance from the part above.
  private var gap: Double { metrics.base * 0.6 }

  private var noteHeight: Double { measurer.lineHeight(of: metrics.noteFont) }

  /// Whether the values at the ends of all tracks are the same, and are therefore written once.
  private var isShared: Bool {
    guard let first = lanes.first else { return false }
    return lanes.allSatisfy(first.hasTrack)
  }

  /// The height that the strobe takes at a level of detail.
  func height(_ detail: LayoutDetail) -> Double {
    guard !lanes.isEmpty else { return 0 }
    return gap + Double(lanes.count) * (nameHeight + rowHeight)
      + (detail.showsPanelTitles ? noteHeight : 0)
  }

  /// Places the rows above `bottom`.
  ///
  /// - Parameter right: The horizontal position at which names must end.
  func plan(
    _ detail: LayoutDetail, time: AxisScale, bottom: Double, right: Double
  ) -> LayoutPlan.Strobe? {
    guard let strobe = chart.strobe, !lanes.isEmpty else { return nil }
    let top = bottom - height(detail) + gap
    let extent = rowHeight / metrics.strobeRow * metrics.strobeObject
    let rows = lanes.enumerated().map { index, lane in
      let y = top + Double(index + 1) * nameHeight + (Double(index) + 0.5) * rowHeight
      return row(lane, y: y, scale: scale(of: lane, time: time, extent: extent)) {
        name(of: lane, y: y, axis: time, right: right)
      }
    }
    var notes: [PlacedText] = []
    if detail.showsPanelTitles {
      notes = self.notes(
        strobe, time: time, extent: extent,
        top: top + Double(lanes.count) * (nameHeight + rowHeight))
    }
    return LayoutPlan.Strobe(shape: strobe.shape, extent: extent, lanes: rows, notes: notes)
  }

  /// Returns the scale of values along a track, so that the object at either end is within the plot's width.
  private func scale(
    of lane: ChartStrobe.Lane, time: AxisScale, extent: Double
  ) -> AxisScale {
    AxisScale(
      lower: lane.safeRange.lowerBound, upper: lane.safeRange.upperBound,
      start: time.start + extent / 2,
      end: time.end - extent / 2)
  }

  private func row(
    _ lane: ChartStrobe.Lane, y: Double, scale: AxisScale, name: () -> PlacedText?
  ) -> LayoutPlan.Strobe.Lane {
    var positions: [Double] = []
    var repeats = 0
    for value in lane.values where value.isFinite {
      let x = scale.position(of: min(max(value, scale.lower), scale.upper))
      // After a few instants an object at rest no longer darkens its position.
      let isSame = positions.last.map { abs($0 - x) < 0.05 } ?? false
      repeats = isSame ? repeats + 1 : 0
      if repeats < 4 { positions.append(x) }
    }
    return LayoutPlan.Strobe.Lane(
      series: lane.series, y: metrics.crisp(y),
      track: (scale.position(of: lane.start), scale.position(of: lane.target)),
      positions: positions, name: name())
  }

  /// Returns the name of a lane, above its track: its own name in gray, or the name of its curve in the curve's
  /// color.
  private func name(
    of lane: ChartStrobe.Lane, y: Double, axis: AxisScale, right: Double
  ) -> PlacedText? {
    guard nameHeight > 0 else { return nil }
    let series = chart.series[lane.series]
    var font = lane.name.isEmpty && series.isCode ? metrics.codeFont : metrics.noteFont
    font.size = metrics.noteFont.size
    let text = TextFitting(measurer: measurer).middleTruncated(
      TextFitting<Measurer>.singleLine(lane.name.isEmpty ? series.label : lane.name), font: font,
      width: right - axis.start)
    let run = TextRun(
      text, font: font,
      color: lane.name.isEmpty ? appearances[lane.series].label : theme.secondaryText)
    return PlacedText(run, x: axis.start, top: y - rowHeight / 2 - nameHeight, measuring: measurer)
  }

  /// The values at the ends of the tracks and the caption between them, as far as they do not meet.
  private func notes(
    _ strobe: ChartStrobe, time: AxisScale, extent: Double, top: Double
  ) -> [PlacedText] {
    var notes: [PlacedText] = []
    func add(_ text: String, x: Double, anchor: TextRun.Anchor, color: Color) {
      let note = PlacedText(
        TextRun(text, font: metrics.noteFont, anchor: anchor, color: color), x: x, top: top,
        measuring: measurer)
      let isFree = notes.allSatisfy {
        note.bounds.left > $0.bounds.right + metrics.base
          || note.bounds.right < $0.bounds.left - metrics.base
      }
      guard isFree, note.bounds.left >= 0, note.bounds.right <= size.width else { return }
      notes.append(note)
    }
    var middle = (time.start + time.end) / 2
    if isShared, let lane = lanes.first {
      let scale = scale(of: lane, time: time, extent: extent)
      let ends = [lane.start, lane.target].map { scale.position(of: $0) }
      for (value, x) in zip([lane.start, lane.target], ends) {
        add(FigureNumber.text(value), x: x, anchor: .middle, color: theme.text)
      }
      middle = (ends[0] + ends[1]) / 2
    }
    add(strobe.caption, x: middle, anchor: .middle, color: theme.secondaryText)
    return notes
  }
}
