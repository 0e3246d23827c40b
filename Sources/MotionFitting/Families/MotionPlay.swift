internal import AnimationModel

/// The course of a family at the times of rows: the covered part of the travel, and the effect of a velocity at the
/// start.
struct MotionPlay {
  /// The covered part of the travel at each row.
  var covered: [Double] = []

  /// The effect of a velocity at the start at each row, as seconds of that velocity; empty where none is needed.
  var carried: [Double] = []

  /// The number of steps that each row shows, for a spring in steps.
  private var steps: [Int] = []

  /// Plays a family.
  ///
  /// Springs in steps jump where a row passes a step; see ``playSmoothly(_:at:carries:)``.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - parameters: The numbers of the motion.
  ///   - times: The times of the rows, in order.
  ///   - carries: Whether the effect of a velocity at the start is needed.
  mutating func play(
    _ family: MotionFamily, _ parameters: MotionParameters, at times: [Double], carries: Bool
  ) {
    resize(times.count, carries: carries)
    switch family {
    case .spring(.swiftui):
      if steps.count != times.count { steps = [Int](repeating: 0, count: times.count) }
      for index in times.indices {
        steps[index] = FluidSpringSteps.count(after: times[index] - parameters.start)
      }
      fillSteps(parameters, carries: carries)
    case .spring(.exact): playClosed(parameters, times, carries: carries)
    case .curve(let named): playCurve(named.curve, parameters, times)
    case .bezier: playCurve(.bezier(parameters.points), parameters, times)
    }
  }

  /// Plays a spring in steps on a display of unlimited rate.
  ///
  /// It is half a step ahead, as frames are on average, and has no jumps, so that a search can approach it.
  mutating func playSmoothly(_ parameters: MotionParameters, at times: [Double], carries: Bool) {
    resize(times.count, carries: carries)
    let rate = FluidSpringSteps.perSecond
    let last = ((times.last ?? 0) - parameters.start) * rate
    let path = Self.path(parameters, target: 1, velocity: 0, count: Self.count(last) + 2)
    let carriedPath =
      carries ? Self.path(parameters, target: 0, velocity: 1, count: Self.count(last) + 2) : []
    for index in times.indices {
      let position = (times[index] - parameters.start) * rate
      let place = position > 0 ? min(position, Double(path.count - 3)) + 0.5 : 0
      let step = Int(place)
      let part = place - Double(step)
      // Before half a step the spring comes in from rest, so that nothing jumps at the start.
      let share = position > 0 ? min(position * 2, 1) : 0
      covered[index] = share * (path[step] + part * (path[step + 1] - path[step]))
      if carries {
        carried[index] =
          share * (carriedPath[step] + part * (carriedPath[step + 1] - carriedPath[step]))
      }
    }
  }

  private mutating func resize(_ count: Int, carries: Bool) {
    if covered.count != count { covered = [Double](repeating: 0, count: count) }
    let wanted = carries ? count : 0
    if carried.count != wanted { carried = [Double](repeating: 0, count: wanted) }
  }

  private mutating func fillSteps(_ parameters: MotionParameters, carries: Bool) {
    let count = steps.last ?? 0
    let path = Self.path(parameters, target: 1, velocity: 0, count: count)
    for index in steps.indices { covered[index] = path[steps[index]] }
    guard carries else { return }
    let carriedPath = Self.path(parameters, target: 0, velocity: 1, count: count)
    for index in steps.indices { carried[index] = carriedPath[steps[index]] }
  }

  private mutating func playClosed(
    _ parameters: MotionParameters, _ times: [Double], carries: Bool
  ) {
    let parts = Spring(duration: parameters.duration, bounce: parameters.bounce).parts
    for index in times.indices {
      let elapsed = times[index] - parameters.start
      let part = elapsed > 0 ? parts(elapsed) : (0, 0)
      covered[index] = part.0
      if carries { carried[index] = part.1 }
    }
  }

  private mutating func playCurve(
    _ curve: UnitCurve, _ parameters: MotionParameters, _ times: [Double]
  ) {
    for index in times.indices {
      let progress = (times[index] - parameters.start) / parameters.duration
      covered[index] = progress <= 0 ? 0 : progress >= 1 ? 1 : curve.exactValue(at: progress)
      if !carried.isEmpty { carried[index] = 0 }
    }
  }

  private static func count(_ position: Double) -> Int { position > 0 ? Int(position) + 1 : 1 }

  private static func path(
    _ parameters: MotionParameters, target: Double, velocity: Double, count: Int
  ) -> [Double] {
    FluidSpringSteps.positions(
      response: parameters.duration,
      dampingFraction: Spring.dampingRatio(bounce: parameters.bounce), target: target,
      velocity: velocity, count: count)
  }
}

extension UnitCurve {
  /// The Bézier curve of x₁, y₁, x₂ and y₂.
  static func bezier(_ points: [Double]) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
  }
}
