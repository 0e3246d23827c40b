import AnimationSyntax
import Testing

/// Functions, computed variables and types inside functions: the values are from Swift's compiler.
@Suite("Views: declarations in a body") struct LocalDeclarationTests {
  @Test func functionsHaveDefaultsAndSeveralMeanings() throws {
    try ValueTable().expect([
      "func f(_ x: Double = 3) -> Double { x * 2 }; return f() + f(5)": 16,
      """
      func f(a: Double, b: Double = 2, c: Double = 3) -> Double { a * 100 + b * 10 + c }
      return f(a: 1) * 1e6 + f(a: 1, c: 9) * 1e3 + f(a: 1, b: 7)
      """: 123_129_173,
      "func sum(_ xs: Double...) -> Double { xs.reduce(0, +) }; return sum(1, 2, 3) + sum()": 6,
      """
      func kind(_ x: Int) -> Double { 1 }
      func kind(_ x: String) -> Double { 2 }
      return kind(1) * 10 + kind("a")
      """: 12,
      """
      func pick<T>(_ a: T, _ b: T, first: Bool = true) -> T { first ? a : b }
      return pick(1.0, 2.0) * 10 + pick(3.0, 4.0, first: false)
      """: 14,
      """
      func f(_ x: Double, using g: (Double) -> Double = { $0 * 2 }) -> Double { g(x) }
      return f(1) * 10 + f(1) { $0 + 2 }
      """: 23,
      "func raise(_ x: inout Double, by n: Double = 1) { x += n }; var x = 1.0; raise(&x); return x":
        2,
    ])
  }

  @Test func functionsMayBeUsedBeforeTheyAreWritten() throws {
    try ValueTable(properties: "let width = 3.0").expect([
      "let g = twice; func twice(_ x: Double) -> Double { x * 2 }; return g(4)": 8,
      """
      func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
      func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
      return isEven(10) ? 1 : 0
      """: 1,
      "func twice() -> Double { width * 2 }; let width = 10.0; return twice() + width": 30,
      "func twice() -> Double { width * 2 }; let other = 10.0; return twice() + other": 16,
      "let n = 2.0; do { func f() -> Double { n * 2 }; let n = 10.0; return f() + n }": 14,
      "var n = 1.0; func add() { n += step }; let step = 5.0; add(); add(); return n": 11,
    ])
  }

  @Test func variablesAreComputedWheneverTheyAreRead() throws {
    try ValueTable().expect([
      "var n = 1.0; var twice: Double { n * 2 }; n = 5; return twice": 10,
      "var n = 1.0; var twice: Double { get { n * 2 } }; n = 4; return twice + twice": 16,
    ])
  }

  @Test func aSetterIsNotCalledAndNamed() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var value: Double {
          var n = 1.0
          var twice: Double { get { n * 2 } set { n = newValue / 2 } }
          twice = 20
          return n
        }
        var body: some View {
          Circle().offset(x: isOn ? value : 5).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(
      played.notes.contains {
        $0.contains("the setter of the local variable 'twice' is not called")
      })
  }

  /// Swift's compiler lets accessors name what is declared after them.
  @Test(arguments: [
    "var n = 0.0; var x = 1.0 { didSet { n = max(x, 1) } }; let max = { (a: Double, b: Double) in -a }; x = 2; return n",
    "var n = 0.0; var x = 1.0 { didSet { n = limit } }; let limit = 3.0; x = 2; return n",
    "var twice: Double { n * 2 }; let n = 3.0; return twice",
    "var x = 1.0 { didSet { all.append(x) } }; var all: [Double] = []; x = 2; return all.reduce(0, +)",
  ])
  func whatAccessorsReadBeforeItsDeclarationIsNamed(code: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var value: Double { \(code) }
        var body: some View {
          Circle().offset(x: isOn ? value : 5).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }

  @Test func typesAreThoseOfTheBlockAround() throws {
    try ValueTable(
      declarations: """
        struct Part { var size = 1.0 }
        protocol Sized { var size: Double { get } }
        extension Sized { var twice: Double { size * 2 } }
        func one() -> Double { struct Part { var size = 2.0 }; return Part().size }
        func other() -> Double { struct Part { var size = 3.0 }; return Part().size }
        """
    ).expect([
      "one() * 100 + other() * 10 + Part().size": 231,
      "enum Step: Double { case up = 1, down = -1 }; return Step(rawValue: -1) == .down ? 7 : 0": 7,
      "struct A { var b: B }; struct B { var x = 4.0 }; return A(b: B()).b.x": 4,
      "struct Box: Sized { var size = 3.0 }; return Box().twice": 6,
      """
      class Counter { var n = 0.0; func up(_ k: Double = 1) { n += k } }
      let counter = Counter(); let same = counter; counter.up(); same.up(4)
      return counter.n
      """: 5,
      """
      struct Node { var v: Double; var twin: Node { Node(v: v * 2) } }
      return Node(v: 2).twin.twin.v
      """: 8,
      "let f = { (x: Double) -> Double in struct S { var k: Double }; return S(k: x).k }; return f(4)":
        4,
      "typealias Level = Float; let x: Level = 0.1; return Double(x)": 0.10000000149011612,
    ])
  }

  @Test func aViewThatAPreviewDeclaresIsShown() throws {
    let played = try PlayedViews(
      """
      struct Dot: View {
        @Binding var isOn: Bool
        var body: some View {
          Circle().opacity(isOn ? 1 : 0.3).animation(.linear(duration: 0.2), value: isOn)
        }
      }
      #Preview {
        struct Container: View {
          @State private var isOn = false
          var body: some View { Dot(isOn: $isOn).onTapGesture { isOn.toggle() } }
        }
        return Container()
      }
      """, doing: "at(0.1) { tap(\"Dot\") }")
    #expect(played.value("Circle.opacity", at: 0.2).map { abs($0 - 0.65) < 0.06 } == true)
  }

  @Test func whatABuilderDeclaresIsPlayed() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var count = 0.0
        var body: some View {
          let step = 10.0
          func move(by factor: Double = 2) { count += step * factor }
          VStack {
            Circle().offset(x: count)
            Button("Go") { move() }
          }
        }
      }
      """, doing: "at(0.1) { tap(\"Go\") }")
    #expect(played.value("Circle.offset.x", at: 0.1) == 20)
  }

  /// The values are computed by Swift.
  @Test func whatALocalFunctionIsGivenByReferenceIsACopyThatIsWrittenBack() throws {
    try ValueTable().expect([
      """
      func exchange<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
      var (x, y) = (1.0, 2.0)
      exchange(&x, &y)
      return x * 10 + y
      """: 21,
      """
      func exchange<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
      var (x, y) = ("a", "b")
      exchange(&x, &y)
      return x + y == "ba" ? 1 : 0
      """: 1,
    ])
  }
}
