internal import CurveGeometry

/// The course of one number between two successive steps of a spring, in continuous time.
///
/// A cubic from the values and velocities at both steps is right as long as it keeps to the law: **where
/// successive steps go in one direction, so does the curve, within the two values; where they turn, the curve may go
/// beyond the corner by an eighth of what the two steps span**, as a parabola does halfway between its steps. A first
/// step that does not move but ends with a velocity breaks the law, and so do springs that lose their speed within a
/// step. There the velocities at the ends stay what they are, but last only for a ramp: see ``SpringStepWeights``.
///
/// All numbers are per step: changes from value to value, and velocities times the length of a step.
struct SpringStepCourse {
  /// The change of the value from this step to the next.
  var change: Double

  /// The velocities at the two steps.
  var startSlope: Double
  var endSlope: Double

  /// The changes of the value in the previous step and in the next one.
  var before: Double
  var after: Double

  /// The size up to which a difference counts as rounding of the values.
  var rounding: Double

  /// The fraction of a corner's span by which the curve may go beyond the corner.
  private static let rounded = 1.0 / 8

  /// Whether nothing moves, so that a cubic is right.
  var isStill: Bool {
    change == 0 && startSlope == 0 && endSlope == 0 && before == 0 && after == 0
  }

  /// The longest ramp, as a fraction of the step, with which the velocities at its ends keep to the law; nil where the
  /// cubic does.
  var ramp: Double? {
    let isFalling = change < 0 || (change == 0 && min(startSlope, endSlope) < 0 && startSlope <= 0)
    let course = isFalling ? mirrored : self
    return course.cubicKeepsToLaw ? nil : course.longestRamp
  }

  private var mirrored: SpringStepCourse {
    SpringStepCourse(
      change: -change, startSlope: -startSlope, endSlope: -endSlope, before: -before, after: -after,
      rounding: rounding)
  }

  // Below this line the change is not negative.

  /// The distance by which the curve may go above its end, where the next step goes back.
  private var room: Double {
    guard after < 0, change > 0 || before > 0 else { return 0 }
    return max(change, -after, change > 0 ? 0 : before) * Self.rounded
  }

  /// The distance by which the curve may go below its start, where the previous step came down.
  private var depth: Double {
    guard before < 0, change > 0 || after > 0 else { return 0 }
    return max(change, -before, change > 0 ? 0 : after) * Self.rounded
  }

  private var cubicKeepsToLaw: Bool {
    let cubic = Cubic(value: 0, slope: startSlope, to: change, slope: endSlope)
    let turns = [cubic.turns.first, cubic.turns.second].compactMap { $0.map(cubic.value(at:)) }
    if turns.contains(where: { $0 > change + room + rounding || $0 < -depth - rounding }) {
      return false
    }
    guard turns.count == 2, startSlope >= 0, endSlope >= 0 else { return true }
    return (turns[1] - turns[0]).magnitude <= rounding
  }

  private var longestRamp: Double {
    let rising = (max(startSlope, 0), max(endSlope, 0))
    let falling = (max(-startSlope, 0), max(-endSlope, 0))
    var limits = [0.5]
    if falling.0 > 0 { limits.append(2 * depth / falling.0) }
    if falling.1 > 0 { limits.append(2 * room / falling.1) }
    switch (falling.0 > 0, falling.1 > 0) {
    case (false, false): limits.append(2 * change / (rising.0 + rising.1))
    case (false, true): if rising.0 > 0 { limits.append(2 * (change + room) / rising.0) }
    case (true, false): if rising.1 > 0 { limits.append(2 * (change + depth) / rising.1) }
    case (true, true): break
    }
    return limits.min() ?? 0
  }
}

/// The weights of the change in a step and of the velocities at its ends, at a time within the step, for numbers and
/// for vectors of any kind.
struct SpringStepWeights {
  /// The weight of the change from the one value to the other.
  private(set) var change: Double

  /// The weights of the velocities at both ends; for values they are in units of the step's length.
  private(set) var startVelocity: Double
  private(set) var endVelocity: Double

  /// Makes the weights for the value.
  ///
  /// - Parameters:
  ///   - s: The fraction of the step that is over, from 0 to 1.
  ///   - length: The length of the step, in seconds.
  ///   - ramp: The fraction of the step for which each of the velocities at its ends lasts, at most a half; nil for a
  ///     cubic.
  ///
  /// The velocity falls linearly from its value at the start to 0, and at the end rises linearly from 0 to its value
  /// there; the rest of the change is covered by a parabola of velocity over the whole step.
  @inline(__always)
  init(ofValueAt s: Double, length: Double, ramp: Double?) {
    guard let ramp else {
      let weights = HermiteWeights(at: s, elapsed: length * s)
      (change, startVelocity, endVelocity) =
        (weights.change, weights.startSlope, weights.endSlope)
      return
    }
    change = s * s * (3 - 2 * s)
    let first = s < ramp ? s - s * s / (2 * ramp) : ramp / 2
    let rest = ramp - (1 - s)
    let last = rest > 0 ? rest * rest / (2 * ramp) : 0
    startVelocity = (first - ramp / 2 * change) * length
    endVelocity = (last - ramp / 2 * change) * length
  }

  /// Makes the weights for the velocity.
  @inline(__always)
  init(ofVelocityAt s: Double, length: Double, ramp: Double?) {
    guard let ramp else {
      let weights = HermiteWeights.ofSlope(at: s, length: length)
      (change, startVelocity, endVelocity) =
        (weights.change, weights.startSlope, weights.endSlope)
      return
    }
    let hill = 6 * s * (1 - s)
    change = hill / length
    startVelocity = (s < ramp ? 1 - s / ramp : 0) - ramp / 2 * hill
    endVelocity = (1 - s < ramp ? 1 - (1 - s) / ramp : 0) - ramp / 2 * hill
  }

  /// Makes the weights for the acceleration, where the velocities at the ends last for a ramp.
  init(ofAccelerationAt s: Double, length: Double, ramp: Double) {
    let fall = (6 - 12 * s) / length
    change = fall / length
    startVelocity = (s < ramp ? -1 / (ramp * length) : 0) - ramp / 2 * fall
    endVelocity = (1 - s < ramp ? 1 / (ramp * length) : 0) - ramp / 2 * fall
  }
}
