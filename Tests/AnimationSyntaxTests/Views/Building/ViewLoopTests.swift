import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Actions that trigger themselves are processed for ten seconds, and at a single instant for a limited number of
/// times.
@Suite("Views: loops")
struct ViewLoopTests {
  @Test(
    "what doubles itself again and again is refused where it is too long",
    arguments: [
      ("[0.0]", "list + list", "more than 100000 elements"),
      ("[0.0]", "list.map { $0 } + list", "one update takes more than 100000 steps"),
      ("\"ab\"", "list + list", "a text of more than 1000000 bytes"),
      (
        "\"ab\"", "list.replacingOccurrences(of: \"a\", with: \"aa\")",
        "a text of more than 1000000 bytes"
      ),
      ("\"ab\"", "\"\\(list)\\(list)\"", "a text of more than 1000000 bytes"),
    ])
  func doubled(first: String, next: String, sentence: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(
        """
        struct ContentView: View {
          @State private var x = 0.0
          var body: some View {
            Circle().offset(x: x).onTapGesture {
              var list = \(first)
              for _ in 0..<60 { list = \(next) }
              x = 10
            }
          }
        }
        """, options: .init())
    }
    #expect(error?.sentence == sentence)
  }

  @Test(
    "what comes again and again ends ten seconds after the last action",
    arguments: [
      "func go() { withAnimation(.linear(duration: 0.5)) { up.toggle() } completion: { go() } }",
      """
      func go() {
        withAnimation(.linear(duration: 0.5), completionCriteria: .removed) { up.toggle() } completion: { self.go() }
      }
      """,
      """
      func go() { withAnimation(.linear(duration: 0.5)) { up = true } completion: { back() } }
      func back() { withAnimation(.linear(duration: 0.5)) { up = false } completion: { go() } }
      """,
      """
      func go() {
        withAnimation(.linear(duration: 0.5)) { up.toggle() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { go() }
      }
      """,
      """
      func go() {
        Task {
          withAnimation(.linear(duration: 0.5)) { up.toggle() }
          try? await Task.sleep(for: .seconds(0.5))
          go()
        }
      }
      """,
    ])
  func endless(function: String) throws {
    let played = try play(function)
    played.expect("Circle.offset.y", [0: 0, 0.25: -25], within: 1e-3)
    let values = played.rows.compactMap(\.value)
    #expect(values.min() == -50 && values.max() == 0)
    let end = played.rows.last?.time ?? 0
    #expect(end >= 10 && end < 10.6)
    #expect(played.notes.contains { $0.hasSuffix("s is not started (--span)") })
  }

  @Test("a loop goes on for ten seconds after the last action, and to the end that is asked for")
  func ends() throws {
    let text = view(
      "func go() { withAnimation(.linear(duration: 0.5)) { up.toggle() } completion: { go() } }")
    let later = try PlayedViews(text, doing: "at(3) { print(1) }")
    #expect(later.rows.last.map { $0.time >= 13 && $0.time < 13.6 } == true)
    let cut = try PlayedViews(text, options: ViewOptions(), end: 2)
    #expect(cut.rows.last.map { $0.time < 2.01 } == true)
  }

  @Test(
    "what sets off itself at one instant and changes nothing is left, with a note",
    arguments: [
      "func go() { DispatchQueue.main.async { go() } }",
      "func go() { Task { go() } }",
      "func go() { DispatchQueue.main.asyncAfter(deadline: .now()) { go() } }",
      "func go() { withAnimation { } completion: { go() } }",
      "func go() { DispatchQueue.main.async { go() }; DispatchQueue.main.async { go() } }",
    ])
  func nothing(function: String) throws {
    let played = try play(function, action: "withAnimation(.linear(duration: 1)) { up = true }")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:7:") && $0.contains("comes again and again without time passing")
      })
    played.expect("Circle.offset.y", [0.5: 0, 1: -25, 1.5: -50], within: 1e-3)
  }

  @Test(
    "what counts at one instant without end is refused where it stands",
    arguments: [
      "func go() { count += 1; DispatchQueue.main.async { go() } }",
      "func go() { DispatchQueue.main.async { count += 1; go() } }",
      "func go() { up.toggle(); Task { go() } }",
      "func go() { count += 1; DispatchQueue.main.asyncAfter(deadline: .now() + 0) { go() } }",
    ])
  func counting(function: String) throws {
    let error = #expect(throws: ExpressionError.self) { try play(function) }
    #expect(error?.location?.hasPrefix("a.swift:7:") == true)
    #expect(error?.sentence.contains("never comes to rest") == true)
  }

  private func view(_ function: String, action: String = "up.toggle()") -> String {
    """
    struct V: View {
      @State var up = false
      @State var count = 0
      var body: some View {
        Circle().offset(y: up ? -50 : Double(min(count, 0))).onAppear { go() }.onTapGesture(count: 2) { \(action) }
      }
      \(function)
    }
    """
  }

  private func play(_ function: String, action: String? = nil) throws -> PlayedViews {
    guard let action else { return try PlayedViews(view(function), doing: "at(0) { print(1) }") }
    return try PlayedViews(view(function, action: action), doing: "tap(count: 2)")
  }
}
