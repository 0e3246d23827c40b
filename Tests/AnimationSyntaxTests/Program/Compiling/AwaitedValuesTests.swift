import AnimationSyntax
import Testing

/// The values of awaited expressions.
///
/// The values and times are those of the same statements when Swift runs them.
@Suite("Views: values that are waited for")
struct AwaitedValuesTests {
  private static let functions = """
    enum Problem: Error { case first, second }
    func pause(_ time: Double = 0.2) async { try? await Task.sleep(for: .seconds(time)) }
    func num(_ value: Double, _ time: Double = 0.2) async -> Double { await pause(time); return value }
    func plus(_ value: Double) async -> Double { n += 1; await pause(); return value * 2 }
    func fail() async throws -> Double { try await Task.sleep(for: .seconds(0.2)); throw Problem.first }
    func may(_ value: Double) async throws -> Double {
      try await Task.sleep(for: .seconds(0.2))
      if value > 5 { throw Problem.first }
      return value
    }
    func ok(_ flag: Bool) async -> Bool { await pause(0.1); return flag }
    func list() async -> [Double] { await pause(); return [1, 2, 3] }
    func next() async -> Double? { await pause(0.1); k += 1; return k < 4 ? k : nil }
    func one() async -> Double { await num(4) }
    func pair() async -> (Double, Double) { await pause(); return (3, 4) }

    """

