internal import AnimationModel

/// Motions one after the other, each towards a target of its own, as SwiftUI plays them: a running motion is merged
/// or combined with the next one, as the next one decides.
struct SequenceCourse: Hashable, Sendable {
  /// One of the motions.
  struct Motion: Hashable, Sendable {
    var family: MotionFamily
    var parameters: MotionParameters
    /// The target.
    var to: Double
  }

  /// The value before the first motion.
  var from: Double
  var motions: [Motion]

  /// The number of fitted numbers, as the score counts them.
  var freeCount: Int { 1 + motions.reduce(0) { $0 + $1.family.figureCount + 2 } }
}

extension SequenceCourse.Motion {
  /// The motion as the animation that is played and reported.
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
