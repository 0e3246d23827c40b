import AnimationSyntax
import Testing

@Suite("Views: transforms, shapes that clip, and what preferences lay over")
struct TransformEffectTests {
  static func played(_ view: String, _ declarations: String = "") throws -> PlayedViews {
    try PlayedViews(
      """
      struct Wave: Shape {
        var phase: Double
        var animatableData: Double { get { phase } set { phase = newValue } }
        func path(in rect: CGRect) -> Path { Path() }
      }
      struct Arc: Shape { var end: Double; func path(in rect: CGRect) -> Path { Path() } }
      \(declarations)
      struct ContentView: View {
        @State private var on = false
        @State private var transform = CGAffineTransform.identity
        var body: some View {
          ZStack {
            \(view)
            Button("Go") {
              withAnimation(.linear(duration: 1)) {
                on = true
                transform = transform.translatedBy(x: 10, y: 20)
              }
            }
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "a transform has rows of the numbers that change",
    arguments: [
      ("CGAffineTransform(scaleX: on ? 2 : 1, y: 1)", ["a": 1.5]),
      ("on ? .identity : CGAffineTransform(translationX: 4, y: 0)", ["tx": 2]),
      ("on ? .identity : .init(translationX: 4, y: 0)", ["tx": 2]),
      (".init(rotationAngle: on ? .pi / 2 : 0)", ["a": 0.5, "b": 0.5, "c": -0.5, "d": 0.5]),
      ("transform", ["tx": 5, "ty": 10]),
      ("CGAffineTransform.identity.scaledBy(x: on ? 3 : 1, y: on ? 3 : 1)", ["a": 2, "d": 2]),
      ("CGAffineTransform(a: 1, b: 0, c: on ? 1 : 0, d: 1, tx: 0, ty: 0)", ["c": 0.5]),
      ("CGAffineTransform(scaleX: 2, y: 2)", [:]), (".identity", [:]),
    ] as [(String, [String: Double])])
  func transforms(transform: String, halfway: [String: Double]) throws {
    let played = try Self.played("Circle().transformEffect(\(transform))")
    #expect(
      Set(played.attributes) == Set(halfway.keys.map { "Circle.transformEffect.\($0)" }),
      "\(played.notes)")
    for (part, value) in halfway {
      played.expect("Circle.transformEffect.\(part)", [1: value])
    }
  }

  @Test("a transform that is not known is left out")
  func unknown() throws {
    let notes = try Self.played("Circle().transformEffect(Server.transform)").notes
    #expect(
      notes.contains {
        $0.contains("'Server.transform' is not known; Circle.transformEffect is left out")
      })
  }

  @Test(
    "a shape of the app's own that clips moves as a view of it would",
    arguments: [
      ".clipShape(Wave(phase: on ? 1 : 0))",
      ".clipShape(Wave(phase: on ? 1 : 0), style: FillStyle())",
      ".background(.red, in: Wave(phase: on ? 1 : 0))",
    ])
  func clips(modifier: String) throws {
    let played = try Self.played("Image(\"a\")\(modifier)")
    #expect(played.attributes == ["Wave.phase"], "\(played.notes)")
    played.expect("Wave.phase", [0.5: 0, 1: 0.5, 1.5: 1])
    #expect(!played.notes.contains { $0.contains("has no rows") }, "\(played.notes)")
  }

  @Test("one without 'animatableData' has its new form at once")
  func still() throws {
    let notes = try Self.played("Image(\"a\").clipShape(Arc(end: on ? 1 : 0))").notes
    #expect(notes.contains { $0.contains("Arc does not move") }, "\(notes)")
  }

  @Test(
    "what is laid over by a preference plays as far as that is not asked for",
    arguments: [
      "overlayPreferenceValue(Key.self) { value in Circle().opacity(on ? 1 : 0).offset(x: value) }",
      "backgroundPreferenceValue(Key.self, alignment: .top) { v in Circle().opacity(on ? 1 : 0).offset(x: v) }",
      "overlayPreferenceValue(Key.self, { Circle().opacity(on ? 1 : 0).offset(x: $0) })",
    ])
  func preferences(modifier: String) throws {
    let played = try Self.played("Image(\"a\").\(modifier)")
    #expect(played.attributes == ["Circle.opacity"], "\(played.notes)")
    #expect(
      played.notes.contains {
        $0.contains("'the preference' is not collected here; Circle.offset is left out")
      }, "\(played.notes)")
  }
}
