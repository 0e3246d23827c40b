internal import ChartLayout
internal import MotionRecording

/// Where a panel is cut off so that a spike does not flatten everything else.
///
/// Velocities are infinite where a curve is vertical, and accelerations where a control point lies on
/// its end. What is beyond three times what is exceeded for a fiftieth of the time is a spike.
struct SpikeLimit {
  private static let share = 0.98
  private static let tolerance = 3.0

  /// Between keyframes there is much rest, of which a short way stands out without being a spike.
  private static let keyframeTolerance = 12.0

  /// The range to show; nil if nothing sticks out of it.
  let band: ChartPanel.Band?

  init(_ recordings: [Recording], quantity: Quantity) {
    var limit = 0.0
    var peak = 0.0
    for recording in recordings {
      let figures = recording.figures(of: quantity)
      peak = figures.reduce(peak) { max($0, $1.magnitude) }
      let tolerance = recording.keyframes.isEmpty ? Self.tolerance : Self.keyframeTolerance
      limit = max(limit, tolerance * Self.commonMaximum(figures, recording.times))
    }
    guard limit > 0, peak > limit else {
      band = nil
      return
    }
    band = ChartPanel.Band(lower: -limit, upper: limit)
  }

  /// The magnitude that is exceeded for a fiftieth of the time in which there is any.
  private static func commonMaximum(_ figures: [Double], _ times: [Double]) -> Double {
    var spans: [(magnitude: Double, duration: Double)] = []
    for index in figures.indices.dropLast() where times[index + 1] > times[index] {
      let magnitude = min(figures[index].magnitude, figures[index + 1].magnitude)
      guard magnitude > 0, magnitude.isFinite else { continue }
      spans.append((magnitude, times[index + 1] - times[index]))
    }
    spans.sort { $0.magnitude < $1.magnitude }
    let whole = spans.reduce(0) { $0 + $1.duration }
    var passed = 0.0
    for span in spans {
      passed += span.duration
      if passed >= share * whole { return span.magnitude }
    }
    return spans.last?.magnitude ?? 0
  }
}
