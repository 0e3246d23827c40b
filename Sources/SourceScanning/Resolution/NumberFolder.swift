internal import AnimationSyntax
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

/// Folds expressions of numbers, and evaluates them.
struct NumberFolder {
  let table: NameTable

  /// The function that follows the names in an expression.
  let fold: Folding

  /// Returns the possible texts of an argument: a number if it is one, an array if it contains a counter.
  func texts(of expression: ExprSyntax, isInteger: Bool, _ place: FoldPlace) -> [FoldedText] {
    fold(expression, place).map { folded in
      guard folded.counters.isEmpty else {
        return swept(expression, folded, isInteger: isInteger, place)
      }
      guard folded.isKnown else {
        // If a part of a number is unknown, all of it is.
        var folded = folded
        let isValue =
          folded.text.hasPrefix(".")
          || AnimationNames.isType(folded.text.prefix { $0 != "(" && $0 != "." })
        if !isValue { folded.text = "‹\(table.text(of: expression, place))›" }
        return folded
      }
      guard let value = Self.evaluated(folded.text, isInteger: isInteger) else {
        return table.unknown(expression, "'\(folded.text)' is not followed", place)
      }
      var folded = folded
      folded.text = value
      folded.isOperation = false
      return folded
    }
  }

  /// Returns the text of an argument with a counter: an array of its values.
  private func swept(
    _ expression: ExprSyntax, _ folded: FoldedText, isInteger: Bool, _ place: FoldPlace
  ) -> FoldedText {
    guard folded.isKnown, let (counter, values) = folded.counters.first, folded.counters.count == 1
    else {
      return table.unknown(expression, "counts in several loops", place)
    }
    var texts: [String] = []
    for value in values {
      var inner = place
      inner.counts[counter] = value
      let results = fold(expression, inner)
      guard results.count == 1, results[0].isKnown,
        let text = Self.evaluated(results[0].text, isInteger: isInteger)
      else {
        return table.unknown(expression, "depends on the loop's '\(counter.name)'", place)
      }
      texts.append(text)
    }
    var result = folded
    result.counters = [:]
    result.isOperation = false
    result.steps.insert(.sweep)
    result.text = Set(texts).count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    return result
  }

  /// Returns a text with its numbers evaluated; nil for arithmetic that cannot be evaluated.
  static func evaluated(_ text: String, isInteger: Bool) -> String? {
    if isPlain(text) { return text }
    let value: String?
    if isInteger {
      value = NumberReading.integer(text).map { "\($0)" }
    } else {
      value = NumberReading.double(text).map(shortened)
    }
    return value
      ?? (text.contains(where: { "+-*/%".contains($0) }) && !text.hasPrefix(".") ? nil : text)
  }

  /// Returns a number without the last digit that arithmetic on decimal fractions leaves: 0.1 · 3 is 0.3.
  private static func shortened(_ value: Double) -> String {
    let rounded = DecimalRounding.significant(value, digits: 15)
    return NumberText.swift((rounded - value).magnitude <= 2 * value.ulp ? rounded : value)
  }

  /// Whether a text is a literal, or a value of another type that is left as it is.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return text.utf8.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: ".") }
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "\""):
      return !text.contains(" / ") && !text.contains(" * ")
    default: return text == "true" || text == "false" || text == "nil"
    }
  }
}
