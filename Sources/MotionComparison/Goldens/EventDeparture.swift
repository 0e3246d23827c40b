internal import MotionRecording

/// The first event that does not happen as in the golden.
public enum EventDeparture: Hashable, Sendable {
  /// The event happens at another time, in seconds.
  case moved(String, from: Double, to: Double)

  /// The event does not happen any more; the time is that in the golden.
  case missing(String, at: Double)

  /// The event is new.
  case added(String, at: Double)

  /// The largest difference of times that rounding can explain, for each second since the start.
  private static let rounding = 1e-9

  /// Compares the events of both, each occurrence with the occurrence of the same event in the other; nil if
  /// they are the same.
  ///
  /// Where the rates differ an event may be in another frame.
  init?(from golden: MotionGolden, to current: MotionGolden) {
    let isSameClock =
      golden.settings.rate == current.settings.rate
      && golden.settings.playsFrames == current.settings.playsFrames
    let frame = 1 / min(golden.settings.rate, current.settings.rate)
    var found = current.events.times
    for event in golden.events {
      guard let times = found[event.value], let time = times.first else {
        self = .missing(event.value, at: event.time)
        return
      }
      found[event.value] = times.dropFirst()
      let allowance = isSameClock ? Self.rounding * max(event.time, 1) : frame
      guard (event.time - time).magnitude <= allowance else {
        self = .moved(event.value, from: event.time, to: time)
        return
      }
    }
    let rest = current.events.first { found[$0.value]?.contains($0.time) ?? false }
    guard let rest else { return nil }
    self = .added(rest.value, at: rest.time)
  }
}

extension [TimedChange<String>] {
  /// The times of each event, in order.
  fileprivate var times: [String: ArraySlice<Double>] {
    Dictionary(grouping: self, by: \.value).mapValues { $0.map(\.time)[...] }
  }
}
