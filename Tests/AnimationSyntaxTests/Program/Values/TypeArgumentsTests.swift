import AnimationSyntax
import Testing

/// Generic code of an app: the type arguments at run time.
///
/// The texts are printed by Swift.
@Suite("Views: what type parameters stand for")
struct TypeArgumentsTests {
  /// A text that code produces, with the declarations around it.
  struct Piece: CustomTestStringConvertible, Sendable {
    var declarations: String
    var text: String
    var expected: String

    init(_ declarations: String, _ text: String, _ expected: String) {
      (self.declarations, self.text, self.expected) = (declarations, text, expected)
    }

    var testDescription: String { text }
  }

  private func expect(_ piece: Piece) throws {
    let text = "func probe() -> String { \(piece.text) }"
    try ValueTable(declarations: "\(piece.declarations)\n\(text)").expect([
      "probe() == \"\(piece.expected)\" ? 1 : 0": 1
    ])
  }

  @Test("an optional that a type parameter stands for is not printed as what it holds")
  func optionals() throws {
    let declarations = """
      struct Box<T> { let v: T; var s: String { "\\(v)" } }
      func text<T>(_ x: T) -> String { "\\(x)" }
      func texts<T>(_ x: [T]) -> String { "\\(x)" }

      """
    for call in ["Box(v: o).s", "text(o)", "texts([o, nil])"] {
      try ValueTable.expect("let o: Int? = 3; return \(call)", makes: nil, declarations)
    }
    try ValueTable.expect(
      "return \"\\(Box(v: 3).s) \\(text(\"a\")) \\(text(1.5)) \\(texts([1]))\"",
      makes: "3 a 1.5 [1]",
      declarations)
  }

