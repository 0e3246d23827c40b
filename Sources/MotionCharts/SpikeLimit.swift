internal import ChartLayout
internal import MotionRecording
internal import TextForms

/// The range at which a panel is cut off so that a spike does not flatten everything else.
///
/// Velocities are infinite where a curve is vertical, and accelerations where a control point lies on its
/// end. A figure counts as a spike if it is beyond three times the magnitude that is exceeded for a
/// fiftieth of the time.
struct SpikeLimit {
  private static let share = 0.98
  private static let tolerance = 3.0

  /// Between keyframes there is much rest, in which a short movement stands out without being a spike.
  private static let keyframeTolerance = 12.0

  /// The range to show; nil if nothing exceeds it.
  let band: ChartPanel.Band?

  private let quantity: Quantity

  init(_ recordings: [Recording], quantity: Quantity) {
    self.quantity = quantity
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

  /// Arrows at the edges of the panel where a motion exceeds its range, with the figures that it reaches.
  ///
  /// Where the same figure is reached again and again, as in a repetition, only the first arrow has it.
  ///
  /// - Parameter series: The index of the series of the curve at a time.
  func marks(on recording: Recording, series: (_ time: Double) -> Int) -> [ChartMark] {
    guard let limit = band?.upper else { return [] }
    var reported: Set<String> = []
    return spikes(of: recording, beyond: limit).map { spike in
      let unit = quantity == .velocity ? "per second" : "per second²"
      let figure =
        spike.figure.isFinite
        ? FigureNumber.text(spike.figure) : "infinite"
      let isNew = reported.insert(figure).inserted
      let isUp = spike.figure > 0
      return ChartMark(
        series: series(spike.time), time: spike.time, value: isUp ? limit : -limit,
        kind: isUp ? .above : .below,
        words: isNew
          ? [
            spike.figure.isFinite ? "reaches \(figure) \(unit)" : "infinite \(quantity.rawValue)",
            figure,
          ] : [],
        figures: isNew
          ? [
            ChartMark.Figure(
              "peak of \(quantity.rawValue)",
              [spike.figure.isFinite ? "\(figure) \(unit)" : figure, figure].withoutRepeats)
          ] : [])
    }
  }

  /// The marks on a number of an interruption or a scenario, each in the color of the animation that runs.
  func marks(
    on attribute: AttributeRecording, series: (_ animation: String) -> Int
  ) -> [ChartMark] {
    marks(on: attribute.recording) { series(attribute.animation(at: $0)) }
  }

  /// The stretches beyond a magnitude, each as its largest figure and the time of that figure.
  private func spikes(
    of recording: Recording, beyond limit: Double
  ) -> [(time: Double, figure: Double)] {
    var spikes: [(time: Double, figure: Double)] = []
    var isBeyond = false
    let figures = recording.figures(of: quantity)
    for index in figures.indices {
      let time = recording.times[index]
      let figure = hasNoBound(at: index, figures, beyond: limit) * figures[index]
      guard figure.magnitude > limit else {
        isBeyond = false
        continue
      }
      if isBeyond, let last = spikes.last, (last.figure > 0) == (figure > 0) {
        if figure.magnitude > last.figure.magnitude { spikes[spikes.count - 1] = (time, figure) }
      } else {
        spikes.append((time, figure))
      }
      isBeyond = true
    }
    return spikes
  }

  /// Returns infinity for a sample whose figure grows without bound, otherwise 1.
  ///
  /// At the very end of a stretch such a figure is recorded as 0, since it has no value there.
  private func hasNoBound(at index: Int, _ figures: [Double], beyond limit: Double) -> Double {
    guard quantity == .acceleration, figures[index].magnitude > limit else { return 1 }
    return [index - 1, index + 1].contains { figures.indices.contains($0) && figures[$0] == 0 }
      ? .infinity : 1
  }

  /// The magnitude that is exceeded for a fiftieth of the time in which the figures are not 0.
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
