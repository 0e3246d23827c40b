/// Finds which moment of a schedule is shown at times in order.
///
/// The latest moment that is not after now is shown, and before the first moment the first one.
///
///     var lookup = TimelineLookup(.periodic(from: 0, by: 0.5), from: 0)
///     lookup.context(at: 0.7)?.date  // 0.5
///
/// Source: semantics reference, section 14.2 (documented).
public struct TimelineLookup<Moment: TimelineMoment> {
  private var iterator: AnyIterator<Moment>
  private var shown: Moment?
  private var next: Moment?

  /// How many moments in a row may come no later than what is shown before the timeline is taken to stand
  /// still: an animation schedule with an interval of 0 has nothing else.
  public static var standstillLimit: Int { 10_000 }

  /// Begins at the start of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - startDate: When it is shown first.
  ///   - mode: Whether the moments should be few.
  public init(
    _ schedule: some TimelineSchedule<Moment>, from startDate: Moment,
    mode: TimelineScheduleMode = .normal
  ) {
    self.init(schedule.entries(from: startDate, mode: mode))
  }

  /// Begins at the first of some moments, in the order in which they come.
  public init(_ entries: some Sequence<Moment>) {
    var iterator = entries.makeIterator()
    self.iterator = AnyIterator { iterator.next() }
    shown = self.iterator.next()
    next = nextLater()
  }

  /// Returns the moment that is shown at a time, with its cadence.
  ///
  /// - Parameter now: The time, not before the times asked for until now.
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

  /// Goes on to the next moment, whatever the time.
  ///
  /// - Returns: The moment that is shown then; nil at the end.
  public mutating func advance() -> Moment? {
    guard let next else { return nil }
    shown = next
    self.next = nextLater()
    return next
  }

  /// The next moment that comes later than what is shown.
  private func nextLater() -> Moment? {
    guard let shown else { return nil }
    for _ in 0...Self.standstillLimit {
      guard let moment = iterator.next() else { return nil }
      if moment > shown { return moment }
    }
    return nil
  }
}
