import Testing

@testable import ChartLayout

@Suite struct MomentNameTests {
  /// A name cut to a number of characters.
  private func fitted(_ words: [ChartMoment.Word], _ limit: Int) -> String {
    let name = MomentName([ChartMoment(time: 0, name: words)])
    let result = name.fitted(
      Double(limit), measure: { Double($0.text.count) }, blank: 1,
      shortened: { word, width in
        var word = word
        word.text = String(word.text.prefix(Int(width) - 1)) + "…"
        return word
      })
    return result.words.map(\.text).joined(separator: " ")
  }

  @Test func namesOfOneTimeAreJoinedAndNoneIsToldTwice() {
    let words = ["a", "b", "a"].map { ChartMoment(time: 1, name: [.init($0)]) }
    #expect(MomentName(words).words.map(\.text) == ["a,", "b"])
  }

  @Test func controlCharactersAndEmptyWordsAreNoNames() {
    #expect(MomentName([ChartMoment(time: 0, name: [.init(" "), .init("")])]).isEmpty)
    let name = MomentName([ChartMoment(time: 0, name: [.init("a\u{1B}b")])])
    #expect(name.words.map(\.text) == ["a b"])
  }

  @Test func whatFitsIsLeftAlone() {
    #expect(fitted([.init("merge"), .init(".smooth", isCode: true)], 13) == "merge .smooth")
  }

  @Test func theLongestWordIsCut() {
    let words: [ChartMoment.Word] = [
      .init("merge"), .init(".spring(duration: 0.5)", isCode: true),
    ]
    #expect(fitted(words, 20) == "merge .spring(durat…")
  }

  @Test func aQuietWordGoesBeforeCodeIsCutToNothing() {
    #expect(fitted([.init("combine"), .init(".smooth", isCode: true)], 10) == ".smooth")
  }

  @Test func ofSeveralNamesTheLastGoFirst() {
    let moments = ["first", "second", "third"].map { ChartMoment(time: 0, name: [.init($0)]) }
    let name = MomentName(moments).fitted(
      9, measure: { Double($0.text.count) }, blank: 1, shortened: { word, _ in word })
    #expect(name.words.map(\.text) == ["first…"])
  }
}
