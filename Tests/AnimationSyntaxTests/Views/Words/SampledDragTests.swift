import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Views: drags through samples")
struct SampledDragTests {
  /// A card that follows a drag, and ends at the predicted end of the drag.
  private static let card = """
    struct ContentView: View {
      @State private var x = 0.0
      @State private var end = 0.0
      var body: some View {
        VStack {
          Circle().offset(x: x).gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { x = $0.translation.width }
              .onEnded { end = $0.predictedEndTranslation.width })
          Capsule().offset(x: end)
        }
      }
    }
    """

  private static let samples =
    "drag(\"Circle\") { sample(0.5, 0, 0); sample(0.6, CGSize(width: 10, height: 20)); sample(0.7, 30, 20) }"

  @Test("a drag goes through its samples, and is let go at the last")
  func samples() throws {
    let played = try PlayedViews(Self.card, doing: Self.samples)
    #expect(played.time(of: "drag:Circle") == 0.5)
    #expect(abs((played.time(of: "drop:Circle") ?? 0) - 0.7) < 1e-9)
    played.expect("Circle.offset.x", [0.55: 0, 0.6: 10, 0.65: 10, 0.7: 30, 0.75: 30])
    // Since the last sample but one, its velocity was 200 points per second, a quarter of which is added.
    played.expect("Capsule.offset.x", [0.65: 0, 0.7: 80])
  }

  @Test("samples of a file are the same drag")
  func file() throws {
    let here = try PlayedViews(Self.card, doing: Self.samples)
    let there = try PlayedViews(
      files: [Self.card], options: ViewOptions(actions: ["drag(\"Circle\", from: \"flick.csv\")"])
    ) { name in
      #expect(name == "flick.csv")
      return "time,x,y\n0.5,0,0\n0.6,10,20\n0.7,30,20\n"
    }
    #expect(here.rows == there.rows)
  }

  @Test("a long wait between samples does not end the run")
  func pause() throws {
    let played = try PlayedViews(
      Self.card, doing: "drag(\"Circle\") { sample(0.5, 0, 0); sample(20, 10, 0) }")
    played.expect("Circle.offset.x", [20: 10])
  }

  @Test(
    "what is wrong with a drag is reported at its position",
    arguments: [
      ("at(0.5) { drag(\"Circle\") }", "'drag' needs a distance"),
      ("at(0.5) { drag(\"Circle\") { sample(1, 2, 3) } }", "outside of 'at'"),
      ("drag(\"Circle\") { }", "no samples"),
      ("drag(\"Circle\") { tap(\"Circle\") }", "'sample(…)'"),
      ("drag(\"Circle\") { sample(0.5, 1) }", "needs a CGSize"),
      ("drag(\"Circle\") { sample(0.5, 1, 1); sample(0.4, 2, 2) }", "in order of time"),
      ("drag(\"Circle\") { sample(-1, 1, 1) }", "0 or more"),
      ("drag(\"Circle\", from: 5)", "a file name in quotes"),
      ("at(-1) { x = 1 }", "0 or more"), ("press(\"Circle\", for: -0.1)", "0 or more"),
      ("drag(\"Circle\", by: CGSize(width: 1, height: 1), for: .infinity)", "0 or more"),
    ])
  func errors(userAction: String, words: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(Self.card, doing: userAction)
    }
    #expect(error?.sentence.contains(words) == true, "\(error?.sentence ?? "")")
    #expect(error?.location?.hasPrefix("--do:1:") == true)
  }

  @Test(
    "a gesture state goes back in the transaction that it asks for",
    arguments: [
      "@GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.5))) var x = 0.0",
      "@GestureState(wrappedValue: 0.0, resetTransaction: Transaction(animation: .linear(duration: 0.5))) var x: Double",
      "@GestureState(reset: { _, change in change.animation = .linear(duration: 0.5) }) var x = 0.0",
    ])
  func reset(state: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        \(state)
        var body: some View {
          Circle().offset(x: x).gesture(
            DragGesture(minimumDistance: 0).updating($x) { drag, x, _ in x = drag.translation.width })
        }
      }
      """, doing: "drag(\"Circle\") { sample(0.5, 100, 0); sample(1, 100, 0) }")
    played.expect("Circle.offset.x", [0.75: 100, 1: 100, 1.25: 50], within: 1e-3)
    #expect(played.animations(of: "Circle.offset.x") == [".linear(duration: 0.5)"])
  }

  @Test("a gesture state changes in the transaction that updating sets, and goes back at once")
  func updating() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @GestureState private var x = 0.0
        var body: some View {
          Circle().offset(x: x).gesture(
            DragGesture(minimumDistance: 0).updating($x) { drag, x, change in
              x = drag.translation.width
              change.animation = .linear(duration: 0.5)
            })
        }
      }
      """, doing: "drag(\"Circle\") { sample(0.5, 100, 0); sample(1.5, 100, 0) }")
    played.expect("Circle.offset.x", [0.75: 50, 1: 100, 1.5: 0], within: 1e-3)
  }
}
