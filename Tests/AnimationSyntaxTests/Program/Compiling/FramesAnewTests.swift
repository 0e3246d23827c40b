import AnimationSyntax
import Testing

@Suite("what is made anew from frame to frame and has no numbers is told")
struct FramesAnewTests {
  private static let said = "change it from frame to frame, and it has no numbers of its own"

  /// The components of the views of each test.
  private static let shapes = """
    struct Dot: Shape { var size: Double; func path(in rect: CGRect) -> Path { Path() } }
    struct Ring: Shape {
      var size: Double
      var animatableData: Double { get { size } set { size = newValue } }
      func path(in rect: CGRect) -> Path { Path() }
    }
    """

  @Test(
    "inside of an animatable view or modifier",
    arguments: [
      ("Dot(size: x)", "Dot"), ("Dot(size: 10 * x).fill(.red)", "Dot"),
      ("Circle().overlay { Dot(size: x).stroke(lineWidth: 2) }", "Dot"),
      ("Dot(size: x).scaleEffect(x)", "Dot"),
      ("Image(systemName: x > 0.5 ? \"heart\" : \"star\")", "Image"),
      ("Text(x > 0.5 ? \"more\" : \"less\")", "Text"),
    ])
  func animatable(content: String, name: String) throws {
    for modifier in [false, true] {
      let notes = try inAnimatable(content, modifier).notes.filter { $0.contains(Self.said) }
      #expect(notes.count == 1 && notes[0].contains(": \(name) has no rows"), "\(notes)")
    }
  }

  @Test(
    "what has numbers there, stays as it is, or reads the view's own number, has no note",
    arguments: [
      "Circle().opacity(x)", "Ring(size: x)", "Dot(size: 2).opacity(x)",
      "Text(\"\\(Int(x * 100))\")",
      "Text(\"a\").offset(x: x)",
    ])
  func numbered(content: String) throws {
    for modifier in [false, true] {
      let played = try inAnimatable(content, modifier)
      #expect(played.attributes.contains { $0.hasSuffix(".x") })
      #expect(!played.notes.contains { $0.contains(Self.said) }, "\(played.notes)")
    }
  }

  @Test("an animatable view that jumps makes nothing anew from frame to frame")
  func jump() throws {
    let played = try inAnimatable("Dot(size: x)", false, by: "isOn.toggle()")
    #expect(!played.notes.contains { $0.contains(Self.said) }, "\(played.notes)")
  }

  @Test(
    "where no animation does it but time or a finger",
    arguments: [
      "TimelineView(.animation) { Dot(size: $0.date.timeIntervalSinceReferenceDate) }",
      "Dot(size: x).gesture(DragGesture().onChanged { x = $0.translation.width })",
      "Dot(size: drag).gesture(DragGesture().updating($drag) { a, b, _ in b = a.translation.width })",
      "Dot(size: x).onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in x += 1 }",
    ])
  func steps(content: String) throws {
    let notes = try bare(content).notes
    #expect(notes.filter { $0.contains("Dot has no rows") && $0.contains(Self.said) }.count == 1)
    #expect(
      notes.contains { $0.hasPrefix("nothing moves: what ") && $0.contains("jumps") }, "\(notes)")
  }

  @Test(
    "what is another one now and then does not move",
    arguments: [
      "Dot(size: x).onTapGesture { x += 1 }",
      "Dot(size: x).onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in x += 1 }",
    ])
  func nowAndThen(content: String) throws {
    let notes = try bare(content).notes
    #expect(!notes.contains { $0.contains(Self.said) }, "\(notes)")
    #expect(notes.contains { $0.hasPrefix("nothing moves: what changes jumps") }, "\(notes)")
  }

  private func inAnimatable(
    _ content: String, _ modifier: Bool,
    by action: String = "withAnimation(.linear(duration: 1)) { isOn.toggle() }"
  ) throws -> PlayedViews {
    let (kind, head) =
      modifier
      ? ("ViewModifier", "func body(content: Content) -> some View { VStack { content; ")
      : ("View", "var body: some View { VStack { ")
    let use = modifier ? "Rectangle().modifier(Own(x: isOn ? 1 : 0))" : "Own(x: isOn ? 1 : 0)"
    return try PlayedViews(
      """
      \(Self.shapes)
      struct Own: \(kind), Animatable {
        var x: Double
        var animatableData: Double { get { x } set { x = newValue } }
        \(head)\(content) } }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { \(use); Button("Go") { \(action) } }
      }
      """, doing: "tap(\"Go\")")
  }

  private func bare(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      \(Self.shapes)
      struct ContentView: View {
        @State private var x = 0.0
        @GestureState private var drag = 0.0
        var body: some View { \(content) }
      }
      """, options: .init())
  }
}
