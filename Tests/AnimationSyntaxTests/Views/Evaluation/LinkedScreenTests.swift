import AnimationSyntax
import Testing

@Suite("Views: what links lead to")
struct LinkedScreenTests {
  private func notes(_ link: String) throws -> [String] {
    try PlayedViews(
      """
      struct Detail: View {
        @State private var isOn = false
        var body: some View { Rectangle().opacity(isOn ? 1 : 0).onAppear { withAnimation { isOn = true } } }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { NavigationStack { List { \(link) } } }
      }
      """, options: ViewOptions(root: "ContentView")
    ).notes
  }

  @Test(
    "a screen that may move is named",
    arguments: [
      "NavigationLink(destination: Detail()) { Text(\"a\") }",
      "NavigationLink(\"a\", destination: Detail())", "NavigationLink(\"a\") { Detail() }",
      "NavigationLink { Detail().padding() } label: { Text(\"a\") }",
      "NavigationLink(\"a\") { Circle().opacity(isOn ? 1 : 0).animation(.bouncy, value: isOn) }",
    ])
  func moving(link: String) throws {
    let notes = try notes(link)
    #expect(
      notes.contains(
        "a.swift:7:50: 'NavigationLink' is not played: another screen is not shown here "
          + "(--view shows its view)"), "\(notes)")
  }

  @Test(
    "a screen that cannot move, and one that is not in the files, are not",
    arguments: [
      "NavigationLink(\"a\", destination: Text(\"b\"))", "NavigationLink(\"a\") { Text(\"b\") }",
      "NavigationLink(\"a\") { Other() }", "NavigationLink(\"a\", value: 3)",
      "NavigationLink(value: 3) { Detail() }",
    ])
  func still(link: String) throws {
    #expect(!(try notes(link)).contains { $0.contains("another screen") })
  }
}
