internal import ChartLayout
internal import MotionRecording

extension Recording {
  /// The course of a quantity as pieces without jumps: a trace is unchanged, and rows of a frame clock are joined as
  /// smoothly as they allow.
  ///
  /// - Parameters:
  ///   - quantity: The quantity that is drawn.
  ///   - travel: The distance by which small steps are measured.
  ///   - jumps: The times at which the value was set without an animation.
  func course(
    of quantity: Quantity, travel: Double, jumps: JumpTimes = JumpTimes()
  ) -> [CurvePiece] {
    guard case .frames = clock, count > 1 else {
      return pieces(of: quantity, travel: travel, jumps: jumps)
    }
    let course = FrameCourse(self, jumps: jumps)
    switch quantity {
    case .value: return course.value
    case .velocity: return course.velocity
    case .acceleration: return pieces(of: quantity)
    }
  }
}

/// A course between the frames of a device, which shows nothing there: the course goes through all frames, is smooth
/// where nothing happened, and does not go beyond the values of the frames.
struct FrameCourse {
  private let recording: Recording
  private let jumps: JumpTimes
  /// The rows in which an animation began, ended, or was replaced by a jump.
  private let breaks: Set<Int>

  /// Velocities that differ by less than this part of the fastest one are the same.
  private static let smallestStep = 0.08
  /// The steepest slope of a curve as a multiple of the slope of the straight line to the next frame.
  ///
  /// Source: F. N. Fritsch and R. E. Carlson, SIAM Journal on Numerical Analysis 17 (1980): up to
  /// three times as steep, a cubic between two values stays between them.
  private static let steepest = 3.0

  init(_ recording: Recording, jumps: JumpTimes) {
    self.recording = recording
    self.jumps = jumps
    let times = Set(recording.events.filter { $0.kind != .logicallyComplete }.map(\.time))
    breaks = Set(recording.times.indices.filter { times.contains(recording.times[$0]) })
  }

  private var times: [Double] { recording.times }
  private var last: Int { recording.count - 1 }

  /// The mean change per second from the row before.
  private func mean(_ figures: [Double], _ index: Int) -> Double {
    (figures[index] - figures[index - 1]) / (times[index] - times[index - 1])
  }

  // MARK: - Value

  /// The value: knots with the velocities of the rows, as far as they fit.
  var value: [CurvePiece] {
    let values = recording.values
    var pieces: [CurvePiece] = []
    var knots = [CurveKnot(time: times[0], value: values[0], slope: startSlope(0))]
    for index in 1...last {
      if jumps.beginsAt(times[index]) {
        // A display still shows the value of before.
        let level = values[index - 1]
        knots[knots.count - 1].slope = 0
        let end = CurveKnot(time: times[index], value: level, slope: 0)
        pieces.append(CurvePiece(knots + [end]))
        let landing = CurveKnot(time: times[index], value: values[index], slope: startSlope(index))
        if jumps.isInRun(times[index]) { pieces.append(.upright(from: end, to: landing)) }
        knots = [landing]
      } else if breaks.contains(index) || index == last {
        knots.append(CurveKnot(time: times[index], value: values[index], slope: endSlope(index)))
        pieces.append(CurvePiece(knots))
        knots = [CurveKnot(time: times[index], value: values[index], slope: startSlope(index))]
      } else {
        let slope = limited(
          recording.velocities[index], [mean(values, index), mean(values, index + 1)])
        knots.append(CurveKnot(time: times[index], value: values[index], slope: slope))
      }
    }
    // Where the recording ends with a jump, it still lands on a value.
    return jumps.beginsAt(times[last]) ? pieces + [CurvePiece(knots)] : pieces
  }

  /// The slope to the right of a row at which a new motion begins.
  private func startSlope(_ index: Int) -> Double {
    guard index < last else { return 0 }
    let mean = mean(recording.values, index + 1)
    return isDragged(index + 1) ? mean : limited(recording.velocities[index], [mean])
  }

  /// Whether a row continues a drag, whose values are joined by straight lines.
  private func isDragged(_ index: Int) -> Bool {
    jumps.isInRun(times[index]) && !jumps.beginsAt(times[index])
  }

  /// The slope to the left of a row whose velocity belongs to a new motion: found from the row before and the change
  /// between the two rows.
  private func endSlope(_ index: Int) -> Double {
    let mean = mean(recording.values, index)
    if isDragged(index) { return mean }
    let slope = limited(2 * mean - recording.velocities[index - 1], [mean])
    return slope * mean > 0 ? slope : 0
  }

  private func limited(_ slope: Double, _ means: [Double]) -> Double {
    let most = Self.steepest * (means.map(\.magnitude).min() ?? 0)
    // An infinite velocity is limited like any other; NaN counts as 0.
    return slope.isNaN ? 0 : min(max(slope, -most), most)
  }

  // MARK: - Velocity

  /// The velocity: it jumps where an animation was replaced by one that does not continue it.
  var velocity: [CurvePiece] {
    let velocities = recording.velocities
    let fastest = velocities.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    var pieces: [CurvePiece] = []
    var start = 0
    for index in 1...last where breaks.contains(index) && index < last {
      let before = velocityBefore(index)
      let isStep = (before - velocities[index]).magnitude > Self.smallestStep * fastest
      pieces.append(
        piece(from: start, to: index, endingWith: isStep ? before : velocities[index]))
      start = index
    }
    return pieces + [piece(from: start, to: last, endingWith: velocities[last])]
  }

  /// The velocity just before a row at which an animation was replaced by another.
  private func velocityBefore(_ index: Int) -> Double {
    let isTakenOver = recording.events.contains { $0.time == times[index] && $0.isChange }
    guard isTakenOver, !jumps.times.contains(times[index]) else {
      // A motion that ended came to rest within a frame, at an unknown time.
      return jumps.beginsAt(times[index])
        ? recording.velocities[index - 1] : recording.velocities[index]
    }
    return endSlope(index)
  }

  /// The velocities of some rows, with the last one replaced.
  ///
  /// Source: slopes by F. N. Fritsch and J. Butland, SIAM Journal on Scientific and Statistical
  /// Computing 5 (1984): the harmonic mean of the slopes to both neighbours, 0 where they turn.
  private func piece(from start: Int, to end: Int, endingWith final: Double) -> CurvePiece {
    var figures = Array(recording.velocities[start...end])
    figures[figures.count - 1] = final
    let rates = figures.indices.dropFirst().map { index in
      (figures[index] - figures[index - 1]) / (times[start + index] - times[start + index - 1])
    }
    return CurvePiece(
      figures.indices.map { index in
        let left = index > 0 ? rates[index - 1] : rates[0]
        let right = index < rates.count ? rates[index] : rates[rates.count - 1]
        let slope = left * right > 0 ? 2 * left / (1 + left / right) : 0
        return CurveKnot(
          time: times[start + index], value: figures[index], slope: slope.isNaN ? 0 : slope)
      })
  }
}
