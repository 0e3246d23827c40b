internal import MotionRecording

/// When a value was set without an animation.
///
/// A drag sets it many times in quick succession, which is drawn as a course and not as jumps.
struct JumpTimes: Hashable {
  /// Jumps no further apart than this, in seconds, are a run.
  private static let runDistance = 0.1

  private let times: [Double]

  /// Takes times in seconds, in order.
  init(times: [Double] = []) {
    self.times = times
  }

  /// The jumps among some events.
  init(_ events: [RecordedEvent]) {
    self.init(times: events.filter { $0.kind == .jump }.map(\.time))
  }

  /// Whether there is a jump at a time with none close to it.
  func isAlone(_ time: Double) -> Bool { times.contains(time) && !isInRun(time) }

  /// Whether there is a jump at a time, and others close to it.
  func isInRun(_ time: Double) -> Bool {
    times.contains(time)
      && times.contains { $0 != time && ($0 - time).magnitude <= Self.runDistance }
  }

  /// Whether there is a jump at a time, and none closely before it.
  func beginsAt(_ time: Double) -> Bool {
    times.contains(time)
      && !times.contains { $0 < time && time - $0 <= Self.runDistance }
  }
}
