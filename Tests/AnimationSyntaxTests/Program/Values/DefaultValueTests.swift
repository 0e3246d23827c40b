import AnimationSyntax
import Testing

@testable import SwiftProgram

/// The initial values of values that are not given.
@Suite("Views: default values")
struct DefaultValueTests {
  @Test(
    "a value that makes one of its own type is reported at its position",
    arguments: [
      ("struct A: View { let a = A(); var body: some View { Circle() } }", "a.swift:1:22"),
      (
        "struct P { var q = Q() }\nstruct Q { var p = P() }\nstruct A: View { var p = P(); var body: some View { Circle() } }",
        "a.swift:"
      ),
      (
        "class M: ObservableObject { var m = M() }\nstruct A: View { @StateObject var m = M(); var body: some View { Circle() } }",
        "a.swift:1:33"
      ),
      (
        "@Observable class M { var all = [M()] }\nstruct A: View { @State var m = M(); var body: some View { Circle() } }",
        "a.swift:1:27"
      ),
      (
        "struct B: View { var a = A(); var body: some View { a } }\nstruct A: View { var b: B? = B(); var body: some View { b } }",
        "a.swift:"
      ),
    ])
  func endless(text: String, location: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(text, options: ViewOptions(root: "A"))
    }
    #expect(error?.location?.hasPrefix(location) == true)
    #expect(error?.sentence == "calls and default values are nested more than 128 levels deep")
  }

  @Test(
    "what a case holds begins with its defaults",
    arguments: [
      (".floater(wide: false)", 2.0), ("Kind.floater(pad: 5, wide: true)", 5),
      (".floater(pad: 15)", 15),
      (".floater()", 10), ("Kind.floater(wide: false)", 2),
    ])
  func cases(text: String, value: Double) throws {
    let played = try PlayedViews(
      """
      enum Kind { case plain, floater(pad: CGFloat = 10, wide: Bool = true) }
      struct V: View {
        @State var kind = Kind.plain
        var body: some View {
          Circle().scaleEffect(scale).onTapGesture { withAnimation(.linear(duration: 1)) { kind = \(text) } }
        }
        var scale: CGFloat {
          switch kind {
          case .plain: 1
          case .floater(let p, let w): w ? p : p / 5
          }
        }
      }
      """, doing: "tap()")
    played.expect("Circle.scaleEffect", [1: (1 + value) / 2, 1.5: value], within: 1e-3)
  }

  @Test(
    "an optional variable begins with nil, an optional constant or binding with nothing that is known",
    arguments: [
      ("let badge: Int?", false), ("@Binding var badge: Int?", false),
      ("let badge: Optional<Int>", false), ("@Binding private var badge: Optional<Int>", false),
      ("var badge: Int?", true), ("@State private var badge: Int?", true),
      ("var badge: Optional<Int>", true), ("@AppStorage(\"badge\") var badge: Int?", true),
      ("let badge: Int? = nil", true),
    ])
  func optionals(property: String, isNil: Bool) throws {
    let played = try PlayedViews(
      """
      struct Chip: View {
        \(property)
        @State private var isOn = false
        var body: some View {
          VStack {
            Button("Go") { withAnimation { isOn.toggle() } }
            if badge == nil { Circle().offset(x: isOn ? 10 : 0) }
            if let badge { Text("\\(badge)").scaleEffect(isOn ? 2 : 1) }
          }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.attributes == (isNil ? ["Circle.offset.x"] : []))
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:2:") && $0.contains("'badge' is not known; what is inside of 'if'")
      } == !isNil, "\(played.notes)")
  }

  @Test(
    "nothing has the focus at first",
    arguments: [
      ("var focus: Bool", "focus", "focus = true"),
      ("var focus: Field?", "focus == .name", "focus = .name"),
      ("private var focus: Field?", "focus != nil", "focus = .mail"),
    ])
  func focus(declaration: String, condition: String, action: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        enum Field { case name, mail }
        @FocusState \(declaration)
        var body: some View {
          Circle().scaleEffect(\(condition) ? 2 : 1).animation(.linear(duration: 0.2), value: focus)
            .onTapGesture { \(action) }
        }
      }
      """, options: ViewOptions())
    played.expect("Circle.scaleEffect", [0.4: 1, 0.6: 1.5, 0.7: 2], within: 1e-6)
    #expect(played.notes.count == 1)
  }
}
