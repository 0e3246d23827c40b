/// How one series looks in a terminal.
struct TextAppearance: Hashable, Sendable {
  /// One of the terminal's 256 colours, legible on dark and on light grounds.
  let color: Int
  /// Numbers of dots drawn and left out in turn.
  let dash: [Int]
  /// The character that stands for the curve in plain ASCII.
  let letter: Character

  /// Middling colours, since nobody knows the terminal's ground: blue, orange, purple, teal, red,
  /// green.
  private static let colors = [33, 208, 133, 37, 167, 70]
  /// A blue from light to strong.
  private static let ramp = [117, 75, 39, 33, 27]
  private static let letters: [Character] = ["*", "o", "x", "#", "%", "@", "=", "~"]

  /// The appearances of all series of a chart, by index.
  static func all(of series: [Series]) -> [TextAppearance] {
    series.enumerated().map { index, series in
      let color =
        switch series.style {
        case .automatic: colors[index % colors.count]
        case .ramp(let place):
          ramp[Int((place > 0 ? min(place, 1) : 0) * Double(ramp.count - 1) + 0.5)]
        }
      return TextAppearance(
        color: color,
        dash: DotPen.dashes[(index + index / DotPen.dashes.count) % DotPen.dashes.count],
        letter: letters[index % letters.count])
    }
  }

  /// Text of our own in plain ASCII: true minus signs, thin blanks and raised digits spelled out.
  static func ascii(_ text: String) -> String {
    var result = ""
    var isRaised = false
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    for character in text {
      if let digit = raised.firstIndex(of: character) {
        result += isRaised ? "\(digit)" : "^\(digit)"
        isRaised = true
        continue
      }
      switch character {
      case "⁻":
        result += "^-"
        isRaised = true
        continue
      case "\u{2212}": result += "-"
      case "\u{2009}": result += ","
      case "×": result += "x"
      case "…": result += "..."
      case "·": result += "-"
      default: result.append(character)
      }
      isRaised = false
    }
    return result
  }
}
