import Testing

@testable import kymo

@Suite(.runsPrograms) struct FileTitleTests {
  @Test(
    arguments: [
      (["@samples/keyframes/reaction.txt"], "Reaction"),
      (["@a-b.css", "@Late.swift"], "A b, Late"),
      (["@one.txt", ".bouncy"], nil), (["@a.swift#follower"], nil), ([".bouncy"], nil),
      (["@-"], nil), ([], nil),
    ] as [([String], String?)])
  func wordsThatAreAllFilesHaveTheirNames(_ words: [String], _ title: String?) {
    #expect(FileTitle.title(ofFiles: words) == title)
  }
}
