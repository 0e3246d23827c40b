internal import CurveGeometry

/// A motion as a function of time: an animation in continuous time.
///
/// It starts at 0 at time 0 and is over after `duration`, when the delta is shown. Unlike `animate` it
/// can be asked for any time, in any order.
package struct ContinuousMotion<V: VectorArithmetic> {
  /// Seconds until the motion is over; infinite if it never is.
  package var duration: Double

  /// Seconds until the animation reports that it is complete for all practical purposes; nil if it only ends.
  package var logicalDuration: Double?

  /// The seconds that show an endless motion in full, three cycles of it; nil if it has no cycles.
  package var cycleSpan: Double?

  /// The shortest time in which the motion can change its course, in seconds: a period of a spring, a part of a curve.
  package var timeScale: Double

  /// The ``timeScale`` from a time in seconds until the next corner, where it differs, as while a delay lasts; nil
  /// where it is the same throughout.
  package var localTimeScale: ((_ time: Double) -> Double)?

  /// The shortest time in which the motion can change its course from a time until the next corner, in seconds.
  package func timeScale(from time: Double) -> Double { localTimeScale?(time) ?? timeScale }

  /// Whether the search for the end was given up: the motion has an end, but too far away to be computed.
  package var endIsOutOfReach = false

  /// Whether the motion does not end by itself but is cut off.
  package var isCut = false

  /// The time up to which states are computed, in seconds.
  ///
  /// Later states would take too many steps. The time is finite only where no end was found.
  package var reach = Double.infinity

  /// The seconds for which the motion can be continued before time 0, which negative speeds ask for.
  package var runsBackwardsFor = Double.infinity

  /// The largest number of corners that are listed: more than a picture or a table can use.
  package static var cornerLimit: Int { 100_000 }

  /// Returns the times between two others, both excluded, at which the motion has a corner or a jump, in
  /// order; the first of the two is not below 0.
  ///
  /// There are at most about ``cornerLimit`` of them.
  package var corners: (_ start: Double, _ limit: Double) -> [Double]

  /// For a motion that consists of cubics alone, returns the times between two others, both excluded, at which one
  /// cubic ends and the next begins, in order; nil for any other motion.
  package var joints: ((_ start: Double, _ limit: Double) -> [Double])?

  /// The lengths of the motions inside: none where there is no modifier, that of the motion inside a modifier, or
  /// those of the first cycle and of the later ones.
  package var inside: [MotionLength] = []

  /// The duration of the motion, with the lengths of the motions inside.
  package var length: MotionLength { MotionLength(duration: duration, inside: inside) }

  /// The number of motions that are asked for one state: those of which a combination consists.
  package var depth = 1

  /// Returns the state at a time in seconds.
  ///
  /// From the end on, `shown` and `after` give the delta at rest.
  package var state: (_ time: Double, _ side: MotionSide) -> MotionState<V>

  /// Whether the motion is over at a time in seconds, up to rounding.
  package func isOver(at time: Double) -> Bool {
    time >= duration || TimeEquality.holds(time, duration, within: timeScale)
  }

  /// Makes a motion.
  package init(
    duration: Double,
    logicalDuration: Double? = nil,
    cycleSpan: Double? = nil,
    timeScale: Double,
    corners: @escaping (Double, Double) -> [Double] = { _, _ in [] },
    state: @escaping (Double, MotionSide) -> MotionState<V>
  ) {
    self.duration = duration
    self.logicalDuration = logicalDuration
    self.cycleSpan = cycleSpan
    self.timeScale = timeScale
    self.corners = corners
    self.state = state
  }

  /// Makes a motion along a curve of progress.
  ///
  /// - Parameters:
  ///   - delta: The distance that is covered in the end.
  ///   - duration: The duration, in seconds; with zero or less the motion ends at once.
  ///   - detail: The part of the duration in which the curve can change its course.
  ///   - corners: The progress values, inside 0…1, at which the curve has a corner or a jump.
  ///   - curve: The value, slope and second derivative, right-handed, at a progress from 0 to 1.
  init(
    of delta: V,
    over duration: Double,
    detail: Double,
    corners: [Double] = [],
    curve: @escaping (Double) -> (Double, (slope: Double, curvature: Double))
  ) {
    let duration = duration > 0 ? duration : 0
    let fractions = corners
    let corners = corners.map { $0 * duration }
    self.init(
      duration: duration,
      timeScale: duration * detail,
      corners: { start, limit in
        corners.between(start, min(limit, duration))
      },
      state: { time, side in
        let isEnd = TimeEquality.holds(time, duration, within: duration)
        if duration == 0 || (isEnd ? side != .before : time > duration) {
          return .resting(at: delta)
        }
        var progress = isEnd ? 1 : max(time / duration, 0)
        let corner = TimeEquality.nearest(to: time, in: corners, within: duration * detail)
        // Dividing the product need not give the fraction again; at a corner it is taken directly.
        if let corner { progress = fractions[corner] }
        if side == .before && corner != nil {
          // A number just before it, to get the end of the piece that ends here.
          progress -= progress.ulp * 4
        }
        let (value, (slope, curvature)) = curve(progress)
        guard time >= 0 else { return .resting(at: delta.scaled(by: value)) }
        return MotionState(
          value: delta.scaled(by: value),
          velocity: delta.product(with: slope / duration),
          acceleration: delta.product(with: curvature == 0 ? 0 : curvature / duration / duration))
      })
  }
}

/// Searches on the time axis.
enum FirstTime {
  /// The first time from which a condition holds, if from then on it stays true; infinity if it does
  /// not hold at the limit.
  ///
  /// Exact to the resolution of a `Double`.
  static func after(_ start: Double, before limit: Double, _ condition: (Double) -> Bool) -> Double
  {
    let limit = limit < .greatestFiniteMagnitude ? limit : .greatestFiniteMagnitude
    guard condition(limit) else { return .infinity }
    return Halving.end(start, limit, mostHalvings: 100) { !condition($0) }
  }
}
