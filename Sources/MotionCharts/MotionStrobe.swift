public import ChartLayout
internal import MotionRecording

/// How moving things are shown at equal times, each on its track.
public struct MotionStrobe: Hashable, Sendable {
  /// Instants a second.
  public var rate: Double

  /// What moves.
  public var shape: ChartStrobe.Shape

  /// Makes a strobe.
  ///
  /// - Parameters:
  ///   - rate: Instants a second, above 0.
  ///   - shape: What moves.
  public init(rate: Double, shape: ChartStrobe.Shape = .circle) {
    self.rate = rate
    self.shape = shape
  }

  /// How far apart the instants are: `every 1/30 s`.
  var interval: String {
    // The fraction tells the rate, unless the rate is a fraction itself.
    rate > 1
      ? "every 1/\(FigureNumber.text(rate, digits: 6)) s" : "every \(FigureNumber.text(1 / rate)) s"
  }

  /// A track of a timeline and how far it goes, which no number under it tells.
  private func name(of lane: MotionLanes.Lane, _ way: (start: Double, target: Double)) -> String {
    "\(lane.name), from \(FigureNumber.text(way.start)) to \(FigureNumber.text(way.target))"
  }

  /// The tracks of some motions; nil for none.
  ///
  /// Motions that share a panel share a scale, so that they can be compared.
  func chart(of motions: [PlottedMotion], _ lanes: MotionLanes) -> ChartStrobe? {
    let tracks = lanes.lanes.flatMap { lane in
      let shown = lane.motions.filter { !motions[$0].strobe.isEmpty }
      let values = shown.flatMap {
        motions[$0].strobe + [motions[$0].way.start, motions[$0].way.target]
      }
      .filter(\.isFinite)
      let range = (values.min() ?? 0)...(values.max() ?? 1)
      return shown.map { index in
        ChartStrobe.Lane(
          series: lanes.seriesOfMotions[index],
          name: lanes.areNamed ? name(of: lane, motions[index].way) : "",
          from: motions[index].way.start, to: motions[index].way.target, range: range,
          values: motions[index].strobe)
      }
    }
    return tracks.isEmpty ? nil : ChartStrobe(lanes: tracks, shape: shape, caption: interval)
  }
}

extension MotionChart {
  /// What the strobe shows, for those who cannot see it; empty without one.
  var strobeSentence: String {
    guard let strobe, motions.contains(where: { !$0.strobe.isEmpty }) else { return "" }
    return "Below, what moves stands on its track \(strobe.interval)."
  }
}

extension PlottedMotion {
  /// Where it goes: keyframes that come back to where they began have a track as far as they go.
  fileprivate var way: (start: Double, target: Double) {
    guard !recording.keyframes.isEmpty else { return (recording.start, recording.target) }
    let values = strobe.filter(\.isFinite)
    return (values.min() ?? recording.start, values.max() ?? recording.target)
  }
}
