import MotionRecording
import Testing

@Suite("of what leads to the screen only that is known")
struct SceneValueTests {
  private func played(_ value: String) throws -> PlayedViews {
    try PlayedViews(
      """
      extension View {
        var found: CGFloat {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          \(value)
        }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Circle().offset(x: isOn ? found : 0) }
      }
      """, doing: "at(0.5) { isOn = true }")
  }

  @Test(
    "its size",
    arguments: [
      "return scene?.screen.bounds.width ?? 1",
      "if let screen = scene?.windows.first?.screen { return screen.bounds.width }\nreturn 1",
      "return UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow?.bounds.width ?? 1",
    ])
  func sizes(value: String) throws {
    let played = try played(value)
    // The screen is 393 points wide unless another width is given.
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == 393)
  }

  @Test(
    "anything else is left out, with a note",
    arguments: [
      "if let radius = scene?.screen.value(forKey: \"radius\") as? CGFloat { return radius }\nreturn 1",
      "return scene?.interfaceOrientation.isLandscape == true ? 2 : 1",
      "return scene?.statusBarManager?.statusBarFrame.height ?? 1",
      "return scene?.windows.first?.frame.width ?? 1",
      "return scene?.activationState == .foregroundActive ? 2 : 1",
    ])
  func others(value: String) throws {
    let played = try played(value)
    #expect(played.attributes.isEmpty, "\(played.attributes)")
    #expect(
      played.notes.contains { $0.contains("is not known") && $0.contains("Circle.offset") },
      "\(played.notes)")
  }

  @Test(
    "what an app adds to the screen is made of that of the screen",
    arguments: [
      ("static let wide = UIScreen.main.bounds.size.width", "UIScreen.wide", 393.0),
      ("static var wide: CGFloat { main.bounds.width }", "UIScreen.wide", 393),
      ("static let all = main.bounds.size", "UIScreen.all.height", 852),
      (
        "static func part(_ x: CGFloat) -> CGFloat { main.bounds.width * x }", "UIScreen.part(0.5)",
        196.5
      ),
      ("static var isTall: Bool { main.bounds.height > 800 }", "(UIScreen.isTall ? 7 : 3)", 7),
      ("static var other: Int { 1 }", "UIScreen.main.bounds.width", 393),
    ])
  func added(member: String, value: String, expected: Double) throws {
    let played = try PlayedViews(
      """
      extension UIScreen { \(member) }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Circle().offset(x: isOn ? \(value) : 0) }
      }
      """, doing: "at(0.5) { isOn = true }")
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == expected)
    #expect(!played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }
}
