internal import CurveGeometry

/// The value axis of one panel between two heights, without its horizontal position.
struct ValueAxisPlan: Hashable, Sendable {
  /// A labelled value.
  struct Tick: Hashable, Sendable {
    let value: Double
    let position: Double
    let text: String
  }

  let scale: AxisScale
  /// Evenly spaced round values, 0 among them where it is in range.
  let ticks: [Tick]
  /// The values that have a line across the plot between two ticks; their labels are apart from the axis.
  let references: [Tick]
  /// The panel's title with the common power of ten or the common part, if there is one.
  let title: String

  /// Chooses range, ticks and their labels.
  ///
  /// - Parameter extent: The extent of the panel's content.
  /// - Parameter spacing: The least distance of two labels, in points.
  /// - Parameter most: The largest number of ticks, at least 3.
  /// - Parameter duration: The duration of the time axis, in seconds.
  init(
    _ panel: ChartPanel, extent: ValueExtent, duration: Double, top: Double, bottom: Double,
    spacing: Double, atMost most: Int = 8
  ) {
    let range = ValueRange(around: extent)
    let scale = AxisScale(lower: range.lower, upper: range.upper, start: bottom, end: top)
    // Air between labels: nearly the height of a line.
    let count = min(max(Int(saturating: (bottom - top) / (spacing * 1.9)), 3), most)
    let sequence = Self.sequence(
      range, atMost: count, orAtMost: min(Int(saturating: (bottom - top) / (spacing * 1.2)), most))
    let required = panel.requiredTicks.filter { $0.isFinite }
    let label = TickLabel(sequence, required: required)
    self.scale = scale
    title = label.title(panel.axisTitle)
    // A lane in which nothing moves needs no scale.
    let isStill = !panel.name.isEmpty && !required.isEmpty && extent.minimum == extent.maximum
    guard !isStill else {
      ticks = required.prefix(1).map { value in
        Tick(
          value: value, position: scale.position(of: value), text: label.text(forRequired: value))
      }
      references = []
      return
    }
    let regular = Self.thinned(sequence, scale: scale, spacing: spacing).map { value in
      Tick(value: value, position: scale.position(of: value), text: label.text(for: value))
    }
    ticks = regular
    let lines =
      panel.references.map(\.value)
      + panel.steps.indices.filter {
        panel.length(ofStep: $0, until: duration) >= duration * Self.shortestStep
      }.map { panel.steps[$0].value }
    var between: [Tick] = []
    for value in required where lines.contains(value) {
      let tick = Tick(
        value: value, position: scale.position(of: value), text: label.text(forRequired: value))
      let isTick = regular.contains { ($0.position - tick.position).magnitude < 0.5 }
      let isFree = between.allSatisfy { ($0.position - tick.position).magnitude >= spacing }
      if !isTick, isFree { between.append(tick) }
    }
    references = between.sorted { $0.value < $1.value }
  }

  /// The shortest step of a target that has a number, as a part of the time axis: the number would be far from a
  /// shorter step.
  private static let shortestStep = 0.15

  /// The fewest numbers from which a scale can be read.
  private static let fewest = 3

  /// Round values in a range: the finest of at most `count`, or, where these are too few, the next finer ones that
  /// still have room.
  private static func sequence(
    _ range: ValueRange, atMost count: Int, orAtMost limit: Int
  ) -> TickSequence {
    func ticks(_ count: Int) -> TickSequence {
      TickGenerator.ticks(from: range.lower, to: range.upper, atMost: count)
    }
    let airy = ticks(count)
    guard airy.indices.count < fewest, count < limit else { return airy }
    return (count + 1...limit).lazy.map(ticks).first { $0.indices.count >= fewest } ?? airy
  }

  /// As many of the values as have room for their labels, still evenly spaced: every second, third and
  /// so on, from 0 where that is in range.
  private static func thinned(
    _ sequence: TickSequence, scale: AxisScale, spacing: Double
  ) -> [Double] {
    let values = sequence.values
    guard values.count > 1 else { return values }
    let distance = (scale.position(of: values[1]) - scale.position(of: values[0])).magnitude
    let every = max(Int((spacing / max(distance, 1e-9)).rounded(.up)), 1)
    guard every > 1, every < values.count else {
      return every == 1 ? values : [values.first { $0 == 0 } ?? values[0]]
    }
    let origin = values.firstIndex(of: 0) ?? 0
    return values.indices.filter { ($0 - origin) % every == 0 }.map { values[$0] }
  }
}

extension ChartPanel {
  /// The duration for which a step is visible, in seconds.
  fileprivate func length(ofStep index: Int, until duration: Double) -> Double {
    let next = index + 1 < steps.count ? steps[index + 1].time : duration
    return min(next, steps[index].end ?? next, duration) - max(steps[index].time, 0)
  }
}
