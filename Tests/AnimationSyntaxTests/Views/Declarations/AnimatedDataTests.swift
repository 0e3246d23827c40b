import AnimationSyntax
import MotionRecording
import Testing

/// The animated data of an app's type is read and set through its `animatableData`.
@Suite("Views: animatable data")
struct AnimatedDataTests {
  /// Every view moves from 0 to 100 in a second, from a tap at 0.5 s on.
  @Test(
    "each way to write the data plays",
    arguments: [
      // A property of a property.
      (
        "Book(config: .init(progress: p))", "config.progress",
        """
        var config: Config
        var animatableData: CGFloat { get { config.progress } set { config.progress = newValue } }
        var body: some View { Circle().offset(x: config.progress * 100) }
        struct Config { var progress: CGFloat = 0 }
        """
      ),
      // A computed property.
      (
        "Book(config: .init(progress: p))", "progress",
        """
        var config: Config
        var progress: CGFloat { get { config.progress } set { config.progress = newValue } }
        var animatableData: CGFloat { get { progress } set { progress = newValue } }
        var body: some View { Circle().offset(x: config.progress * 100) }
        struct Config { var progress: CGFloat = 0 }
        """
      ),
      // A percentage of the animated value.
      (
        "Book(progress: p)", "animatableData",
        """
        var progress: CGFloat
        var animatableData: Double { get { progress * 50 } set { progress = newValue / 50 } }
        var body: some View { Circle().offset(x: progress * 100) }
        """
      ),
      // A separate type for the data.
      (
        "Book(inner: .init(amount: p))", "inner",
        """
        var inner: Inner
        var animatableData: Inner.AnimatableData {
          get { inner.animatableData }
          set { inner.animatableData = newValue }
        }
        var body: some View { Circle().offset(x: inner.amount * 100) }
        struct Inner: Animatable {
          var amount: CGFloat
          var animatableData: CGFloat { get { amount } set { amount = newValue } }
        }
        """
      ),
      // A vector type of the app.
      (
        "Book(amounts: .init(values: [p]))", "amounts",
        """
        var amounts: Amounts
        var animatableData: Amounts { get { amounts } set { amounts = newValue } }
        var body: some View { Circle().offset(x: amounts.values[0] * 100) }
        struct Amounts: VectorArithmetic { var values: [Double] }
        """
      ),
      // A plain property.
      (
        "Book(progress: p)", "progress",
        """
        var progress: CGFloat
        var animatableData: CGFloat { get { return self.progress } set { self.progress = newValue } }
        var body: some View { Circle().offset(x: progress * 100) }
        """
      ),
    ])
  func forms(made: String, name: String, members: String) throws {
    let played = try play(made, members)
    played.expect("Circle.offset.x", [0.5: 0, 1: 50, 1.5: 100], within: 1e-3)
    #expect(played.attributes == ["Book.\(name)", "Circle.offset.x"])
  }

