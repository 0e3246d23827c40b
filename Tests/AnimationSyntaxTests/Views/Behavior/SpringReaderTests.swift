import Testing

/// Functions of springs, curves and keyframe timelines; the numbers are from the formulas in the semantics reference
/// (sections 3.4 to 3.7), computed without the library, and for a Bézier curve by bisection.
@Suite("Views: what code asks springs, curves and timelines")
struct SpringReaderTests {
  private static let declarations = """
    let spring = Spring(duration: 0.5, bounce: 0.3)
    struct Pose { var offset = CGSize.zero; var scale = 1.0 }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\\.offset) { LinearKeyframe(CGSize(width: 100, height: 40), duration: 2) }
      KeyframeTrack(\\.scale) { LinearKeyframe(3, duration: 1); MoveKeyframe(0.5) }
    }
    struct Moved {
      var value = 20.0
      var velocity = 30.0
      mutating func step() {
        spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.1)
      }
    }

    """

  @Test(
    "they answer what the library does",
    arguments: [
      ("spring.value(target: 100, time: 0.3)", 103.39303622955747),
      ("spring.velocity(target: 100, initialVelocity: 5, time: 0.3)", 54.128049481782625),
      ("spring.value(target: Float(100), time: 0.3)", 103.39303622955747),
      (
        "spring.value(fromValue: .zero, toValue: CGSize(width: 9, height: 90), initialVelocity: .zero, time: 0.2).height + 10",
        88.63398060416132
      ),
      ("Spring.smooth.force(target: 100, position: 40, velocity: 3)", 9399.422001359628),
      ("Spring.snappy.settlingDuration(target: 100, epsilon: 0.1)", 0.8768271225053476),
      ("{ var moved = Moved(); moved.step(); return moved.value }()", 54.9484759081118),
      ("{ var moved = Moved(); moved.step(); return moved.velocity }()", 454.82949474858503),
      ("UnitCurve.easeIn.value(at: 0.5)", 0.3153568125725393),
      ("UnitCurve.easeIn.velocity(at: 0.5)", 1.0739787798154259),
      ("UnitCurve.easeIn.inverse.value(at: 0.5)", 0.6575),
      ("timeline.value(time: 0.5).offset.height", 10),
      ("timeline.value(progress: 0.25).scale", 2),
      ("timeline.value(time: 1.5).scale + timeline.duration", 2.5),
    ])
  func answers(expression: String, value: Double) throws {
    let played = try PlayedViews(
      Self.declarations + """
        struct ContentView: View {
          @State private var on = false
          var body: some View {
            Circle().offset(x: on ? \(expression) : 0).onTapGesture { on = true }
          }
        }
        """, doing: "tap()")
    played.expect("Circle.offset.x", [0.45: 0, 0.5: value], within: max(value * 2e-7, 2e-6))
    #expect(played.notes.allSatisfy { $0.contains("jumps") }, "\(played.notes)")
  }

  @Test("an animation of the app's own may ask them of what it animates")
  func ownAnimations() throws {
    let played = try PlayedViews(
      Self.declarations + """
        struct Sprung: CustomAnimation {
          func animate<V: VectorArithmetic>(
            value: V, time: Double, context: inout AnimationContext<V>
          ) -> V? { time < 1 ? spring.value(target: value, initialVelocity: .zero, time: time) : nil }
        }
        struct ContentView: View {
          @State private var on = false
          var body: some View {
            Circle().offset(x: on ? 100 : 0).animation(Animation(Sprung()), value: on)
              .onTapGesture { on = true }
          }
        }
        """, doing: "tap()")
    played.expect("Circle.offset.x", [0.5: 0, 0.8: 103.39303622955747], within: 1e-9)
  }
}
