/// Finds the name that was probably meant.
package enum SpellingSuggestion {
  /// Longer words are not compared: nothing that is known is half as long.
  private static let longestWord = 64

  /// The candidate nearest to a word, if it is near enough to be worth a question.
  ///
  /// Near means that at most a third of the longer of the two has to change, case aside. The first of
  /// several candidates that are equally near wins. A word that others have for a candidate means that one.
  /// - Parameter sharesFirstLetter: Whether only candidates that begin as the word does count: where a
  ///   name may as well be one of the app's own, `mySpring` is no slip for `spring`.
  package static func nearest(
    to word: String, among candidates: [String], sharesFirstLetter: Bool = false
  ) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    if !sharesFirstLetter, let familiar = FamiliarWord.meaning(of: word, among: candidates) {
      return familiar
    }
    let lowercased = word.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in candidates
    where !sharesFirstLetter || candidate.first?.lowercased() == lowercased.first?.lowercased() {
      let distance = editDistance(Array(lowercased), Array(candidate.lowercased()))
      guard distance * 3 <= max(word.count, candidate.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The fewest insertions, deletions, substitutions and swaps of neighbours that turn one word into
  /// the other.
  ///
  /// Source: the optimal string alignment distance.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var twoBack: [Int] = []
    var previous = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          cost = min(cost, twoBack[column - 1] + 1)
        }
        current.append(cost)
      }
      twoBack = previous
      previous = current
    }
    return previous[second.count]
  }
}
