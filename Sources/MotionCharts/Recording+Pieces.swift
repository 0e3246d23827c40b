internal import ChartLayout
internal import CurveGeometry
internal import MotionRecording

extension Recording {
  /// Steps smaller than this part of the travel are joined instead of marked as jumps.
  ///
  /// A fluid spring may come to rest a hundredth off its target and snap to it, which is too little to be seen.
  private static let smallestJump = 0.0101

  /// The course of a quantity as pieces without jumps.
  ///
  /// A trace is cut where it has two samples at one time. Rows of a frame clock are joined by
  /// straight lines.
  ///
  /// - Parameters:
  ///   - quantity: The quantity that is drawn.
  ///   - travel: The distance by which small steps of the value are measured; nil for the distance from start to
  ///     target. Steps of other quantities are measured by the largest figure.
  ///   - jumps: The times at which the value was set without an animation.
  func pieces(
    of quantity: Quantity, travel: Double? = nil, jumps: JumpTimes = JumpTimes()
  ) -> [CurvePiece] {
    guard case .continuous = clock else { return straightPieces(of: quantity) }
    let figures = figures(of: quantity)
    let travel =
      quantity == .value
      ? travel ?? (target - start).magnitude
      : figures.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    let slopes = slopes(of: quantity)
    var pieces: [CurvePiece] = []
    var knots: [CurveKnot] = []
    for index in 0..<count {
      let knot = CurveKnot(time: times[index], value: figures[index], slope: slopes[index])
      if index > 0, times[index] == times[index - 1], let last = knots.last {
        pieces.append(CurvePiece(knots))
        let isMarked = quantity == .value && jumps.isAlone(times[index])
        let isSmall = (knot.value - last.value).magnitude <= Self.smallestJump * travel
        if (isSmall && !isMarked) || jumps.isInRun(times[index]) {
          pieces.append(.upright(from: last, to: knot))
        }
        knots = []
      }
      knots.append(knot)
    }
    if !knots.isEmpty { pieces.append(CurvePiece(knots)) }
    return pieces
  }

  /// The piece in which the value was at rest, if the motion begins with a jump: one point at time 0, which is
  /// drawn as the end of the piece.
  var restBeforeJump: [CurvePiece] {
    guard case .continuous = clock, let first = values.first, let time = times.first,
      (first - start).magnitude > Self.smallestJump * (target - start).magnitude, first != start
    else { return [] }
    return [CurvePiece([CurveKnot(time: time, value: start, slope: 0)])]
  }

  private func straightPieces(of quantity: Quantity) -> [CurvePiece] {
    let figures = figures(of: quantity)
    guard count > 1 else {
      return [
        CurvePiece(zip(times, figures).map { CurveKnot(time: $0, value: $1, slope: 0) })
      ]
    }
    return (1..<count).map { index in
      let slope = (figures[index] - figures[index - 1]) / (times[index] - times[index - 1])
      return CurvePiece([
        CurveKnot(time: times[index - 1], value: figures[index - 1], slope: slope),
        CurveKnot(time: times[index], value: figures[index], slope: slope),
      ])
    }
  }

  /// Returns the frames of a quantity, one for each row.
  ///
  /// - Parameter curves: The recordings of the same motion that are drawn as curves, which the rows may miss.
  func frames(of quantity: Quantity, on curves: [Recording] = []) -> [ChartCurve.Frame] {
    zip(times, figures(of: quantity)).map { time, value in
      ChartCurve.Frame(
        time: time, value: value, curveValue: curves.lazy.compactMap { $0.shown(at: time) }.first)
    }
  }

  /// The figures of a quantity; accelerations that were not recorded are differences.
  func figures(of quantity: Quantity) -> [Double] {
    switch quantity {
    case .value: values
    case .velocity: velocities
    case .acceleration: accelerations.isEmpty ? differences(of: velocities) : accelerations
    }
  }

  private func slopes(of quantity: Quantity) -> [Double] {
    switch quantity {
    case .value: velocities
    case .velocity: accelerations.isEmpty ? differences(of: velocities) : accelerations
    case .acceleration: differences(of: figures(of: .acceleration))
    }
  }

  /// The value that is drawn at a time: samples are joined by cubic Hermite segments, frames by straight
  /// lines; nil outside the recording.
  func shown(at time: Double) -> Double? {
    guard let first = times.first, let last = times.last, time >= first, time <= last else {
      return nil
    }
    // The last sample at or before the time: where the value jumps, the side on which it lands.
    let low = max(times.partitionIndex { $0 > time } - 1, 0)
    guard low + 1 < count, times[low] < time else { return values[low] }
    let span = times[low + 1] - times[low]
    let u = (time - times[low]) / span
    let line = values[low] * (1 - u) + values[low + 1] * u
    guard case .continuous = clock else { return line }
    let value = HermiteForm(
      value: values[low], slope: velocities[low], to: values[low + 1], slope: velocities[low + 1],
      length: span
    ).value(at: u)
    return value.isFinite ? value : line
  }

  /// The slope of the straight line to the next sample, or, at the end of a piece, from the sample before.
  private func differences(of figures: [Double]) -> [Double] {
    figures.indices.map { index in
      let next = index + 1 < count && times[index + 1] > times[index] ? index + 1 : index
      let first = next > index || index == 0 || times[index - 1] == times[index] ? index : index - 1
      guard times[next] > times[first] else { return 0 }
      return (figures[next] - figures[first]) / (times[next] - times[first])
    }
  }
}

extension CurvePiece {
  /// A vertical line between two knots of one time; empty if they are one.
  static func upright(from start: CurveKnot, to end: CurveKnot) -> CurvePiece {
    guard start.value != end.value else { return CurvePiece([]) }
    return CurvePiece(
      [start, end].map { CurveKnot(time: $0.time, value: $0.value, slope: .infinity) })
  }
}
