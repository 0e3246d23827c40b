/// Moments at a constant interval without end, or no moments at all.
///
/// Each is computed from an origin by its index, never from the previous one, so that errors do not add up.
public struct TimelineEntries<Moment: TimelineMoment>: Sequence, IteratorProtocol, Hashable,
  Sendable
{
  private let origin: Double
  private let interval: Double
  private let isEmpty: Bool
  private var index: Double

  /// Makes the moments `origin + index × interval` from an index on.
  init(origin: Double, by interval: Double, from index: Double = 0) {
    self.origin = origin
    self.interval = interval
    self.index = index
    isEmpty = false
  }

  private init() {
    origin = 0
    interval = 0
    index = 0
    isEmpty = true
  }

  /// The sequence without moments.
  static var none: TimelineEntries { TimelineEntries() }

  /// The next moment; nil only for the sequence without moments.
  public mutating func next() -> Moment? {
    guard !isEmpty else { return nil }
    defer { index += 1 }
    return Moment(timeIntervalSinceReferenceDate: origin + index * interval)
  }
}
