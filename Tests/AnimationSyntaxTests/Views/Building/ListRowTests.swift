import Testing

@Suite("a list brings and takes its rows by itself")
struct ListRowTests {
  private func played(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Row: View { var n: Int; var body: some View { Text("a") } }
      struct Maybe: View { var isOn: Bool; var body: some View { if isOn { Circle() } } }
      struct ContentView: View {
        @State private var isOn = false
        @State private var numbers = [0, 1]
        var body: some View { \(content) }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true; numbers = [1] } }")
  }

  private static let note = "without rows: a List and a toolbar move what is in them"

  @Test(
    "whatever transition they say",
    arguments: [
      "List { if isOn { Circle() } }", "List { if isOn { Circle().transition(.slide) } }",
      "Form { if isOn { Circle() } }", "List { Section { if isOn { Circle() } } }",
      "List { Section(\"a\") { ForEach(numbers, id: \\.self) { Row(n: $0) } } }",
      "List(numbers, id: \\.self) { Row(n: $0).transition(.scale) }",
      "List { ForEach(numbers, id: \\.self) { Row(n: $0) } }", "List { Maybe(isOn: isOn) }",
      "List { Group { if isOn { Circle() } } }", "List { if !isOn { Circle() } }",
    ])
  func rows(content: String) throws {
    let played = try played(content)
    #expect(played.attributes.isEmpty, "\(played.attributes)")
    #expect(played.notes.count { $0.contains(Self.note) } == 1, "\(played.notes)")
    #expect(!played.notes.contains { $0.contains("jumps") }, "\(played.notes)")
  }

  @Test(
    "what is inside of a row, around the list or in a stack has its transition",
    arguments: [
      "List { VStack { if isOn { Circle() } } }",
      "List { Text(\"a\") }.overlay { if isOn { Circle() } }",
      "ScrollView { if isOn { Circle() } }",
      "List { Text(\"a\").background { if isOn { Circle() } } }",
      "LazyVStack { Section { if isOn { Circle() } } }", "VStack { if isOn { List { Circle() } } }",
    ])
  func others(content: String) throws {
    let played = try played(content)
    // By hand: halfway from 0 to 1.
    #expect(played.attributes.count == 1 && played.attributes[0].hasSuffix(".opacity"))
    played.expect(played.attributes.first ?? "", [1: 0.5])
    #expect(!played.notes.contains { $0.contains(Self.note) }, "\(played.notes)")
  }

  @Test("numbers of a row move as anywhere")
  func numbers() throws {
    let played = try played("List { Circle().offset(x: isOn ? 10 : 0) }")
    played.expect("Circle.offset.x", [0.5: 0, 1: 5])
  }
}
