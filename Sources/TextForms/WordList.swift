/// Several words or clauses as one text, as English lists them.
package enum WordList {
  /// Lists all words: `a`, `a and b`, `a, b and c`; empty without words.
  package static func text(_ words: [String]) -> String {
    // A slice's own way of joining makes the runtime build its types first, which takes longer than all
    // of this.
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " and " : ", " }
      text += word
    }
    return text
  }

  /// Lists the first words, and says how many there are besides: `a, b and 3 more`.
  ///
  /// - Parameters:
  ///   - words: All words.
  ///   - limit: How many of them are written at most.
  package static func text(_ words: [String], first limit: Int) -> String {
    let text = Array(words.prefix(limit)).joined(separator: ", ")
    return words.count > limit ? "\(text) and \(words.count - limit) more" : text
  }
}
