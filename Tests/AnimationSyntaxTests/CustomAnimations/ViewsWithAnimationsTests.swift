import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// Animations of an app in the app's views.
@Suite struct ViewsWithAnimationsTests {
  private static let view = """

    struct Planet: View {
      @State private var isFar = false
      @State var isHeld = false
      var body: some View {
        VStack {
          Circle().offset(x: isFar ? 300 : 0)
          Rectangle().offset(x: isFar ? 300 : 0).environment(\\.motionIsPaused, isHeld)
        }
        .onTapGesture { withAnimation(.linear(duration: 1).pausing) { isFar = true } }
        .onLongPressGesture { withAnimation(.takeover) { isFar.toggle() } }
      }
    }
    """

  private static func played(
    _ userActions: String..., text: String? = nil, end: Double? = nil
  ) throws -> PlayedViews {
    try PlayedViews(
      text ?? InterpretedAnimationTests.text + view, options: ViewOptions(actions: userActions),
      end: end)
  }

  /// Returns the values that an animator of the compiled animation has in each frame.
  private static func values(
    _ count: Int, _ animation: Animation, paused: Range<Int>
  ) -> [(value: UInt64, velocity: UInt64)] {
    var animator = Animator(0.0, clock: .frames(rate: 60))
    animator.change(to: 300, AnimatedChange(animation: animation), at: 0)
    return (0..<count).map { frame in
      let time = Double(frame) / 60
      var environment = EnvironmentValues()
      environment.motionIsPaused = paused.contains(frame)
      animator.change(environment: environment, at: time)
      animator.update(to: time)
      return (animator.shown.bitPattern, animator.velocity.bitPattern)
    }
  }

  private static func rows(_ played: PlayedViews, _ attribute: String) -> [AttributeRow] {
    played.rows.filter { $0.attribute == attribute }
  }

  private static func expect(
    _ rows: [AttributeRow], _ values: [(value: UInt64, velocity: UInt64)]
  ) {
    #expect(rows.count > 60)
    for (row, expected) in zip(rows, values) {
      #expect(row.value?.bitPattern == expected.value, "value at \(row.time)")
      #expect(row.velocity?.bitPattern == expected.velocity, "velocity at \(row.time)")
    }
  }

  @Test func environmentOfTheScriptPausesWithTheBitsOfTheCompiledAnimation() throws {
    let played = try Self.played(
      "at(0) { tap() }", "at(0.3) { environment.motionIsPaused = true }",
      "at(0.7) { environment.motionIsPaused = false }")
    let rows = Self.rows(played, "Circle.offset.x")
    #expect(rows[1].animation == ".linear(duration: 1).pausing")
    let values = Self.values(
      rows.count, .linear(duration: 1).pausing, paused: 18..<42)
    Self.expect(rows, values)
  }

  @Test func modifiersPauseWhatIsInsideOfThem() throws {
    let played = try Self.played(
      "at(0) { tap() }", "at(0.3) { isHeld = true }", "at(0.7) { isHeld = false }")
    let free = Self.rows(played, "Circle.offset.x")
    let held = Self.rows(played, "Rectangle.offset.x")
    let animation = Animation.linear(duration: 1).pausing
    Self.expect(free, Self.values(free.count, animation, paused: 0..<0))
    Self.expect(held, Self.values(held.count, animation, paused: 18..<42))
  }

  /// All pairs side by side, read and played at once: for a long text, reading takes longer than most plays.
  private static let pairs = Result {
    let circles = InterpretedAnimationTests.pairs.map { text, _ in
      let written = text.first?.isUppercase == true ? "Animation(\(text))" : ".\(text)"
      return """
        Circle().offset(x: isFar ? 30 : 0, y: isFar ? -40 : 10)
          .animation(\(written), value: isFar)
        """
    }
    let cards = """

      struct Cards: View {
        @State var isFar = false
        var body: some View {
          VStack {
            \(circles.joined(separator: "\n"))
          }
        }
      }
      """
    return try played(
      "at(0) { isFar = true }", "at(0.2) { isFar = false }",
      text: InterpretedAnimationTests.text + cards, end: 3)
  }

  /// A value that moves in two directions is a pair, which takes a single call.
  @Test(arguments: InterpretedAnimationTests.pairs.indices)
  func pairsHaveTheBitsOfTheCompiledAnimation(index: Int) throws {
    let (text, animation) = InterpretedAnimationTests.pairs[index]
    let played = try Self.pairs.get()
    typealias Pair = AnimatablePair<Double, Double>
    var animator = Animator(Pair(0, 10), clock: .frames(rate: 60))
    let (across, up) = (
      Self.rows(played, "Circle[\(index + 1)].offset.x"),
      Self.rows(played, "Circle[\(index + 1)].offset.y")
    )
    #expect(across.count > 15)
    #expect(across.count == up.count)
    for (frame, (x, y)) in zip(across, up).enumerated() {
      let time = Double(frame) / 60
      let change = AnimatedChange(animation: animation)
      if frame == 0 { animator.change(to: Pair(30, -40), change, at: 0) }
      if frame == 12 { animator.change(to: Pair(0, 10), change, at: time) }
      animator.update(to: time)
      #expect(x.value?.bitPattern == animator.shown.first.bitPattern, "\(text) at \(time)")
      #expect(y.value?.bitPattern == animator.shown.second.bitPattern, "\(text) at \(time)")
      #expect(x.velocity?.bitPattern == animator.velocity.first.bitPattern, "\(text) at \(time)")
      #expect(y.velocity?.bitPattern == animator.velocity.second.bitPattern, "\(text) at \(time)")
    }
  }

  @Test func ownAnimationsMerge() throws {
    let played = try Self.played("at(0) { press() }", "at(0.9) { press() }")
    let rows = Self.rows(played, "Circle.offset.x")
    #expect(rows.contains { $0.animation == ".takeover" })
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test func whatCannotBePlayedEndsTheRun() throws {
    let text = """
      struct Bad: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          value.scaled(by: wobble)
        }
      }
      struct Card: View {
        @State var isOn = false
        var body: some View {
          Circle().opacity(isOn ? 1 : 0).animation(Animation(Bad()), value: isOn)
        }
      }
      """
    let error = try #require(throws: ExpressionError.self) {
      try Self.played("isOn = true", text: text)
    }
    #expect(error.location == "a.swift:3:22")
    #expect(error.sentence == "'wobble' is not known")
  }
}
