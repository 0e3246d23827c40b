/// The timeline of a widget: what it shows when, and when it asks its app for more.
///
/// The dates are requests to the system; here they are kept to the frame.
///
/// Source: semantics reference, section 18.
public struct ScriptTimeline: Sendable {
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
  public var entries: [ScriptEvent]

  /// When the system asks for a new timeline.
  public var policy: ReloadPolicy

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - entries: The entries; the order is that of their times.
  ///   - policy: When the system asks for a new timeline.
  public init(_ entries: [ScriptEvent] = [], policy: ReloadPolicy = .atEnd) {
    self.entries = entries
    self.policy = policy
  }

  /// The events of the timeline: each entry with its word, `entry:1` for the first, and `reload` when a new
  /// timeline is asked for.
  var events: [ScriptEvent] {
    let sorted = entries.sorted { $0.time < $1.time }
    var events = sorted.enumerated().map { index, entry in
      ScriptEvent(at: entry.time, [.report(.entry(index + 1))] + entry.actions)
    }
    switch policy {
    case .atEnd:
      if let last = sorted.last { events.append(ScriptEvent(at: last.time, [.report(.reload)])) }
    case .after(let time): events.append(ScriptEvent(at: time, [.report(.reload)]))
    case .never: break
    }
    return events
  }
}
