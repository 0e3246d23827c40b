/// The localized order of texts, as far as it is the same in all languages: spaces come before digits, and digits
/// before ASCII letters without regard to case.
enum LocalizedOrder {
  /// A way to compare, by the function of `String` that has it.
  enum Way: String {
    /// Case decides between texts that are the same without it.
    case plain = "localizedCompare"
    case caseInsensitive = "localizedCaseInsensitiveCompare"

    /// Numbers in texts are compared as numbers, as the Finder does.
    case standard = "localizedStandardCompare"
  }

  /// Returns -1, 0 or 1 for the order of two texts; nil for texts with other characters, and for numbers that begin
  /// with zeros, which are not compared alike everywhere.
  static func order(of one: String, _ other: String, _ way: Way) -> Int? {
    guard let first = parts(of: one, way), let second = parts(of: other, way) else { return nil }
    let ranks = order(first.map(\.rank), second.map(\.rank))
    guard ranks == 0, way != .caseInsensitive else { return ranks }
    // A lowercase letter precedes the same letter in uppercase.
    return order(first.map { $0.isUppercase ? 1 : 0 }, second.map { $0.isUppercase ? 1 : 0 })
  }

  /// A character or a number in a text.
  private struct Part {
    /// The rank in the order: spaces, then digits by their values, then letters.
    var rank: Double
    var isUppercase = false
  }

  private static func parts(of text: String, _ way: Way) -> [Part]? {
    var parts: [Part] = []
    var digits = ""
    for byte in text.utf8 {
      let character = Character(Unicode.Scalar(byte))
      switch character {
      case "0"..."9" where way == .standard:
        digits.append(character)
        continue
      case "0"..."9": parts.append(Part(rank: Double(byte)))
      case "a"..."z", "A"..."Z", " ":
        if !close(&digits, &parts) { return nil }
        parts.append(rank(of: character))
      default: return nil
      }
    }
    return close(&digits, &parts) ? parts : nil
  }

  /// Ends a number at the digits before a character; false for a number that begins with a zero or is very long.
  private static func close(_ digits: inout String, _ parts: inout [Part]) -> Bool {
    guard !digits.isEmpty else { return true }
    guard digits == "0" || digits.first != "0", digits.count < 15, let number = Double(digits)
    else {
      return false
    }
    parts.append(Part(rank: number))
    digits = ""
    return true
  }

  /// Returns a character with its rank: letters after all numbers, spaces before them.
  private static func rank(of character: Character) -> Part {
    guard character.isLetter, let code = character.lowercased().utf8.first else {
      return Part(rank: -1)
    }
    return Part(rank: 1e15 + Double(code), isUppercase: character.isUppercase)
  }

  private static func order(_ one: [Double], _ other: [Double]) -> Int {
    one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
  }
}
