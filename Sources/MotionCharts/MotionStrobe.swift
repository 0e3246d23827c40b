public import ChartLayout
internal import MotionRecording

/// The settings of a strobe, which shows moving objects at equal times, each on its track.
public struct MotionStrobe: Hashable, Sendable {
  /// The number of instants per second.
  public var rate: Double

  /// The shape that moves.
  public var shape: ChartStrobe.Shape

  /// Makes a strobe.
  ///
  /// - Parameters:
  ///   - rate: The number of instants per second, above 0.
  ///   - shape: The shape that moves.
  public init(rate: Double, shape: ChartStrobe.Shape = .circle) {
    self.rate = rate
    self.shape = shape
  }

  /// The interval of time between the instants, in words: `every 1/30 s`.
  var interval: String {
    // The fraction shows the rate, unless the rate is a fraction itself.
    rate > 1
      ? "every 1/\(FigureNumber.text(rate, digits: 6)) s" : "every \(FigureNumber.text(1 / rate)) s"
  }

  /// The name of a timeline's track with its start and target, which no number below the track shows.
  private func name(of lane: MotionLanes.Lane, _ extent: (start: Double, target: Double)) -> String
  {
    "\(lane.name), from \(FigureNumber.text(extent.start)) to \(FigureNumber.text(extent.target))"
  }

  /// The tracks of some motions; nil for none.
  ///
  /// Motions that share a panel share a scale, so that they can be compared.
  func chart(of motions: [PlottedMotion], _ lanes: MotionLanes) -> ChartStrobe? {
    let tracks = lanes.lanes.flatMap { lane in
      let shown = lane.motions.filter { !motions[$0].strobe.isEmpty }
      let values = shown.flatMap {
        motions[$0].strobe + [motions[$0].trackEnds.start, motions[$0].trackEnds.target]
      }
      .filter(\.isFinite)
      let range = (values.min() ?? 0)...(values.max() ?? 1)
      return shown.map { index in
        ChartStrobe.Lane(
          series: lanes.seriesOfMotions[index],
          name: lanes.areNamed ? name(of: lane, motions[index].trackEnds) : "",
          from: motions[index].trackEnds.start, to: motions[index].trackEnds.target, range: range,
          values: motions[index].strobe)
      }
    }
    return tracks.isEmpty ? nil : ChartStrobe(lanes: tracks, shape: shape, caption: interval)
  }
}

extension PlottedMotion {
  /// The ends of the motion's track; for keyframes, which may come back to their start, the outermost
  /// values.
  var trackEnds: (start: Double, target: Double) {
    guard !recording.keyframes.isEmpty else { return (recording.start, recording.target) }
    let values = strobe.filter(\.isFinite)
    return (values.min() ?? recording.start, values.max() ?? recording.target)
  }
}
