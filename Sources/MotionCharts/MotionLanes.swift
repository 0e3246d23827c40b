internal import ChartLayout
internal import MotionRecording

/// The motions that share a panel and those that share a color.
///
/// Tracks of a timeline have units of their own: each has a lane, in which the same track of other timelines is
/// drawn too. All tracks of one timeline have its color.
struct MotionLanes {
  /// The motions of one lane, by their indices; the name is empty for motions that are not tracks.
  struct Lane {
    let name: String
    var motions: [Int]
  }

  /// The lanes in the order in which their motions come.
  let lanes: [Lane]

  /// Whether the lanes need names, which they do if there are several.
  var areNamed: Bool { lanes.count > 1 }

  /// The things with a color.
  let series: [Series]

  /// The index of the series of each motion.
  let seriesOfMotions: [Int]

  init(_ motions: [PlottedMotion]) {
    var lanes: [Lane] = []
    for (index, motion) in motions.enumerated() {
      let name = motion.track ?? ""
      if let lane = lanes.firstIndex(where: { $0.name == name }) {
        lanes[lane].motions.append(index)
      } else {
        lanes.append(Lane(name: name, motions: [index]))
      }
    }
    self.lanes = lanes
    guard lanes.count > 1 else {
      series = motions.map { Self.series(of: $0, label: $0.label ?? $0.recording.name) }
      seriesOfMotions = Array(motions.indices)
      return
    }
    var series: [Series] = []
    var timelines: [String: Int] = [:]
    var indices: [Int] = []
    for motion in motions {
      if let timeline = motion.timeline, let known = timelines[timeline] {
        indices.append(known)
        continue
      }
      if let timeline = motion.timeline { timelines[timeline] = series.count }
      indices.append(series.count)
      let label = motion.label ?? motion.timeline ?? motion.recording.name
      series.append(Self.series(of: motion, label: label))
    }
    // A single timeline is named by its lanes.
    if series.count == 1 { series[0].naming = .none }
    self.series = series
    seriesOfMotions = indices
  }

  private static func series(of motion: PlottedMotion, label: String) -> Series {
    Series(
      label: label, isCode: motion.isCode,
      style: motion.sweepPosition.map { .ramp($0) } ?? .automatic)
  }
}
