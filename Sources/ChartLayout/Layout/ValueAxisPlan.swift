internal import DrawingModel

/// The value axis of one panel between two heights, before it is known where it stands.
struct ValueAxisPlan: Hashable, Sendable {
  /// A labelled value.
  struct Tick: Hashable, Sendable {
    let value: Double
    let position: Double
    let text: String
  }

  let scale: AxisScale
  let ticks: [Tick]
  /// The panel's title with the common power of ten, if there is one.
  let title: String

  /// Chooses range, ticks and their labels.
  ///
  /// - Parameter extent: The extent of everything that the panel shows.
  /// - Parameter spacing: The least distance of two labels, in points.
  init(
    _ panel: ChartPanel, extent: ValueExtent, top: Double, bottom: Double, spacing: Double
  ) {
    let range = ValueRange(around: extent)
    let scale = AxisScale(lower: range.lower, upper: range.upper, start: bottom, end: top)
    // Air between labels: nearly a line.
    let count = min(max(Int(saturating: (bottom - top) / (spacing * 1.9)), 3), 8)
    let sequence = TickGenerator.ticks(from: range.lower, to: range.upper, atMost: count)
    let required = panel.requiredTicks.filter { $0.isFinite }
    let label = TickLabel(sequence, required: required)
    title = label.title(panel.axisTitle)
    let regular = sequence.values
    var chosen: [Tick] = []
    func add(_ value: Double, _ text: String, air: Double = 1) {
      let position = scale.position(of: value)
      if chosen.allSatisfy({ ($0.position - position).magnitude >= spacing * air }) {
        chosen.append(Tick(value: value, position: position, text: text))
      }
    }
    for value in required {
      // A required value that is also a regular one is written like its neighbours.
      add(value, regular.contains(value) ? label.text(for: value) : label.text(forRequired: value))
    }
    // A lane in which nothing moves needs no scale.
    let isStill = !panel.name.isEmpty && !required.isEmpty && extent.minimum == extent.maximum
    if !isStill {
      // The numbers of a low lane are those it is about, and few others.
      let air = panel.name.isEmpty ? 1 : 1.8
      for value in regular { add(value, label.text(for: value), air: air) }
    }
    self.scale = scale
    ticks = chosen.sorted { $0.value < $1.value }
  }
}
