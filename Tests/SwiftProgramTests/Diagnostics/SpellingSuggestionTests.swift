import Testing

@testable import SwiftProgram

@Suite struct SpellingSuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("bounse", "bounce", 1), ("sprnig", "spring", 1),
    ("spring", "spring", 0), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "badc", 2),
  ])
  func distanceCountsInsertionsDeletionsSubstitutionsAndSwaps(
    one: String, other: String, distance: Int
  ) {
    #expect(SpellingSuggestion.editDistance(Array(one), Array(other)) == distance)
    #expect(SpellingSuggestion.editDistance(Array(other), Array(one)) == distance)
  }

  @Test(arguments: [
    ("bounse", "bounce"), ("BOUNCE", "bounce"), ("bouncee", "bounce"), ("duraton", "duration"),
    ("dur", nil), ("xyz", nil), ("", nil),
  ])
  func theNearestIsSuggestedIfItIsNear(word: String, suggestion: String?) {
    #expect(
      SpellingSuggestion.nearest(to: word, among: ["duration", "bounce"]) == suggestion)
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(SpellingSuggestion.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func aFirstLetterMayBeAskedFor() {
    let names = ["spring"]
    #expect(SpellingSuggestion.nearest(to: "mySpring", among: names) == "spring")
    #expect(
      SpellingSuggestion.nearest(to: "mySpring", among: names, sharesFirstLetter: true) == nil)
    #expect(
      SpellingSuggestion.nearest(to: "Sprng", among: names, sharesFirstLetter: true) == "spring")
  }

  @Test func veryLongWordsAreNotCompared() {
    let word = String(repeating: "a", count: 65)
    #expect(SpellingSuggestion.nearest(to: word, among: [word]) == nil)
  }
}