  @Test(
    "what a class inherits has the types that it names",
    arguments: [
      Piece(
        """
        class Base<T> { var v: T; init(_ v: T) { self.v = v }; func get() -> T { v } }
        class Sub: Base<Double> { var half: Double { v / 2 } }
        """, #"let s = Sub(3); return "\(s.v) \(s.get()) \(s.half) \(s.v / 2)""#, "3.0 3.0 1.5 1.5"),
      Piece(
        """
        class Base<T> { var items: [T] = []; func add(_ x: T) { items.append(x) } }
        class Numbers: Base<Double> { func total() -> Double { items.reduce(0, +) } }
        """,
        #"let n = Numbers(); n.add(1); n.add(2); n.items.append(4); return "\(n.items) \(n.total())""#,
        "[1.0, 2.0, 4.0] 7.0"),
      // The type parameter of one class is a different one in its superclass.
      Piece(
        """
        class Base<T> { var v: T; init(_ v: T) { self.v = v } }
        class Mid<T>: Base<Int> { var other: T; init(_ t: T) { other = t; super.init(3) } }
        class Leaf: Mid<Double> {}
        """, #"let s = Leaf(7); return "\(s.v / 2) \(s.other / 2)""#, "1 3.5"),
      Piece(
        """
        class Base<T> { var v: T; init(_ v: T) { self.v = v } }
        class Pair<A, B>: Base<B> { var a: A; init(_ a: A, _ b: B) { self.a = a; super.init(b) } }
        """, #"let s = Pair<Int, Double>(3, 4); return "\(s.v / 3) \(s.a / 2)""#,
        "1.3333333333333333 1"),
    ])
  func inherited(piece: Piece) throws { try expect(piece) }

  @Test(
    "types in generic ones have the type parameters of these",
    arguments: [
      Piece(
        "struct Box<T> { struct Item { var v: T }\nvar items: [Item] = [] }",
        """
        let i = Box<Double>.Item(v: 3); var b = Box<Double>()
        b.items.append(.init(v: 2)); b.items.append(Box<Double>.Item(v: 1))
        return "\\(i.v) \\(b.items.map(\\.v)) \\(b.items[0].v / 4)"
        """, "3.0 [2.0, 1.0] 0.5"),
      Piece(
        """
        struct Tree<V> {
          final class Node { var v: V; var next: [Node] = []; init(_ v: V) { self.v = v } }
          let root: Node
          init(_ v: V) { root = Node(v) }
        }
        """,
        """
        let t = Tree<Double>(1); t.root.next.append(Tree<Double>.Node(4)); t.root.next.append(.init(5))
        return "\\(t.root.next.map(\\.v)) \\(t.root.v)"
        """, "[4.0, 5.0] 1.0"),
      Piece(
        "struct Box<T> { struct In<U> { var u: U } }",
        #"return "\(Box<Int>.In<String>(u: "x").u)""#, "x"),
    ])
  func nested(piece: Piece) throws { try expect(piece) }

  @Test(
    "members of the type itself that a type parameter stands for",
    arguments: [
      Piece(
        """
        struct Vec<T: BinaryFloatingPoint> {
          var x: T
          static var zero: Vec<T> { Vec(x: 0) }
          static var turn: Self { .init(x: .pi * 2) }
          static func unit(_ s: T) -> Vec { Vec(x: s) }
        }
        """,
        #"return "\(Vec<Float>.zero.x) \(Vec<Float>.unit(0.1).x * 3) \(Vec<Float>.turn.x) \(Vec<Double>.turn.x)""#,
        "0.0 0.3 6.283185 6.283185307179586"),
      Piece(
        "func turn<T: BinaryFloatingPoint>(_ x: T) -> T { x * .pi / 180 }",
        #"return "\(turn(Float(90))) \(turn(90.0))""#, "1.5707963 1.5707963267948966"),
      Piece(
        """
        protocol Stepping { static var step: Double { get } }
        struct A: Stepping { static let step = 2.0 }
        struct B: Stepping { static let step = 3.0 }
        func steps<T: Stepping>(_ t: T.Type) -> Double { T.step * 2 }
        func step<T: Stepping>(of t: T) -> Double { T.step }
        struct Styled<T: Stepping> { var text: String { "\\(T.step)" } }
        """,
        #"return "\(steps(A.self)) \(steps(B.self)) \(step(of: B())) \(Styled<A>().text)""#,
        "4.0 6.0 3.0 2.0"),
      Piece(
        """
        protocol Initable { init(); init(n: Int); var tag: String { get } }
        struct A: Initable { var n = 0; init() {}; init(n: Int) { self.n = n }; var tag: String { "A\\(n)" } }
        struct B: Initable { var n = 1.5; init() {}; init(n: Int) { self.n = Double(n) }; var tag: String { "B\\(n)" } }
        func make<T: Initable>(_ t: T.Type = T.self) -> T { T() }
        func many<T: Initable>(_ n: Int) -> [T] { (0..<n).map { T(n: $0) } }
        """,
        #"let b: B = make(); let all: [B] = many(2); return make(A.self).tag + b.tag + all.map(\.tag).joined()"#,
        "A0B1.5B0.0B1.0"),
      Piece(
        """
        protocol Fallback { static var fallback: Self { get } }
        extension Double: Fallback { static var fallback: Double { 1.5 } }
        extension String: Fallback { static var fallback: String { "none" } }
        func value<T: Fallback>(_ x: T?) -> T { x ?? T.fallback }
        extension Optional where Wrapped: Fallback { var orFallback: Wrapped { self ?? .fallback } }
        """,
        #"let d: Double? = nil; return "\(value(nil as Double?)) \(value(nil as String?)) \(d.orFallback)""#,
        "1.5 none 1.5"),
      Piece(
        """
        extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
        extension Collection where Element: BinaryFloatingPoint { var average: Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }
        extension Collection where Element: BinaryInteger { var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
        func total<V: AdditiveArithmetic>(_ a: [V]) -> V { var s: V = .zero; for x in a { s += x }; return s }
        """,
        #"return "\([1, 2, 3].sum()) \([1.5, 2].sum()) \([1, 2].average) \([1.0, 4].average) \(total([] as [Double]))""#,
        "6 3.5 1.5 2.5 0.0"),
      Piece(
        """
        struct Box<T> { var v: T }
        extension Box where T == Double { static var unit: String { "d" } }
        extension Box where T == Int { static var unit: String { "i" } }
        extension Box where T: Numeric { static var zero: Box { Box(v: 0) } }
        """,
        #"return "\(Box<Double>.unit) \(Box<Int>.unit) \(Box<Double>.zero.v) \(Box<Int>.zero.v)""#,
        "d i 0.0 0"),
      // Inside a type, its name alone refers to it with the same type arguments, unless others are given.
      Piece(
        """
        struct Cells<C> {
          var all: [C]
          init(_ make: (Int) -> C) { all = (0..<2).map { make($0) } }
          func map<U>(_ f: (C) -> U) -> Cells<U> { Cells<U> { f(all[$0]) } }
          static func same(_ c: C) -> Self { Self { _ in c } }
        }
        """,
        #"let c = Cells { Double($0) }; return "\(c.map { Int($0) }.all) \(Cells<Double>.same(1).all)""#,
        "[0, 1] [1.0, 1.0]"),
      Piece(
        """
        extension Result { func or(_ v: Success) -> Success { (try? get()) ?? v } }
        struct Problem: Error {}
        """,
        #"let r: Result<Double, any Error> = .failure(Problem()); return "\(r.or(1))""#, "1.0"),
      Piece(
        """
        protocol Interpolated { func mixed(with o: Self, by t: Double) -> Self }
        extension Interpolated where Self: BinaryFloatingPoint { func mixed(with o: Self, by t: Double) -> Self { self + (o - self) * Self(t) } }
        extension Double: Interpolated {}
        extension Float: Interpolated {}
        func blend<T: Interpolated>(_ a: T, _ b: T) -> T { a.mixed(with: b, by: 0.25) }
        """, #"return "\(blend(0.0, 4)) \(blend(Float(0), 1))""#, "1.0 0.25"),
    ])
  func staticMembers(piece: Piece) throws { try expect(piece) }

  @Test(
    "casts ask for what type parameters stand for",
    arguments: [
      Piece(
        """
        struct Box<T> { var v: T }
        func kind(_ x: Any) -> String {
          switch x { case let b as Box<Int>: "i\\(b.v)"; case let b as Box<String>: "s\\(b.v)"; default: "other" }
        }
        """, #"return kind(Box(v: 1.0)) + kind(Box(v: 1)) + kind(Box(v: "a")) + kind(3)"#,
        "otheri1saother"),
      Piece(
        "final class Cell<T> { var v: T; init(_ v: T) { self.v = v } }",
        #"let a: Any = Cell("x"); return "\(a is Cell<Int>) \(a is Cell<String>) \((a as? Cell<Bool>) == nil)""#,
        "false true true"),
    ])
  func casts(piece: Piece) throws { try expect(piece) }

  @Test(
    "functions that differ in what their type parameters conform to",
    arguments: [
      Piece(
        """
        protocol P { var p: Int { get } }
        protocol Q { var q: Int { get } }
        struct A: P { let p = 1 }
        struct B: Q { let q = 2 }
        func f<T>(_ x: T) -> String where T: P { "p\\(x.p)" }
        func f<T>(_ x: T) -> String where T: Q { "q\\(x.q)" }
        """, "return f(A()) + f(B())", "p1q2"),
      Piece(
        """
        func kind<T>(_ x: T) -> String { "any" }
        func kind<T: Comparable>(_ x: T) -> String { "comparable" }
        func kind<T: BinaryInteger>(_ x: T) -> String { "integer" }
        struct E {}
        """, #"return [kind(E()), kind("a"), kind(3), kind(2.5)].joined(separator: " ")"#,
        "any comparable integer comparable"),
    ])
  func constraints(piece: Piece) throws { try expect(piece) }
}
