import AnimationSyntax
import Testing

/// Result builders of the app are not played: their results are unknown, which a note reports with its position.
@Suite("Views: result builders of the app's own")
struct ResultBuildersTests {
  private func notes(_ members: String, _ value: String) throws -> [String] {
    try PlayedViews(
      """
      @resultBuilder struct NB { static func buildBlock(_ c: Int...) -> Int { c.reduce(0, +) } }
      struct Track { var n: Int; init(_ name: String = "", @NB _ b: () -> Int) { n = b() } }
      struct ContentView: View {
        @State var on = false
        \(members)
        var body: some View {
          VStack {
            Circle().offset(x: on ? CGFloat(\(value)) : 0)
            Rectangle().opacity(on ? 0 : 1)
          }.onTapGesture { withAnimation(.linear(duration: 0.2)) { on = true } }
        }
      }
      """, doing: "tap()"
    ).notes
  }

  @Test(
    "what is made by one is left out",
    arguments: [
      ("func total(@NB _ b: () -> Int) -> Int { b() }", "total { 10; 20 }", "8:45: 'total { … }'"),
      ("", "Track { 10; 20 }.n", "8:45: 'Track { … }'"),
      ("let t = Track(\"a\") { 10; 20 }", "t.n", "5:22: 'Track { … }"),
      ("@NB var t: Int { 10; 20 }", "t", "5:20: 't'"),
      ("@NB func t() -> Int { 10; 20 }", "t()", "5:25: 't"),
    ])
  func leftOut(members: String, value: String, words: String) throws {
    let notes = try notes(members, value)
    #expect(notes.count == 1)
    #expect(notes[0].hasPrefix("a.swift:\(words)"), "\(notes)")
    #expect(
      notes[0].hasSuffix(
        "is made by the result builder 'NB', which is not played; Circle.offset is left out"),
      "\(notes)")
  }

  @Test(
    "a function that is handed in is no closure of a builder, and SwiftUI's builders are played",
    arguments: [
      ("func five() -> Int { 5 }; func total(@NB _ b: () -> Int) -> Int { b() }", "total(five)"),
      ("@ViewBuilder var t: some View { Text(\"a\"); Text(\"b\") }", "5"),
    ])
  func played(members: String, value: String) throws {
    #expect(try notes(members, value).isEmpty)
  }
}
