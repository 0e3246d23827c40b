import AnimationSyntax
import MotionRecording
import Testing

/// The views and previews that can be shown, and the choice of a preview.
@Suite("Views: what can be shown")
struct ShowableViewTests {
  private static let file = ViewFile(
    name: "Card.swift",
    contents: """
      import SwiftUI
      struct Card: View {
        var end = 1.0
        @State private var isOn = false
        var body: some View {
          Circle().opacity(isOn ? end : 0).onTapGesture { withAnimation(.linear(duration: 0.1)) { isOn.toggle() } }
        }
      }
      enum Nested { struct Inner: View { var body: some View { Card() } } }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      #Preview("Light") { Card() }
      #Preview("Dark", traits: .sizeThatFitsLayout) { Card(end: 0.5) }
      #Preview { @Previewable @State var end = 0.25; Card(end: end) }
      #Preview("Twice") { Card() }
      #Preview("Twice") { Card(end: 0.75) }
      #Preview("Other") { Elsewhere() }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card(end: 0.125) } }
      """)

  @Test func previewsAndViewsAreListed() throws {
    let beside = ViewFile(
      name: "B.swift", contents: "struct B: View { var body: some View { Circle() } }",
      isBeside: true)
    let views = try ScenarioFile.views(in: [Self.file, beside])
    #expect(
      views.map { "\($0.root) \($0.place)" } == [
        "Preview(\"Light\") Card.swift:11", "Preview(\"Dark\") Card.swift:12",
        "Preview(3) Card.swift:13", "Preview(4) Card.swift:14", "Preview(5) Card.swift:15",
        "Preview(\"Other\") Card.swift:16", "Card Card.swift:2", "Inner Card.swift:9",
        "Row Card.swift:10", "Card_Previews Card.swift:17",
      ])
    #expect(try ScenarioFile.views(in: [ViewFile(name: "A.swift", contents: "at(0) { }")]).isEmpty)
  }

  @Test(arguments: [
    ("Preview(\"Light\")", 1), ("Preview(\"Dark\")", 0.5), ("Preview(3)", 0.25), ("Preview(1)", 1),
    ("Preview(\"Twice\")", 1), ("Preview(5)", 0.75), ("Card_Previews", 0.125), ("Card", 1),
    ("Card(end: 0.2)", 0.2), ("Inner", 1), ("Nested.Inner", 1), ("Nested.Inner()", 1),
  ])
  func eachCanBeShown(root: String, end: Double) throws {
    var last: Double?
    try Self.played(root).forEachRow { row in
      if row.attribute == "Circle.opacity" { last = row.value }
    }
    #expect(last == end)
  }

  /// A name that several types contain must be given with the name of the type.
  @Test func viewsOfOneNameAreToldApart() throws {
    let file = ViewFile(
      name: "A.swift",
      contents: """
        struct Card: View {
          var end = 1.0
          @State private var isOn = false
          var body: some View { Circle().opacity(isOn ? end : 0).onTapGesture { isOn.toggle() } }
        }
        enum A { struct Dot: View { var body: some View { Card(end: 0.25) } } }
        enum B { struct Dot: View { var body: some View { Card(end: 0.5) } } }
        """)
    func last(_ root: String) throws -> Double? {
      var last: Double?
      try Self.played(root, of: file).forEachRow { last = $0.value }
      return last
    }
    #expect(try last("A.Dot") == 0.25 && last("B.Dot") == 0.5)
    for (root, sentence) in [
      ("Dot", "several views are called 'Dot': 'A.Dot' and 'B.Dot'"),
      ("C.Dot", "no view is called 'C.Dot'; there are 'Card', 'A.Dot' and 'B.Dot'"),
    ] {
      let error = #expect(throws: ViewOptionError.self) { try last(root) }
      #expect(error?.sentence == sentence)
    }
    let views = try ScenarioFile.views(in: [file])
    #expect(views.map(\.root) == ["Card", "A.Dot", "B.Dot"])
  }

  @Test func aPreviewOfOtherViewsSaysSo() throws {
    let notes = try Self.played("Preview(\"Other\")").notes
    #expect(notes.contains("Card.swift:16:21: Preview(\"Other\") shows no view of the files"))
  }

  @Test(arguments: ["Preview(\"Drak\")", "Preview(9)", "Preview(0)"])
  func aPreviewThatIsNotThereIsRefused(root: String) {
    let error = #expect(throws: ViewOptionError.self) { try Self.played(root) }
    #expect(
      error?.sentence.hasPrefix("there is no '\(root)'; there are 'Preview(\"Light\")'") == true)
  }

  @Test func whatCanBeDoneIsOffered() throws {
    let options = ViewOptions(root: "Card", actions: [""])
    let scenario = try ScenarioFile.read([Self.file], options: options) { _ in "" }.scenario
    let offers = try ScenarioRunner(scenario, clock: .frames(rate: 60)).play(keepsRows: false)
      .offers
    #expect(offers == ViewOffers(actions: ["tap(\"Circle\")"], values: []))
    let row = ViewOptions(root: "Row", actions: [""])
    let other = try ScenarioFile.read([Self.file], options: row) { _ in "" }.scenario
    let needs = try ScenarioRunner(other, clock: .frames(rate: 60)).play(keepsRows: false).offers
    #expect(needs == ViewOffers(actions: [], values: ["title"]))
  }

  private static func played(
    _ root: String, of file: ViewFile = ShowableViewTests.file
  ) throws -> PlayedScenario {
    let scenario = try ScenarioFile.read([file], options: ViewOptions(root: root)) { _ in "" }
    return try ScenarioRunner(scenario.scenario, clock: .frames(rate: 60)).play(keepsRows: true)
  }
}
