import AnimationSyntax
import MotionRecording
import Testing

/// Statements that may or may not leave a function or a loop.
@Suite("Views: exits that are not known")
struct StatementExitsTests {
  /// Plays the action of a tap: `a` is written before the unknown statement, and `b` after it.
  private func played(_ action: String, set settings: [String] = []) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var a = 0.0
        @State private var b = 0.0
        func early() -> Bool {
          if store.isBusy { return false }
          b = 10
          return true
        }
        func nested() {
          if a > 1 {
            if store.isBusy { return }
            a = 30
          }
          b = 10
        }
        var body: some View {
          VStack {
            Circle().offset(x: a)
            Capsule().offset(x: b)
            Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { \(action) } }
          }
        }
      }
      """, options: ViewOptions(actions: ["tap(\"Go\")"], settings: settings))
  }

  @Test(
    "what follows is not known either",
    arguments: [
      "a = 20; if store.isBusy { return }; b = 10",
      "a = 20; if a > 1 { if store.isBusy { return } }; b = 10",
      "a = 20; if store.isBusy { print(1) } else { return }; b = 10",
      "a = 20; if let user = store.user { _ = user; return }; b = 10",
      "a = 20; switch store.kind { case 1: return; default: break }; b = 10",
      "a = 20; do { if store.isBusy { throw Busy() } }; b = 10",
      "a = 20; for i in 0..<3 { if store.last == i { return } }; b = 10",
      "a = 20; while true { if store.isBusy { return }; break }; b = 10",
      "a = 20; guard store.isReady else { fatalError() }; b = 10",
      "a = 20; _ = early()",
    ])
  func leaves(action: String) throws {
    let played = try played(action)
    #expect(played.attributes == ["Circle.offset.x"])
    played.expect("Circle.offset.x", [1: 10, 1.5: 20])
    #expect(
      played.notes.contains { $0.contains("'store.") && $0.contains("Capsule.offset") },
      "\(played.notes)")
  }

  @Test("what follows the statement around is not known either")
  func nested() throws {
    let played = try played("a = 20; nested()")
    #expect(played.attributes.isEmpty)
  }

  @Test(
    "of a loop what its turns write is not known, but what follows it is",
    arguments: [
      "for i in 0..<3 { if store.last == i { break }; a += 1 }; b = 10",
      "for i in 0..<3 { if store.last == i { continue }; a += 1 }; b = 10",
      "for i in 0..<3 { guard store.last != i else { continue }; a += 1 }; b = 10",
      "while a < store.most { a += 1 }; b = 10",
      "repeat { a += 1 } while a < store.most; b = 10",
      "for i in 0..<3 { switch store.kind { case 1: continue; default: a += 1 } }; b = 10",
    ])
  func turns(action: String) throws {
    let played = try played(action)
    #expect(played.attributes == ["Capsule.offset.x"])
    played.expect("Capsule.offset.x", [1: 5, 1.5: 10])
    #expect(
      played.notes.contains { $0.contains("'store.") && $0.contains("Circle.offset") },
      "\(played.notes)")
  }

  @Test(
    "what leaves something inside leaves nothing else",
    arguments: [
      "if store.isBusy { for i in 0..<2 { if i == 1 { break } } }; b = 10",
      "switch store.kind { case 1: break; default: print(1) }; b = 10",
      "if store.isBusy { [1].forEach { i in if i == 1 { return } } }; b = 10",
    ])
  func stays(action: String) throws {
    #expect(try played(action).attributes == ["Capsule.offset.x"])
  }

  @Test(
    "in a task what follows is not known either",
    arguments: [
      "Task { a = 20; if store.isBusy { return }; try? await Task.sleep(for: .seconds(1)); b = 10 }",
      "Task { a = 20; if store.isBusy { try? await Task.sleep(for: .seconds(1)); b = 5 } }",
      "Task { a = 20; for i in 0..<3 { try? await Task.sleep(for: .seconds(1)); if store.last == i { return } }; b = 10 }",
      "Task { a = 20; while store.isBusy { try? await Task.sleep(for: .seconds(1)); b += 1 } }",
    ])
  func tasks(action: String) throws {
    let played = try played(action)
    #expect(played.attributes == ["Circle.offset.x"])
    #expect(
      played.notes.contains { $0.contains("'store.") && $0.contains("Capsule.offset") },
      "\(played.notes)")
  }

  @Test("with a value that is given everything plays")
  func given() throws {
    let action = "a = 20; if store.isBusy { return }; b = 10"
    let free = try played(action, set: ["store.isBusy=false"])
    free.expect("Capsule.offset.x", [1: 5, 1.5: 10])
    let busy = try played(action, set: ["store.isBusy=true"])
    #expect(busy.attributes == ["Circle.offset.x"])
    #expect(!busy.notes.contains { $0.contains("left out") })
  }
}
