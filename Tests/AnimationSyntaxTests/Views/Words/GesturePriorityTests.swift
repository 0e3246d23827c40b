import MotionRecording
import Testing

@Suite("which gesture is recognized")
struct GesturePriorityTests {
  /// Returns the final offset of the stack after the recognized taps.
  private func distance(_ child: String, _ parent: String) throws -> Double? {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          VStack { Circle()\(child) }\(parent).offset(x: x)
        }
        var tap: some Gesture { TapGesture().onEnded { x += 100 } }
        var other: some Gesture { TapGesture().onEnded { x += 1000 } }
      }
      """, doing: "at(0.5) { tap(\"Circle\") }", "at(1) { log(\"end\") }")
    return played.rows.last { $0.attribute == "VStack.offset.x" }?.value
  }

  @Test(
    "that of the view inside, that around it, or both",
    arguments: [
      (".onTapGesture { x += 10 }", ".gesture(tap)", 10),
      (".onTapGesture { x += 10 }", ".highPriorityGesture(tap)", 100),
      (".onTapGesture { x += 10 }", ".simultaneousGesture(tap)", 110),
      (".onTapGesture { x += 10 }", ".onTapGesture { x += 100 }", 10),
      (".onTapGesture { x += 10 }.highPriorityGesture(tap)", "", 100),
      (".onTapGesture { x += 10 }.simultaneousGesture(tap)", "", 110),
      (".onTapGesture { x += 10 }.gesture(tap)", "", 10),
      (".onTapGesture { x += 10 }", ".highPriorityGesture(tap).simultaneousGesture(other)", 1100),
      (".onTapGesture { x += 10 }", ".simultaneousGesture(tap).highPriorityGesture(other)", 1000),
      (".simultaneousGesture(other)", ".highPriorityGesture(tap)", 100),
      (".highPriorityGesture(other)", ".highPriorityGesture(tap)", 100),
      (".onTapGesture { x += 10 }", ".simultaneousGesture(DragGesture())", 10),
      (".onTapGesture { x += 10 }", ".highPriorityGesture(tap, including: .subviews)", 10),
      (".onTapGesture { x += 10 }", ".highPriorityGesture(tap, isEnabled: false)", 10),
      (".onTapGesture { x += 10 }.gesture(tap, including: .gesture)", "", 100),
      (".onTapGesture { x += 10 }.gesture(tap, including: .all)", "", 10),
    ] as [(String, String, Double)])
  func recognized(child: String, parent: String, distance: Double) throws {
    #expect(try self.distance(child, parent) == distance)
  }

  @Test("a drag that is recognized beside another one moves both")
  func drags() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          VStack {
            Circle().gesture(DragGesture().onChanged { x = $0.translation.width })
          }
          .simultaneousGesture(DragGesture().onChanged { y = $0.translation.width })
          .offset(x: x, y: y)
        }
      }
      """, doing: "drag(\"Circle\", by: CGSize(width: 60, height: 0), for: 0.5)")
    for axis in ["x", "y"] {
      #expect(played.rows.last { $0.attribute == "VStack.offset.\(axis)" }?.value == 60)
    }
    // One finger touches the screen and leaves it.
    #expect(played.events.count { $0.event.contains("drop") } == 1)
  }
}
