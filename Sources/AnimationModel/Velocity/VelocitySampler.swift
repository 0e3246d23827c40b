/// Samples of a moving value, and the velocity that follows from them.
///
/// The last three samples are kept.
///
/// Source: semantics reference, section 12 (recovered).
package struct VelocitySampler<V: VectorArithmetic> {
  /// A value at a time in seconds.
  package struct Sample {
    package var value: V
    package var time: Double
  }

  private var samples: [Sample] = []

  /// The number of samples that are kept.
  private static var capacity: Int { 3 }

  /// The seconds below which two samples count as simultaneous: 2⁻⁵².
  private static var simultaneity: Double { 0x1p-52 }

  /// The weight of the older of two slopes in the velocity.
  private static var olderWeight: Double { 0.75 }

  /// The fraction of a velocity that is left a millisecond later.
  private static var decayPerMillisecond: Double { 0.998 }

  /// The seconds after the last sample for which there is a velocity.
  package static var window: Double { 2 }

  /// Makes a sampler without samples.
  package init() {}

  /// The last sample, or nil before the first.
  package var last: Sample? { samples.last }

  /// Whether there are enough samples for a velocity.
  package var tellsVelocity: Bool { samples.count > 1 }

  /// Adds a sample.
  ///
  /// A sample that is earlier than the last one is ignored; a sample at the same time replaces it.
  package mutating func add(_ value: V, at time: Double) {
    if let last = samples.last {
      if (time - last.time).magnitude < Self.simultaneity {
        samples[samples.count - 1].value = value
        return
      }
      if time < last.time { return }
    }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(Sample(value: value, time: time))
  }

  /// The velocity at the last sample, in value units per second: the slope between two samples, or three
  /// quarters of the older and a quarter of the newer of two slopes; zero for fewer samples.
  package var velocity: V {
    switch samples.count {
    case 0, 1: return .zero
    case 2: return slope(0)
    default:
      return slope(0).scaled(by: Self.olderWeight)
        + slope(1).scaled(by: 1 - Self.olderWeight)
    }
  }

  /// The velocity at a later time in seconds: it decays to 0.998 of itself in a millisecond.
  package func velocity(at time: Double) -> V {
    guard let last = samples.last, tellsVelocity else { return .zero }
    let milliseconds = max(time - last.time, 0) * 1000
    let decay = ElementaryFunctions.exponential(
      milliseconds * ElementaryFunctions.logarithm(Self.decayPerMillisecond))
    return velocity.scaled(by: decay)
  }

  /// The time at which tracking is over: a while after the last sample, or at once if the value rests.
  package var end: Double {
    guard let last = samples.last else { return 0 }
    return tellsVelocity && velocity == .zero ? last.time : last.time + Self.window
  }

  private func slope(_ index: Int) -> V {
    let start = samples[index]
    let end = samples[index + 1]
    return (end.value - start.value).scaled(by: 1 / (end.time - start.time))
  }

  /// Returns the motion that tracking shows: the target, from the start until tracking is over.
  func tracking(of target: V, from start: Double) -> ContinuousMotion<V> {
    ContinuousMotion(duration: max(end, start), timeScale: .infinity) { _, _ in
      .resting(at: target)
    }
  }
}
