import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: work items and timers")
struct WorkItemTests {
  private func played(_ action: String, doing userAction: String = "tap(\"Go\")") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var item: DispatchWorkItem?
        var body: some View {
          Circle().offset(x: x)
          Button("Go") { \(action) }
        }
      }
      """, doing: userAction)
  }

  @Test(
    "a work item is done when the queue gets to it, or at once",
    arguments: [
      ("asyncAfter(deadline: .now() + 0.5, execute: work)", 1.0),
      ("async(execute: work)", 0.5),
    ])
  func queued(call: String, time: Double) throws {
    let played = try played("let work = DispatchWorkItem { x = 40 }; DispatchQueue.main.\(call)")
    played.expect("Circle.offset.x", [time - 1.0 / 60: 0, time: 40], within: 1e-6)
    let now = try self.played("DispatchWorkItem { x = 40 }.perform()")
    now.expect("Circle.offset.x", [0.5: 40])
  }

  @Test("one that is cancelled is not done")
  func cancelled() throws {
    let action = """
      item?.cancel()
      let next = DispatchWorkItem { x += 40 }
      item = next
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: next)
      """
    let played = try played(action, doing: "at(0.5) { tap(\"Go\") }; at(1) { tap(\"Go\") }")
    played.expect("Circle.offset.x", [1.5: 0, 2: 40], within: 1e-6)
    #expect(played.rows.last?.value == 40)
  }

  @Test(
    "a timer that is asked for no time at all ticks nearly at once; firing it is a tick of its own")
  func timers() throws {
    let once = "Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in x = 40 }"
    try played(once).expect("Circle.offset.x", [0.5: 0, 0.516667: 40], within: 1e-6)
    let fired = try played(
      "let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in x += 40 }; timer.fire()"
    )
    fired.expect("Circle.offset.x", [0.5: 40, 1.5: 80], within: 1e-6)
  }
}
