import AnimationSyntax
import MotionRecording
import Testing

/// The parameter that a trailing closure belongs to, as in Swift.
@Suite("Views: trailing closures")
struct ParameterMatchingTests {
  @Test(
    "a trailing closure is for the first parameter that takes one, unless those after it would go without",
    arguments: [
      ("Knob { x = 10 }", 10.0, 0.0), ("Knob(isLarge: true) { x = 10 }", 10, 0),
      ("Knob(hold: { y = 10 }) { x = 10 }", 10, 10),
      ("Knob { y = 10 } tap: { x = 10 }", 10, 10), ("Knob(tap: { x = 10 })", 10, 0),
      ("Plain { x = 10 }", 10, 0), ("Two { x = 10 } done: { y = 10 }", 10, 10),
    ])
  func trailing(call: String, x: Double, y: Double) throws {
    let played = try PlayedViews(
      """
      struct Knob: View {
        let isLarge: Bool
        let hold: (() -> Void)?
        let tap: () -> Void
        init(isLarge: Bool = false, hold: (() -> Void)? = nil, tap: @escaping () -> Void) {
          self.isLarge = isLarge
          self.hold = hold
          self.tap = tap
        }
        var body: some View { Text("a").onTapGesture { tap(); hold?() }.opacity(isLarge ? 1 : 0.5) }
      }
      struct Plain: View {
        var isLarge = false
        var tap: () -> Void
        var body: some View { Text("a").onTapGesture { tap() } }
      }
      struct Two: View {
        let tap: () -> Void
        var done: () -> Void = {}
        var body: some View { Text("a").onTapGesture { tap(); done() } }
      }
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          VStack { \(call); Circle().offset(x: x, y: y) }
        }
      }
      """, doing: "tap(\"a\")")
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == (x == 0 ? nil : x))
    #expect(played.rows.last { $0.attribute == "Circle.offset.y" }?.value == (y == 0 ? nil : y))
  }
}
