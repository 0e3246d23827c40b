import TestSupport
import Testing

@Suite struct XMLCheckerTests {
  @Test(arguments: [
    "<a/>", "<a b=\"c\"><d>x &amp; y</d></a>\n", "<a x:b=\"\"/>",
    // Combining marks, which Swift joins with the preceding character.
    "<a>\u{320}&lt;\u{320}</a>", "<a b=\"\u{320}\"/>", "<a>x\u{2003}</a>",
  ])
  func acceptsWellFormedText(_ text: String) {
    #expect(XMLChecker.problem(in: text) == nil)
  }

  @Test(arguments: [
    "", "a", "<a>", "<a></b>", "<a/><b/>", "<a b=c/>", "<a b=\"1\" b=\"2\"/>", "<a>&</a>",
    "<a>&nbsp;</a>", "<a>\u{1}</a>", "<a b=\"<\"/>", "<a b=\"1\"c=\"2\"/>",
  ])
  func refusesWhatIsNotWellFormed(_ text: String) {
    #expect(XMLChecker.problem(in: text) != nil)
  }

  @Test func listsElementsInOrder() {
    #expect(XMLChecker.elements(of: "<a><b/><c>x</c></a>") == ["a", "b", "c"])
  }
}
