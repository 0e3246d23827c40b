import AnimationSyntax
import Testing

@Suite("Scenarios: what is to be known of animations")
struct AnimationRemarksTests {
  private func notes(_ text: String) throws -> [String] {
    try ScenarioFile.read([ViewFile(name: "a.txt", contents: text)]) { _ in "" }.notes.map {
      "\($0.line): \($0.sentence)"
    }
  }

  private static let clamped =
    "'bounce: 3' is played as a bounce of 1, as in SwiftUI: the spring never settles"

  @Test(
    "a bounce that SwiftUI clamps is told, once for each place",
    arguments: [
      "at(0.5) { withAnimation(.spring(duration: 0.4, bounce: 3)) { x = 1 } }",
      "x.animation(.spring(duration: 0.4, bounce: 3), value: x)\nat(0.5) { x = 1 }",
      "let s = Animation.spring(bounce: 3)\nat(0.5) { withAnimation(s) { x = 1 } }",
      "at(0.5) { withTransaction(Transaction(animation: .spring(bounce: 3))) { x = 1 } }",
    ])
  func clamping(lines: String) throws {
    #expect(try notes("@State var x = 0.0\n\(lines)") == ["2: \(Self.clamped)"])
  }

  @Test("a duration of minutes is told as one in seconds")
  func milliseconds() throws {
    let text = "@State var x = 0.0\nat(0) { withAnimation(.spring(duration: 300)) { x = 1 } }"
    #expect(try notes(text) == ["2: 'duration: 300' is 300 seconds; did you mean 0.3?"])
  }

  @Test("a bounce of 1 and less is played as it is", arguments: ["1", "0.5", "-0.5"])
  func inRange(bounce: String) throws {
    let text = "@State var x = 0.0\nat(0) { withAnimation(.spring(bounce: \(bounce))) { x = 1 } }"
    #expect(try notes(text) == [])
  }
}
