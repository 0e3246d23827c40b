internal import AnimationModel

/// The value of a measure of a motion, in seconds and in units of the value, or the reason why there is none.
enum MeasureReading {
  case figure(Double, at: Double?)
  case absent(ExpectationResult.Absence)

  init(_ figure: Double?, else absence: ExpectationResult.Absence) {
    self = figure.map { .figure($0, at: nil) } ?? .absent(absence)
  }
}

extension MotionCourse {
  /// Returns the reading of a measure.
  func reading(of measure: ExpectedMeasure) -> MeasureReading {
    switch measure {
    case .settling(let part):
      measures.hasTravel
        ? MeasureReading(measurer.settled(within: part), else: .neverStays) : .absent(.noTravel)
    case .value(let time): whole.reading(at: time) { whole.start + $0.value }
    case .velocity(let time): whole.reading(at: time) { $0.velocity }
    case .figure(let figure): reading(of: figure)
    case .extreme(let extreme, let part): reading(of: extreme, part)
    }
  }

  private func reading(of figure: MotionFigure) -> MeasureReading {
    switch figure {
    case .firstCrossing:
      MeasureReading(measures.firstCrossing, else: measures.hasTravel ? .neverReaches : .noTravel)
    case .crossings:
      measures.hasTravel ? .figure(Double(measures.crossings), at: nil) : .absent(.noTravel)
    case .logicalCompletion:
      MeasureReading(measures.logicalCompletion, else: isKeyframes ? .isKeyframes : missingEnd)
    case .removal: MeasureReading(measures.removal, else: missingEnd)
    case .removalAt60Hertz:
      MeasureReading(
        measures.removalAt60Hertz,
        else: measures.isTooLongForFrames ? .tooManyFrames : missingEnd)
    case .start: .figure(start, at: nil)
    case .target: .figure(target, at: nil)
    case .initialVelocity:
      MeasureReading(initialVelocity?.pointsPerSecond, else: .noInitialVelocity)
    case .travelsPerSecond:
      MeasureReading(initialVelocity?.travelsPerSecond, else: .noInitialVelocity)
    case .timelineDuration:
      if case .keyframes(_, let timeline) = source {
        .figure(timeline, at: nil)
      } else {
        .absent(.noKeyframes)
      }
    case .duration:
      if case .keyframes(let duration, _) = source {
        .figure(duration, at: nil)
      } else {
        MeasureReading(spring?.duration, else: .noSpring)
      }
    case .bounce: MeasureReading(spring?.bounce, else: .noSpring)
    case .response: MeasureReading(spring?.response, else: .noSpring)
    case .dampingRatio: MeasureReading(spring?.dampingRatio, else: .noSpring)
    case .mass: MeasureReading(spring?.mass, else: .noSpring)
    case .stiffness: MeasureReading(spring?.stiffness, else: .noSpring)
    case .damping: MeasureReading(spring?.damping, else: .noSpring)
    case .settlingDuration: MeasureReading(spring?.settlingDuration, else: .noSpring)
    case .naturalFrequency: MeasureReading(spring?.naturalFrequency, else: .noSpring)
    case .dampedFrequency:
      MeasureReading(spring?.dampedFrequency, else: spring == nil ? .noSpring : .noSwing)
    case .qualityFactor: MeasureReading(spring?.qualityFactor, else: .noSpring)
    }
  }

  private var isKeyframes: Bool { if case .keyframes = source { true } else { false } }

  /// The reason why the motion is never complete or over.
  private var missingEnd: ExpectationResult.Absence {
    switch source {
    case .function: .isFunction
    case .attribute, .recording: isFinished ? .noAnimation : .endless
    case .animation, .keyframes: .endless
    }
  }

  private func reading(of extreme: MotionExtreme, _ part: ExtremePart) -> MeasureReading {
    let found: MotionMeasures.Extreme?
    let absence: ExpectationResult.Absence
    switch extreme {
    case .overshoot: (found, absence) = (measures.overshoot, .noOvershoot)
    case .undershoot: (found, absence) = (measures.undershoot, .noUndershoot)
    case .rebound: (found, absence) = (measures.rebound, .noRebound)
    case .highest: (found, absence) = (measures.highest, .noMotion)
    case .lowest: (found, absence) = (measures.lowest, .noMotion)
    case .peakVelocity: (found, absence) = (measures.peakVelocity, .noMotion)
    case .peakAcceleration: (found, absence) = (measures.peakAcceleration, .noMotion)
    }
    let kind = extreme.kind(of: part)
    guard measures.hasTravel || (kind != .distance && kind != .fraction) else {
      return .absent(.noTravel)
    }
    guard let found else {
      // If the motion does not go beyond its target, the distance is 0; it has no time and no position.
      let isNothing = [.distance, .fraction, .speed, .intensity].contains(kind)
      return isNothing ? .figure(0, at: nil) : .absent(absence)
    }
    return switch kind {
    case .time: .figure(found.time, at: nil)
    case .distance: .figure((found.fraction ?? 0) * travel.magnitude, at: found.time)
    case .fraction: .figure(found.fraction ?? 0, at: found.time)
    case .speed, .intensity: .figure(found.value.magnitude, at: found.time)
    case .position, .velocity, .number: .figure(found.value, at: found.time)
    }
  }
}

extension MotionMeasurer {
  /// Returns a figure of the state at a time.
  fileprivate func reading(
    at time: Double, _ figure: (MotionState<Double>) -> Double
  ) -> MeasureReading {
    guard time >= first, time <= reach else { return .absent(.notFollowed(until: end)) }
    return .figure(figure(motion.state(time, .shown)), at: nil)
  }

  /// The time up to which states are known, in seconds.
  private var reach: Double {
    // A motion that is over rests, and a motion that is given by a formula is known beyond the time that is looked
    // at.
    motion.duration <= end ? .infinity : isSampled ? end : motion.reach
  }
}
