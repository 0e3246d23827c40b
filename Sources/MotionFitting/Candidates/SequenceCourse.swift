internal import AnimationModel

/// Motions one after the other, each towards a value of its own, as SwiftUI plays them: what runs while the next one
/// begins is merged with it or combined with it, as the next one decides.
struct SequenceCourse: Hashable, Sendable {
  /// One of the motions.
  struct Motion: Hashable, Sendable {
    var family: MotionFamily
    var parameters: MotionParameters
    /// The value that it heads for.
    var to: Double
  }

  /// The value before the first.
  var from: Double
  var motions: [Motion]

  /// The values at some times, in order.
  ///
  /// - Parameters:
  ///   - times: Seconds.
  ///   - step: Seconds between rows.
  func values(at times: [Double], step: Double) -> [Double] {
    var rows = SequenceRows(times: times, step: step)
    return rows.values(of: self)
  }

  /// The value at a time, and its velocity in value units per second, of what runs then.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - rows: The times of the rows, at which it is shown before.
  ///   - step: Seconds between rows.
  func state(
    at time: Double, rows: [Double], step: Double
  ) -> (value: Double, velocity: Double) {
    let near = [time - step / 4, time, time + step / 4]
    let shown = values(at: rows.prefix { $0 < near[0] } + near, step: step).suffix(3)
    return (
      shown[shown.startIndex + 1],
      (shown[shown.endIndex - 1] - shown[shown.startIndex]) / (step / 2)
    )
  }

  /// What is left over at rows.
  func residuals(at times: [Double], _ values: [Double], step: Double) -> [Double] {
    zip(values, self.values(at: times, step: step)).map { $0 - $1 }
  }

  /// The numbers that are found, as the score counts them.
  var freeCount: Int { 1 + motions.reduce(0) { $0 + $1.family.figureCount + 2 } }
}

extension SequenceCourse.Motion {
  /// The motion as it is played and written.
  var animation: Animation {
    let duration = parameters.duration
    switch family {
    case .spring(.swiftui): return .spring(duration: duration, bounce: parameters.bounce)
    case .spring(.exact):
      return .interpolatingSpring(duration: duration, bounce: max(parameters.bounce, 0))
    case .curve(let named): return .timingCurve(named.curve, duration: duration)
    case .bezier:
      let points = parameters.points
      return .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
    }
  }
}
