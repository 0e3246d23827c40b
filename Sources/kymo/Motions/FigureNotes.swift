internal import MotionCharts
internal import MotionRecording
internal import TextForms

/// The words in the header of a figure.
enum FigureNotes {
  /// The separator between two parts.
  static let separator = " · "

  /// A time as it is written in the header: `0.76 s`, `100.8 s`, or `45 ms` where the axis is in milliseconds.
  static func time(_ seconds: Double, isShort: Bool) -> String {
    guard !isShort || seconds == 0 else {
      return "\(HumanNumber.text(seconds * 1000, digits: 2)) ms"
    }
    let digits = seconds < 1 ? 2 : seconds < 100 ? 3 : 4
    return "\(grouped(HumanNumber.text(seconds, digits: digits))) s"
  }

  /// The words about the travel: `from 0 to 1`, or `stays at 1` where nothing moves.
  ///
  /// - Parameter quantity: The quantity that the first panel shows; if it is not the value, the words begin with
  ///   `value`.
  static func travel(
    _ values: [Double], of recordings: [Recording], besides quantity: Quantity? = nil
  ) -> String {
    let texts = HumanNumber.texts(of: values).map(figure)
    let subject = quantity ?? .value == .value ? "" : "value "
    guard Set(values).count > 1 || !recordings.allSatisfy(\.isStill) else {
      return subject + "stays at \(texts[0])"
    }
    return subject + "from " + texts.joined(separator: " to ")
  }

  /// A number as it is written at the ticks of a figure: `1 000 000`, `5×10⁻⁶`.
  private static func figure(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return grouped(text) }
    let power = "10" + NumberText.superscript(exponent)
    return switch parts[0] {
    case "1": power
    case "\u{2212}1": "\u{2212}" + power
    default: "\(parts[0])×\(power)"
    }
  }

  /// A plain number with thin spaces between groups of three digits, if it has five or more before the point.
  private static func grouped(_ text: String) -> String {
    guard let number = Double(text.replacing("\u{2212}", with: "-")), number.magnitude >= 10_000
    else { return text }
    let digits = DecimalDigits(number)
    return digits.text(decimals: digits.decimals, groups: true)
  }
}
