import Testing

@testable import SwiftProgram

@Suite struct OneLineTextTests {
  private func text(_ source: String) -> String {
    let regions = TextRegions(Array(source.utf8))
    return OneLineText(regions, range: 0..<regions.bytes.count).text
  }

  @Test(arguments: [
    (".spring( bounce:0.3 )", ".spring( bounce:0.3 )"),
    (".spring\n  .delay(1)", ".spring.delay(1)"),
    (".spring(\n  duration: 1,\n  bounce: 0\n)", ".spring(duration: 1, bounce: 0)"),
    (".linear // a\n.delay(1)", ".linear.delay(1)"),
    (".linear(duration: 1 /* s */ + 2)", ".linear(duration: 1 + 2)"),
    ("1 /* a */, 2", "1, 2"),
    ("A(1) {\n  B(2)\n  C(3) // c\n}\nD { }", "A(1) { B(2); C(3) }; D { }"),
    ("a\r\n\r\n b", "a b"),
  ])
  func closesUpBreaksAndLeavesOutComments(source: String, expected: String) {
    #expect(text(source) == expected)
  }

  @Test func putsReplacementsInTheirPlaces() {
    let regions = TextRegions(Array("f([1, 2],\n  [3, 4])".utf8))
    let replaced = OneLineText(
      regions, range: 0..<regions.bytes.count,
      replacing: [(range: 2..<8, text: "2"), (range: 12..<18, text: "3")])
    #expect(replaced.text == "f(2, 3)")
  }
}
