import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: geometry effects")
struct GeometryEffectTests {
  private func played(_ transform: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Effect: GeometryEffect {
        var part: Double
        var animatableData: Double { get { part } set { part = newValue } }
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(\(transform)) }
      }
      struct ContentView: View {
        @State private var part = 0.0
        var body: some View {
          Circle().modifier(Effect(part: part)).onTapGesture { withAnimation(.linear(duration: 1)) { part = 1 } }
        }
      }
      """, options: .init())
  }

  /// Transforms, and what they have come to half-way, about the center: a view of 100 × 100 whose corner stays has its
  /// center moved by half of what it grows.
  private static let transforms: [(String, [String: Double])] = [
    (
      "CGAffineTransform(scaleX: 1 + part, y: 1)",
      ["Effect.part": 0.5, "Effect.scaleEffect.x": 1.5, "Effect.offset.x": 25]
    ),
    (
      "CGAffineTransform(translationX: 50, y: 50).rotated(by: part * .pi).translatedBy(x: -50, y: -50)",
      ["Effect.part": 0.5, "Effect.rotationEffect": 90]
    ),
    (
      "CGAffineTransform(rotationAngle: part * .pi / 2).concatenating(CGAffineTransform(translationX: part * 8, y: 0))",
      [
        "Effect.part": 0.5, "Effect.rotationEffect": 45, "Effect.offset.x": -46,
        "Effect.offset.y": 20.710678118654755,
      ]
    ),
    (
      "CGAffineTransform(translationX: 0.1 * part, y: 0)",
      ["Effect.part": 0.5, "Effect.offset.x": 0.05]
    ),
  ]

  @Test("a transform is a scale, a turn and a shift about the center", arguments: transforms)
  func parts(transform: String, values: [String: Double]) throws {
    let played = try played(transform)
    #expect(Set(played.attributes) == Set(values.keys))
    for (attribute, value) in values { played.expect(attribute, [1: value], within: 1e-3) }
  }

  @Test(
    "one that skews, on the way or at its end, is left out with its reason, and comes to rest",
    arguments: [
      "CGAffineTransform(a: 1, b: 0, c: part, d: 1, tx: 0, ty: 0)",
      "CGAffineTransform(a: 1, b: 0, c: part * (1 - part), d: 1, tx: part, ty: 0)",
    ])
  func skew(transform: String) throws {
    let played = try played(transform)
    #expect(played.attributes == ["Effect.part"])
    #expect(played.end(of: "Effect.part").map { $0 < 2 } == true)
    #expect(
      played.notes.contains {
        $0.contains("'Effect' is left out: its transform is more than a scale, a turn and a shift")
      })
  }
}
