import Testing

@testable import SwiftProgram

@Suite struct FamiliarWordTests {
  /// A word, the known words, and the word that is meant.
  private static let words: [(String, [String], String?)] = [
    ("framer", ["motion", "gsap"], "motion"), ("React", ["react-spring"], "react-spring"),
    ("speed", ["value", "velocity"], "velocity"), ("compare", ["diff", "plot"], "diff"),
    ("android", ["android-view"], "android-view"), ("night", ["light", "dark", "auto"], "dark"),
    ("peak", ["settle", "overshoot", "peak-velocity"], "overshoot"),
    ("android", ["android-view", "compose"], "compose"),
    ("speed", ["value"], nil), ("frobnicate", ["value"], nil), ("", ["value"], nil),
  ]

  @Test(arguments: words)
  func aWordMeansWhatIsKnown(word: String, known: [String], meaning: String?) {
    #expect(FamiliarWord.meaning(of: word, among: known) == meaning)
    if let meaning { #expect(SpellingSuggestion.nearest(to: word, among: known) == meaning) }
  }

  @Test func whatIsNearInSpellingStillCounts() {
    #expect(SpellingSuggestion.nearest(to: "velocty", among: ["value", "velocity"]) == "velocity")
  }
}
