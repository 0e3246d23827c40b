/// The unit of the times in a table of observations.
public enum ObservationTimeUnit: Hashable, Sendable {
  /// Seconds.
  case seconds
  /// Thousandths of a second.
  case milliseconds
  /// Millionths of a second.
  case microseconds
  /// Billionths of a second.
  case nanoseconds
  /// Numbers of frames, at a rate in frames per second.
  case frames(rate: Double)

  /// Creates the unit that a word stands for in the name of a column; nil for any other word.
  init?(word: String) {
    switch word.lowercased() {
    case "s", "sec", "secs", "second", "seconds": self = .seconds
    case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": self = .milliseconds
    case "us", "µs", "μs", "usec", "usecs", "micros", "microsecond", "microseconds":
      self = .microseconds
    case "ns", "nsec", "nsecs", "nanos", "nanosecond", "nanoseconds": self = .nanoseconds
    default: return nil
    }
  }

  /// The plural of the unit's name.
  public var name: String {
    switch self {
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .microseconds: "microseconds"
    case .nanoseconds: "nanoseconds"
    case .frames: "frames"
    }
  }

  func seconds(_ number: Double) -> Double {
    switch self {
    case .seconds: number
    case .milliseconds: number / 1e3
    case .microseconds: number / 1e6
    case .nanoseconds: number / 1e9
    case .frames(let rate): number / rate
    }
  }
}
