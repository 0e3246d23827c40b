/// A search for the moments of a schedule that are shown at times that do not decrease.
///
/// The latest moment that is not after the time is shown; before the first moment, the first one is.
///
///     var lookup = TimelineLookup(.periodic(from: 0, by: 0.5), from: 0)
///     lookup.context(at: 0.7)?.date  // 0.5
///
/// Source: semantics reference, section 14.2 (documented).
public struct TimelineLookup<Moment: TimelineMoment> {
  private var iterator: AnyIterator<Moment>
  private var shown: Moment?
  private var next: Moment?

  /// The number of moments in a row that may come no later than the one that is shown before the timeline is taken to
  /// stand still: an animation schedule with an interval of 0 has only such moments.
  public static var standstillLimit: Int { 10_000 }

  /// Begins at the start of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - startDate: The moment at which the timeline is shown first.
  ///   - mode: The mode, normal or of low frequency.
  public init(
    _ schedule: some TimelineSchedule<Moment>, from startDate: Moment,
    mode: TimelineScheduleMode = .normal
  ) {
    self.init(schedule.entries(from: startDate, mode: mode))
  }

  /// Begins at the first of the given moments, which are in the order in which they come.
  public init(_ entries: some Sequence<Moment>) {
    var iterator = entries.makeIterator()
    self.iterator = AnyIterator { iterator.next() }
    shown = self.iterator.next()
    next = nextLater()
  }

  /// Returns the moment that is shown at a time, with its cadence.
  ///
  /// - Parameter now: The time, not before any time of an earlier call.
  /// - Returns: The moment, with the cadence up to the next one; the slowest where there is none.
  ///   Nil for a schedule without moments.
  public mutating func context(at now: Moment) -> TimelineContext<Moment>? {
    while let next, next <= now {
      shown = next
      self.next = nextLater()
    }
    guard let shown else { return nil }
    let interval = next.map {
      $0.timeIntervalSinceReferenceDate - shown.timeIntervalSinceReferenceDate
    }
    return TimelineContext(date: shown, cadence: .init(interval: interval ?? .infinity))
  }

  /// Goes on to the next moment, whatever the time is.
  ///
  /// - Returns: The moment that is shown then; nil at the end.
  public mutating func advance() -> Moment? {
    guard let next else { return nil }
    shown = next
    self.next = nextLater()
    return next
  }

  /// The next moment that comes later than the one that is shown.
  private func nextLater() -> Moment? {
    guard let shown else { return nil }
    for _ in 0...Self.standstillLimit {
      guard let moment = iterator.next() else { return nil }
      if moment > shown { return moment }
    }
    return nil
  }
}
