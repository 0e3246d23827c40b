import AnimationSyntax
import MotionRecording
import Testing

/// The color scheme that views prefer for their screen.
@Suite("Views: preferred color schemes")
struct PreferredSchemeTests {
  /// A view that is at 100 in dark mode and at 0 in light mode.
  private static let reader = """
    struct Reader: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Rectangle().offset(x: scheme == .dark ? 100 : 0).animation(.linear(duration: 1), value: scheme) }
    }
    """

  private func played(_ body: String, _ members: String = "", doing actions: [String] = [])
    throws -> PlayedViews
  {
    try PlayedViews(
      """
      \(Self.reader)
      struct ContentView: View {
        @Environment(\\.colorScheme) private var scheme
        @State private var isDark = false
        \(members)
        var body: some View { \(body) }
      }
      #Preview { ContentView() }
      """, options: ViewOptions(actions: actions, showsConstants: true), end: 3)
  }

  @Test(
    "it is around all views of the screen",
    arguments: [
      ("Reader().preferredColorScheme(.dark)", 100.0),
      ("VStack { Reader(); Text(\"a\").preferredColorScheme(.dark) }", 100),
      ("VStack { Text(\"a\").preferredColorScheme(.dark); Reader() }", 100),
      (
        "VStack { Reader(); Text(\"a\").preferredColorScheme(nil); Text(\"b\").preferredColorScheme(.dark) }",
        100
      ),
      (
        "VStack { Reader(); Text(\"a\").preferredColorScheme(.light); Text(\"b\").preferredColorScheme(.dark) }",
        0
      ),
      ("Reader().preferredColorScheme(.dark).preferredColorScheme(.light)", 0),
      ("Reader().preferredColorScheme(.light).preferredColorScheme(.dark)", 100),
      ("Reader().environment(\\.colorScheme, .light).preferredColorScheme(.dark)", 0),
      ("Reader().preferredColorScheme(.dark).environment(\\.colorScheme, .light)", 0),
      ("Rectangle().offset(x: scheme == .dark ? 100 : 0).preferredColorScheme(.dark)", 100),
      (
        "Reader().sheet(isPresented: .constant(true)) { Text(\"a\").preferredColorScheme(.dark) }",
        0
      ),
      (
        "Text(\"a\").sheet(isPresented: .constant(true)) { Reader().preferredColorScheme(.dark) }",
        100
      ),
    ])
  func places(body: String, expected: Double) throws {
    let rows = try played(body).rows.filter { $0.attribute.hasSuffix("offset.x") }
    #expect(rows.first?.value == expected, "\(rows.prefix(2))")
  }

  @Test(
    "it follows a state, wherever that is",
    arguments: [
      "Reader().preferredColorScheme(isDark ? .dark : nil)",
      "VStack { Reader(); Text(\"a\").preferredColorScheme(isDark ? .dark : .light) }",
      "VStack { Reader(); Switch() }",
    ])
  func state(body: String) throws {
    let played = try PlayedViews(
      """
      \(Self.reader)
      struct Switch: View {
        @State private var isOn = false
        var body: some View {
          Text("b").onTapGesture { isOn = true }.preferredColorScheme(isOn ? .dark : .light)
        }
      }
      struct ContentView: View {
        @State private var isDark = false
        var body: some View { \(body).onTapGesture { isDark = true } }
      }
      #Preview { ContentView() }
      """,
      options: ViewOptions(actions: [
        body.contains("Switch") ? "tap(\"b\")" : "at(0.5) { ContentView.isDark = true }"
      ]),
      end: 3)
    // Halfway after half of the second that begins with the action.
    #expect(played.value("Rectangle.offset.x", at: 0.5).map { $0 < 0.1 } == true, "\(played.notes)")
    #expect(played.value("Rectangle.offset.x", at: 1).map { abs($0 - 50) < 1e-4 } == true)
    #expect(played.value("Rectangle.offset.x", at: 1.5) == 100)
  }
}
