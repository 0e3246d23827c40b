/// Finds the name that a misspelled word probably means.
package enum SpellingSuggestion {
  /// The greatest length of words that are compared: no known name is half as long.
  private static let longestWord = 64

  /// Returns the candidate that is most similar to a word, if it is similar enough to be suggested.
  ///
  /// A candidate is similar if at most a third of the longer of the two words has to change, case aside. The first of
  /// several equally similar candidates wins. A word of other tools stands for its candidate.
  /// - Parameter sharesFirstLetter: Whether only candidates with the same first letter count: where a name may also be
  ///   one of the app's own, `mySpring` is not a misspelling of `spring`.
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

  /// Returns the least number of insertions, deletions, substitutions and swaps of adjacent characters that turn one
  /// word into the other.
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
