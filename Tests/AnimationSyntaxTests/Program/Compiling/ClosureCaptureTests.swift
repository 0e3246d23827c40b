import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: what closures take when they are made")
struct ClosureCaptureTests {
  @Test(
    "a capture list takes values, and what is not in it stays a variable",
    arguments: [
      ("var n = 3; let f = { [n] in n * 10 }; n = 50; return f()", 30.0),
      ("var n = 3; let f = { n * 10 }; n = 50; return f()", 500),
      (
        "var n = 3; let f = { [k = n + 1] (a: Int) -> Int in k * 100 + a }; n = 50; return f(6)",
        406
      ),
      ("var n = 3; let f = { [n] in { [n] in n + 1 } }; n = 50; return f()()", 4),
      ("let fs = (0..<3).map { i in { [i] in i * 2 } }; return fs[2]()", 4),
      ("var c = 0; let add = { [w = 2] in c += w }; add(); add(); return c", 4),
    ])
  func values(code: String, result: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var value: Int { \(code) }
        var body: some View {
          Circle().offset(x: isOn ? CGFloat(value) : 0).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.5: result])
  }

  @Test("what is done later has the value of when it was asked for")
  func later() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var n = 3.0
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [n] in x = n }
            n = 50
          }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.7: 3])
  }

  @Test("what waits for a change and takes the new value alone has taken the old one")
  func old() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var n = 3.0
        var body: some View {
          Circle().offset(x: x).onTapGesture { n += 1 }
            .onChange(of: n) { [n] new in x = n * 10 + new }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.5: 34])
  }
}
