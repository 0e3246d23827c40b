import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Files that are parsed once for several views.
@Suite("Views: parsed once")
struct ParsedViewFilesTests {
  private static let file = ViewFile(
    name: "a.swift",
    contents: """
      struct Card: View {
        var end = 1.0
        @State private var isOn = false
        var body: some View { Circle().opacity(isOn ? end : 0).onTapGesture { isOn.toggle() } }
      }
      #Preview("Half") { Card(end: 0.5) }
      #Preview("Whole") { Card() }
      """)

  private func rows(of scenario: Scenario?) throws -> [AttributeRow] {
    var rows: [AttributeRow] = []
    try scenario.map { try ScenarioRunner($0, clock: .frames(rate: 60)).play(keepsRows: true) }?
      .forEachRow { rows.append($0) }
    return rows
  }

  @Test(
    "each view is what it is when the files are read for it alone",
    arguments: [nil, "Card", "Preview(\"Half\")", "Preview(\"Whole\")", "Card(end: 0.25)"])
  func views(root: String?) throws {
    let options = ViewOptions(root: root)
    let parsed = try #require(try ParsedViewFiles([Self.file]))
    // The view that is shown first has no effect on later ones.
    _ = try parsed.viewScript(options: ViewOptions(root: "Preview(\"Half\")")) { _ in "" }
    let together = try rows(
      of: parsed.viewScript(options: options) { _ in "" }.map { .views($0) })
    let alone = try rows(of: ScenarioFile.read([Self.file], options: options) { _ in "" }.scenario)
    #expect(!alone.isEmpty && together.map(\.value) == alone.map(\.value))
    #expect(together.map(\.attribute) == alone.map(\.attribute))
  }

  @Test("files without views are none, and what is no Swift is an error")
  func others() throws {
    #expect(try ParsedViewFiles([ViewFile(name: "a.swift", contents: "struct A {}")]) == nil)
    #expect(throws: ExpressionError.self) {
      try ParsedViewFiles([ViewFile(name: "a.swift", contents: "struct A: View { var body: ")])
    }
  }
}
