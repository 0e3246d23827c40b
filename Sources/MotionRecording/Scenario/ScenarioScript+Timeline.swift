extension ScenarioScript {
  /// The timeline of a widget: what it shows when, and when it asks its app for more.
  ///
  /// The dates are requests to the system; here they are kept to the frame.
  ///
  /// Source: semantics reference, section 18.
  public struct Timeline: Sendable {
    /// When the system asks for a new timeline.
    public enum ReloadPolicy: Hashable, Sendable {
      /// With the last entry.
      case atEnd

      /// At a time, in seconds.
      case after(Double)

      /// Not by itself.
      case never
    }

    /// The entries; at most one at a time.
    public var entries: [Event]

    /// When the system asks for a new timeline.
    public var policy: ReloadPolicy

    /// Makes a timeline.
    ///
    /// - Parameters:
    ///   - entries: The entries; the order is that of their times.
    ///   - policy: When the system asks for a new timeline.
    public init(_ entries: [Event] = [], policy: ReloadPolicy = .atEnd) {
      self.entries = entries
      self.policy = policy
    }

    /// The events of the timeline: each entry with its word, `entry:1` for the first, and `reload` when a new
    /// timeline is asked for.
    var events: [Event] {
      let sorted = entries.sorted { $0.time < $1.time }
      var events = sorted.enumerated().map { index, entry in
        Event(at: entry.time, [.report(.entry(index + 1))] + entry.actions)
      }
      switch policy {
      case .atEnd:
        if let last = sorted.last { events.append(Event(at: last.time, [.report(.reload)])) }
      case .after(let time): events.append(Event(at: time, [.report(.reload)]))
      case .never: break
      }
      return events
    }
  }

  /// Everything that is to happen: the events, what the timeline brings, and the end of a Live Activity, after
  /// which nothing does.
  var allEvents: [Event] {
    let all = events + (timeline?.events ?? [])
    guard presentation.context == .liveActivity else { return all }
    let limit = PresentationContext.longestActivity
    let kept = all.filter { $0.time < limit }
    let isReached = kept.count < all.count || end.map { $0 >= limit } ?? false
    return isReached ? kept + [Event(at: limit, [.end])] : kept
  }
}
