import Testing

@testable import MotionRecording

@Suite("Names of views")
struct ViewNamingTests {
  @Test(
    "a name that occurs once is bare, others have their literal, equal ones a number",
    arguments: [
      (["Circle"], ["Circle"]), (["Circle", "Circle"], ["Circle[1]", "Circle[2]"]),
      (["Text:\"Like\""], ["Text"]), (["Text:\"Like\"", "Text"], ["Text(\"Like\")", "Text"]),
      (["Text:\"a\"", "Text:\"a\"", "Text"], ["Text(\"a\")[1]", "Text(\"a\")[2]", "Text"]),
      (["Text", "Image:\"a\"", "Text"], ["Text[1]", "Image", "Text[2]"]),
    ])
  func names(views: [String], names: [String]) {
    let all = views.enumerated().map { index, text in
      let parts = text.split(separator: ":").map(String.init)
      return (ViewIdentity(index), ViewName(parts[0], literal: parts.count > 1 ? parts[1] : nil))
    }
    let found = ViewNaming.names(all.map { (identity: $0.0, name: $0.1) })
    #expect(views.indices.map { found[ViewIdentity($0)] } == names.map { Optional($0) })
  }
}
