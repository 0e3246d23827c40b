import AnimationSyntax
import Testing

@Suite("Views: gestures that an action is too")
struct MissedGestureTests {
  private static let both = """
    .gesture(TapGesture(count: 2).onEnded { x += 10 }
      .simultaneously(with: TapGesture(count: 3).onEnded { x += 100 }))
    """
  private static let drags = """
    .gesture(DragGesture().onEnded { _ in x += 1 }
      .simultaneously(with: DragGesture().onEnded { _ in x += 2 }))
    """

  /// Three taps of two gestures at once are two first; a gesture inside of another one is recognized before it, unless
  /// it waits for more taps.
  @Test(
    "a gesture that is not played is named with its view",
    arguments: [
      (
        both, "tap(count: 3)",
        "'Circle' has another gesture for 2 taps, which is recognized at the same time"
      ),
      (both, "tap(count: 2)", nil),
      (
        drags, "drag(\"Circle\", by: CGSize(width: 40, height: 0), for: 0.1)",
        "'Circle' has another gesture, which"
      ),
      (
        ".onTapGesture(count: 2) { x += 1 }.onTapGesture { x += 10 }", "tap()",
        "SwiftUI waits to see whether"
      ),
      (".onTapGesture(count: 2) { x += 1 }.onTapGesture { x += 10 }", "tap(count: 2)", nil),
      (
        ".onTapGesture { x += 1 }.onTapGesture(count: 2) { x += 10 }", "tap(count: 2)",
        "for one tap inside of the one for 2 taps"
      ),
      (".onTapGesture { x += 1 }.onTapGesture(count: 2) { x += 10 }", "tap()", nil),
      (
        ".onTapGesture { x += 1 }.simultaneousGesture(TapGesture(count: 2).onEnded { x += 10 })",
        "tap()", nil
      ),
      (
        ".onTapGesture { x += 1 }.simultaneousGesture(TapGesture(count: 2).onEnded { x += 10 })",
        "tap(count: 2)", "another gesture for one tap, which"
      ),
      (
        ".onTapGesture { x += 1 }.highPriorityGesture(TapGesture(count: 2).onEnded { x += 10 })",
        "tap(count: 2)", nil
      ),
      (
        ".gesture(LongPressGesture().onEnded { _ in x = 1 }.simultaneously(with: DragGesture().onEnded { _ in x = 2 }))",
        "drag(\"Circle\", by: CGSize(width: 40, height: 0), for: 0.1)",
        "also has a press, which begins with the drag"
      ),
      (
        ".onTapGesture { x += 1 }.simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in x = 5 })",
        "tap()", "'Circle' also has a drag that begins when a finger comes down"
      ),
      (
        ".gesture(TapGesture(count: 2).onEnded { x += 1 }.exclusively(before: TapGesture().onEnded { x += 10 }))",
        "tap()", "also has a gesture for 2 taps"
      ),
    ] as [(String, String, String?)])
  func named(gestures: String, action: String, note: String?) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View { Circle().offset(x: x)\(gestures) }
      }
      """, doing: action)
    let notes = played.notes.filter { $0.contains("'Circle' ") }
    #expect(notes.count == (note == nil ? 0 : 1), "\(played.notes)")
    if let note, let first = notes.first {
      #expect(first.contains(note))
      #expect(first.hasPrefix("a.swift:3:"))
    }
  }

  @Test("a gesture of a view around that is recognized at the same time is named, too")
  func around() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          VStack { Circle().offset(x: x).onTapGesture(count: 2) { x += 10 } }
            .simultaneousGesture(TapGesture().onEnded { x += 1 })
        }
      }
      """, doing: "tap(\"Circle\", count: 2)")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:4:5: 'VStack' has another gesture for one tap")
      })
  }
}
