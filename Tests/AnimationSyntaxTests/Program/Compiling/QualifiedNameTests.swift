import Testing

@Suite("what a module is named for is that module's")
struct QualifiedNameTests {
  @Test(
    "a view of the app's own that is made of SwiftUI's of its name",
    arguments: [
      (
        "struct TextField: View { var size: Double; var body: some View { SwiftUI.TextField(\"\", text: .constant(\"\")).offset(x: size) } }",
        "TextField(size: isOn ? 10 : 0)"
      ),
      (
        "struct Button: View { var size: Double; var body: some View { SwiftUI.Button(\"a\") {}.offset(x: size) } }",
        "Button(size: isOn ? 10 : 0)"
      ),
      (
        "struct Image: View { var size: Double; var body: some View { SwiftUI.Image(\"a\").offset(x: size) } }",
        "Image(size: isOn ? 10 : 0)"
      ),
      (
        "struct Circle: View { var size: Double; var body: some View { SwiftUI.Circle().offset(x: size) } }",
        "Circle(size: isOn ? 10 : 0)"
      ),
      ("enum Color { static let red = 1.0 }", "SwiftUI.Color.red.offset(x: isOn ? 10 : 0)"),
      (
        "struct Angle { var degrees: Double }",
        "Rectangle().rotationEffect(SwiftUI.Angle(degrees: isOn ? 10 : 0))"
      ),
      (
        "struct Angle { var degrees: Double }",
        "Rectangle().rotationEffect(SwiftUI.Angle.degrees(isOn ? 10 : 0))"
      ),
      ("enum Animation { case slow }", "Rectangle().offset(x: isOn ? 10 : 0)"),
    ])
  func system(declaration: String, view: String) throws {
    let played = try PlayedViews(
      """
      \(declaration)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { \(view).animation(SwiftUI.Animation.linear(duration: 1), value: isOn) }
      }
      """, doing: "at(0.5) { isOn = true }")
    #expect(played.attributes.count == 1, "\(played.attributes) \(played.notes)")
    played.expect(played.attributes.first ?? "", [0.5: 0, 1: 5])
  }
}
