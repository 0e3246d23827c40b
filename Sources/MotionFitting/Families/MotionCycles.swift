internal import AnimationModel

/// A motion that is played one time after another, with what decides how long each time takes.
struct MotionCycles: Hashable, Sendable {
  var repetition: Repetition

  /// The times of the frames in seconds, of which rows may show a part: in SwiftUI a cycle ends at one.
  var frames: [Double]

  /// The way in the recording's units: how near a spring has to be to its target to be over depends on it.
  var travel: Double

  /// Velocity of springs at the start of each cycle, in travels per second.
  var velocity = 0.0

  /// So near behind where one cycle follows another, in seconds, a row shows the end of the one that is over.
  static let seam = 1e-7
}

extension Repetition {
  /// An animation played as often.
  func repeating(_ animation: Animation) -> Animation {
    if let count { return animation.repeatCount(count, autoreverses: autoreverses) }
    return animation.repeatForever(autoreverses: autoreverses)
  }
}

extension MotionFamily {
  /// The animation with some numbers; nil for closed forms that are overdamped, which no animation is.
  func animation(_ parameters: MotionParameters, velocity: Double) -> Animation? {
    let duration = parameters.duration
    switch self {
    case .spring(.swiftui):
      return .spring(duration: duration, bounce: parameters.bounce)
    case .spring(.exact):
      guard parameters.bounce >= 0 else { return nil }
      return .interpolatingSpring(
        duration: duration, bounce: parameters.bounce, initialVelocity: velocity)
    case .curve(let named):
      return .timingCurve(named.curve, duration: duration)
    case .bezier:
      let points = parameters.points
      return .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
    }
  }
}

extension MotionPlay {
  /// Plays a family one time after another.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - parameters: Its numbers.
  ///   - cycles: How often it is played.
  ///   - times: The times of the rows, in order, each of them that of a frame.
  mutating func play(
    _ family: MotionFamily, _ parameters: MotionParameters, _ cycles: MotionCycles,
    at times: [Double]
  ) {
    covered = [Double](repeating: 0, count: times.count)
    carried = []
    guard cycles.travel != 0,
      let once = family.animation(parameters, velocity: cycles.velocity)
    else { return }
    let animation = cycles.repetition.repeating(once)
    if cycles.repetition.isExact {
      playExactly(animation, parameters.start, cycles, at: times)
    } else {
      playFrames(animation, parameters.start, cycles, at: times)
    }
  }

  /// Asks the animation at every frame, as SwiftUI does.
  private mutating func playFrames(
    _ animation: Animation, _ start: Double, _ cycles: MotionCycles, at times: [Double]
  ) {
    var context = AnimationContext<Double>()
    var isOver = false
    var row = 0
    for frame in cycles.frames where row < times.count {
      var value = 0.0
      if isOver {
        value = cycles.travel
      } else if frame > start {
        let answer = animation.animate(
          value: cycles.travel, time: frame - start, context: &context)
        value = answer ?? cycles.travel
        isOver = answer == nil
      }
      guard frame >= times[row] else { continue }
      covered[row] = value / cycles.travel
      row += 1
    }
  }

  /// Plays cycles of exactly their duration.
  private mutating func playExactly(
    _ animation: Animation, _ start: Double, _ cycles: MotionCycles, at times: [Double]
  ) {
    let motion = animation.motion(of: MotionRequest(value: cycles.travel))
    for row in times.indices {
      let elapsed = times[row] - start - MotionCycles.seam
      guard elapsed > 0 else { continue }
      covered[row] =
        elapsed < motion.duration ? motion.state(elapsed, .after).value / cycles.travel : 1
    }
  }
}
