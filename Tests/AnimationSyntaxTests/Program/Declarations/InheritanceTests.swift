import AnimationSyntax
import Testing

/// Members that types inherit from classes and protocols that the files declare.
@Suite("Views: members that are inherited")
struct InheritanceTests {
  private func played(_ types: String, _ chain: String, _ members: String = "") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      \(types)
      struct ContentView: View {
        @State private var isOn = false
        \(members)
        var body: some View { Circle()\(chain).onTapGesture { isOn = true } }
      }
      """, doing: "tap(\"Circle\")")
  }

  private static let classes = """
    class Style {
      enum Edge { case top, bottom }
      var size = 2.0
      var edge = Edge.top
      static let most = 9.0
      func sized(_ size: Double) -> Self { self.size = size; return self }
      func area() -> Double { size * side }
      var side: Double { 10 }
    }
    final class Card: Style {
      var lift = 1.0
      func lifted(_ lift: Double) -> Self { self.lift = lift; return self }
      override var side: Double { 100 }
      override func area() -> Double { super.area() + lift }
      func isAtTop(_ edge: Edge) -> Bool { edge == .top && edge == self.edge }
    }
    final class Plain: Style {}

    """

  @Test(
    "a class has what its superclass has, but for what it overrides",
    arguments: [
      ("Card().sized(3).lifted(4).size", 3.0), ("Card().sized(3).lifted(4).lift", 4),
      ("Card().lifted(5).sized(2).area()", 205), ("Plain().sized(3).area()", 30),
      ("Style().sized(3).area()", 30), ("Card().isAtTop(.top) ? 7 : 8", 7),
    ])
  func classes(expression: String, value: Double) throws {
    let played = try played(Self.classes, ".offset(x: isOn ? \(expression) : -1)")
    played.expect("Circle.offset.x", [0.45: -1, 0.5: value])
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test(
    "a class has the initializers of another one where its own call others, or are there for all of them"
  )
  func inheritedInitializers() throws {
    try ValueTable(
      declarations: """
        class One {
          let n: Double
          init(n: Double) { self.n = n }
          convenience init() { self.init(n: 1) }
        }
        class Two: One { var m = 2.0 }
        class Three: Two { convenience init(twice n: Double) { self.init(n: n * 2) } }
        class Four: One {
          let k: Double
          init(k: Double) { self.k = k; super.init(n: k + 1) }
        }
        class Five: Three { override init(n: Double) { super.init(n: n + 100) } }

        """
    ).expect([
      "Two().n": 1, "Two(n: 4).n": 4, "Three(twice: 3).n": 6, "Three().n": 1, "Three(n: 9).n": 9,
      "Four(k: 5).n": 6, "Five(n: 1).n": 101, "Five(twice: 1).n": 102, "Five().n": 101,
    ])
  }

  /// The values are computed by Swift.
  @Test("an object calls what its class has, and 'super' is that of the class in which it stands")
  func overrides() throws {
    try ValueTable(
      declarations: """
        class One {
          var v = 1.0
          init(_ v: Double = 1) { self.v = v }
          var side: Double { v }
          func go() -> Double { v }
          func both() -> Double { go() + side }
          func take(_ x: Double, by y: Double = 2) -> Double { x * y }
          func take(_ x: Bool) -> Double { x ? 1 : 2 }
          func same(_ x: Bool) -> Double { x ? 1 : 2 }
          func same(_ x: Double) -> Double { x }
          subscript(x: Double) -> Double { x }
        }
        class Two: One {
          override init(_ v: Double = 1) { super.init(v * 3) }
          override var side: Double { super.side * 2 }
          override func go() -> Double { super.go() + 10 }
        }
        class Three: Two {
          override func same(_ x: Double) -> Double { super.same(x) + 5 }
          override subscript(x: Double) -> Double { x * 10 }
        }
        class Four: Three {
          override func go() -> Double { super.go() + 100 }
          override func take(_ x: Double, by y: Double = 3) -> Double { super.take(x, by: y) + 1 }
        }
        extension Four { func twice() -> Double { super.go() * 2 } }
        func go(_ one: One) -> Double { one.go() }
        func taken(_ one: One) -> Double { one.take(4) }
        func same(_ one: One) -> Double { one.same(true) + one.same(7) }
        func element(_ one: One) -> Double { one[2] }
        func calls(_ one: One) -> [Double] { [1.0].map { _ in one.go() } }

