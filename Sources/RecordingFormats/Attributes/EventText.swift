public import MotionRecording

/// The spelling of events in tables: `start`, `log:home`, `appear:card`.
public enum EventText {
  /// The text of several events at one time, joined by `+`; empty where nothing happened.
  ///
  /// The text is for people and for comparison. A logged word is written unchanged, so that the text cannot
  /// be parsed.
  public static func text(of events: [RowEvent]) -> String {
    events.isEmpty ? "" : events.map(text).joined(separator: "+")
  }

  /// The text of one event.
  public static func text(of event: RowEvent) -> String {
    switch event {
    case .animation(let kind): kind.rawValue
    case .roll(let countsUp, let digit):
      "\(countsUp ? "countsUp" : "countsDown"):1\(String(repeating: "0", count: max(digit, 0)))"
    case .log(let word): "log:\(word)"
    case .view(let event, let name): "\(event.rawValue):\(name)"
    case .userAction(let userAction, let name): "\(userAction.rawValue):\(name)"
    case .entry(let number): "entry:\(number)"
    case .reload: "reload"
    case .ended: "ended"
    }
  }
}
