internal import SwiftProgram

/// The `NAME=` before an expression.
///
/// The name ends at the first `=` outside brackets, quotes and comments that is not part of `==`, `!=`, `<=` or a
/// similar operator. No animation contains such an `=`, so nothing that can be played is ever taken for a name. A name
/// may contain anything but a line break, including blanks and letters of any script; a name in quotes may also contain
/// `=` and brackets.
struct ExpressionLabel {
  /// The name without enclosing blanks and quotes; nil if there is none.
  let name: String?

  /// The range of the expression without the label, and without blanks and comments around it.
  let expression: Range<Int>

  /// Creates the label of an expression whose name is already known.
  init(name: String?, expression: Range<Int>) {
    self.name = name
    self.expression = expression
  }

  /// Splits a text at the `=` after the name.
  init(_ text: TextRegions) throws(Fault) {
    let whole = text.trimmed(0..<text.bytes.count)
    guard let sign = Self.sign(in: text, range: whole) else {
      name = nil
      expression = whole
      return
    }
    let range = text.trimmed(whole.lowerBound..<sign)
    guard !text.bytes[range].contains(where: \.isLineBreak) else {
      throw Fault(.unexpectedText("="), sign..<sign + 1)
    }
    let written = String(decoding: text.withoutComments(in: range), as: UTF8.self)
    let name = Self.withoutQuotes(written)
    guard !name.isEmpty else {
      throw Fault(.emptyLabel, range.isEmpty ? sign..<sign + 1 : range)
    }
    if let declared = Self.declaredName(written) {
      throw Fault(.declaration(declared), range)
    }
    self.name = name
    expression = text.trimmed(sign + 1..<text.bytes.count)
    if expression.isEmpty { throw Fault(.emptyExpression, sign..<sign + 1) }
  }

  private static let operatorMarksBefore = Set("=!<>+-*/%&|^~".utf8)

  private static func sign(in text: TextRegions, range: Range<Int>) -> Int? {
    var depth = 0
    for index in range where text.regions[index] == .code {
      let byte = text.bytes[index]
      if byte.closingBracket != nil {
        depth += 1
      } else if byte.isClosingBracket {
        depth = max(depth - 1, 0)
      } else if byte == .equalsSign, depth == 0 {
        let before = index > range.lowerBound ? text.bytes[index - 1] : .space
        let after = index + 1 < range.upperBound ? text.bytes[index + 1] : .space
        if !operatorMarksBefore.contains(before), after != .equalsSign { return index }
      }
    }
    return nil
  }

  private static func withoutQuotes(_ name: String) -> String {
    guard name.utf8.count >= 2, let first = name.utf8.first, first == name.utf8.last,
      first == .quote || first == .apostrophe
    else { return name }
    return String(name.dropFirst().dropLast())
  }

  /// Returns the name that a pasted Swift declaration declares, as in `static let quick: Animation`.
  private static func declaredName(_ written: String) -> String? {
    let words = written.split(separator: " ")
    guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words[0].hasPrefix("@")
        || words[..<keyword].allSatisfy({ word in
          declarationModifiers.contains(String(word.prefix { $0 != "(" }))
        }),
      keyword + 1 < words.count
    else { return nil }
    return String(words[keyword + 1].prefix { $0 != ":" })
  }

  private static let declarationModifiers: Set<String> = [
    "static", "class", "final", "private", "fileprivate", "internal", "package", "public", "open",
    "override", "lazy", "weak", "unowned", "nonisolated",
  ]
}