        """
    ).expect([
      "Three().go()": 13, "Three().side": 6, "Three().v": 3, "Four().go()": 113, "Four().v": 3,
      "go(One())": 1, "go(Two())": 13, "go(Three())": 13, "go(Four())": 113,
      "[One(), Two(), Four()].map { $0.go() }.reduce(0, +)": 127,
      "[One(), Two(), Four()].map(\\.side).reduce(0, +)": 13,
      "Two().both()": 19, "Four().both()": 119, "Four().twice()": 26, "taken(Four())": 9,
      "taken(Three())": 8, "Four().take(true)": 1, "calls(Four())[0]": 113,
      "[Four(), One()].map(go).reduce(0, +)": 114, "same(One())": 8, "same(Four())": 13,
      "Four().same(false)": 2, "(Four() as One).take(4)": 9, "element(One())": 2,
      "element(Four())": 20,
    ])
  }

  /// The values are computed by Swift.
  @Test("what a class keeps to itself is not overridden, and each class means its own")
  func privateMembers() throws {
    try ValueTable(
      declarations: """
        class One {
          private var x = 1.0 { didSet { changes += 1 } }
          private lazy var y = 2.0 * 3
          private var size: Double { 4 }
          var changes = 0.0
          var area: Double { size * size + y }
          init(x: Double = 1) { self.x = x }
          private func step(_ by: Double) -> Double { x + by }
          private func untouched() -> Double { 5 }
          func all(_ others: [One]) -> Double { others.map { $0.step(1) }.reduce(0, +) }
          func grow() -> Double { x += 1; return self.x + untouched() }
        }
        class Two: One {
          private var x: Double
          private lazy var y = 50.0
          var size: Double { 6 }
          init(y x: Double) { self.x = x; super.init(x: x + 1) }
          func step(_ by: Double) -> Double { x * by * 100 }
          func both() -> Double { x += 1; return x * 1000 + grow() + y * 1e6 }
        }
        class Three: Two {
          override var size: Double { 7 }
          override func step(_ by: Double) -> Double { super.step(by) + 3 }
          private func untouched() -> Double { 500 }
        }
        """
    ).expect([
      "One().all([One(x: 4), Two(y: 5)])": 12, "Three(y: 5).all([Three(y: 8), One(x: 4)])": 15,
      "Two(y: 5).step(2)": 1000, "Three(y: 5).step(2)": 1003,
      "[Two(y: 5), Three(y: 1)].map { $0.step(2) }.reduce(0, +)": 1203,
      "Two(y: 5).area": 22, "Three(y: 5).area": 22, "Three(y: 5).size + Two(y: 5).size": 13,
      "Two(y: 5).both()": 50_006_012, "Three(y: 5).grow()": 12, "Three(y: 1).both()": 50_002_008,
    ])
  }

  /// The values are computed by Swift.
  @Test("values of several types have what they have in common, and each its own functions")
  func commonTypes() throws {
    try ValueTable(
      declarations: """
        class A { func n() -> Double { 1 } }
        class B: A { override func n() -> Double { 2 } }
        class C: A { override func n() -> Double { 3 } }
        protocol Kind { func k() -> Double }
        struct One: Kind { func k() -> Double { 1 } }
        struct Two: Kind { func k() -> Double { 2 } }
        struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1), b = Options(rawValue: 2) }
        struct Tag: ExpressibleByStringLiteral, Equatable { var name: String; init(stringLiteral value: String) { name = value } }
        extension Array {
          func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
        }
        protocol Plain { func f() -> Double }
        extension Plain { func f() -> Double { 1 } }
        protocol Refined: Plain {}
        extension Refined { func f() -> Double { 2 } }
        struct Thing: Refined {}
        protocol Logging { func log(_ n: Double) -> Double }
        extension Logging { func log(_ s: String) -> Double { 5 } }
        struct Log: Logging { func log(_ n: Double) -> Double { n } }
        func many(_ x: Double...) -> Double { 7 }
        func many(_ x: Double) -> Double { 8 }

        """
    ).expect([
      "[B(), C()].map { $0.n() }.reduce(0) { $0 * 10 + $1 }": 23,
      "let l = [B(), A()]; return l[1].n()": 1,
      "[true, false].map { $0 ? B() : A() }.map { $0.n() }.reduce(0) { $0 * 10 + $1 }": 21,
      "[(\"x\", B()), (\"y\", A())].map { $0.1.n() }.reduce(0) { $0 * 10 + $1 }": 21,
      "([One(), Two()] as [any Kind]).map { $0.k() }.reduce(0) { $0 * 10 + $1 }": 12,
      "var one: any Kind = One(); let first = one.k(); one = Two(); return first * 10 + one.k()":
        12,
      "let o: Options = [.a, .b]; let e: Options = []; return (o == [.a, .b] ? 1 : 0) + (e == [] ? 10 : 0) + ([.b] == o ? 100 : 0)":
        11,
      "Tag(stringLiteral: \"a\") == \"a\" ? 1 : 0": 1,
      "[\"bbb\", \"a\", \"cc\"].sorted(by: \\.count).map { Double($0.count) }.reduce(0) { $0 * 10 + $1 }":
        123,
      "Thing().f()": 2,
      "Log().log(\"x\") + Log().log(20)": 25,
      "many(1) * 10 + many(1, 2)": 87,
    ])
  }

  @Test("an initializer of a superclass sets what is its own, and is there where a class has none")
  func initializers() throws {
    let played = try played(
      """
      class Box { var width: Double; var depth = 1.0
        init(width: Double) { self.width = width; depth = width * 2 } }
      final class Crate: Box { var weight: Double
        init(weight: Double) { self.weight = weight; super.init(width: weight + 1) } }
      final class Tin: Box {}
      """,
      ".offset(x: isOn ? crate.depth + crate.weight : 0, y: isOn ? tin.depth : 0)",
      "let crate = Crate(weight: 4)\nlet tin = Tin(width: 6)")
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 14])
    played.expect("Circle.offset.y", [0.45: 0, 0.5: 12])
  }

  @Test(
    "a cast tells a class from others",
    arguments: [
      ("(any as? Card)?.lift ?? 5", 1.0), ("(any as? Plain) == nil ? 6 : 7", 6),
      ("any is Style ? 8 : 9", 8), ("any is Plain ? 8 : 9", 9), ("(any as! Card).lift", 1),
    ])
  func casts(expression: String, value: Double) throws {
    let played = try played(
      Self.classes, ".offset(x: isOn ? \(expression) : -1)", "let any: Style = Card()")
    played.expect("Circle.offset.x", [0.45: -1, 0.5: value])
  }

  @Test(
    "what the files add to a protocol is a member of what conforms to it",
    arguments: [
      ("shake.twice()", 20.0), ("shake.half", 5), ("twice()", 60), ("self.half", 7),
      ("Kind.first.next().shift", 2), ("Kind.last.next().shift", 1), ("shake.twice(plus: 1)", 21),
    ])
  func protocols(expression: String, value: Double) throws {
    let played = try PlayedViews(
      """
      protocol Shaky { var amount: Double { get } }
      protocol Strong: Shaky {}
      extension Shaky {
        func twice() -> Double { amount * 2 }
        func twice(plus more: Double) -> Double { twice() + more }
        var half: Double { amount / 2 }
      }
      extension CaseIterable where Self: Equatable {
        func next() -> Self {
          let all = Array(Self.allCases)
          let index = all.firstIndex(of: self)! + 1
          return all[index == all.count ? 0 : index]
        }
      }
      enum Kind: String, CaseIterable { case first, last; var shift: Double { self == .first ? 1 : 2 } }
      struct Shake: Strong { var amount = 10.0 }
      struct ContentView: View, Shaky {
        @State private var isOn = false
        let amount = 30.0
        let shake = Shake()
        var half: Double { 7 }
        var body: some View {
          Circle().offset(x: isOn ? \(expression) : -1).onTapGesture { isOn = true }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: -1, 0.5: value])
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test("a member is that of the value where values of several types are kept together")
  func mixed() throws {
    try ValueTable(
      declarations: """
        class A { func n() -> Double { 1 }; var v: Double { 1 } }
        class B: A { override func n() -> Double { 2 }; override var v: Double { 2 } }
        class C: A { override func n() -> Double { 3 }; override var v: Double { 3 } }
        protocol Named { func n() -> Double }
        extension A: Named {}
        struct D: Named { func n() -> Double { 4 } }
        func pick(_ isFirst: Bool) -> Double { let x = isFirst ? B() : A(); return x.n() + x.v * 10 }
        func digits(_ values: [Double]) -> Double { values.reduce(0) { $0 * 10 + $1 } }
        """
    ).expect([
      "digits([B(), C()].map { $0.n() })": 23,
      #"digits([B(), C()].map(\.v))"#: 23,
      "pick(true)": 22,
      "pick(false)": 11,
      "digits([[B()], [C(), A()]].flatMap { $0 }.map { $0.n() })": 231,
      "digits(([B()] + [A()]).map { $0.n() })": 21,
      "digits([(1, B()), (2, A())].map { $0.1.n() })": 21,
      "digits(([B(), D()] as [any Named]).map { $0.n() })": 24,
      #"["b": B(), "c": C()]["c"]!.n()"#: 3,
      "var some: any Named = D(); let first = some.n(); some = C(); return first * 10 + some.n()":
        43,
      "let some: any Named; some = B(); return some.n()": 2,
      "var some: Named? = D(); some = A(); return some?.n() ?? 0": 1,
    ])
  }

  @Test("an enumeration has no members of its raw values")
  func rawValues() throws {
    let played = try played(
      """
      extension String { var shift: Double { 4 } }
      enum Kind: String { case first; var shift: Double { 5 } }
      """, ".offset(x: isOn ? Kind.first.shift : 0, y: isOn ? Kind.first.rawValue.shift : 0)")
    played.expect("Circle.offset.x", [0.5: 5])
    played.expect("Circle.offset.y", [0.5: 4])
  }

  @Test("classes that are made of each other end")
  func rings() throws {
    let played = try played(
      "class One: Two { var x = 3.0 }\nclass Two: One { var y = 4.0 }",
      ".offset(x: isOn ? 3 : 0)")
    played.expect("Circle.offset.x", [0.5: 3])
  }

  /// The values are computed by Swift.
  @Test(
    "a call has the default arguments of the function that it names, and runs that of the class")
  func defaultArguments() throws {
    try ValueTable(
      declarations: """
        class Base {
          func step(_ n: Double = 1) -> Double { n }
          func twice() -> Double { 2 * step() }
        }
        class Ten: Base { override func step(_ n: Double = 2) -> Double { n * 10 } }
        final class Last: Ten {}
        """
    ).expect([
      "Ten().twice()": 20, "Last().twice()": 20, "Ten().step()": 20, "(Ten() as Base).step()": 10,
    ])
  }

  /// The values are computed by Swift.
  @Test("a class and those made of it have one variable of the class itself together")
  func sharedVariables() throws {
    try ValueTable(
      declarations: """
        class Base { static var total = 0.0; init(_ n: Double) { Self.total += n } }
        final class Card: Base {
          static var own = 0.0
          init() { super.init(2); Self.own += 1; Self.total += 100 }
        }
        """
    ).expect([
      "Base.total = 0; _ = Base(1); _ = Card(); Card.total += 1000; return Base.total": 1103,
      "Base.total = 0; _ = Card(); return Card.total + Card.own * 0": 102,
    ])
  }
}