  @Test("pairs have a row for each half")
  func pairs() throws {
    let members = """
      var config: Config
      var turn: Angle
      var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Angle.AnimatableData> {
        get { .init(AnimatablePair(config.x, config.y), turn.animatableData) }
        set {
          config.x = newValue.first.first
          config.y = newValue.first.second
          turn.animatableData = newValue.second
        }
      }
      var body: some View { Circle().offset(x: config.x, y: config.y).rotationEffect(turn) }
      struct Config { var x: CGFloat; var y: CGFloat }
      """
    let played = try play(
      "Book(config: .init(x: p * 100, y: p * 40), turn: .degrees(p * 90))", members)
    #expect(
      played.attributes == [
        "Book.config.x", "Book.config.y", "Book.turn", "Circle.offset.x", "Circle.offset.y",
        "Circle.rotationEffect",
      ])
    played.expect("Circle.offset.y", [1: 20], within: 1e-3)
    played.expect("Circle.rotationEffect", [1: 45], within: 1e-3)
  }

  @Test("a number that counts is whole in every frame")
  func counting() throws {
    let played = try play(
      "Book(number: Int(p * 100))",
      """
      var number: Int
      var animatableData: Double { get { Double(number) } set { number = Int(newValue) } }
      var body: some View { Circle().offset(x: Double(number)) }
      """)
    let shown = played.rows.filter { $0.attribute == "Circle.offset.x" }.compactMap(\.value)
    #expect(shown.allSatisfy { $0 == $0.rounded() } && Set(shown).count > 50)
    played.expect("Circle.offset.x", [1: 50], within: 1)
  }

  @Test("what is set is set as written: a limit holds while it moves")
  func limits() throws {
    let played = try play(
      "Book(progress: p)",
      """
      var progress: CGFloat
      var animatableData: CGFloat { get { progress } set { progress = min(newValue, 0.25) } }
      var body: some View { Circle().offset(x: progress * 100) }
      """)
    played.expect("Circle.offset.x", [0.7: 20, 1: 25, 1.4: 25], within: 1e-3)
  }

  @Test("a body that clamps what it is given never goes beyond")
  func clamped() throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var p: CGFloat = 0
        var body: some View {
          Book(config: .init(progress: p)).onTapGesture { withAnimation(.bouncy) { p = 1 } }
        }
      }
      struct Book: View, Animatable {
        var config: Config
        var animatableData: CGFloat { get { config.progress } set { config.progress = newValue } }
        var body: some View {
          Image("book").rotationEffect(.degrees(max(min(config.progress, 1), 0) * 90))
        }
        struct Config { var progress: CGFloat = 0 }
      }
      """, doing: "tap()")
    func most(_ attribute: String) -> Double {
      played.rows.filter { $0.attribute == attribute }.compactMap(\.value).max() ?? 0
    }
    #expect(most("Image.rotationEffect") == 90)
    #expect(most("Book.config.progress") > 1.01)
  }

  private func play(_ made: String, _ members: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct V: View {
        @State var p: CGFloat = 0
        var body: some View {
          \(made).onTapGesture { withAnimation(.linear(duration: 1)) { p = 1 } }
        }
      }
      struct Book: View, Animatable {
        \(members)
      }
      """, doing: "tap()")
  }

  @Test(
    "what is done besides when the data is set is said to be left out",
    arguments: [
      ("var animatableData: Double { didSet { if animatableData == 1 { done() } } }", true),
      ("var animatableData: Double = 0\n  { willSet { done() } }", true),
      (
        """
        var t = 0.0
        var animatableData: Double { get { t } set { t = newValue; check(); } }
        func check() { }
        """, true
      ),
      ("var animatableData: Double", false),
      ("var t = 0.0\n  var animatableData: Double { get { t } set { (t) = newValue } }", false),
    ])
  func whatIsDoneBesidesIsSaid(member: String, isSaid: Bool) throws {
    let played = try PlayedViews(
      """
      import SwiftUI
      struct Observer: AnimatableModifier {
        \(member)
        let done: () -> Void
        init(_ value: Double, done: @escaping () -> Void) { self.done = done; animatableData = value }
        func body(content: Content) -> some View { content }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? 1 : 0).modifier(Observer(isOn ? 1 : 0) { })
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
      """, doing: "tap()")
    #expect(
      played.notes.contains {
        $0.contains("what is done when 'animatableData' is set is not played")
      }
        == isSaid, "\(played.notes)")
    #expect(
      played.value("Observer.\(member.contains("t = 0") ? "t" : "animatableData")", at: 1) == 0.5)
  }

  @Test(
    "data with several parts plays, wherever it is kept",
    arguments: [
      (
        "Arc(a: 0, b: on ? 3 : 1)", "Arc.animatableData[2]", 1.0, 3.0,
        """
        struct Arc: Shape {
          var animatableData: AnimatablePair<Double, Double>
          init(a: Double, b: Double) { animatableData = .init(a, b) }
          func path(in rect: CGRect) -> Path { Path() }
        }
        """
      ),
      (
        "Arc(on ? 4 : 2)", "Arc.animatableData[1]", 2, 4,
        """
        struct Arc: View, Animatable {
          var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
          init(_ a: CGFloat) { animatableData = AnimatablePair(a, AnimatablePair(1, 2)) }
          var body: some View { Circle().offset(x: animatableData.first) }
        }
        """
      ),
      (
        "Arc(vector: Vector(values: on ? [1, 2] : [0, 0]))", "Arc.vector[2]", 0, 2,
        """
        struct Vector: VectorArithmetic {
          var values: [Double]
          static var zero = Vector(values: [0, 0])
          var magnitudeSquared: Double { values.map { $0 * $0 }.reduce(0, +) }
        }
        struct Arc: Shape {
          var vector: Vector
          var animatableData: Vector { get { vector } set { vector = newValue } }
          func path(in rect: CGRect) -> Path { Path() }
        }
        """
      ),
    ])
  func severalParts(
    view: String, attribute: String, from: Double, to: Double, declarations: String
  ) throws {
    let played = try PlayedViews(Self.toggled(view) + declarations, doing: "tap()")
    played.expect(attribute, [0.5: from, 0.6: (from + to) / 2, 0.7: to], within: 1e-6)
    #expect(!played.notes.contains { $0.contains("animatableData") })
  }

  private static func toggled(_ view: String) -> String {
    """
    struct ContentView: View {
      @State var on = false
      var body: some View {
        VStack { \(view) }.onTapGesture { withAnimation(.linear(duration: 0.2)) { on.toggle() } }
      }
    }

    """
  }

  @Test(
    "data that is not known to be numbers is named",
    arguments: [
      "AnimatablePair<Color.Resolved.AnimatableData, CGFloat> { get { .init(color.resolve(in: .init()).animatableData, x) } set { x = newValue.second } }",
      "Palette { get { Palette(name: \"a\", x: x) } set { x = newValue.x } }",
    ])
  func unanimated(data: String) throws {
    let declarations = """
      struct Palette { var name: String; var x: CGFloat }
      struct Arc: Shape {
        var color = Color.red
        var x: CGFloat
        var animatableData: \(data)
        func path(in rect: CGRect) -> Path { Path() }
      }
      """
    let played = try PlayedViews(Self.toggled("Arc(x: on ? 3 : 1)") + declarations, doing: "tap()")
    #expect(
      played.notes.contains {
        $0.hasSuffix(
          "what 'animatableData' of Arc gives has no rows: not all of it is known to be numbers")
      }, "\(played.notes)")
  }
}
