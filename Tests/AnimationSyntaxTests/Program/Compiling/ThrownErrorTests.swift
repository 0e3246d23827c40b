import AnimationSyntax
import MotionRecording
import Testing

/// Errors of the app are caught as in Swift.
@Suite("Views: errors that are thrown")
struct ThrownErrorTests {
  private static let types = """
    enum E: Error { case big, bad(Int) }
    struct Other: Error { var n: Int }
    struct Box {
      var n = 1
      mutating func grow() throws { n = 5; throw E.bad(n) }
    }
    func f(_ n: Int) throws -> Int {
      if n == 0 { throw E.big }
      if n == 1 { throw E.bad(7) }
      if n == 2 { throw Other(n: 4) }
      return n
    }
    func twice(_ g: () throws -> Int) rethrows -> Int { try g() + (try g()) }
    func caught(_ n: Int) -> Int {
      var r = 0
      do {
        defer { r += 1000 }
        r += 1
        r += try f(n)
        r += 10
      } catch E.big {
        r += 100
      } catch E.bad(let k) where k > 3 {
        r += k * 100
      } catch let e as Other {
        r += e.n * 10000
      } catch {
        r = -1
      }
      return r
    }

    """

  @Test(
    "throw leaves, and the first clause that fits catches",
    arguments: [
      ("caught(0)", 1101), ("caught(1)", 1701), ("caught(2)", 41001), ("caught(3)", 1014),
      ("var b = Box(); try? b.grow(); return b.n", 5), ("(try? f(0)) ?? 9", 9),
      ("(try? f(6)) ?? 9", 6), ("(try? [3, 4, 0].map { try f($0) })?.count ?? 9", 9),
      ("(try? [3, 4].map { try f($0) })?.count ?? 9", 2), ("(try? twice { try f(6) }) ?? 9", 12),
      ("(try? twice { try f(0) }) ?? 9", 9),
    ])
  func synchronous(value: String, result: Double) throws {
    let played = try PlayedViews(
      Self.types + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Int { \(value) }
          var body: some View {
            Circle().offset(x: isOn ? CGFloat(value) : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.5: result])
    #expect(!played.notes.contains { $0.contains("left out") }, "\(played.notes)")
  }

  @Test("the written type of errors says what is thrown after a dot")
  func typedErrors() throws {
    try ValueTable.expect(
      "do { return \"\\(try five())\" } catch { return \"\\(error)\" }", makes: "two(5)",
      """
      enum Problem: Error { case two(Int) }
      func five() throws(Problem) -> Int { throw .two(5) }
      """)
  }

  private static func tapped(_ action: String, limit: String = "= 2") throws -> PlayedViews {
    try PlayedViews(
      types + """
        struct ContentView: View {
          @State private var x = 0.0
          let limit: Int \(limit)
          func check(_ n: Int) throws { if n > limit { throw E.big } }
          func wait() async throws { try await Task.sleep(for: .seconds(0.1)); throw E.bad(2) }
          func count() async throws { defer { x += 1 }; try await wait(); x = 100 }
          var body: some View {
            Circle().offset(x: x).onTapGesture { \(action) }
          }
        }
        """, doing: "tap(\"Circle\")")
  }

  @Test(
    "an error leaves a task, up to what catches it",
    arguments: [
      ("do { try check(5); x = 9 } catch { x = 3 }", 0.5, 3.0),
      ("do { try check(1); x = 9 } catch { x = 3 }", 0.5, 9),
      (
        "Task { do { try await wait(); x = 5 } catch E.big { x = 6 } catch E.bad { x = 7 } }",
        0.6, 7
      ),
      ("Task { try? await count(); x += 10 }", 0.6, 11),
      ("Task { x = 2; try await wait(); x = 9 }", 0.5, 2),
      ("Task { try check(5); x = 9 }; x = 4", 0.5, 4),
    ])
  func tasks(action: String, time: Double, value: Double) throws {
    try Self.tapped(action).expect("Circle.offset.x", [time: value])
  }

  @Test("where it is not known whether one is thrown, neither way is played")
  func undecided() throws {
    let played = try Self.tapped("do { try check(5); x = 9 } catch { x = 3 }", limit: "")
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.notes.contains { $0.contains("'limit' is not known") }, "\(played.notes)")
  }

  @Test("an app stops where nothing catches, and where it says so")
  func stops() throws {
    let uncaught = try Self.tapped("try! check(5)")
    #expect(uncaught.notes.contains { $0.contains("an error is thrown that nothing catches") })
    for stop in ["fatalError()", "preconditionFailure(\"no\")", "precondition(x > 3)"] {
      let stopped = try Self.tapped("x = 2; \(stop); x = 9")
      stopped.expect("Circle.offset.x", [0.5: 2])
      #expect(stopped.notes.contains { $0.contains("where an app stops") }, "\(stopped.notes)")
    }
  }

  /// The values are computed by Swift.
  @Test(
    "a result is asked for what it has, and an argument is evaluated when a closure made of it is called"
  )
  func resultsAndLateArguments() throws {
    try ValueTable(
      declarations: """
        enum Problem: Error { case low(Double) }
        func checked(_ n: Double) -> Result<Double, Problem> {
          n > 0 ? .success(n) : .failure(.low(n))
        }
        enum Count { static var asked = 0.0; static func next() -> Double { asked += 1; return asked } }
        func or(_ n: Double?, _ other: @autoclosure () -> Double) -> Double {
          if let n { return n }
          return other() + other()
        }
        extension Optional { func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }
        """
    ).expect([
      "(try? checked(3).get()) ?? 7": 3, "(try? checked(-3).get()) ?? 7": 7,
      "((try? checked(3).map { $0 / 2 }.get()) ?? 7) + 1": 2.5,
      "if case .success = checked(3).flatMap({ checked($0 - 4) }) { return 1 } else { return 2 }":
        2,
      "Count.asked = 0; return or(3, Count.next()) * 10 + Count.asked": 30,
      "Count.asked = 0; return or(nil, Count.next()) * 10 + Count.asked": 32,
      "let n: Double? = nil; return n.or(5) * 10 + Optional(4.0).or(1)": 54,
    ])
  }
}
