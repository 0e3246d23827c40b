internal import TextForms

/// The words in the head of a figure.
enum FigureNotes {
  /// What is between two parts.
  static let separator = " · "

  /// A time as it is in the head: `0.76 s`, or `45 ms` where that is shorter.
  static func time(_ seconds: Double) -> String {
    guard seconds >= 0.1 || seconds == 0 else {
      return "\(HumanNumber.text(seconds * 1000, digits: 2)) ms"
    }
    return "\(HumanNumber.text(seconds, digits: seconds < 1 ? 2 : 3)) s"
  }
}
