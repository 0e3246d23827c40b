import AnimationSyntax
import Testing

/// Objects that views take from their environment.
@Suite("Views: objects of the surroundings")
struct EnvironmentObjectsTests {
  /// Every circle grows from 1 to 2 in 0.1 s, from a tap at 0.5 s on.
  @Test(
    "an object that a view around sets is seen and written",
    arguments: [
      """
      class M: ObservableObject { @Published var on = false }
      struct Root: View { @StateObject var m = M(); var body: some View { Child().environmentObject(m) } }
      struct Child: View { @EnvironmentObject var m: M; BODY }
      """,
      """
      @Observable final class M { var on = false }
      struct Root: View { @State private var m = M(); var body: some View { Child().environment(m) } }
      struct Child: View { @Environment(M.self) private var m; BODY }
      """,
      // Two objects of different types, one of them set further out.
      """
      @Observable class M { var on = false }
      class Other: ObservableObject { @Published var on = false }
      struct Root: View {
        @State var m = M()
        @StateObject var other = Other()
        var body: some View { VStack { Child() }.environmentObject(other).environment(m) }
      }
      struct Child: View { @Environment(M.self) var m; @EnvironmentObject var other: Other; BODY }
      """,
      // Through a binding and a method.
      """
      @Observable class M { var on = false; func flip() { on.toggle() } }
      struct Root: View { @State var m = M(); var body: some View { Child().environment(m) } }
      struct Child: View {
        @Environment(M.self) var model
        var m: M { get { model } }
        BODY
      }
      """,
      // Set by a preview.
      """
      class M: ObservableObject { @Published var on: Bool; init(on: Bool) { self.on = on } }
      struct Child: View { @EnvironmentObject private var m: M; BODY }
      #Preview { Child().environmentObject(M(on: false)) }
      """,
    ])
  func objects(text: String) throws {
    let body = """
      var body: some View {
        Circle().scaleEffect(m.on ? 2 : 1).onTapGesture { withAnimation(.linear(duration: 0.1)) { m.on.toggle() } }
      }
      """
    let played = try PlayedViews(
      text.replacing("BODY", with: body), doing: "tap()")
    played.expect("Circle.scaleEffect", [0.5: 1, 0.55: 1.5, 0.6: 2], within: 1e-3)
    #expect(played.notes.isEmpty)
  }

  @Test("where no view sets an object, one that is made of nothing is taken, with a note")
  func missing() throws {
    let played = try PlayedViews(
      """
      class M: ObservableObject { @Published var on = false }
      struct A: View { @EnvironmentObject var m: M; var body: some View { Circle().scaleEffect(m.on ? 2 : 1) } }
      struct V: View {
        @EnvironmentObject var m: M
        var body: some View { A().onTapGesture { withAnimation(.linear(duration: 0.1)) { m.on = true } } }
      }
      """, doing: "tap()")
    played.expect("Circle.scaleEffect", [0.55: 1.5], within: 1e-3)
    #expect(played.notes.contains { $0.contains("no view around sets 'm'; M() is taken") })
  }

  @Test("one that is made of something has a note that says how it is given, which works")
  func missingWithParameters() throws {
    let text = """
      class M: ObservableObject {
        @Published var on = false
        let far: Double
        init(far: Double, name: String = "", _ near: Double) { self.far = far + near }
      }
      struct V: View {
        @EnvironmentObject var m: M
        var body: some View {
          Circle().offset(x: m.on ? m.far : 0)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { m.on = true } }
        }
      }
      """
    let missing = try PlayedViews(text, doing: "tap()")
    #expect(missing.attributes.isEmpty)
    #expect(
      missing.notes.contains {
        $0.hasSuffix(
          ": no view around sets 'm', which is not made without values (--set 'm=M(far: VALUE, VALUE)')"
        )
      }, "\(missing.notes)")
    let given = try PlayedViews(
      text, options: ViewOptions(actions: ["tap()"], settings: ["m=M(far: 70, 10)"]))
    given.expect("Circle.offset.x", [0.55: 40], within: 1e-3)
  }

  @Test("a computed property of a view is set by its own code")
  func computed() throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var amount = 0.0
        var isOpen: Bool { get { amount > 0 } nonmutating set { amount = newValue ? 1 : 0 } }
        var body: some View {
          Circle().scaleEffect(1 + amount).onTapGesture { withAnimation(.linear(duration: 0.1)) { isOpen.toggle() } }
        }
      }
      """, doing: "tap()")
    played.expect("Circle.scaleEffect", [0.55: 1.5], within: 1e-3)
  }
}
