import AnimationSyntax
import Testing

/// Values in texts are printed as in Swift: the texts are from programs that its compiler built.
@Suite struct TextDescriberTests {
  private static let types = """
    struct Point { var x = 1; var name = "a"; var next: Int? = 3; var last: String? = nil }
    struct Card: CustomStringConvertible { var n = 1; var description: String { "<\\(n)>" } }
    struct Wide: CustomDebugStringConvertible { var debugDescription: String { "wide" } }
    enum Phase { case rest, up(Int), to(x: Double, name: String) }
    enum Letter: CustomStringConvertible { case a; var description: String { "letter a" } }
    class Model: CustomStringConvertible { var description: String { "model" } }
    class Child: Model {}
    struct Outer { var point = Point() }
    struct Code: LosslessStringConvertible {
      var n = 1
      init?(_ text: String) { n = Int(text) ?? 0 }
      var description: String { "<\\(n)>" }
    }

    """

  @Test(
    arguments: [
      (#"Point()"#, #"Point(x: 1, name: "a", next: Optional(3), last: nil)"#),
      ("Phase.rest", "rest"), ("Phase.up(2)", "up(2)"),
      (#"Phase.to(x: 1, name: "q")"#, #"to(x: 1.0, name: "q")"#),
      ("Card()", "<1>"), ("[Card(), Card(n: 2)]", "[<1>, <2>]"), ("Wide()", "wide"),
      ("Letter.a", "letter a"), ("Child()", "model"), ("[Code(\"4\")!]", "[<4>]"),
      ("String(Code(\"4\")!)", "<4>"), ("Code(\"4\") as Any", "Optional(<4>)"),
      // On Apple's platforms, where points and sizes are printed as their numbers alone.
      ("CGPoint(x: 1, y: 2.5)", "(1.0, 2.5)"), ("[CGRect.zero]", "[(0.0, 0.0, 0.0, 0.0)]"),
      (#"(1, "a")"#, #"(1, "a")"#), ("[1: Card()]", "[1: <1>]"),
      ("0..<5", "0..<5"), ("[0..<5]", "[Range(0..<5)]"),
      ("(1.0...2, 3)", "(ClosedRange(1.0...2.0), 3)"),
      ("0...", "PartialRangeFrom<Int>(lowerBound: 0)"),
      ("...3", "PartialRangeThrough<Int>(upperBound: 3)"),
      ("[1, 2, 3][1...]", "[2, 3]"), ("[[1, 2, 3][1...]]", "[ArraySlice([2, 3])]"),
      ("(-1.5).sign", "minus"),
    ])
  func ownTypes(value: String, text: String) throws {
    try expect(value, text)
  }

  @Test(
    arguments: [
      ("[1, 2].first", "Optional(1)"), (#"["a": 1]["b"]"#, "nil"), ("Int(\"7\")", "Optional(7)"),
      ("Point().next", "Optional(3)"), ("Point().next!", "3"), ("Point().next ?? 0", "3"),
      ("[Point()].first?.x", "Optional(1)"), ("[Point()].first?.x as Any", "Optional(1)"),
      (#"["a": [1]]["a"]?.count as Any"#, "Optional(1)"), ("[[Point()].first?.x]", "[Optional(1)]"),
      ("[Point()].map(\\.next)", "[Optional(3)]"), (#"["q": "a"]["q"]"#, #"Optional("a")"#),
    ])
  func optionals(value: String, text: String) throws {
    try expect(value, text)
  }

  @Test func theNameOfTheModuleIsNotKnown() throws {
    let played = try played(#""\(Outer())" == "a" ? 1 : 0"#)
    #expect(played.value("Circle.offset.x", at: 0.5) == nil)
    #expect(played.notes.contains { $0.contains("'String(describing: Outer())' is not known") })
  }

  @Test(
    "an optional that is kept as any value is not taken for what it holds",
    arguments: [
      "let all: [Any] = [1, Optional(3) as Any]; return \"\\(all)\"",
      "let o: Int? = 3; let all: [Any] = [o as Any, 2]; return \"\\(all[0])\"",
      "let o: Int? = 3; let d: [String: Any] = [\"a\": o as Any]; return \"\\(d)\"",
      "let o: Int? = 3; let a: Any = o as Any; return \"\\(a)\"",
      "let a: Any = \"abc\".first; return \"\\(a)\"", "let o: Int? = 3; return any(o as Any)",
    ])
  func lostOptionals(code: String) throws {
    try ValueTable.expect(code, makes: nil, "func any(_ x: Any) -> String { \"\\(x)\" }")
  }

  @Test(
    "casts and 'map' of an optional print as the optionals that they make",
    arguments: [
      (
        #"return "\("12" as Any as? Int) \(3 as Any as? Int) \(3 as Any is String)""#,
        "nil Optional(3) false"
      ),
      (
        #"let p: Point? = Point(); return "\(p.map { $0.next }) \(p.flatMap { $0.next }) \(p.map { $0.x })""#,
        "Optional(Optional(3)) Optional(3) Optional(1)"
      ),
      (
        #"let p: Point? = nil; return "\(p.map { $0.next }) \(p.map { $0.next } == nil)""#,
        "nil true"
      ),
      // Nil inside of an optional is not nil.
      (#"let p: Point? = Point(); return "\(p.map { $0.last })""#, nil),
    ])
  func madeOptionals(code: String, text: String?) throws {
    try ValueTable.expect(code, makes: text, Self.types)
  }

  @Test func optionalsThatAreKnownAsSuch() throws {
    try ValueTable.expect(
      """
      let o: Int? = 3
      let x = o as Any
      let none: [Any] = [Optional<Int>.none as Any]
      return "\\(x) \\(o as Any) \\(String(describing: o as Any)) \\(x as? Int ?? 9) \\(none)"
      """, makes: "Optional(3) Optional(3) Optional(3) 3 [nil]")
  }

  @Test func describing() throws {
    try ValueTable(declarations: Self.types).expect([
      #"String(describing: Card()) == "<1>" ? 1 : 0"#: 1,
      #"String(describing: [1].first) == "Optional(1)" ? 1 : 0"#: 1,
    ])
  }

  /// A type is printed as its name: the texts are from Swift's compiler.
  @Test func types() throws {
    let declarations = Self.types + "struct Box<Value> {}\n"
    try ValueTable(declarations: declarations).expect([
      #""\(Point.self) \(Int.self) \(CGSize.self)" == "Point Int CGSize" ? 1 : 0"#: 1,
      #"String(describing: Phase.self) == "Phase" ? 1 : 0"#: 1,
      #"String(describing: type(of: Point())) == "Point" ? 1 : 0"#: 1,
      #""\(type(of: Phase.rest)) \(type(of: 3)) \(type(of: "a"))" == "Phase Int String" ? 1 : 0"#:
        1,
      "type(of: Child()) == Child.self ? 1 : 0": 1, "type(of: Card()) == Point.self ? 1 : 0": 0,
      #""\(Box<Int>.self)" == "Box<Int>" ? 1 : 0"#: 1,
      #"String(reflecting: "a") == "\"a\"" ? 1 : 0"#: 1,
      #"String(reflecting: Wide()) == "wide" ? 1 : 0"#: 1,
    ])
    // A number may be a Double or a CGFloat, and an optional value may be nil.
    for value in ["Double.self", "Box<Double>.self", "type(of: 1.5)", "type(of: Int(\"3\"))"] {
      let played = try played("\"\\(\(value))\" == \"a\" ? 1 : 0", declarations)
      #expect(played.value("Circle.offset.x", at: 0.5) == nil, "\(value)")
      #expect(!played.notes.isEmpty)
    }
  }

  @Test func aResultHoldsAValueOfItsType() throws {
    try ValueTable(
      declarations: """
        enum Problem: Error { case none }
        func half(_ n: Int) throws -> Int { if n % 2 == 1 { throw Problem.none }; return n / 2 }
        func loaded(_ works: Bool) -> Result<Int, Problem> { works ? .success(3) : .failure(.none) }
        """
    ).expect([
      #"""
      switch loaded(true) {
      case .success(let count): return "\(count)" == "3" ? 1 : 0
      case .failure: return 2
      }
      """#: 1,
      "if case .failure(let problem) = loaded(false) { return problem == .none ? 1 : 2 }; return 0":
        1,
      #""\(loaded(true))" == "success(3)" ? 1 : 0"#: 1,
      "if case .success(let n) = Result(catching: { try half(6) }) { return Double(n) }; return 0":
        3,
      "if case .failure = Result(catching: { try half(5) }) { return 1 }; return 0": 1,
      "let made = Result { try half(8) }; return Double((try? made.get()) ?? 9)": 4,
    ])
  }

  @Test func textsAreCompared() throws {
    try ValueTable().expect([
      #""b".compare("a") == .orderedDescending ? 1 : 0"#: 1,
      #""ABC".caseInsensitiveCompare("abc") == .orderedSame ? 1 : 0"#: 1,
    ])
  }

  /// Adapters of other sequences are printed as types of Swift, and the elements of a set have no order.
  @Test(arguments: [
    "[1, 2].reversed()", "[1].enumerated()", "zip([1], [2])", "[1].lazy.map { $0 }",
  ])
  func adaptersAreNotWritten(value: String) throws {
    let played = try played("\"\\(\(value))\" == \"a\" ? 1 : 0")
    #expect(played.value("Circle.offset.x", at: 0.5) == nil)
    #expect(played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }

  @Test func theOrderOfASetIsNoted() throws {
    let played = try played(#""\(Set([1, 2]))" == "[1, 2]" ? 1 : 0"#)
    #expect(played.notes.contains { $0.contains("has no order") }, "\(played.notes)")
  }

  private func expect(_ value: String, _ text: String) throws {
    let literal = text.replacing("\"", with: "\\\"")
    try ValueTable(declarations: Self.types).expect([
      #""\(\#(value))" == "\#(literal)" ? 1 : 0"#: 1
    ])
  }

  private func played(_ value: String, _ declarations: String = types) throws -> PlayedViews {
    try PlayedViews(
      declarations + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Double { \(value) }
          var body: some View {
            Circle().offset(x: isOn ? value : 50).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
  }
}
