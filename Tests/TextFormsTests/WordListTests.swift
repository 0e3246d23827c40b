import Testing

@testable import TextForms

@Suite("Word lists")
struct WordListTests {
  @Test(
    "have commas, and 'and' before the last word",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
      (["", "b"], " and b"),
    ])
  func all(words: [String], text: String) {
    #expect(WordList.text(words) == text)
  }

  @Test(
    "say how many words they leave out",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a", "b", "c"], "a, b and 1 more"),
      (["a", "b", "c", "d", "e"], "a, b and 3 more"),
    ])
  func first(words: [String], text: String) {
    #expect(WordList.text(words, first: 2) == text)
  }
}
