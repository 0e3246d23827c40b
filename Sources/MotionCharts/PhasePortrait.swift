public import ChartLayout
public import DrawingModel
internal import MotionRecording

/// Recorded motions as velocity against value: a spring winds around its target, and a motion without friction
/// draws a closed loop.
public struct PhasePortrait: Hashable, Sendable {
  /// The motions, in the order of their colors.
  public var motions: [PlottedMotion]

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the curves, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a portrait of motions.
  public init(
    _ motions: [PlottedMotion], title: String = "", subtitle: String? = nil,
    description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.motions = motions
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    let lanes = MotionLanes(motions)
    let spikes = SpikeLimit(motions.map(\.recording), quantity: .velocity)
    var panel = ChartPanel(
      axisTitle: Quantity.velocity.axisTitle, curves: [],
      references: [ChartPanel.Reference(value: 0, kind: .zero)], requiredTicks: [0])
    panel.limits = spikes.band
    panel.marks = marks(lanes, limit: spikes.band?.upper ?? .infinity)
    var chart = Chart(
      title: title, subtitle: subtitle, duration: 1, series: lanes.series, panels: [panel],
      description: [
        description, "Drawn as a phase portrait: velocity upwards, value to the right.",
      ].filter { !$0.isEmpty }.joined(separator: " "), facts: facts)
    chart.plane = ChartPlane(
      horizontalTitle: Quantity.value.axisTitle,
      curves: motions.indices.map { index in
        ChartPlane.Curve(
          series: lanes.seriesOfMotions[index], pieces: motions[index].recording.planePieces,
          dots: motions[index].frames.map { $0.planePieces.flatMap { $0 } } ?? [])
      }, limit: spikes.band?.upper)
    return chart
  }
}

extension PhasePortrait {
  /// Returns marks at the starts of motions and at the values where they come to rest, each only once, and an
  /// arrow on every curve that shows its direction, where the curve is fastest.
  private func marks(_ lanes: MotionLanes, limit: Double) -> [ChartMark] {
    var marks: [ChartMark] = []
    for (index, motion) in motions.enumerated() {
      let recording = motion.recording
      let series = lanes.seriesOfMotions[index]
      for (value, word) in [(recording.start, "start"), (recording.target, "target")]
      where !marks.contains(where: { $0.time == value && $0.words == [word] }) {
        marks.append(
          ChartMark(series: series, time: value, value: 0, kind: .ring, words: [word]))
      }
      let fastest = recording.velocities.indices.filter {
        recording.velocities[$0].magnitude <= limit
      }.max { recording.velocities[$0].magnitude < recording.velocities[$1].magnitude }
      if let fastest, recording.velocities[fastest] != 0 {
        marks.append(
          ChartMark(
            series: series, time: recording.values[fastest], value: recording.velocities[fastest],
            kind: .onward))
      }
    }
    return marks
  }
}

extension Recording {
  /// Steps smaller than this part of the largest figure are joined, as in curves against time.
  private static let smallestStep = 0.0101

  /// Velocity against value as pieces without jumps.
  fileprivate var planePieces: [[ChartPlane.Knot]] {
    let rates = figures(of: .acceleration)
    let fastest = velocities.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    let travel = (target - start).magnitude
    var pieces: [[ChartPlane.Knot]] = [[]]
    for index in 0..<count {
      if index > 0, times[index] == times[index - 1],
        (velocities[index] - velocities[index - 1]).magnitude > Self.smallestStep * fastest
          || (values[index] - values[index - 1]).magnitude > Self.smallestStep * travel
      {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(
        ChartPlane.Knot(
          time: times[index], x: values[index], xRate: velocities[index], y: velocities[index],
          yRate: rates[index]))
    }
    return pieces.filter { !$0.isEmpty }
  }
}
