internal import MotionRecording

extension MissedGesture {
  /// The sentence about the gesture.
  var sentence: String {
    func words(_ count: Int) -> String { count == 1 ? "one tap" : "\(count) taps" }
    let other = taps.map { " for \(words($0))" } ?? ""
    return switch relation {
    case .beside:
      "'\(view.text)' has another gesture\(other), which is recognized at the same time and not played here"
    case .dragged:
      "'\(view.text)' also has a drag that begins when a finger comes down; a tap takes no time here and does not begin it "
        + "(press(…, for: 0.1) does both)"
    case .pressed:
      "'\(view.text)' also has a press, which begins with the drag and is not played here (press(…, for: 0.8) plays it)"
    case .before:
      "'\(view.text)' has a gesture\(other) inside of the one for \(words(count ?? 1)): SwiftUI would "
        + "recognize it first, and never get to the one that is played"
    case .awaited:
      "'\(view.text)' also has a gesture\(other): SwiftUI waits to see whether another tap follows, for a time "
        + "that is not documented; here it does not wait"
    }
  }
}
