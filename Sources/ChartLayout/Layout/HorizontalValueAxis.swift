internal import DrawingModel

/// An axis of values from left to right: its ticks and their labels.
struct HorizontalValueAxis {
  let ticks: [LayoutPlan.Tick]
  /// The format of the numbers.
  let label: TickLabel

  /// Chooses the finest ticks whose labels stand clear of each other and of the figure's edges.
  init(
    scale: AxisScale, top: Double, edges: ClosedRange<Double>, gap: Double, font: Font,
    color: Color, atMost most: Int = 8, measuring measurer: some TextMeasuring
  ) {
    var label = TickLabel(TickGenerator.ticks(from: scale.lower, to: scale.upper, atMost: 3))
    var ticks: [LayoutPlan.Tick] = []
    for count in stride(from: most, through: 3, by: -1) {
      let sequence = TickGenerator.ticks(from: scale.lower, to: scale.upper, atMost: count)
      label = TickLabel(sequence)
      ticks = sequence.values.map { value in
        let run = TextRun(label.text(for: value), font: font, anchor: .middle, color: color)
        let x = scale.position(of: value)
        return LayoutPlan.Tick(
          value: value, position: x, label: PlacedText(run, x: x, top: top, measuring: measurer))
      }
      if ticks.haveRoom(in: edges, gap: gap) { break }
    }
    self.label = label
    self.ticks = ticks.labeled(in: edges, gap: gap)
  }
}
