import AnimationSyntax
import Testing

@testable import SwiftProgram

/// Views that are nested without an end, or very deeply.
@Suite struct ViewTreeBuilderTests {
  @Test(
    "views that have no end are refused, whatever is evaluated late",
    arguments: [
      // The content of an animator is evaluated where it is shown.
      "Text(\"a\").phaseAnimator([0.0, 1.0]) { view, phase in VStack { body } }",
      "Text(\"a\").keyframeAnimator(initialValue: 0.0) { view, value in VStack { body } } keyframes: { _ in "
        + "LinearKeyframe(1, duration: 1) }",
      "deep(20_000)",
    ])
  func endlessViewsAreRefused(content: String) {
    let text = """
      import SwiftUI
      struct A: View {
        @State var isOn = false
        var body: some View { \(content).opacity(isOn ? 1 : 0).onTapGesture { isOn.toggle() } }
        func deep(_ count: Int) -> AnyView {
          var view = AnyView(Text("a"))
          for _ in 0..<count { view = AnyView(VStack { view }) }
          return view
        }
      }
      """
    let error = #expect(throws: ExpressionError.self) { try PlayedViews(text, doing: "tap()") }
    #expect(error?.sentence == "views are nested more than 512 levels deep")
  }

  @Test(
    "a view that contains itself is refused where it does",
    arguments: [
      ("struct A: View { var body: some View { VStack { A() } } }", "A()", "1:49"),
      (
        "struct A: View { var n = 0; var body: some View { if n < 300 { A(n: n + 1) } } }", "A()",
        "1:64"
      ),
      (
        "struct A: View { var body: some View { B() } }; struct B: View { var body: some View { A() } }",
        "A()", nil
      ),
      (
        "struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()) } }",
        "Circle().modifier(M())", "1:77"
      ),
    ])
  func ownBodies(declaration: String, root: String, place: String?) {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(
        "\(declaration)\nstruct R: View { var body: some View { \(root) } }",
        options: ViewOptions(root: "R"))
    }
    #expect(
      error?.sentence
        == "the bodies of views are nested more than 128 levels deep; does this view contain itself?"
    )
    if let place { #expect(error?.location == "a.swift:\(place)") }
  }

  @Test("functions that call each other without an end are refused as such")
  func ownFunctions() {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(
        """
        struct A: View {
          func f(_ n: Int) -> Int { f(n + 1) }
          var body: some View { Circle().offset(x: CGFloat(f(0))) }
        }
        """, options: ViewOptions())
    }
    #expect(error?.sentence == "calls and default values are nested more than 128 levels deep")
    #expect(error?.location == "a.swift:2:29")
  }

  @Test func deepViewsArePlayed() throws {
    let text = """
      import SwiftUI
      struct A: View {
        @State var isOn = false
        var body: some View { deep(400).onTapGesture { withAnimation { isOn.toggle() } } }
        func deep(_ count: Int) -> AnyView {
          var view = AnyView(Text("a").opacity(isOn ? 1 : 0))
          for _ in 0..<count { view = AnyView(VStack { view }) }
          return view
        }
      }
      """
    #expect(try PlayedViews(text, doing: "tap()").attributes == ["Text.opacity"])
  }
}
