internal import MotionRecording

/// The first event that does not happen as it did.
public enum EventDeparture: Hashable, Sendable {
  /// It happens at another time, in seconds.
  case moved(String, from: Double, to: Double)

  /// It does not happen any more; the time is that at which it did.
  case missing(String, at: Double)

  /// It is new.
  case added(String, at: Double)

  /// Seconds that only rounding can explain, for each second since the start.
  private static let rounding = 1e-9

  /// Compares what happened, one event after the other; nil if it is the same.
  ///
  /// Where the rates differ an event may be in another frame.
  init?(from golden: Golden, to current: Golden) {
    let isSameClock =
      golden.settings.rate == current.settings.rate
      && golden.settings.playsFrames == current.settings.playsFrames
    let frame = 1 / min(golden.settings.rate, current.settings.rate)
    for (index, event) in golden.events.enumerated() {
      guard index < current.events.count else {
        self = .missing(event.value, at: event.time)
        return
      }
      let found = current.events[index]
      let allowance = isSameClock ? Self.rounding * max(event.time, 1) : frame
      guard event.value == found.value else {
        // Whatever comes instead: the old event is looked for among those that follow.
        let later = current.events[index...].first { $0.value == event.value }
        self =
          later.map { .moved(event.value, from: event.time, to: $0.time) }
          ?? .missing(event.value, at: event.time)
        return
      }
      guard (event.time - found.time).magnitude <= allowance else {
        self = .moved(event.value, from: event.time, to: found.time)
        return
      }
    }
    guard current.events.count > golden.events.count else { return nil }
    let first = current.events[golden.events.count]
    self = .added(first.value, at: first.time)
  }
}
