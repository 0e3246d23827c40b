import AnimationSyntax
import Testing

/// Groups of writes with separate transactions in one action: each changes its values from the ones that the group
/// before it has set (semantics, sections 9.2 and 9.3).
@Suite("Views: several transactions in one action")
struct TransactionGroupsTests {
  private static func view(_ action: String, _ modifier: String = ".offset(x: x)") -> String {
    """
    struct ContentView: View {
      @State private var x = 0.0
      @State private var count = 0.0
      func reset(to value: Double) { x = value }
      var body: some View {
        VStack {
          Circle()\(modifier).onChange(of: x) { count += 1 }
          Capsule().offset(y: count)
          Button("Go") { \(action) }
        }
      }
    }
    """
  }

  /// A linear animation of a second begins at 0.5 s in all of them; the values are computed by hand.
  @Test(
    "what is set back jumps there, and what follows begins there",
    arguments: [
      "x = 50; withAnimation(.linear(duration: 1)) { x = 0 }",
      "withAnimation(nil) { x = 50 }; withAnimation(.linear(duration: 1)) { x = 0 }",
      "var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { x = 50 }; withAnimation(.linear(duration: 1)) { x = 0 }",
      "reset(to: 50); withAnimation(.linear(duration: 1)) { reset(to: 0) }",
      "x = 20; x = 50; withAnimation(.linear(duration: 1)) { x = 10; x = 0 }",
    ])
  func setBack(_ action: String) throws {
    let played = try PlayedViews(Self.view(action), options: .init())
    played.expect("Circle.offset.x", [0.5: 50, 1: 25, 1.5: 0])
    #expect(played.row("Circle.offset.x", at: 0.5)?.event == "jump+start")
  }

  @Test(
    "an animation that is interrupted at once goes on, and the next one combines with it",
    arguments: [
      // (1 − s₂) · s₁ · 100 + s₂ · 200
      (
        "withAnimation(.linear(duration: 1)) { x = 100 }; withAnimation(.linear(duration: 2)) { x = 200 }",
        [1: 87.5, 1.5: 150, 2: 175, 2.5: 200]
      ),
      (
        "withAnimation(.linear(duration: 0.5)) { x = -80 }; withAnimation(.linear(duration: 0.5).delay(2)) { x = -20 }",
        [0.75: -40, 1: -80, 2: -80, 2.75: -50, 3: -20]
      ),
      // Without an animation, the target is replaced, and the rest of the way remains.
      (
        "withAnimation(.linear(duration: 1)) { x = 100 }; x = 0",
        [0.5: -100, 1: -50, 1.5: 0]
      ),
    ] as [(String, [Double: Double])])
  func combined(action: String, values: [Double: Double]) throws {
    let played = try PlayedViews(Self.view(action), options: .init())
    for (time, value) in values {
      played.expect("Circle.offset.x", [time: value], within: 1e-4)
    }
  }

  @Test("one animation for both groups is that of the value that changes in each")
  func implicit() throws {
    let played = try PlayedViews(
      Self.view(
        "x = 50; withAnimation(nil) { x = 0 }",
        ".offset(x: x).animation(.linear(duration: 1), value: x)"), options: .init())
    // Both groups animate: 0 → 50 and back immediately, so that the circle stays where it is.
    #expect(played.animations(of: "Circle.offset.x") == [".linear(duration: 1)"])
    played.expect("Circle.offset.x", [0.5: 0, 1: 12.5, 1.5: 0])
  }

  @Test("a view that goes in one group and comes in the next is inserted")
  func presence() throws {
    let played = try PlayedViews(
      Self.view(
        "x = 1; withAnimation(.linear(duration: 1)) { x = 0 }",
        ".opacity(1); if x == 0 { Rectangle().transition(.opacity) }; Circle()"),
      options: .init())
    played.expect("Rectangle.opacity", [0.5: 0, 1: 0.5, 1.5: 1])
  }

  @Test("each group that changes a value is told to onChange")
  func changes() throws {
    let played = try PlayedViews(
      Self.view("x = 50; withAnimation(.linear(duration: 1)) { x = 0 }"), options: .init())
    played.expect("Capsule.offset.y", [0.5: 2])
  }

  @Test(
    "what is written in equal transactions, one after the other, is one group",
    arguments: [
      (
        "withAnimation(.linear(duration: 1)) { x = 100 }; withAnimation(.linear(duration: 1)) { x = 40 }",
        20, 1
      ),
      // A write without an animation in between keeps them apart: (1 − s) · s · 100.
      (
        "withAnimation(.linear(duration: 1)) { x = 100 }; count = 5; withAnimation(.linear(duration: 1)) { x = 0 }",
        25, 7
      ),
    ] as [(String, Double, Double)])
  func joined(action: String, half: Double, count: Double) throws {
    let played = try PlayedViews(Self.view(action), options: .init())
    played.expect("Circle.offset.x", [1: half], within: 1e-4)
    played.expect("Capsule.offset.y", [1.5: count])
  }

  @Test("nothing changes where a group ends as it began")
  func unchanged() throws {
    let played = try PlayedViews(
      Self.view("withAnimation { x = 7 }; withAnimation(.default) { withAnimation { x = 0 } }"),
      options: .init())
    #expect(played.attributes.isEmpty)
  }

  /// A linear animation of a second begins at 0.
  @Test(
    "what all views do when they appear is shown together",
    arguments: [
      (".onAppear { x = 100 }", ".onAppear { y = 40 }"),
      (".onAppear { x = 50 }.onAppear { x = 0 }.onAppear { x = 100 }", ".onAppear { y = 40 }"),
      (".onAppear { x = 100 }", ".onChange(of: y, initial: true) { y = 40 }"),
    ])
  func appearances(ofCircle circle: String, ofCapsule capsule: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          VStack {
            Circle().offset(x: x)\(circle)
            Capsule().offset(y: y)\(capsule)
          }
          .animation(.linear(duration: 1), value: x)
        }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [0: 0, 0.5: 50, 1: 100])
    played.expect("Capsule.offset.y", [0: 0, 0.5: 20, 1: 40])
    #expect(played.row("Circle.offset.x", at: 0)?.event == "start")
  }

  @Test("what several views do when a value changes is shown together")
  func followUps() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          VStack {
            Circle().offset(x: x).onChange(of: isOn) { x = 100 }
            Capsule().offset(y: y).onChange(of: isOn) { y = 40 }
            if isOn { Rectangle().onAppear { x += 100 } }
            Button("Go") { isOn = true }
          }
          .animation(.linear(duration: 1), value: y)
        }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [0.5: 0, 1: 100, 1.5: 200])
    played.expect("Capsule.offset.y", [0.5: 0, 1: 20, 1.5: 40])
  }
}
