internal import TextForms

/// The data that the program of a page reads: JSON in an element of the page.
enum PageData {
  /// The text of a number with all its digits; null for a number that is not finite.
  static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.shortest(value) : "null"
  }

  /// Numbers as an array.
  static func list(_ values: [Double]) -> String {
    "[\(values.map(number).joined(separator: ","))]"
  }

  /// A text as JSON that cannot end the element that contains it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}",
        _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
