public import MotionRecording

/// The spelling of events in tables: `start`, `log:home`, `appear:card`.
public enum EventText {
  /// Several events at one time, joined by `+`; empty where nothing happened.
  ///
  /// For people and for comparison. A logged word is written as it is, so that it is not taken apart again.
  public static func text(of events: [RowEvent]) -> String {
    events.isEmpty ? "" : events.map(text).joined(separator: "+")
  }

  /// One event.
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
