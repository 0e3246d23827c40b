import AnimationSyntax
import Testing

/// If nothing moves, a note gives the reason.
@Suite("Views: notes where nothing moves")
struct ViewFileSessionTests {
  private func notes(_ body: String, preview: String = "ContentView(isOn: .constant(false))") throws
    -> [String]
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @Binding var isOn: Bool
        @State private var isShown = false
        @State private var size = 0.0
        var body: some View { VStack { \(body) } }
      }
      struct Bouncing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(.bouncy, value: configuration.isPressed)
        }
      }
      #Preview { \(preview) }
      """, options: .init()
    ).notes
  }

  @Test(
    "what is not animated, not played or lost is told",
    arguments: [
      (
        "Button(\"Go\") { isShown = true }; if isShown { Circle().transition(.scale) }",
        "nothing moves: what changes jumps, since no animation reaches it"
      ),
      (
        "Button(\"Go\") { isShown = true }; if isShown { Circle().transition(.scale).animation(.bouncy, value: isShown) }",
        "Circle.transition is not animated: an animation of a view does not reach its own transition"
      ),
      (
        "Button(\"Go\") { withAnimation { isShown = true } }.sheet(isPresented: $isShown) { Text(\"a\") }",
        "'.sheet' is not played: how its screen comes and goes is not computed; what is inside is shown at once"
      ),
      (
        "Circle().opacity(isOn ? 1 : 0).onTapGesture { withAnimation { isOn.toggle() } }",
        "what is written to a constant binding is lost, as in the app"
      ),
      (
        "Circle().opacity(isOn ? 1 : 0).animation(.smooth, value: isOn)",
        "nothing moves: nothing changes; what could be done: at(0.5) { isOn = true } (--do)"
      ),
      (
        "Circle().opacity(isShown ? 1 : 0).animation(.smooth, value: isShown).onHover { isShown = $0 }",
        "no --do given: hovered over Circle at 0.5 s (--do 'hover(\"Circle\")')"
      ),
      (
        "Slider(value: $size); Circle().offset(x: size)",
        "no --do given: changed Slider at 0.5 s (--do 'set(\"Slider\", VALUE)')"
      ),
      (
        "Button(\"Go\") {}.buttonStyle(Bouncing())",
        "what could be done: press(\"Go\", for: 0.8), at(0.5) { isOn = true } (--do)"
      ),
      (
        "Circle().offset(x: size).onTapGesture(count: 2) { size = 1 }.disabled(false)",
        "what changes jumps: no animation reaches it"
      ),
      (
        "Button(\"Go\") { withAnimation { size = 4 } }",
        "nothing moves: nothing that is shown depends on what changes"
      ),
      (
        "Button(\"Go\") { withAnimation { size = 4 } }; Circle().fill(size > 0 ? .red : .blue)",
        "nothing moves: what changes has no rows"
      ),
      (
        "Button(\"Go\") { withAnimation(theme.quick) { size = 4 } }; Circle().offset(x: size)",
        "nothing moves: what would move is left out"
      ),
      ("Button(\"Go\") { size = size }", "nothing moves: what is done changes nothing"),
    ])
  func reasons(body: String, note: String) throws {
    #expect(try notes(body).contains { $0.contains(note) })
  }

  @Test("what moves where views lie is not said to jump")
  func layout() throws {
    let notes = try notes(
      "Button(\"Go\") { isShown = true }; Text(\"a\").font(isShown ? .title : .body)")
    #expect(
      notes.contains { $0.hasSuffix("Text.font has no rows: where views lie is not computed") })
    #expect(!notes.contains { $0.contains("jumps") })
  }

  @Test("what is not asked for is not said to be still")
  func only() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var on = false
        var body: some View { Circle().opacity(on ? 1 : 0).onTapGesture { withAnimation { on.toggle() } } }
      }
      """, options: ViewOptions(patterns: ["*.offset"]))
    #expect(played.notes.contains("nothing moves: what moves is not asked for (--only)"))
  }

  /// The arguments in a preview may be unknown; they can then be given as if there were no preview.
  @Test(
    "a value whose argument is not known can be given, whole or in part",
    arguments: [
      ("let box: Box", "box=Box(size: 3)"), ("let box: Box", "box.size=3"),
      ("let box: Box; init(box: Box) { self.box = box }", "box=Box(size: 3)"),
      ("let box: Box; init(box: Box) { self.box = box }", "box.size=3"),
    ])
  func unknownArgument(property: String, setting: String) throws {
    let text = """
      struct Box { var size: CGFloat = 1 }
      struct V: View {
        \(property)
        @State private var isOn = false
        var body: some View {
          Circle().scaleEffect(isOn ? box.size : 1)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOn.toggle() } }
        }
      }
      #Preview { V(box: makeBox()) }
      """
    let set = try PlayedViews(text, doing: "tap()", set: [setting])
    set.expect("Circle.scaleEffect", [0.6: 3])
    #expect(set.notes.isEmpty, "\(set.notes)")
    let unset = try PlayedViews(text, doing: "tap()")
    #expect(unset.notes.contains { $0.contains("(--set 'box.size=VALUE')") }, "\(unset.notes)")
  }

  @Test("a view without values says what could be given")
  func valueless() throws {
    let played = try PlayedViews(
      """
      struct Row: View {
        let title: String
        let progress: Double
        var body: some View { Text(title).opacity(progress).animation(.smooth, value: progress) }
      }
      """, options: .init())
    #expect(
      played.notes.contains {
        $0.hasSuffix("; what could be given: title, progress (--set 'title=VALUE')")
      }, "\(played.notes)")
  }

  /// An image cannot be given as text; its width can.
  @Test("of a value that the file does not declare, the parts that are asked for could be given")
  func valuelessParts() throws {
    let text = """
      struct Photo: View {
        let image: UIImage
        @State private var isWide = false
        var body: some View {
          Image(uiImage: image).scaleEffect(isWide ? image.size.width : 1)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { isWide.toggle() } }
        }
      }
      """
    let unset = try PlayedViews(text, doing: "tap()")
    let remedy = "; what could be given: image.size.width (--set 'image.size.width=VALUE')"
    #expect(unset.notes.contains { $0.hasSuffix(remedy) }, "\(unset.notes)")
    let set = try PlayedViews(text, doing: "tap()", set: ["image.size.width=3"])
    set.expect("Image.scaleEffect", [0.6: 3])
  }

  @Test(
    "of several previews and views it is told which is shown",
    arguments: [
      (
        "#Preview { A() }\n#Preview(\"Other\") { B() }",
        "of 2 previews this one is shown (--view shows another one, such as 'Preview(\"Other\")')"
      ),
      (
        "struct A_Previews: PreviewProvider { static var previews: some View { A() } }\n#Preview { B() }",
        "of 2 previews this one is shown (--view shows another one, such as 'A_Previews')"
      ),
      (
        "#Preview { Elsewhere() }\nstruct ContentView: View { var body: some View { VStack { A(); B() } } }",
        "this preview shows no view of the files; 'ContentView' is shown"
      ),
      (
        "struct ContentView: View { var body: some View { A() } }",
        "'ContentView' is shown (--view shows another one, such as 'B')"
      ),
    ])
  func roots(shown: String, note: String) throws {
    let played = try PlayedViews(
      """
      struct A: View { var body: some View { Circle() } }
      struct B: View { var body: some View { Circle() } }
      \(shown)
      """, options: .init())
    #expect(played.notes.first?.hasSuffix(note) == true, "\(played.notes)")
    #expect(played.notes.first?.hasPrefix("a.swift:") == true)
  }

  @Test("a view that is the only one, or is asked for, is shown without a word")
  func silentRoots() throws {
    let text = """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { Circle() } }
      """
    #expect(try PlayedViews(text, options: .init()).notes == ["nothing moves: nothing changes"])
    #expect(
      try PlayedViews(text, options: ViewOptions(root: "B")).notes
        == ["nothing moves: nothing changes"])
  }
}
