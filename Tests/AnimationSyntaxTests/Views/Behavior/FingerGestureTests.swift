import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: gestures of two fingers")
struct FingerGestureTests {
  private static func view(_ modifier: String, _ states: String = "") -> String {
    """
    struct ContentView: View {
      @State private var scale = 1.0
      @State private var angle = Angle.zero
      @GestureState private var live = 1.0
      \(states)
      var body: some View {
        Circle().scaleEffect(scale * live).rotationEffect(angle)\(modifier)
      }
    }
    """
  }

  @Test(
    "a pinch gives the scale, evenly",
    arguments: [
      ".gesture(MagnifyGesture().onChanged { scale = $0.magnification })",
      ".gesture(MagnificationGesture().onChanged { scale = $0 })",
      ".gesture(MagnificationGesture(minimumScaleDelta: 0).onChanged { value in scale = value })",
      ".gesture(MagnifyGesture().updating($live) { value, state, _ in state = value.magnification })",
    ])
  func pinch(modifier: String) throws {
    let played = try PlayedViews(
      Self.view(modifier), doing: "pinch(\"Circle\", from: 1, to: 3, for: 0.5)")
    #expect(played.attributes == ["Circle.scaleEffect"])
    played.expect("Circle.scaleEffect", [0.5: 1, 0.75: 2], within: 1e-6)
    #expect(played.time(of: "pinch:Circle") == 0.5)
    #expect(played.time(of: "drop:Circle") == 1)
  }

  @Test(
    "a turn gives the angle, evenly",
    arguments: [
      ".gesture(RotateGesture().onChanged { angle = $0.rotation })",
      ".gesture(RotationGesture().onChanged { angle = $0 })",
      ".gesture(RotateGesture(minimumAngleDelta: .degrees(0)).onChanged { angle = $0.rotation })",
    ])
  func rotate(modifier: String) throws {
    let played = try PlayedViews(
      Self.view(modifier), doing: "rotate(\"Circle\", by: .degrees(90), for: 0.5)")
    #expect(played.attributes == ["Circle.rotationEffect"])
    played.expect("Circle.rotationEffect", [0.5: 0, 0.75: 45, 1: 90], within: 1e-6)
    #expect(played.time(of: "rotate:Circle") == 0.5)
  }

  @Test("what ends has the last value, and a state of the gesture goes back")
  func ends() throws {
    let played = try PlayedViews(
      Self.view(
        """
        .gesture(
          MagnifyGesture().updating($live) { value, state, _ in state = value.magnification }
            .onEnded { value in withAnimation(.linear(duration: 1)) { scale = value.magnification } })
        """), doing: "pinch(\"Circle\", to: 2, for: 0.5)")
    // It returns when the fingers leave: immediately from 2 × 1, and to 2 with the animation.
    #expect(played.rows.last { $0.attribute == "Circle.scaleEffect" }?.value == 2)
    #expect(played.animations(of: "Circle.scaleEffect") == [".linear(duration: 1)"])
  }

  @Test("below its least change a gesture has no value")
  func least() throws {
    let played = try PlayedViews(
      Self.view(
        ".gesture(MagnifyGesture(minimumScaleDelta: 0.5).onChanged { scale = $0.magnification })"),
      doing: "pinch(\"Circle\", to: 2, for: 0.5)")
    played.expect("Circle.scaleEffect", [0.7: 1])
    #expect((played.value("Circle.scaleEffect", at: 0.8) ?? 0) > 1.5)
  }

  @Test("both at once each have their part")
  func both() throws {
    let text = Self.view(
      """
      .gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
          if let first = value.first { scale = first.magnification }
          if let second = value.second { angle = second.rotation }
        })
      """)
    let pinched = try PlayedViews(text, doing: "pinch(\"Circle\", to: 2, for: 0.5)")
    #expect(pinched.attributes == ["Circle.scaleEffect"], "\(pinched.notes)")
    let turned = try PlayedViews(text, doing: "rotate(\"Circle\", by: .degrees(30), for: 0.5)")
    #expect(turned.attributes == ["Circle.rotationEffect"], "\(turned.notes)")
  }

  @Test(
    "what is missing or not there is an error",
    arguments: [
      ("pinch(\"Circle\")", "'pinch' needs a scale to lead to, as in 'from: 1, to: 2'"),
      ("rotate(\"Circle\")", "'rotate' needs an angle, as in 'by: .degrees(90)'"),
      ("rotate(\"Circle\", by: .degrees(9))", "can be rotated"),
    ])
  func errors(statement: String, message: String) {
    #expect {
      try PlayedViews(
        Self.view(".gesture(MagnifyGesture().onChanged { scale = $0.magnification })"),
        doing: statement)
    } throws: {
      "\($0)".contains(message)
    }
  }
}
