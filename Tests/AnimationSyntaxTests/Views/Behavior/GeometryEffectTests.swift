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
        func effectValue(size: CGSize) -> ProjectionTransform { .init(\(transform)) }
      }
      struct ContentView: View {
        @State private var part = 0.0
        var body: some View {
          Circle().modifier(Effect(part: part)).onTapGesture { withAnimation(.linear(duration: 1)) { part = 1 } }
        }
      }
      """, options: .init())
  }

  /// Transforms, and their halfway values, about the center: if a corner of a view of 100 × 100 stays fixed, the center
  /// moves by half of the growth.
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
    "a frame right inside is the size that it gets",
    arguments: [
      ("Circle().frame(width: 20, height: 30)", 20.0, false),
      ("Circle().frame(width: 20, height: 30).opacity(0.5)", 20, false),
      ("Circle().frame(width: 20, height: 30).padding(10)", 40, false),
      ("Circle().frame(width: 20, height: 30).frame(maxWidth: .infinity)", 100, true),
      ("VStack { Circle() }.frame(width: 40, height: 30)", 40, false),
      ("Circle().frame(height: 30)", 100, true), ("Circle()", 100, true),
    ])
  func sizes(view: String, width: Double, isAssumed: Bool) throws {
    let played = try PlayedViews(
      """
      struct Effect: GeometryEffect {
        var t: CGFloat
        var animatableData: CGFloat { get { t } set { t = newValue } }
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: size.width * t, y: 0))
        }
      }
      struct ContentView: View {
        @State private var t = 0.0
        var body: some View {
          \(view).modifier(Effect(t: t))
            .onTapGesture { withAnimation(.linear(duration: 1)) { t = 1 } }
        }
      }
      """, options: .init())
    played.expect("Effect.offset.x", [0.5: 0, 1: width / 2, 1.5: width])
    #expect(played.notes.contains { $0.contains("the size of Effect is not known") } == isAssumed)
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

  @Test(
    "where an argument is not known, what the effect does is left out with a note",
    arguments: [
      ("Shake(animatableData: isOn ? model.strength : 0)", "'model.strength'", true),
      ("Shake(animatableData: CGFloat(model.isOff ? 1 : 0))", "'model.isOff'", true),
      ("Shake(animatableData: isOn ? 1 : 0, length: model.length)", "'model.length'", false),
      ("Shake(animatableData: isOn ? 1 : 0, length: 10 * model.size.width)", "'model.size", false),
      ("Turn(turns: isOn ? model.turns : 0)", "'model.turns'", true),
      ("Turn(turns: isOn ? 1 : 0, isLeft: model.flag)", "'model.flag'", false),
    ])
  func unknown(effect: String, name: String, isWhole: Bool) throws {
    let played = try PlayedViews(
      """
      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        var length: CGFloat = 10
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: length * sin(animatableData * .pi), y: 0))
        }
      }
      struct Turn: GeometryEffect {
        var turns: Double
        var isLeft = false
        var animatableData: Double { get { turns } set { turns = newValue } }
        func effectValue(size: CGSize) -> ProjectionTransform {
          if isLeft { return ProjectionTransform(CGAffineTransform(rotationAngle: -turns)) }
          return ProjectionTransform(CGAffineTransform(rotationAngle: turns * 2 * .pi))
        }
      }
      struct ContentView: View {
        let model: Model
        @State private var isOn = false
        var body: some View {
          Circle().modifier(\(effect))
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
      """, doing: "tap()")
    let type = effect.prefix { $0 != "(" }
    let own = type == "Shake" ? "Shake.animatableData" : "Turn.turns"
    #expect(played.attributes == (isWhole ? [] : [own]), "\(played.attributes)")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:18:7: \(name)") && $0.contains("\(type).offset")
          && $0.contains("what \(type) animates") == isWhole
      }, "\(played.notes)")
    #expect(!played.notes.contains { $0.contains("no animation reaches it") })
  }
}
