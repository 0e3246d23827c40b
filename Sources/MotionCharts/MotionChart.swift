public import ChartLayout
public import DrawingModel
internal import MotionRecording

/// Recorded motions as curves against time: one panel for each quantity, all on one time axis.
///
///     let trace = try Recorder().trace(.animation(.bouncy), name: ".bouncy")
///     let chart = MotionChart([PlottedMotion(trace)]).chart
public struct MotionChart: Hashable, Sendable {
  /// The motions, in the order of their colours.
  public var motions: [PlottedMotion]

  /// What is drawn, from top to bottom.
  public var quantities: [Quantity]

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below it.
  public var subtitle: String?

  /// What the curves do, in words.
  public var description: String

  /// What else travels with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a chart of motions.
  public init(
    _ motions: [PlottedMotion], quantities: [Quantity] = [.value], title: String = "",
    subtitle: String? = nil, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.motions = motions
    self.quantities = quantities
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    Chart(
      title: title,
      subtitle: subtitle,
      duration: motions.compactMap(\.recording.times.last).max() ?? 0,
      series: motions.map { motion in
        Series(
          label: motion.recording.name, isCode: motion.isCode,
          style: motion.place.map { .ramp($0) } ?? .automatic)
      },
      panels: quantities.map(panel),
      description: description,
      facts: facts)
  }

  private func panel(_ quantity: Quantity) -> ChartPanel {
    let curves = motions.enumerated().map { index, motion in
      ChartCurve(
        series: index,
        pieces: motion.recording.pieces(of: quantity),
        frames: motion.frames?.frames(of: quantity) ?? [])
    }
    let weight = quantity.weight(among: quantities)
    guard quantity == .value else {
      return ChartPanel(
        axisTitle: quantity.axisTitle,
        weight: weight,
        curves: curves,
        references: [ChartPanel.Reference(value: 0, kind: .zero)],
        requiredTicks: [0],
        limits: SpikeLimit(motions.map(\.recording), quantity: quantity).band)
    }
    var references: [ChartPanel.Reference] = []
    for motion in motions {
      for reference in [
        ChartPanel.Reference(value: motion.recording.target, kind: .target),
        ChartPanel.Reference(value: motion.recording.start, kind: .start),
      ] where !references.contains(reference) {
        references.append(reference)
      }
    }
    return ChartPanel(
      axisTitle: quantity.axisTitle,
      weight: weight,
      curves: curves,
      references: references,
      requiredTicks: references.map(\.value))
  }
}
