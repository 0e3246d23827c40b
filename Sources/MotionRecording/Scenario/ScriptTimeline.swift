/// The timeline of a widget: its entries, and the time at which it asks its app for a new timeline.
///
/// In WidgetKit the dates are requests to the system; here they are met to the frame.
///
/// Source: semantics reference, section 18.
public struct ScriptTimeline: Sendable {
  /// The time at which the system asks for a new timeline.
  public enum ReloadPolicy: Hashable, Sendable {
    /// At the last entry.
    case atEnd

    /// At a time, in seconds.
    case after(Double)

    /// Never.
    case never
  }

  /// The entries; at most one at a time.
  public var entries: [ScriptEvent]

  /// The time at which the system asks for a new timeline.
  public var policy: ReloadPolicy

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - entries: The entries; they are sorted by time.
  ///   - policy: The time at which the system asks for a new timeline.
  public init(_ entries: [ScriptEvent] = [], policy: ReloadPolicy = .atEnd) {
    self.entries = entries
    self.policy = policy
  }

  /// The events of the timeline: each entry with its word, `entry:1` for the first, and `reload` when the system asks
  /// for a new timeline.
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
