internal import DrawingModel

/// Writes and reads facts about a picture as one text, `Key: value` each.
enum FactText {
  /// Returns the facts in a text.
  ///
  /// A fact begins at the start of the text or after a separator, with a word of ASCII letters that
  /// has not been used before, a colon and a blank. Text that does not begin like this belongs to
  /// the fact before it: a command may contain line breaks, which its quotation marks enclose.
  ///
  /// - Parameter text: The text.
  /// - Parameter separator: The text between two facts.
  static func facts(in text: String, separator: String) -> [Drawing.Fact] {
    var facts: [Drawing.Fact] = []
    var keys: Set<String> = []
    var quotation = Quotation()
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      if !quotation.isOpen, let (key, value) = keyAndValue(part), keys.insert(key).inserted {
        facts.append(Drawing.Fact(key: key, value: value))
        quotation = Quotation()
        quotation.pass(value)
      } else if !facts.isEmpty {
        facts[facts.count - 1].value += separator + part
        quotation.pass(separator + part)
      }
    }
    return facts
  }

  private static func keyAndValue(_ part: Substring) -> (String, String)? {
    guard let colon = part.firstIndex(of: ":"), colon > part.startIndex else { return nil }
    let key = part[..<colon]
    let rest = part[part.index(after: colon)...]
    guard key.allSatisfy({ $0.isASCII && $0.isLetter }), rest.hasPrefix(" ") else { return nil }
    return (String(key), String(rest.dropFirst()))
  }

  /// The quotation marks of a POSIX shell that are open at the end of the text so far.
  private struct Quotation {
    private(set) var isOpen = false
    private var isEscaped = false

    mutating func pass(_ text: some StringProtocol) {
      for scalar in text.unicodeScalars {
        if isOpen {
          isOpen = scalar != "'"
        } else if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          isOpen = scalar == "'"
        }
      }
    }
  }
}
