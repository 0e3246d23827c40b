import AnimationSyntax
import MotionRecording
import Testing

/// A private declaration of a file belongs to the file, even if other files declare the same name.
@Suite("Views: private names")
struct NameTableTests {
  @Test(
    "a private name is that of its file, whatever the order of the files",
    arguments: [
      (
        "private struct Row: View { var on: Bool; var body: some View { Circle().offset(x: on ? 100 : 0) } }",
        "Row(on: on)",
        "private struct Row: View { var on: Bool; var body: some View { Rectangle().offset(y: on ? 9 : 0) } }"
      ),
      (
        "fileprivate enum Layout { static let far: CGFloat = 100 }",
        "Circle().offset(x: on ? Layout.far : 0)",
        "fileprivate enum Layout { static let far: CGFloat = 9 }"
      ),
      (
        "private let far: CGFloat = 100", "Circle().offset(x: on ? far : 0)",
        "private let far: CGFloat = 9"
      ),
      (
        "private func far(_ on: Bool) -> CGFloat { on ? 100 : 0 }", "Circle().offset(x: far(on))",
        "private func far(_ on: Bool) -> CGFloat { on ? 9 : 0 }"
      ),
      (
        "private extension View { func moved(_ on: Bool) -> some View { offset(x: on ? 100 : 0) } }",
        "Circle().moved(on)",
        "private extension View { func moved(_ on: Bool) -> some View { offset(y: on ? 9 : 0) } }"
      ),
      (
        "extension View { fileprivate func moved(_ on: Bool) -> some View { offset(x: on ? 100 : 0) } }",
        "Circle().moved(on)",
        "extension View { fileprivate func moved(_ on: Bool) -> some View { blur(radius: on ? 9 : 0) } }"
      ),
      (
        "private extension CGFloat { static let far: CGFloat = 100 }",
        "Circle().offset(x: on ? CGFloat.far : 0)",
        "private extension CGFloat { static let far: CGFloat = 9 }"
      ),
      (
        """
        struct Wide: View { var on: Bool; var body: some View { Circle().offset(x: on ? 100 : 0) } }
        private typealias Shown = Wide
        """, "Shown(on: on)",
        """
        struct Narrow: View { var on: Bool; var body: some View { Rectangle() } }
        private typealias Shown = Narrow
        """
      ),
      (
        "private extension CGFloat { var far: CGFloat { self * 2 } }",
        "Circle().offset(x: on ? CGFloat(50).far : 0)",
        "extension CGFloat { fileprivate var far: CGFloat { 9 } }"
      ),
      (
        "extension A { private var far: CGFloat { 100 } }", "Circle().offset(x: on ? far : 0)",
        "extension A { private var far: CGFloat { 9 } }"
      ),
      (
        "extension A { private var far: CGFloat { 100 } }",
        "Circle().offset(x: on ? self.far : 0)",
        "extension A { private var far: CGFloat { 9 } }"
      ),
      (
        "extension A { private enum Size { static let far: CGFloat = 100 } }",
        "Circle().offset(x: on ? Size.far : 0)",
        "extension A { private enum Size { static let far: CGFloat = 9 } }"
      ),
      // A private declaration of another file is not visible at all.
      (
        "", "Circle().offset(x: on ? 100 : 0)",
        "private struct Circle: View { var body: some View { Rectangle() } }"
      ),
      // Also if the whole file is inside a condition.
      (
        "private struct Row: View { var on: Bool; var body: some View { Circle().offset(x: on ? 100 : 0) } }",
        "Row(on: on)",
        """
        #if os(iOS)
        private struct Row: View { var on: Bool; var body: some View { Rectangle().offset(y: on ? 9 : 0) } }
        #endif
        """
      ),
    ])
  func files(own: String, content: String, other: String) throws {
    let shown = """
      struct A: View {
        @State var on = false
        var body: some View {
          \(content).animation(.linear(duration: 1), value: on).onTapGesture { on.toggle() }
        }
      }
      \(own)
      """
    let hidden = "\(other)\nstruct B: View { var body: some View { Text(\"b\") } }"
    for files in [[shown, hidden], [hidden, shown]] {
      let played = try PlayedViews(files: files, options: ViewOptions(root: "A"))
      #expect(played.attributes == ["Circle.offset.x"])
      played.expect("Circle.offset.x", [1: 50], within: 1e-3)
    }
  }

  @Test("an extension in a condition, and one of a type that another extension declares, are read")
  func extensions() throws {
    let played = try PlayedViews(
      """
      extension Inner: View {
        var body: some View {
          VStack { Circle().offset(y: shown ? 0 : 100) }
            .onAppear { withAnimation(.easeOut(duration: 0.2)) { shown = true } }
        }
      }
      #if os(iOS)
      extension Outer { struct Inner { var d: Double; @State private var shown = false } }
      #endif
      struct Outer: View {
        @State var on = false
        var body: some View {
          VStack {
            Button("Go") { withAnimation(.bouncy) { on.toggle() } }
            if on { Outer.Inner(d: 0.4).padding() }
          }
        }
      }
      fileprivate typealias Inner = Outer.Inner
      """, doing: "tap(\"Go\")")
    #expect(played.animations(of: "Circle.offset.y") == [".easeOut(duration: 0.2)"])
    played.expect("Circle.offset.y", [0.5: 100])
    #expect(played.row("Circle.offset.y", at: 0.8)?.value ?? 0 == 0)
  }
}
