import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Views: gestures of gestures")
struct GestureValueTests {
  /// Plays a circle with the offset `x` and the size `scale`, with a gesture.
  private func played(_ gesture: String, doing userAction: String?) throws -> PlayedViews {
    let text = """
      struct ContentView: View {
        enum Stage: Equatable { case rest, pressing, dragging(CGSize) }
        @GestureState private var stage = Stage.rest
        @GestureState private var isPressed = false
        @State private var x = 0.0
        @State private var y = 0.0
        var scale: Double {
          switch stage { case .rest: 1; case .pressing: 2; case .dragging(let way): 3 + way.width }
        }
        var body: some View {
          Circle().scaleEffect(scale).opacity(isPressed ? 0.5 : 1).offset(x: x, y: y).gesture(\(gesture))
        }
      }
      """
    return try PlayedViews(text, options: ViewOptions(actions: userAction.map { [$0] } ?? []))
  }

  private static let sequence = """
    LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
      .updating($stage) { value, stage, _ in
        switch value {
        case .first(true): stage = .pressing
        case .second(true, let drag): stage = .dragging(drag?.translation ?? .zero)
        default: stage = .rest
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        x = drag.translation.width
        y += 1
      }
    """

  @Test(
    "a drag that waits for a press begins when that has lasted long enough",
    arguments: [
      nil, "drag(\"Circle\", by: CGSize(width: 120, height: 80), for: 0.25)",
    ])
  func sequenced(userAction: String?) throws {
    let played = try played(Self.sequence, doing: userAction)
    #expect(played.time(of: "drag:Circle") == 0.5)
    // The first sample is not yet ten points away.
    played.expect(
      "Circle.scaleEffect",
      [
        0.483333: 1, 0.5: 2, 0.683333: 2, 0.7: 3, 0.716667: 3, 0.733333: 19, 0.933333: 115, 0.95: 1,
      ],
      within: 1e-5)
    played.expect("Circle.offset.x", [0.933333: 0, 0.95: 120], within: 1e-5)
    #expect(played.time(of: "drop:Circle").map { abs($0 - 0.95) < 1e-5 } == true)
  }

  @Test("a press alone is no drag: what it has shown goes back, and nothing has ended")
  func pressed() throws {
    let long = try played(Self.sequence, doing: "press(\"Circle\", for: 0.4)")
    long.expect("Circle.scaleEffect", [0.5: 2, 0.7: 3, 0.9: 1], within: 1e-5)
    #expect(!long.attributes.contains("Circle.offset.y"))
    let short = try played(Self.sequence, doing: "press(\"Circle\", for: 0.1)")
    short.expect("Circle.scaleEffect", [0.5: 2, 0.583333: 2, 0.6: 1], within: 1e-5)
    #expect(short.rows.allSatisfy { $0.attribute != "Circle.scaleEffect" || ($0.value ?? 0) < 3 })
    // A drag without a minimum distance begins at the first sample.
    let none = Self.sequence.replacing("DragGesture()", with: "DragGesture(minimumDistance: 0)")
    let ended = try played(none, doing: "press(\"Circle\", for: 0.4)")
    #expect(ended.value("Circle.offset.y", at: 0.9) == 1)
  }

  @Test("a finger that moves too early drags nothing; one that waits does")
  func samples() throws {
    let early = "drag(\"Circle\") { sample(0.5, 0, 0); sample(0.6, 20, 0); sample(0.8, 90, 0) }"
    let failed = try played(Self.sequence, doing: early)
    failed.expect("Circle.scaleEffect", [0.5: 2, 0.583333: 2, 0.6: 1], within: 1e-5)
    let late =
      "drag(\"Circle\") { sample(0.5, 0, 0); sample(0.6, 9, 0); sample(0.8, 90, 0); sample(0.9, 60, 0) }"
    let held = try played(Self.sequence, doing: late)
    held.expect("Circle.scaleEffect", [0.6: 2, 0.7: 3, 0.8: 93, 0.9: 1], within: 1e-5)
    held.expect("Circle.offset.x", [0.9: 60], within: 1e-5)
    let narrow = Self.sequence.replacing("0.2)", with: "0.2, maximumDistance: 5)")
    let strict = try played(narrow, doing: late)
    #expect(!strict.attributes.contains("Circle.offset.x"))
  }

  @Test("the parts of a sequence have their own closures, with their own values")
  func parts() throws {
    let played = try played(
      """
      SequenceGesture(
        LongPressGesture(minimumDuration: 0.2).updating($isPressed) { value, state, _ in state = value }
          .onEnded { _ in y = 30 },
        DragGesture().onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
      """, doing: nil)
    played.expect("Circle.opacity", [0.5: 0.5, 0.683333: 0.5], within: 1e-5)
    played.expect("Circle.offset.y", [0.683333: 0, 0.7: 30], within: 1e-5)
    played.expect("Circle.offset.x", [0.733333: 16, 0.933333: 112, 0.95: 0], within: 1e-5)
  }

