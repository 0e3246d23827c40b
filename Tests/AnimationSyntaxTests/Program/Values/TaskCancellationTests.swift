import AnimationSyntax
import MotionRecording
import Testing

/// The behavior of a task after it is cancelled.
///
/// The values are from Swift's compiler.
@Suite("Views: tasks that are cancelled")
struct TaskCancellationTests {
  private func played(
    _ statements: String,
    doing userActions: String = "at(0.1) { tap(\"Go\") }; at(0.3) { tap(\"Stop\") }"
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var task: Task<Void, Never>?
        var body: some View {
          Circle().offset(x: x)
          Button("Go") { x = 1; task = Task { \(statements) } }
          Button("Stop") { task?.cancel() }
        }
        func wait() async throws { try await Task.sleep(for: .seconds(1)); x = 70 }
      }
      """, options: ViewOptions(actions: [userActions]), end: 2)
  }

  @Test(
    "its sleep is over at once, with an error",
    arguments: [
      ("try? await Task.sleep(for: .seconds(1)); x = 10", 10.0),
      ("try? await Task.sleep(nanoseconds: 1_000_000_000); x = 10", 10),
      (
        "try? await Task.sleep(for: .seconds(1)); guard !Task.isCancelled else { return }; x = 10",
        1
      ),
      (
        "try? await Task.sleep(for: .seconds(1)); if Task.isCancelled { x = 30 } else { x = 10 }",
        30
      ),
      ("try await Task.sleep(for: .seconds(1)); x = 10", 1),
      ("do { try await Task.sleep(for: .seconds(1)); x = 10 } catch { x = 20 }", 20),
      (
        "do { try await Task.sleep(for: .seconds(1)) } catch is CancellationError { x = 30 } catch { x = 20 }",
        30
      ),
      (
        "do { try await Task.sleep(for: .seconds(1)) } catch let e as CancellationError { x = 40 } catch { x = 20 }",
        40
      ),
      (
        "do { try await Task.sleep(for: .seconds(1)) } catch { x = error is CancellationError ? 50 : 60 }",
        50
      ),
      ("do { try await wait() } catch { x = 80 }", 80),
      ("try? await wait(); x = 90", 90),
      (
        "try? await Task.sleep(for: .seconds(1)); do { try Task.checkCancellation(); x = 10 } catch { x = 5 }",
        5
      ),
      (
        "try? await Task.sleep(for: .seconds(1)); x += 1; try? await Task.sleep(for: .seconds(1)); x += 2",
        4
      ),
      (
        "defer { x += 12 }; do { try await Task.sleep(for: .seconds(1)) } catch { return }; x = 1",
        13
      ),
      ("try? await Task.sleep(for: .seconds(1)); await Task.yield(); x = 13", 13),
      (
        "while !Task.isCancelled { x += 1; try? await Task.sleep(for: .seconds(0.15)) }; x += 100",
        103
      ),
    ])
  func woken(statements: String, value: Double) throws {
    let played = try played(statements)
    played.expect("Circle.offset.x", [0.35: value, 2: value])
    #expect(!played.notes.contains { $0.contains("left out") }, "\(played.notes)")
  }

  @Test("one that is cancelled before it begins begins nevertheless")
  func beforeItBegins() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x)
          Button("Go") {
            let task = Task { x = Task.isCancelled ? 1 : 2; try? await Task.sleep(for: .seconds(1)); x += 3 }
            task.cancel()
            task.cancel()
          }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.rows.last?.value == 4)
  }

  @Test("what cannot be cancelled waits on: a sleep that throws nothing")
  func unthrowing() throws {
    let played = try played("await Task.sleep(1_000_000_000); x = Task.isCancelled ? 10 : 20")
    played.expect("Circle.offset.x", [1.05: 1, 1.15: 10])
  }

  @Test("what is asked for again and again does what it was asked for last")
  func debounced() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var task: Task<Void, any Error>?
        var body: some View {
          Circle().offset(x: x)
          Button("Go") {
            task?.cancel()
            task = Task { try await Task.sleep(for: .seconds(0.5)); x += 10 }
          }
        }
      }
      """,
      options: ViewOptions(actions: [
        "at(0.1) { tap(\"Go\") }; at(0.4) { tap(\"Go\") }; at(0.7) { tap(\"Go\") }"
      ]), end: 2)
    played.expect("Circle.offset.x", [1.15: 0, 1.25: 10, 2: 10])
  }

  @Test("a loop without an end is followed a while, and a note says so")
  func endless() throws {
    let played = try played("while true { try? await Task.sleep(for: .seconds(1)); x += 1 }")
    #expect(
      played.notes.contains { $0.contains("'Task.sleep' does not wait any more") })
    #expect((played.value("Circle.offset.x", at: 2) ?? 0) > 50)
  }

  @Test("where it is not known whether it is cancelled, what it would do is not known, and named")
  func doubtful() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var task: Task<Void, Never>?
        var body: some View {
          Circle().offset(x: x)
          Button("Go") {
            task = Task { try? await Task.sleep(for: .seconds(1)); x = 10 }
            if fetched() { task?.cancel() }
          }
        }
      }
      """, options: ViewOptions(actions: ["tap(\"Go\")"]), end: 2)
    #expect(played.notes.contains { $0.contains("'fetched(…)' is not known") }, "\(played.notes)")
    #expect(!played.rows.contains { $0.attribute == "Circle.offset.x" && $0.value == 10 })
  }

  // MARK: - Tasks of views

  @Test(
    "a view's task begins again when its value is another one, and the one before is cancelled",
    arguments: [
      (
        "try? await Task.sleep(for: .seconds(0.5)); guard !Task.isCancelled else { return }; x += 10",
        20.0
      ),
      ("x += 1", 3),
      ("do { try await Task.sleep(for: .seconds(0.5)); x += 10 } catch { x += 1 }", 21),
    ])
  func again(statements: String, value: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var n = 0
        @State private var other = 0
        var body: some View {
          Circle().offset(x: x).task(id: n) { \(statements) }
          Button("Other") { other += 1 }
          Button("Go") { n += 1 }
        }
      }
      """,
      options: ViewOptions(actions: [
        "at(0.8) { tap(\"Go\") }; at(0.9) { tap(\"Other\") }; at(1) { tap(\"Go\") }"
      ]), end: 2)
    played.expect("Circle.offset.x", [2: value])
    #expect(!played.notes.contains { $0.contains("left out") }, "\(played.notes)")
  }

  @Test("a view's task is cancelled when the view goes, after its 'onDisappear'")
  func gone() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var isShown = true
        var body: some View {
          Circle().offset(x: x)
          if isShown {
            Text("a").onDisappear { x = 5 }.task {
              do { try await Task.sleep(for: .seconds(5)) } catch { x *= 2 }
            }
          }
          Button("Go") { isShown = false }
        }
      }
      """, options: ViewOptions(actions: ["tap(\"Go\")"]), end: 2)
    played.expect("Circle.offset.x", [0.55: 10])
  }
}
