import AnimationSyntax
import MotionRecording
import Testing

/// `onGeometryChange` receives the position of a view, as far as it is known.
@Suite("Views: what waits for the geometry of a view")
struct MeasuredActTests {
  private func played(_ scrolled: String, doing actions: String = "scroll(by: 120, for: 0.5)")
    throws -> PlayedViews
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var offset: CGFloat = 1
        @State private var isFar = false
        var body: some View {
          VStack {
            Circle().offset(x: offset).opacity(isFar ? 0 : 1)
            ScrollView { \(scrolled) }.coordinateSpace(name: "s")
          }
        }
      }
      """, doing: actions)
  }

  @Test(
    "what it makes of that is told where it is another value, and at first",
    arguments: [
      "Text(\"a\").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named(\"s\")).minY } action: { offset = $0 }",
      "Text(\"a\").onGeometryChange(for: CGFloat.self) { proxy in proxy.frame(in: .scrollView).minY } action: { _, new in offset = new }",
      "Text(\"a\").onGeometryChange(for: CGFloat.self, of: { proxy in proxy.frame(in: .scrollView(axis: .vertical)).origin.y }, action: { offset = $0 })",
      "Text(\"a\").onGeometryChange(for: CGFloat.self) { -($0.bounds(of: .scrollView)?.minY ?? 0) } action: { offset = $0 }",
    ])
  func told(scrolled: String) throws {
    try played(scrolled).expect(
      "Circle.offset.x", [0.4: 0, 0.6: -24, 0.75: -60, 1: -120], within: 1e-6)
  }

  @Test("paddings before it count, those after it do not, and a size that frames give is known")
  func places() throws {
    let geometry =
      ".onGeometryChange(for: CGFloat.self) { $0.frame(in: .named(\"s\")).maxY } action: { offset = $0 }"
    try played("Text(\"a\").frame(width: 10, height: 40)\(geometry).padding(.top, 20)").expect(
      "Circle.offset.x", [0.4: 60, 1: -60], within: 1e-6)
    try played("Text(\"a\").frame(width: 10, height: 40).padding(.top, 20)\(geometry)").expect(
      "Circle.offset.x", [0.4: 60, 1: -60], within: 1e-6)
    let size = ".onGeometryChange(for: CGSize.self) { $0.size } action: { offset = $0.height }"
    let sized = try played(
      "Text(\"a\").frame(width: 10, height: isFar ? 40 : 30)\(size).onTapGesture { isFar.toggle() }",
      doing: "tap()")
    sized.expect("Circle.offset.x", [0.4: 30, 0.5: 40])
  }

  @Test(
    "a visual effect is its modifiers, which may depend on where the view lies",
    arguments: [
      ("{ [isFar] content, _ in content.blur(radius: isFar ? 2 : 0) }", "blur", 1),
      ("{ $0.offset(y: isFar ? $1.size.height : 0) }", "offset.y", 20),
      (
        "{ c, p in let far = isFar ? p.size.width : 0; return c.hueRotation(.degrees(far)) }",
        "hueRotation", 5
      ),
    ])
  func effects(closure: String, row: String, halfway: Double) throws {
    try played(
      """
      Text("a").frame(width: 10, height: 40).visualEffect \(closure)
        .onTapGesture { withAnimation(.linear(duration: 0.4)) { isFar.toggle() } }
      """, doing: "tap()"
    ).expect("Text.\(row)", [0.5: 0, 0.7: halfway], within: 1e-5)
  }

  @Test("an effect that depends on where its view lies follows what is scrolled, or is left out")
  func scrolledEffects() throws {
    let effect = ".visualEffect { c, p in c.offset(x: -p.frame(in: .scrollView).minY) }"
    try played("Text(\"a\")\(effect)").expect(
      "Text.offset.x", [0.4: 0, 0.75: 60, 1: 120], within: 1e-6)
    let unknown = try played(
      "Text(\"a\").visualEffect { $0.offset(y: $1.size.height) }", doing: "at(1) { isFar = true }")
    #expect(unknown.notes.contains { $0.contains("'size.height' depends on the size") })
  }

  @Test("a condition has the animation of its action")
  func animation() throws {
    let played = try played(
      """
      Text("a").onGeometryChange(for: Bool.self) { $0.frame(in: .named("s")).minY < -60 } action: { new in
        withAnimation(.linear(duration: 0.4)) { isFar = new }
      }
      """)
    // 240 points per second: 60 points are reached at 0.75 s and exceeded in the next frame.
    let begin = 0.75 + 1.0 / 60
    played.expect("Circle.opacity", [begin: 1, begin + 0.2: 0.5, begin + 0.4: 0], within: 1e-6)
  }

  @Test("what is not known is not played, with the note")
  func unknown() throws {
    for scrolled in [
      "Text(\"a\").onGeometryChange(for: CGSize.self) { $0.size } action: { offset = $0.height }",
      "Text(\"a\"); Text(\"b\").onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { offset = $0 }",
    ] {
      let played = try played(scrolled, doing: "at(0.5) { isFar = true }")
      #expect(
        played.notes.contains {
          $0.contains("'.onGeometryChange' is not played: where views lie is not computed")
        }, "\(played.notes)")
    }
  }
}
