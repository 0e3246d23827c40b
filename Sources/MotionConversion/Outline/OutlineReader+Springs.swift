internal import AnimationModel
internal import MotionRecording

// Springs.
extension OutlineReader {
  var neverRests: ConversionProblem {
    problem(
      "the spring is undamped and never settles", hint: "give it a bounce below 1")
  }

  /// A spring that is played in steps, whose states are joined by cubics that are exactly the motion.
  func fluid(_ animation: Animation) throws(ConversionProblem) -> MotionCycle {
    let motion = plays.motion(of: animation)
    let duration = motion.duration
    guard duration.isFinite else { throw neverRests }
    let rate = 300.0
    guard duration * rate < Double(MotionCycle.pieceLimit) else {
      throw problem("the spring takes longer to settle than can be followed")
    }
    var pieces: [MotionPiece] = []
    var time = 0.0
    for end in motion.joints(until: duration) + [duration] {
      let (state, next) = (motion.state(at: time, .after), motion.state(at: end, .before))
      guard next.value.isFinite, next.velocity.isFinite, next.value.magnitude < 1e6 else {
        throw problem(
          "the spring is damped too strongly for SwiftUI's steps, and its values grow without bounds"
        )
      }
      pieces.append(
        MotionPiece(
          from: time, value: state.value, velocity: state.velocity,
          to: end, value: next.value, velocity: next.velocity, slack: 1e-12))
      time = end
    }
    return MotionCycle(pieces: pieces, duration: duration)
  }

  func closed(
    _ animation: Animation, decay: Double, stiffness: Double
  ) throws(ConversionProblem) -> MotionCycle {
    let motion = plays.motion(of: animation)
    guard motion.duration > 0 else { return MotionCycle(pieces: [], duration: 0) }
    guard motion.duration.isFinite else { throw neverRests }
    let end = motion.duration
    let spring = SpringPieces(decay: decay, stiffness: stiffness) { time in
      let state = motion.state(at: time, time == end ? .before : .after)
      return (state.value, state.velocity)
    }
    return MotionCycle(pieces: try pieces(of: spring, until: end), duration: end)
  }

  private func pieces(
    of spring: SpringPieces, until end: Double
  ) throws(ConversionProblem) -> [MotionPiece] {
    guard spring.decay >= 0, let pieces = spring.pieces(until: end, within: precision) else {
      throw problem("the spring oscillates more often than can be followed")
    }
    return pieces
  }

  func outline(of spring: Spring) throws(ConversionProblem) -> MotionOutline {
    let duration = spring.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
    guard duration.isFinite else { throw neverRests }
    guard duration > 0 else {
      throw problem(
        "SwiftUI's settlingDuration is 0 for a spring that does not settle within 102 s",
        hint: "damp it less, or shorten its duration")
    }
    let states = spring.states(target: 1.0, initialVelocity: 0.0)
    let closed = SpringPieces(
      decay: spring.decayConstant,
      stiffness: spring.naturalFrequency * spring.naturalFrequency
    ) { time in
      let state = states(time)
      return (state.value, state.velocity)
    }
    var outline = MotionOutline(
      pieces: try pieces(of: closed, until: duration), duration: duration)
    outline.ending = "the settling duration"
    return outline
  }
}
