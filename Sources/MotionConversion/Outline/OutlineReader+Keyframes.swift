internal import AnimationModel
internal import MotionRecording

// Keyframes.
extension OutlineReader {
  func outline(of curve: KeyframeCurve) throws(ConversionProblem) -> MotionOutline {
    let path = curve.path
    guard curve.duration.isFinite else { throw neverRests }
    guard curve.duration > 0 else {
      throw problem("the keyframes have no duration", hint: "give them a duration")
    }
    let start = path.initialValue
    let travel = path.finalValue - start
    let furthest =
      path.segments.map { $0.target - start }
      .max { $0.magnitude < $1.magnitude } ?? 0
    let returns = travel.magnitude < 1e-6 * furthest.magnitude
    let unit = returns ? furthest : travel
    guard unit != 0, unit.isFinite else {
      throw problem("the keyframes move nothing", hint: "give a keyframe another value")
    }
    var pieces: [MotionPiece] = []
    for segment in path.segments where segment.duration > 0 {
      let parts = try self.pieces(of: segment)
      pieces += parts.map {
        $0.timed(by: 1, after: segment.start).valued(by: 1 / unit, from: 0)
          .valued(by: 1, from: -start / unit)
      }
    }
    if let last = pieces.last?.end ?? 0 as Double?, last < curve.duration {
      let rest = travel / unit
      pieces.append(MotionPiece(from: last, value: rest, to: curve.duration, value: rest))
    }
    var outline = MotionOutline(
      pieces: pieces, duration: curve.duration, target: returns ? 0 : 1)
    outline.origin = start
    outline.unit = unit
    outline.ending = "the duration of the timeline"
    outline.remarks.append(
      returns
        ? "the motion returns to its start: 0 stands for \(CodeNumber.exact(start)), 1 for \(CodeNumber.exact(start + unit))"
        : "0 stands for \(CodeNumber.exact(start)), 1 for \(CodeNumber.exact(path.finalValue))")
    return outline
  }

  /// The pieces of a segment in the units of its value, from time 0 on.
  private func pieces(
    of segment: KeyframeSegment<Double>
  ) throws(ConversionProblem) -> [MotionPiece] {
    let travel = segment.target - segment.startValue
    switch segment.kind {
    case .move:
      return []
    case .linear(let curve):
      guard let pieces = CurvePieces.unitCurve(curve, over: segment.duration) else {
        throw noFunction
      }
      return pieces.map { $0.valued(by: travel, from: segment.startValue) }
    case .cubic:
      return [
        MotionPiece(
          from: 0, value: segment.startValue, velocity: segment.startVelocity,
          to: segment.duration, value: segment.endValue, velocity: segment.endVelocity)
      ]
    case .spring(let spring):
      let states = spring.states(target: travel, initialVelocity: segment.startVelocity)
      let closed = SpringPieces(
        decay: spring.decayConstant,
        stiffness: spring.naturalFrequency * spring.naturalFrequency,
        state: { time in
          let state = states(time)
          return (state.value, state.velocity)
        },
        target: travel)
      guard
        let pieces = closed.pieces(
          until: segment.duration, within: precision * max(travel.magnitude, 1e-9))
      else { throw problem("the spring oscillates more often than can be followed") }
      return pieces.map { $0.valued(by: 1, from: segment.startValue) }
    }
  }
}
