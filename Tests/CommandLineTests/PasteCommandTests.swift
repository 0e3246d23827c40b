import TestSupport
import Testing

/// Swift files and whole calls as arguments of the tool.
@Suite(.runsPrograms) struct PasteCommandTests {
  private static let source = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("a").animation(.bouncy, value: x)
          .animation(.easeIn(duration: 0.5).delay(index / 20), value: x)
          .onTapGesture { withAnimation(nil) { x.toggle() } }
      }
    }
    """

  @Test(arguments: [["sample"], ["inspect"], ["plot"], ["sheet", "--alt-text"]])
  func aFileGivesItsAnimationsAndNamesTheRest(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.source.utf8), to: "Card.swift")
    let run = try kymo(command + ["@Card.swift"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.outputText.contains("body:4"))
    #expect(run.outputText.contains("body:6"))
    #expect(
      run.errorText == """
        kymo: note: Card.swift:5: '.easeIn(duration: 0.5).delay(‹index / 20›)' is left out: what is between ‹ and › \
        depends on the app

        """)
  }

  @Test func eachAnimationOfAFileHasAPictureOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.source.utf8), to: "Card.swift")
    let run = try kymo(
      ["plot", "--each", "--size", "200x150", "-o", "{name}.svg", "@Card.swift"], in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try folder.names() == ["Card.swift", "body-4.svg", "body-6.svg"])
  }

  @Test func aFileInWhichNothingIsKnownIsStatus65() throws {
    let folder = try TemporaryFolder()
    let source =
      "import SwiftUI\nfunc f() { withAnimation(mine) { }\nwithAnimation(.linear(duration: d)) { } }\n"
    try folder.write(Array(source.utf8), to: "A.swift")
    let run = try kymo("sample", "@A.swift", in: folder.path)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("A.swift:2:26: 'mine' is defined by the app"))
    #expect(run.errorText.contains("A.swift:3:33: 'd' is defined by the app"))
    #expect(run.errorText.hasSuffix("2 of 2 expressions are not understood\n"))
  }

  @Test func anAttributeIsNoFile() throws {
    let run = try kymo("sample", "@MainActor static let card: Animation = .bouncy")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.outputText == (try kymo("sample", "card=.bouncy")).outputText)
  }

  @Test func noAnimationShowsTheTargetInEveryRow() throws {
    let run = try kymo("sample", "nil", "--from", "2", "--to", "5", "--span", "0.05")
    #expect(run.status == 0)
    #expect(rows(run.outputText).map { $0[2] } == ["5", "5", "5", "5"])
    let inspected = try kymo("inspect", "withAnimation(.none) { x = 1 }")
    #expect(
      inspected.outputText.contains("Note: nothing is animated: the target is shown at once."))
    let converted = try kymo("convert", "nil", "--to", "css-linear")
    #expect(converted.status == 65)
    #expect(converted.errorText.contains("there is no animation"))
  }

  @Test func aTransitionTakesAViewOfUsualSize() throws {
    let run = try kymo("sample", ".move(edge: .bottom).combined(with: .opacity)")
    #expect(run.status == 0)
    #expect(rows(run.outputText).contains { $0[0] == "insertion.offset.y" && $0[2] == "100" })
    #expect(run.errorText.contains("100 by 100 points"))
    let sized = try kymo("sample", ".move(edge: .bottom)", "--view-size", "10x30")
    #expect(rows(sized.outputText).contains { $0[0] == "insertion.offset.y" && $0[2] == "30" })
    #expect(sized.errorText.isEmpty)
  }

  @Test func whatAnAppMakesOfItsOwnModifiersIsNotDrawn() throws {
    let own = ".modifier(active: Turn(-90), identity: Turn(0))"
    let alone = try kymo("sample", own)
    #expect(alone.status == 65)
    #expect(alone.errorText.contains("the app's own view modifiers"))
    let combined = try kymo("sample", "\(own).combined(with: .opacity)")
    #expect(combined.status == 0)
    #expect(combined.errorText.contains("is not drawn"))
    #expect(combined.outputText.contains("insertion.opacity"))
  }
}