  @Test("of two gestures at once the value has the one that is made")
  func simultaneous() throws {
    let gesture = """
      LongPressGesture().simultaneously(with: DragGesture())
        .onChanged { value in x = value.second?.translation.width ?? 5 }
        .onEnded { value in y = value.first == true ? 10 : 20 }
      """
    let pressed = try played(gesture, doing: "press(\"Circle\", for: 0.6)")
    pressed.expect("Circle.offset.x", [0.5: 5])
    pressed.expect("Circle.offset.y", [1: 10], within: 1e-5)
    let dragged = try played(gesture, doing: "drag(\"Circle\", by: CGSize(width: 60, height: 0))")
    dragged.expect("Circle.offset.x", [0.75: 60])
    dragged.expect("Circle.offset.y", [0.75: 20])
  }

  @Test("of two gestures that exclude each other the value is the one that is made")
  func exclusive() throws {
    let gesture = """
      TapGesture().exclusively(before: DragGesture()).onEnded { value in
        switch value {
        case .first: x = 10
        case .second(let drag): x = drag.translation.width
        }
      }
      """
    try played(gesture, doing: "tap(\"Circle\")").expect("Circle.offset.x", [0.5: 10])
    try played(gesture, doing: "drag(\"Circle\", by: CGSize(width: 60, height: 0))")
      .expect("Circle.offset.x", [0.75: 60])
  }

  @Test("a press shows its state until it has lasted long enough")
  func updating() throws {
    let gesture =
      "LongPressGesture(minimumDuration: 0.3).updating($isPressed) { value, state, _ in state = value }"
    let played = try played(gesture, doing: "press(\"Circle\", for: 0.5)")
    played.expect("Circle.opacity", [0.5: 0.5, 0.783333: 0.5, 0.8: 1], within: 1e-5)
  }

  @Test(
    "the value of a sequence can be handed to a function; a gesture that is not enabled does nothing"
  )
  func handed() throws {
    let text = """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var isLocked = false
        func follow(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) {
          if case .second(_, let drag) = value, let drag { x = drag.translation.width / 2 }
        }
        var body: some View {
          Circle().offset(x: x)
            .gesture(LongPressGesture().sequenced(before: DragGesture()).onChanged(follow), isEnabled: !isLocked)
            .onTapGesture { isLocked = true }
        }
      }
      """
    let way = "drag(\"Circle\", by: CGSize(width: 60, height: 0))"
    #expect(try PlayedViews(text, doing: way).rows.last?.value == 30)
    let locked = try PlayedViews(text, doing: "tap(\"Circle\")")
    #expect(locked.attributes.isEmpty)
    #expect(throws: ExpressionError.self) { try PlayedViews(text, doing: "tap(\"Circle\")", way) }
  }

  @Test(
    "what is dragged stays where it is let go, whatever the state of the gesture does",
    arguments: [
      ("x += value.translation.width", 120.0, 120.0),
      ("withAnimation(.linear(duration: 0.1)) { x += value.translation.width }", 0, 120),
      ("_ = value", 0, 0),
    ])
  func letGo(ended: String, least: Double, last: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @GestureState private var drag = 0.0
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x + drag)
            .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation.width }
              .onEnded { value in \(ended) })
        }
      }
      """, doing: "drag(\"Circle\", by: CGSize(width: 120, height: 0), for: 0.25)")
    let after = played.rows.filter { $0.attribute == "Circle.offset.x" && $0.time >= 0.75 }
    #expect(after.compactMap(\.value).min() == least && after.last?.value == last)
    #expect(after.compactMap(\.value).max() == last)
  }

  /// `DragGesture(minimumDistance: 0)` changes when the finger comes down, and ends when it is lifted.
  @Test(
    "a press begins and ends a drag that needs no distance",
    arguments: [
      "Circle().opacity(isDown ? 0.5 : 1).gesture(press)",
      "Button(action: { count += 1 }) { Circle().opacity(isDown ? 0.5 : 1) }.simultaneousGesture(press)",
    ])
  func pressedDrag(view: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isDown = false
        @State private var count = 0.0
        var press: some Gesture {
          DragGesture(minimumDistance: 0).onChanged { _ in isDown = true }.onEnded { _ in isDown = false }
        }
        var body: some View { HStack { \(view); Capsule().offset(x: count) } }
      }
      """, doing: "at(0.5) { press(\"\(view.prefix(6))\", for: 0.25) }")
    played.expect("Circle.opacity", [0.483333: 1, 0.5: 0.5, 0.733333: 0.5, 0.75: 1], within: 1e-6)
    if view.hasPrefix("Button") {
      played.expect("Capsule.offset.x", [0.733333: 0, 0.75: 1], within: 1e-6)
    }
  }
}
