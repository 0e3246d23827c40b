/// A list of several words or clauses as English text.
package enum WordList {
  /// Returns a list of all words: `a`, `a and b`, `a, b and c`; empty without words.
  package static func text(_ words: [String]) -> String {
    // The standard library's way of joining a slice makes the runtime build its types first, which takes longer than
    // all of this.
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " and " : ", " }
      text += word
    }
    return text
  }

  /// Returns a list of the first words, with the number of the others: `a, b and 3 more`.
  ///
  /// - Parameters:
  ///   - words: All words.
  ///   - limit: The largest number of words that are written.
  package static func text(_ words: [String], first limit: Int) -> String {
    let text = Array(words.prefix(limit)).joined(separator: ", ")
    return words.count > limit ? "\(text) and \(words.count - limit) more" : text
  }
}
