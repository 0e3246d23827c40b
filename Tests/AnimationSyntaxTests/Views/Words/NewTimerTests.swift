import AnimationSyntax
import Testing

/// A timer of a view inside of another one that is made again: SwiftUI begins it anew, and here it goes on.
@Suite("Views: timers that are made again")
struct NewTimerTests {
  private func notes(_ timer: String, _ board: String, doing actions: [String]) throws -> [String] {
    let played = try PlayedViews(
      """
      struct Clock: View {
        \(timer)
        @State private var ticks = 0.0
        var body: some View { Circle().offset(x: ticks).onReceive(timer) { _ in ticks += 10 } }
      }
      struct Board: View {
        @State private var isOn = false
        var body: some View { \(board) }
      }
      """,
      options: ViewOptions(root: "Board", actions: actions), end: 2.6)
    played.expect("Circle.offset.x", [0.9: 0, 1.1: 10, 2.1: 20])
    return played.notes.filter { $0.contains("a timer is made again with its view") }
  }

  private static let published =
    "let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()"

  private static let board =
    "VStack { Clock(); Rectangle().opacity(isOn ? 1 : 0.5).onTapGesture { isOn.toggle() } }"

  private static let tap = "at(0.5) { tap(\"Rectangle\") }"

  @Test("a change of the view around makes it again, which a note says once")
  func said() throws {
    let notes = try notes(
      Self.published, Self.board, doing: [Self.tap, Self.tap.replacing("0.5", with: "0.7")])
    #expect(notes.count == 1, "\(notes)")
  }

  @Test(
    "ticks, changes inside and timers that are held do not",
    arguments: [
      (published, board, "run(until: 2.6)"),
      (
        "@State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()",
        board, tap
      ),
      (published, "Clock()", "run(until: 2.6)"),
    ])
  func goesOn(timer: String, board: String, action: String) throws {
    #expect(try notes(timer, board, doing: [action]).isEmpty)
  }
}
