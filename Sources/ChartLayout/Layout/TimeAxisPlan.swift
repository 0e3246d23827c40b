internal import DrawingModel

/// The time axis: its unit, its ticks, their labels.
struct TimeAxisPlan: Sendable {
  /// The unit and the number format of a time axis of some duration, without positions.
  struct Unit: Hashable, Sendable {
    /// The number of units in a second.
    let perSecond: Double
    /// The axis title.
    let title: String

    /// Seconds, or milliseconds when the whole axis is under a tenth of a second.
    init(duration: Double) {
      perSecond = duration < 0.1 ? 1000 : 1
      title = duration < 0.1 ? "milliseconds" : "seconds"
    }
  }

  let ticks: [LayoutPlan.Tick]
  /// The unit, with the common power of ten if there is one.
  let title: String

  /// Chooses the finest ticks whose labels stand clear of each other and of the figure's edges.
  ///
  /// - Parameter most: The largest number of ticks, at least 3.
  /// - Parameter edges: The room for labels from left to right, in points.
  init(
    scale: AxisScale, top: Double, edges: ClosedRange<Double>, gap: Double, font: Font,
    color: Color, atMost most: Int = 8, measuring measurer: some TextMeasuring
  ) {
    let unit = Unit(duration: scale.upper)
    let end = scale.upper * unit.perSecond
    var ticks: [LayoutPlan.Tick] = []
    var title = unit.title
    for count in stride(from: most, through: 3, by: -1) {
      let sequence = TickGenerator.ticks(from: 0, to: end, atMost: count)
      let label = TickLabel(sequence)
      title = label.title(unit.title)
      ticks = sequence.values.map { value in
        let position = scale.start + (scale.end - scale.start) * (value / end)
        let run = TextRun(
          label.text(for: value), font: font, anchor: .middle, color: color)
        return LayoutPlan.Tick(
          value: value, position: position,
          label: PlacedText(run, x: position, top: top, measuring: measurer))
      }
      if ticks.haveRoom(in: edges, gap: gap) { break }
    }
    self.title = title
    self.ticks = ticks.labeled(in: edges, gap: gap)
  }
}
