internal import AnimationModel

// Springs.
extension OutlineReader {
  var neverRests: ConversionProblem {
    problem(
      "the spring has no friction and never comes to rest", hint: "give it a bounce below 1")
  }

  /// A spring that is played in steps, whose states are joined by cubics: they are the motion itself.
  func fluid(_ animation: Animation) throws(ConversionProblem) -> Strand {
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    guard motion.duration.isFinite else { throw neverRests }
    let rate = 300.0
    let count = Int((motion.duration * rate).rounded())
    guard count < Self.pieceLimit else {
      throw problem("the spring takes longer to come to rest than can be followed")
    }
    var pieces: [MotionPiece] = []
    var state = motion.state(0, .after)
    for index in 0..<count {
      let end = Double(index + 1) / rate
      let next = motion.state(end, index == count - 1 ? .before : .shown)
      guard next.value.isFinite, next.velocity.isFinite, next.value.magnitude < 1e6 else {
        throw problem("the spring is too strongly damped for SwiftUI's steps and flies apart")
      }
      pieces.append(
        MotionPiece(
          from: Double(index) / rate, value: state.value, velocity: state.velocity,
          to: end, value: next.value, velocity: next.velocity, slack: 1e-12))
      state = next
    }
    return Strand(pieces: pieces, duration: Double(count) / rate)
  }

  func closed(
    _ animation: Animation, decay: Double, stiffness: Double
  ) throws(ConversionProblem) -> Strand {
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    guard motion.duration > 0 else { return Strand(pieces: [], duration: 0) }
    guard motion.duration.isFinite else { throw neverRests }
    let end = motion.duration
    let spring = SpringPieces(decay: decay, stiffness: stiffness) { time in
      let state = motion.state(time, time == end ? .before : .after)
      return (state.value, state.velocity)
    }
    return Strand(pieces: try pieces(of: spring, until: end), duration: end)
  }

  private func pieces(
    of spring: SpringPieces, until end: Double
  ) throws(ConversionProblem) -> [MotionPiece] {
    guard spring.decay >= 0, let pieces = spring.pieces(until: end, within: precision) else {
      throw problem("the spring swings more often than can be followed")
    }
    return pieces
  }

  func outline(of spring: Spring) throws(ConversionProblem) -> MotionOutline {
    let duration = spring.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
    guard duration.isFinite else { throw neverRests }
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
    outline.ending = "its settling duration, after which it stays within a thousandth of its target"
    return outline
  }
}
