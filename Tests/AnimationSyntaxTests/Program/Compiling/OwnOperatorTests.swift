import AnimationSyntax
import MotionRecording
import Testing

/// Operators that the files declare, and Swift's own assignment operators.
///
/// The values are from Swift's compiler.
@Suite("Views: operators")
struct OwnOperatorTests {
  private static let declarations = """
    precedencegroup Power {
      higherThan: MultiplicationPrecedence
      associativity: right
    }
    infix operator **: Power
    func ** (a: Double, b: Double) -> Double {
      var r = 1.0
      for _ in 0..<Int(b) { r *= a }
      return r
    }
    infix operator <-: AssignmentPrecedence
    func <- <T>(l: inout T, r: T) { l = r }
    postfix operator ++
    postfix func ++ (n: inout Int) -> Int { n += 1; return n - 1 }
    prefix operator √
    prefix func √ (x: Double) -> Double { x.squareRoot() }
    infix operator |>: AdditionPrecedence
    func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
    struct P: Equatable {
      var x = 0.0, y = 0.0
      static func + (l: P, r: P) -> P { P(x: l.x + r.x, y: l.y + r.y) }
      static func - (l: P, r: P) -> P { P(x: l.x - r.x, y: l.y - r.y) }
      static prefix func - (p: P) -> P { P(x: -p.x, y: -p.y) }
      static func * (p: P, k: Double) -> P { P(x: p.x * k, y: p.y * k) }
      static func * (k: Double, p: P) -> P { p * k }
      static func += (l: inout P, r: P) { l = l + r }
      static let zero = P()
    }

    """

  @Test(
    "those of the files do what their functions do, and bind as they are declared",
    arguments: [
      ("return 2 ** 3 ** 2 + 1", 513.0), ("return 3 * 2 ** 2", 12), ("return √16 + 1", 5),
      ("return 3.0 |> { $0 * 2 } |> { $0 + 1 }", 7),
      ("var n = 5; let old = n++; return Double(n * 10 + old)", 65),
      ("var z = 0.0; z <- 1 + 2; return z", 3),
      ("var z = 0.0; z <- 1 > 0 ? 7 : 8; return z", 7),
      ("return (P(x: 1, y: 2) + P(x: 10, y: 20)).y", 22),
      ("return (2 * P(x: 1, y: 1) + P(x: 0, y: 3) - .zero).y", 5),
      ("var p = P(x: 1, y: 2); p += P(x: 10, y: 20); p += -p * 2; return p.x", -11),
      ("return [P(x: 1, y: 1), P(x: 2, y: 5)].reduce(.zero, +).y", 6),
    ])
  func own(code: String, result: Double) throws { try expect(code, result) }

  /// By hand: the value of the inner view's binding is the opposite of the state.
  @Test("one for bindings is not called for what they hold")
  func bindings() throws {
    let played = try PlayedViews(
      """
      extension Binding where Value == Bool {
        var inverse: Self { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
        prefix static func ! (binding: Self) -> Self { binding.inverse }
      }
      struct Lid: View {
        @Binding var isOpen: Bool
        var body: some View { Circle().offset(x: isOpen ? 20 : 10).onTapGesture { isOpen.toggle() } }
      }
      struct ContentView: View {
        @State private var isShut = true
        var body: some View { Lid(isOpen: !$isShut).opacity(!isShut ? 0.5 : 1) }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap()"]))
    played.expect("Circle.offset.x", [0: 10, 0.5: 20])
    played.expect("Lid.opacity", [0: 1, 0.5: 0.5])
    #expect(!played.notes.contains { $0.contains("not known") }, "\(played.notes)")
  }

  @Test("a binding that gives a binding of itself ends with a note instead of without end")
  func bindingWithoutEnd() throws {
    let played = try PlayedViews(
      """
      extension Binding where Value == Bool {
        var other: Binding<Bool> { Binding<Bool>(get: { self.other }, set: { _ in }) }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Circle().opacity($isOn.other.wrappedValue ? 1 : 0.5).offset(x: isOn ? 9 : 0) }
      }
      """, doing: "at(0.5) { isOn = true }")
    played.expect("Circle.offset.x", [0: 0, 0.5: 9])
  }

  @Test(
    "every one of Swift's that assigns does",
    arguments: [
      ("&+= 10", 260.0), ("&-= 10", 240), ("&*= 2", 500), ("<<= 2", 1000), (">>= 1", 125),
      ("|= 5", 255), ("^= 1", 251), ("&= 0xF", 10), ("%= 100", 50),
    ])
  func assigning(code: String, result: Double) throws {
    try expect("var n = 250; n \(code); return Double(n)", result)
  }

  @Test(
    "a choice may be a statement, and a part of an array a target",
    arguments: [
      ("var x = 1.0; isOn ? (x = 3) : (x = 9); return x", 3.0),
      ("var xs = [3.0, 1, 2, 5]; xs[0...1] = [9]; return xs[0] * 10 + xs[1]", 92),
      ("var xs = [4.0, 3, 2, 1]; xs[1...].sort(); return xs[1] * 10 + xs[3]", 13),
    ])
  func statements(code: String, result: Double) throws { try expect(code, result) }

  private func expect(_ code: String, _ result: Double) throws {
    let played = try PlayedViews(
      Self.declarations + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Double { \(code) }
          var body: some View {
            Circle().offset(x: isOn ? value : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.5: result], within: 1e-9)
  }
}
