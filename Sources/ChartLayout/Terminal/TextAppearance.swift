internal import CurveGeometry

/// The look of one series in a terminal.
struct TextAppearance: Hashable, Sendable {
  /// One of the terminal's 256 colors, legible on dark and on light grounds.
  var color: Int
  /// The numbers of dots that are drawn and left out in turn.
  var dash: [Int]
  /// The character that stands for the curve in plain ASCII.
  var letter: Character

  /// Colors of middle lightness, since the terminal's ground is not known: blue, orange, purple, teal, red,
  /// green.
  private static let colors = [33, 208, 133, 37, 167, 70]
  /// A blue from light to strong.
  private static let ramp = [117, 75, 39, 33, 27]
  private static let letters = Array("*ox#%@=~asdefghkmnpqruvwz")
  /// The grey of motion at rest.
  private static let quiet = TextAppearance(color: 245, dash: [], letter: "-")
  /// The dash and the letter of alternatives.
  private static let alternative = (dash: [1, 1], letter: Character("+"))

  /// The dash of ghosts, in dots.
  static let ghostDash = [2, 2]
  /// The character that stands for ghosts in plain ASCII.
  static let ghostLetter: Character = ","

  /// The appearances of all series of a chart, by index.
  ///
  /// - Parameter usesColor: Whether colors are visible; without them stretches of one curve have dashes,
  ///   too.
  static func all(of series: [Series], usesColor: Bool) -> [TextAppearance] {
    let own = series.enumerated().map { index, series in
      var appearance = TextAppearance(
        color: colors[index % colors.count],
        dash: DotPen.dash(index),
        letter: letters[index % letters.count])
      switch series.style {
      case .automatic: break
      case .ramp(let position):
        appearance.color =
          ramp[
            Int(saturating: (position > 0 ? min(position, 1) : 0) * Double(ramp.count - 1) + 0.5)]
      case .stretch:
        if usesColor { appearance.dash = DotPen.dash(index / colors.count) }
      case .same, .alternative, .quiet: return quiet
      }
      return appearance
    }
    return zip(series, own).map { series, appearance in
      switch series.style {
      case .same(let index) where own.indices.contains(index): return own[index]
      case .alternative(let index) where own.indices.contains(index):
        return TextAppearance(
          color: own[index].color, dash: alternative.dash, letter: alternative.letter)
      default: return appearance
      }
    }
  }

  /// Text of this library in plain ASCII: true minus signs, thin spaces and raised digits are spelled out.
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
      case "\u{2212}", "\u{2013}": result += "-"
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
