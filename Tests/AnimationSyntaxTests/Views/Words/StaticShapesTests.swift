import AnimationSyntax
import MotionRecording
import Testing

/// Shapes after a leading dot, and content attached to unknown views.
@Suite("Views: static shapes")
struct StaticShapesTests {
  /// A view that moves wherever it is placed: from 0 to 100 in a second, once it appears.
  private static let mover = """
    Rectangle().offset(x: isOn ? 100 : 0)
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    """

  private func played(_ body: String, _ members: String = "", more: String = "") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      struct Card<S: Shape>: View {
        var shape: S
        @State private var isOn = false
        var body: some View { shape.fill(.gray).overlay { \(Self.mover) } }
      }
      struct Star: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      extension Shape where Self == Star {
        static var plain: Star { Star() }
        static func star(points: Int) -> Star { Star() }
      }
      \(more)
      struct ContentView: View {
        @State private var isOn = false
        \(members)
        var body: some View { \(body) }
      }
      #Preview { ContentView() }
      """, options: ViewOptions(), end: 2)
  }

  private func expectMotion(in played: PlayedViews, notes: [String] = []) {
    #expect(played.attributes.count == 1, "\(played.attributes) \(played.notes)")
    let middle = played.rows.first { abs($0.time - 0.5) < 1e-9 }
    #expect(
      middle.map { abs(($0.value ?? 0) - 50) < 1e-4 } == true, "\(String(describing: middle))")
    #expect(played.notes.count == notes.count, "\(played.notes)")
    for note in notes {
      #expect(played.notes.contains { $0.contains(note) }, "\(note): \(played.notes)")
    }
  }

  @Test(
    "the shape behind a dot carries what hangs on it",
    arguments: [
      ".circle", ".rect", ".rect(cornerRadius: 4)", ".rect(cornerRadius: 4, style: .continuous)",
      ".rect(cornerSize: CGSize(width: 4, height: 2))",
      ".rect(cornerRadii: RectangleCornerRadii(topLeading: 4))", ".rect(topLeadingRadius: 4)",
      ".capsule", ".capsule(style: .circular)", ".ellipse", ".buttonBorder", ".containerRelative",
      ".circle.inset(by: 4)", ".plain", ".star(points: 5)", "AnyShape(.circle)",
    ])
  func shapes(shape: String) throws { expectMotion(in: try played("Card(shape: \(shape))")) }

  @Test("another one is not known, and still carries it")
  func unknownShape() throws {
    expectMotion(
      in: try played("Card(shape: .blob(3))"),
      notes: ["'.blob(…)' is not known; what it shows is left out"])
  }

  @Test(
    "wherever a shape is expected",
    arguments: [
      ("card(.circle)", "func card(_ shape: some Shape) -> some View { shape.fill(.red)MOVES }"),
      (
        "card(shape: .capsule)",
        "func card<S: InsettableShape>(shape: S) -> some View { shape.strokeBorder(.red)MOVES }"
      ),
      (
        "card()", "func card(_ shape: some Shape = .ellipse) -> some View { shape.fill(.red)MOVES }"
      ),
      ("AnyShape(shape).fill(.red)MOVES", "let shape: any Shape = .circle"),
      ("shape.fill(.red)MOVES", "let shape: AnyShape = AnyShape(.circle)"),
      ("shape.fill(.red)MOVES", "var shape: some Shape { .rect(cornerRadius: 4) }"),
      ("shapes[0].fill(.red)MOVES", "let shapes: [AnyShape] = [AnyShape(.circle)]"),
      (
        "parts.shape.fill(.red)MOVES",
        "let parts: (name: String, shape: Ellipse) = (\"a\", Ellipse())"
      ),
    ])
  func places(body: String, member: String) throws {
    let moves = ".overlay { \(Self.mover) }"
    expectMotion(
      in: try played(
        body.replacing("MOVES", with: moves), member.replacing("MOVES", with: moves)))
  }

  @Test(
    "what hangs on a view that is not known is shown",
    arguments: [
      ("Lib.badge.overlay { MOVES }", "'Lib.badge' is not known"),
      ("Lib.badge.background { MOVES }", "'Lib.badge' is not known"),
      ("Lib.badge(3).mask { MOVES }", "'Lib.badge(…)' is not known"),
      ("Lib.badge(3).glow().overlay { MOVES }", "'Lib.badge(…).glow(…)' is not known"),
      ("badge.safeAreaInset(edge: .top) { MOVES }", "'badge' is not known"),
      ("badge.toolbar { ToolbarItem { MOVES } }", "'badge' is not known"),
      ("Badge().overlay(alignment: .top) { MOVES }", "'Badge' is not in the files"),
      ("Badge().glow().overlay { MOVES }", "'Badge' is not in the files"),
      ("badge.modifier(Glow()).overlay { MOVES }", "'Glow(…)' is not known"),
      ("badge.sheet(isPresented: .constant(true)) { MOVES }", "'badge' is not known"),
      ("badge.popover(isPresented: .constant(true)) { MOVES }", "'.popover' is not played"),
    ])
  func unknownHeads(body: String, note: String) throws {
    let played = try played(body.replacing("MOVES", with: Self.mover))
    #expect(played.attributes.count == 1, "\(played.attributes) \(played.notes)")
    #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
  }

  @Test(
    "what a container or a modifier that is not known would show or do is told",
    arguments: [
      "Lib.Card { MOVES }", "LibCard(title: \"a\") { MOVES }", "Circle().lib { MOVES }",
      "Circle().modifier(Lib { MOVES })", "Color.red.lib { MOVES }", "Text(\"a\").lib { MOVES }",
      "Lib.card.lib(content: { MOVES })",
    ])
  func unknownContainers(body: String) throws {
    let played = try played(body.replacing("MOVES", with: Self.mover))
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }

  @Test(
    "a function or a closure with a name gives what hangs in a modifier",
    arguments: ["overlay", "background", "mask", "overlay(alignment: .top,"])
  func namedContents(modifier: String) throws {
    let call =
      modifier.contains("(") ? "\(modifier) content: badge)" : "\(modifier)(content: badge)"
    expectMotion(
      in: try played(
        "Circle().\(call)", "@ViewBuilder func badge() -> some View { \(Self.mover) }"))
    expectMotion(
      in: try played("Circle().\(call)", "var badge: () -> some View { { \(Self.mover) } }"))
  }

  @Test(
    "an enumeration may be a view",
    arguments: ["Icon.disc", "VStack { Icon.disc }", "ForEach([Icon.disc], id: \\.self) { $0 }"])
  func enumerations(body: String) throws {
    expectMotion(
      in: try played(
        "\(body).overlay { \(Self.mover) }",
        more: """
          enum Icon: View {
            case disc, bar
            var body: some View { switch self { case .disc: Circle(); case .bar: Capsule() } }
          }
          """))
    expectMotion(
      in: try played(
        body,
        more: """
          enum Icon: View { case disc, bar; var body: some View { Moving() } }
          struct Moving: View { @State private var isOn = false; var body: some View { \(Self.mover) } }
          """))
  }
}
