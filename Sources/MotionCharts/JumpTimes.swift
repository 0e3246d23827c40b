internal import MotionRecording
internal import TextForms

/// The times at which a value was set without an animation.
///
/// A drag sets the value many times in quick succession, which is drawn as a course and not as jumps.
struct JumpTimes: Hashable {
  /// The largest distance of two jumps in a run, in seconds.
  private static let runDistance = 0.1

  /// The times in seconds, in order, each only once.
  let times: [Double]

  /// Takes times in seconds, in order.
  init(times: [Double] = []) {
    self.times = times.withoutRepeats
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

extension AttributeRecording {
  /// The times at which the number was set without an animation.
  ///
  /// While a drag tracks velocity, its changes take over from each other, and no animation has a
  /// name.
  var jumpTimes: JumpTimes {
    JumpTimes(
      times: recording.events.filter { event in
        event.kind == .jump || (event.isChange && animation(at: event.time).isEmpty)
      }.map(\.time))
  }
}

extension RecordedEvent {
  /// Whether the event is the beginning of an animation.
  var isChange: Bool { kind == .start || kind == .merge || kind == .combine }
}
