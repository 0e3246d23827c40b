/// The common text of expressions that differ only in some numbers, and the difference of each.
///
///     .spring(duration: 0.35)    common: .spring(duration: …)    0.35
///     .spring(duration: 0.4)                                     0.4
struct NumberDifferences {
  /// The first expression with "…" for the numbers that differ.
  let common: String
  /// The differences, one for each expression: the number alone if there is only one, otherwise with the names of
  /// the arguments.
  let labels: [String]

  /// The largest number of numbers that may differ; more are easier to read in the expressions themselves.
  private static let most = 3

  /// Compares expressions; nil where there are fewer than two, or where they differ in more than numbers.
  init?(_ texts: [String]) {
    let all = texts.map(Self.tokens)
    guard let first = all.first, all.count > 1, Set(texts).count == texts.count,
      all.allSatisfy({ $0.count == first.count })
    else { return nil }
    var differing: [Int] = []
    for index in first.indices where !all.allSatisfy({ $0[index].text == first[index].text }) {
      guard all.allSatisfy({ $0[index].isNumber }) else { return nil }
      differing.append(index)
    }
    guard !differing.isEmpty, differing.count <= Self.most else { return nil }
    common = first.indices.map { index in
      first[index].blank + (differing.contains(index) ? "…" : first[index].text)
    }.joined()
    labels = all.map { tokens in
      differing.map { index in
        let number = Self.trueMinus(tokens[index].text)
        let name = differing.count > 1 ? Self.argument(before: index, in: tokens) : nil
        return name.map { "\($0) \(number)" } ?? number
      }.joined(separator: ", ")
    }
  }

  /// An expression as it is written in figures: its numbers with true minus signs.
  static func trueMinuses(_ text: String) -> String {
    tokens(text).map { $0.blank + ($0.isNumber ? trueMinus($0.text) : $0.text) }.joined()
  }

  /// A number as it is written in figures, with a true minus sign.
  static func trueMinus(_ number: String) -> String {
    number.hasPrefix("-") ? "\u{2212}" + number.dropFirst() : number
  }

  private struct Token {
    /// The blanks before the token.
    var blank = ""
    var text = ""
    var isNumber = false
  }

  /// The label of the argument whose value is at an index: the name before a colon.
  private static func argument(before index: Int, in tokens: [Token]) -> String? {
    guard index >= 2, tokens[index - 1].text == ":" else { return nil }
    return tokens[index - 2].text
  }

  /// Numbers with their units, words, and single characters.
  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var token = Token()
    var rest = text[...]
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    while let character = rest.first {
      if character.isWhitespace {
        token.blank.append(rest.removeFirst())
        continue
      }
      // A minus after an operand is an operator.
      let isOperand = tokens.last.map {
        $0.isNumber || $0.text.last.map(isWord) ?? false || $0.text == ")"
      }
      let isSigned =
        character == "-" && isOperand != true && (rest.dropFirst().first?.isNumber ?? false)
      if character.isNumber || isSigned {
        token.isNumber = true
        token.text.append(rest.removeFirst())
        while let next = rest.first, isWord(next) || next == "." || next == "%" {
          // The dot of a method that is called on a number is not part of the number.
          if next == ".", !(rest.dropFirst().first?.isNumber ?? false) { break }
          token.text.append(rest.removeFirst())
        }
      } else if isWord(character) {
        while let next = rest.first, isWord(next) { token.text.append(rest.removeFirst()) }
      } else {
        token.text.append(rest.removeFirst())
      }
      tokens.append(token)
      token = Token()
    }
    return tokens
  }
}