  private func expect(_ statements: String, _ values: [Double: Double]) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var n = 0.0
        @State private var k = 0.0
        \(Self.functions)
        func go() async { \(statements) }
        var body: some View { Circle().offset(x: n).task { await go() } }
      }
      """, options: .init(), end: 1)
    #expect(!played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
    for (time, value) in values {
      played.expect("Circle.offset.x", [time: value], within: 1e-9)
    }
  }

  private static let expressionRows: [(String, [Double: Double])] = [
    ("n = await num(3)", [0.1: 0, 0.2: 3]),
    ("let a = await num(3), b = await num(4); n = a * 10 + b", [0.3: 0, 0.4: 34]),
    ("n = await num(3) + num(4)", [0.3: 0, 0.4: 7]),
    ("n += await num(3); n += await num(4, 0.1)", [0.2: 3, 0.3: 7]),
    ("n = await plus(plus(3))", [0: 1, 0.2: 2, 0.4: 12]),
    ("n = await num(await num(1) + 1, await num(0.1, 0.1))", [0.3: 0, 0.4: 2]),
    ("let (a, b) = await pair(); n = a * 10 + b", [0.1: 0, 0.2: 34]),
    ("n = await one() + 1", [0.1: 0, 0.2: 5]),
    ("n = await (num(1) + num(2)) * 3", [0.3: 0, 0.4: 9]),
    ("let xs = [await num(1), await num(2)]; n = xs.reduce(0, +)", [0.3: 0, 0.4: 3]),
    ("n = Double(\"\\(await num(3, 0.1))\\(Int(await num(4, 0.1)))\")!", [0.1: 0, 0.2: 3.04]),
    (
      "let f = { (a: Double) async -> Double in await pause(0.1); return a + 1 }; n = await f(await f(1))",
      [0.1: 0, 0.2: 3]
    ),
    ("let y = await { await num(2) }(); n = y", [0.1: 0, 0.2: 2]),
    ("n = await ok(true) ? 3 : 4", [0: 0, 0.1: 3]),
    ("defer { n = -n }; n = await num(5); await pause(0.1)", [0.2: 5, 0.3: -5]),
  ]

  @Test("in expressions", arguments: expressionRows)
  func expressions(statements: String, values: [Double: Double]) throws {
    try expect(statements, values)
  }

  private static let errorRows: [(String, [Double: Double])] = [
    ("n = (try? await fail()) ?? -1", [0.1: 0, 0.2: -1]),
    ("n = (try? await may(3)) ?? -1; n += (try? await may(8)) ?? 100", [0.2: 3, 0.4: 103]),
    (
      "do { n = try await may(3); n = try await may(9); n = 50 } catch { n += 1000 }",
      [0.2: 3, 0.4: 1003]
    ),
    (
      "do { n = try await may(3) + may(4); _ = try await fail(); n = 50 } catch Problem.second { n = -7 } catch { n += 1000 }",
      [0.4: 7, 0.6: 1007]
    ),
    ("if let _ = try? await Task.sleep(for: .seconds(0.2)) { n = 3 }", [0.1: 0, 0.2: 3]),
    (
      "guard (try? await Task.sleep(for: .seconds(0.2))) != nil else { return }; n = 4",
      [0.1: 0, 0.2: 4]
    ),
    (
      "let t = Task { if (try? await Task.sleep(for: .seconds(0.4))) == nil { n = 50 } else { n = 60 } }; await pause(0.1); t.cancel(); n += 1",
      [0: 0, 0.1: 50]
    ),
    ("try? await ContinuousClock().sleep(for: .seconds(0.2)); n = 2", [0.1: 0, 0.2: 2]),
  ]

  @Test("that may be errors", arguments: errorRows)
  func errors(statements: String, values: [Double: Double]) throws {
    try expect(statements, values)
  }

  private static let branchRows: [(String, [Double: Double])] = [
    ("if await ok(true) { n = 5 } else { n = 6 }", [0: 0, 0.1: 5]),
    (
      "if await ok(false) { n = 5 } else if await ok(true) { n = 7 } else { n = 6 }",
      [0.1: 0, 0.2: 7]
    ),
    ("guard await ok(false) else { n = 9; return }; n = 4", [0: 0, 0.1: 9]),
    (
      "guard let x = await next() else { return }; n = x; if let y = await next(), y > 1 { n += y * 10 }",
      [0.1: 1, 0.2: 21]
    ),
    ("for x in await list() { n += x; await pause(0.1) }", [0.2: 1, 0.3: 3, 0.4: 6]),
    ("while let x = await next() { n += x }", [0.1: 1, 0.2: 3, 0.3: 6, 0.6: 6]),
    ("while await ok(n < 3) { n += 1 }", [0.1: 1, 0.2: 2, 0.3: 3, 0.6: 3]),
    ("repeat { n += await num(1, 0.1) } while await ok(n < 3)", [0.1: 1, 0.3: 2, 0.5: 3, 0.8: 3]),
    (
      "switch await num(3) { case 3: n = 1; await pause(); n = 2; default: n = 8 }; n += 100",
      [0.2: 1, 0.4: 102]
    ),
    (
      "for i in 0..<4 { switch i { case 0: await pause(0.1); n += 1; fallthrough; case 1: n += 10; if i == 0 { break }; await pause(0.1); n += 100; case 2: continue; default: await pause(0.1); n += 1000 } }",
      [0.1: 21, 0.2: 121, 0.3: 1121]
    ),
    (
      "outer: for i in 0..<3 { for j in 0..<3 { await pause(0.1); n += 1; if j == 1 { continue outer }; if i == 2 { break outer } } }",
      [0.1: 1, 0.2: 2, 0.3: 3, 0.4: 4, 0.5: 5, 0.8: 5]
    ),
  ]

  @Test("in branches and loops", arguments: branchRows)
  func branches(statements: String, values: [Double: Double]) throws {
    try expect(statements, values)
  }

  private static let taskRows: [(String, [Double: Double])] = [
    (
      "async let a = num(1, 0.2); async let b = num(2, 0.3); n = await a + b", [0.2: 0, 0.3: 3]
    ),
    ("async let a = num(1, 0.2); n = 9; await pause(0.1); n += await a", [0.1: 9, 0.2: 10]),
    (
      "async let a = may(2), b = may(9); do { n = try await a; n += try await b } catch { n += 1000 }",
      [0.1: 0, 0.2: 1002]
    ),
    ("async let a = plus(4); n = 10; n += await a", [0: 11, 0.2: 19]),
    (
      "let t = Task { () -> Double in await pause(); return 6 }; n = await t.value",
      [0.1: 0, 0.2: 6]
    ),
    ("let t = Task { await num(4) }; await pause(0.1); n = await t.value + 1", [0.1: 0, 0.2: 5]),
    (
      "let t = Task { try await fail() }; do { n = try await t.value } catch { n = 77 }",
      [0.1: 0, 0.2: 77]
    ),
    (
      "let t = Task { n = 1; await pause(); n = 2 }; n = 5; await t.value; n += 10",
      [0: 1, 0.2: 12]
    ),
  ]

  @Test("of tasks that run beside", arguments: taskRows)
  func tasks(statements: String, values: [Double: Double]) throws {
    try expect(statements, values)
  }

  @Test(
    "where something is read before that may change meanwhile, or is called on a condition, it is not known",
    arguments: [
      "n = k + (await num(3))", "n = k > 0 ? await num(1) : 2",
      "n = k > 5 || (await ok(true)) ? 1 : 2",
    ])
  func tangled(statement: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var n = 0.0
        @State private var k = 1.0
        \(Self.functions)
        var body: some View { Circle().offset(x: n).task { \(statement) } }
      }
      """, options: .init(), end: 1)
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("'await ") && $0.contains("is not known") })
  }

  @Test("what is loaded is shown with the animation that it comes with")
  func loading() throws {
    let played = try PlayedViews(
      """
      final class Model: ObservableObject {
        @Published var items: [Int] = []
        @Published var isLoading = false
        func fetch() async throws -> [Int] { try await Task.sleep(nanoseconds: 300_000_000); return [1, 2, 3] }
        @MainActor func load() async {
          isLoading = true
          defer { isLoading = false }
          do {
            let new = try await fetch()
            withAnimation(.linear(duration: 0.2)) { items = new }
          } catch { items = [] }
        }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          Circle().offset(x: Double(model.items.count) * 10).opacity(model.isLoading ? 0.5 : 1)
            .task { await model.load() }
        }
      }
      """, options: .init(), end: 1)
    played.expect("Circle.offset.x", [0.2: 0, 0.3: 0, 0.4: 15, 0.5: 30], within: 1e-6)
    played.expect("Circle.opacity", [0.2: 0.5, 0.4: 1], within: 1e-6)
  }
}
