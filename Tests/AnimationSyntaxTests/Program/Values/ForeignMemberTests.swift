import AnimationSyntax
import MotionRecording
import Testing

/// Extensions of types of others in the files: members that use others without `self`, initializers, and bindings.
@Suite("Views: members of types of others")
struct ForeignMemberTests {
  private func played(
    _ declarations: String, _ content: String, doing action: String = "tap()"
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      import SwiftUI
      \(declarations)
      struct ContentView: View {
        @State private var isOn = false
        @State private var choice: Double? = nil
        var body: some View { VStack { \(content) } }
      }
      """, doing: action)
  }

  private static let tapped = ".onTapGesture { isOn.toggle() }"

  @Test(
    "members of animations and transitions need no 'self'",
    arguments: [
      (
        "extension Animation { func times(_ n: Int) -> Animation { repeatCount(n, autoreverses: false) } }",
        ".linear(duration: 0.5).times(2)", 1.5
      ),
      (
        "extension Animation { func later() -> Animation { delay(0.5) } }",
        ".linear(duration: 0.5).later()", 1.5
      ),
      (
        "extension Animation { static func slow(_ s: Bool) -> Animation { linear(duration: s ? 1 : 0.2) } }",
        ".slow(true)", 1.5
      ),
      (
        "extension Animation { func delay(steps: Int) -> Animation { self.delay(Double(steps) * 0.1) } }",
        ".linear(duration: 0.5).delay(steps: 5)", 1.5
      ),
      (
        "extension UnitCurve { static let house = UnitCurve.linear }",
        ".timingCurve(.house, duration: 0.5)", 1.0
      ),
      (
        "extension Animation { static let five = Self.linear(duration: 0.5) }",
        ".five", 1.0
      ),
    ])
  func animationsNeedNoSelf(declaration: String, animation: String, end: Double) throws {
    let played = try played(
      declaration,
      "Circle().offset(x: isOn ? 100 : 0).animation(\(animation), value: isOn)\(Self.tapped)")
    let last = try #require(played.end(of: "Circle.offset.x"), "\(played.notes)")
    #expect(abs(last - end) < 0.04, "\(last)")
  }

  @Test(
    "initializers that the files add are called",
    arguments: [
      (
        "extension Angle { init(turns: Double) { self.init(degrees: turns * 360) } }",
        "Circle().rotationEffect(Angle(turns: isOn ? 0.5 : 0))", "Circle.rotationEffect", 180.0
      ),
      (
        "extension Angle { init(turns: Double) { self = .degrees(turns * 360) } }",
        "Circle().rotationEffect(.init(turns: isOn ? 0.5 : 0))", "Circle.rotationEffect", 180
      ),
      (
        "extension CGSize { init(_ both: CGFloat) { self.init(width: both, height: both) } }",
        "Circle().offset(CGSize(isOn ? 30 : 0))", "Circle.offset.y", 30
      ),
      (
        "extension CGPoint { init(both: CGFloat) { self.init(); x = both; y = both } }",
        "Circle().position(CGPoint(both: isOn ? 30 : 0))", "Circle.position.y", 30
      ),
    ])
  func addedInitializersAreCalled(
    declaration: String, view: String, attribute: String, value: Double
  ) throws {
    let played = try played(
      declaration, "\(view).animation(.linear(duration: 0.5), value: isOn)\(Self.tapped)")
    #expect(played.value(attribute, at: 0) == 0, "\(played.notes)")
    #expect(played.rows.last { $0.attribute == attribute }?.value == value)
  }

  @Test(
    "a binding that the files make of another one is written through",
    arguments: [
      (
        "extension Binding where Value == Bool { var not: Binding<Bool> { "
          + "Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }", "$isOn.not"
      ),
      (
        "extension Binding where Value == Bool { func flipped() -> Self { "
          + ".init(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 }) } }",
        "$isOn.flipped()"
      ),
      (
        "extension Binding { func seen(_ handler: @escaping (Value) -> Void) -> Binding<Value> { "
          + "Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0; handler($0) }) } }",
        "$isOn.seen { _ in }"
      ),
      (
        "extension Binding where Value == Bool { init(not other: Binding<Bool>) { "
          + "self.init(get: { !other.wrappedValue }, set: { other.wrappedValue = !$0 }) } }",
        "Binding(not: $isOn)"
      ),
    ])
  func addedBindingsAreWritten(declaration: String, binding: String) throws {
    let played = try played(
      declaration,
      """
      Circle().offset(x: isOn ? 100 : 0).animation(.linear(duration: 0.5), value: isOn)
      Toggle("Go", isOn: \(binding))
      """, doing: "tap(\"Go\")")
    #expect(played.value("Circle.offset.x", at: 0) == 0, "\(played.notes)")
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == 100)
  }

  @Test(
    "views by initializers that the files add are SwiftUI's",
    arguments: [
      (
        "extension Button where Label == Text { init(_ t: String, animated a: Animation, "
          + "action: @escaping () -> Void) { self.init(t) { withAnimation(a) { action() } } } }",
        "Circle().offset(x: isOn ? 30 : 0); "
          + "Button(\"Go\", animated: .linear(duration: 0.5)) { isOn.toggle() }",
        "Circle.offset.x", 30.0
      ),
      (
        "extension Toggle where Label == Text { init(_ t: String, isOn: Binding<Bool>, animated a: "
          + "Animation) { self.init(t, isOn: isOn.animation(a)) } }",
        "Circle().offset(x: isOn ? 30 : 0); "
          + "Toggle(\"Go\", isOn: $isOn, animated: .linear(duration: 0.5))",
        "Circle.offset.x", 30
      ),
      (
        "extension RoundedRectangle { init(_ r: CGFloat) { self.init(cornerRadius: r) } }",
        "RoundedRectangle(isOn ? 30 : 0); "
          + "Button(\"Go\") { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }",
        "RoundedRectangle.cornerRadius", 30
      ),
    ])
  func addedViewsAreSwiftUIs(
    declaration: String, content: String, attribute: String, value: Double
  ) throws {
    let played = try PlayedViews(
      """
      import SwiftUI
      \(declaration)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { VStack { \(content) } }
      }
      """, options: ViewOptions())
    #expect(played.value(attribute, at: 0) == 0, "\(played.notes)")
    #expect(played.rows.last { $0.attribute == attribute }?.value == value)
    #expect(played.animations(of: attribute) == [".linear(duration: 0.5)"])
  }

  @Test(
    "views that an extension adds to a view of SwiftUI's are called as they are made",
    arguments: [
      ("extension Image { static var donut: Image { Image(\"donut\") } }", "Image.donut"),
      ("public extension Image { static let donut = Image(\"donut\") }", "Image.donut"),
      (
        "extension Image { static func donut(_ n: Int) -> Image { Image(\"donut\") } }",
        "Image.donut(3)"
      ),
      ("extension Text { static var donut: some View { Image(\"donut\") } }", "Text.donut"),
    ])
  func staticViews(declaration: String, content: String) throws {
    let played = try played(
      declaration,
      "\(content).opacity(isOn ? 1 : 0.5); Button(\"Go\") { withAnimation { isOn = true } }")
    #expect(played.attributes == ["Image.opacity"], "\(played.notes)")
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test("sets of edges choose the overload that takes them, wherever they are kept")
  func edges() throws {
    let declarations = """
      extension View {
        func inset(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
          scaleEffect(2).padding(edges, length)
        }
        func inset(_ insets: EdgeInsets) -> some View { rotationEffect(.degrees(insets.top)) }
      }
      struct Inset: ViewModifier {
        let edges: Edge.Set
        let isOn: Bool
        func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0).inset(self.edges) }
      }
      """
    for edges in [".horizontal", "[.top, .leading]", "[]", "Edge.Set.all"] {
      let played = try played(
        declarations,
        "Circle().modifier(Inset(edges: \(edges), isOn: isOn)); "
          + "Button(\"Go\") { withAnimation { isOn = true } }")
      #expect(played.attributes.count == 1 && played.notes.isEmpty, "\(edges): \(played.notes)")
    }
  }
}
