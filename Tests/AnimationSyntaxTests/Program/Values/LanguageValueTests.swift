import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: values of the language")
struct LanguageValueTests {
  /// Plays a circle whose offset a tap changes.
  private func played(_ members: String, _ chain: String, _ action: String = "isOn.toggle()") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        \(members)
        var body: some View {
          Circle()\(chain).onTapGesture { \(action) }
        }
      }
      """, doing: "tap(\"Circle\")")
  }

  @Test("a function that is declared after its call has its default arguments")
  func defaults() throws {
    let played = try played(
      "func shift(_ isOn: Bool, by step: Double = 10, twice: Bool = true) -> Double { isOn ? twice ? 2 * step : step : 0 }",
      ".offset(x: shift(isOn))")
    played.expect("Circle.offset.x", [0.5: 20])
    #expect(!played.notes.contains { $0.contains("left out") })
  }

  @Test(
    "angles, sizes and points are multiplied and divided by numbers",
    arguments: [
      (".rotationEffect(isOn ? Angle.degrees(90) / 2 : .zero)", "rotationEffect", 45.0),
      (".rotationEffect(isOn ? Angle.degrees(90) * 2 : .zero)", "rotationEffect", 180),
      (".offset(isOn ? CGSize(width: 10, height: 4) / 4 : .zero)", "offset.x", 2.5),
      (".offset(isOn ? CGSize(width: 10, height: 4) * 4 : .zero)", "offset.y", 16),
      (".position(isOn ? CGPoint(x: 10, y: 4) / 4 : .zero)", "position.y", 1),
      (".position(isOn ? CGPoint(x: 10, y: 4) * 4 : .zero)", "position.x", 40),
    ])
  func scaled(chain: String, row: String, value: Double) throws {
    try played("", chain).expect("Circle.\(row)", [0.483333: 0, 0.5: value], within: 1e-6)
  }

  /// The results of Swift's own initializers.
  @Test(
    "numbers are made of numbers and texts",
    arguments: [
      ("Double(3)", 3.0), ("Double(\"2.5\") ?? 0", 2.5), ("Double(exactly: 7) ?? 0", 7),
      ("Double(Int(2.9))", 2), ("Double(Int(exactly: 2.5) ?? 9)", 9),
      ("Double(Int(exactly: 2.0) ?? 9)", 2), ("Double(Int(\"ff\", radix: 16) ?? 0)", 255),
      ("Double(Int(\"12\") ?? 0)", 12), ("Double(Int(\"1g\", radix: 16) ?? 4)", 4),
      ("Double(String(255, radix: 16) == \"ff\" ? 1 : 2)", 1),
      ("Double(String(255, radix: 16, uppercase: true) == \"FF\" ? 1 : 2)", 1),
    ])
  func conversions(text: String, value: Double) throws {
    try played("", ".offset(x: isOn ? \(text) : 0)").expect("Circle.offset.x", [0.5: value])
  }

  @Test(
    "an initializer that neither Swift nor the files have is not known",
    arguments: [
      "Double(percent: 20)", "CGFloat(20, of: 3)", "Double(Int(hex: \"ff\"))", ".init(percent: 20)",
    ])
  func unknownInitializer(text: String) throws {
    let played = try played("", ".offset(x: isOn ? \(text) : 0)")
    #expect(played.value("Circle.offset.x", at: 0.5) == nil)
    #expect(played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }

  @Test(
    "ranges with one end are patterns, tests and parts of arrays",
    arguments: [
      ("-3", 1.0), ("0", 2), ("9", 2), ("10", 3), ("400", 3),
    ])
  func openRanges(count: String, level: Double) throws {
    let played = try played(
      """
      var level: Double { switch isOn ? \(count) : 5 { case ..<0: 1; case 0..<10: 2; case 10...: 3; default: 9 } }
      var half: Double { switch isOn ? \(count).5 : 5 { case ...(-0.5): 1; case (-0.5)..<10: 2; case 10...: 3; default: 9 } }
      var isFar: Bool { (10...).contains(isOn ? \(count) : 5) }
      """,
      ".offset(x: isOn ? level : 0, y: isOn ? half : 0).scaleEffect(isFar ? 2 : isOn ? 3 : 1)")
    played.expect("Circle.offset.x", [0.5: level])
    played.expect("Circle.offset.y", [0.5: level])
    played.expect("Circle.scaleEffect", [0.5: level == 3 ? 2 : 3])
    #expect(!played.notes.contains { $0.contains("left out") })
  }

  @Test(
    "collections are cut by ranges with one end, and reduced",
    arguments: [
      ("all[2...].reduce(0, +)", 70.0), ("all[..<3].reduce(0, +)", 60),
      ("all[...1].reduce(0, +)", 30), ("all[4...].reduce(7, +)", 7),
      ("all.reduce(into: 0.0) { $0 += $1 }", 100),
      ("all.reduce(into: [Double]()) { $0.insert($1 / 2, at: 0) }[0]", 20),
      (
        "\"aab\".reduce(into: [Letter]()) { found, letter in if let last = found.last(where: { $0.letter == letter }) { found.append(.init(letter: letter, count: last.count + 1)) } else { found.append(.init(letter: letter, count: 1)) } }[1].count",
        2
      ),
      (
        "\"aab\".reduce(into: [String: Double]()) { $0[String($1), default: 0] += 1 }[\"a\"] ?? 0",
        2
      ),
    ])
  func reduced(expression: String, value: Double) throws {
    let played = try played(
      "struct Letter { let letter: Character; let count: Double }\nlet all = [10.0, 20, 30, 40]",
      ".offset(x: isOn ? \(expression) : 0)")
    played.expect("Circle.offset.x", [0.483333: 0, 0.5: value], within: 1e-6)
    #expect(!played.notes.contains { $0.contains("left out") })
  }

  @Test("'.none' is no animation, and nil")
  func none() throws {
    let played = try played(
      "@State private var x: Double? = .none",
      ".offset(x: x ?? 5, y: isOn ? 10 : 0).animation(isOn ? .none : .linear(duration: 1), value: isOn)",
      "isOn = true; x = isOn ? 7 : .none")
    played.expect("Circle.offset.x", [0.483333: 5, 0.5: 7], within: 1e-6)
    #expect(played.row("Circle.offset.y", at: 0.5)?.event == "jump")
    #expect(!played.notes.contains { $0.contains("left out") })
  }

  @Test("a random number is an argument like any other")
  func random() throws {
    let played = try played(
      "",
      ".offset(x: isOn ? 10 : 0).animation(.linear(duration: 1).delay(.random(in: 0...2)), value: isOn)"
    )
    played.expect("Circle.offset.x", [1.5: 0, 2: 5, 2.5: 10])
    #expect(played.animations(of: "Circle.offset.x") == [".linear(duration: 1).delay(1)"])
  }

  @Test("identifiers differ, and their texts are equal where they are")
  func identifiers() throws {
    let played = try played(
      "@State private var id = UUID(); @State private var other = UUID()",
      ".offset(x: id.uuidString == other.uuidString ? 10 : 0, y: UUID(uuidString: id.uuidString) == id ? 1 : 2)",
      "other = id")
    played.expect("Circle.offset.x", [0.483333: 0, 0.5: 10], within: 1e-6)
    #expect(played.row("Circle.offset.y", at: 0) == nil)
    #expect(
      try self.played("", ".offset(x: isOn ? CGFloat(UUID().uuidString.count) : 0)")
        .value("Circle.offset.x", at: 0.5) == 36)
  }

  @Test("a frame without an end on one side moves on the other")
  func infinity() throws {
    let played = try played("", ".frame(width: .infinity, height: isOn ? 20 : 40)")
    #expect(played.attributes == ["Circle.frame.height"])
    #expect(!played.notes.contains { $0.contains("left out") })
  }

  @Test(
    "texts change as lists do",
    arguments: [
      ("word.remove(at: 0)", "bcd"), ("word.insert(\"x\", at: 1)", "axbcd"),
      ("word.replaceSubrange(1...2, with: \"xyz\")", "axyzd"), ("word.removeSubrange(0..<2)", "cd"),
      ("word.removeLast(3)", "a"), ("word.removeFirst(3)", "d"),
      ("letters.replaceSubrange(1..<2, with: [\"x\", \"y\"]); word = letters.joined()", "axyc"),
      ("letters.reserveCapacity(9); letters.removeSubrange(0...1); word = letters.joined()", "c"),
    ])
  func texts(action: String, word: String) throws {
    let played = try played(
      "@State private var word = \"abcd\"; @State private var letters = [\"a\", \"b\", \"c\"]",
      ".offset(x: word == \"\(word)\" ? 10 : 0)", action)
    #expect(played.value("Circle.offset.x", at: 0.5) == 10, "\(played.notes)")
  }

  @Test("what other files add to a date may take a text, and a class may inherit")
  func others() throws {
    let played = try PlayedViews(
      """
      final class Tracker: NSObject, ObservableObject {
        @Published var x = 0.0
        override init() { super.init(); x = 5 }
      }
      struct ContentView: View {
        @StateObject private var tracker = Tracker()
        @State private var date = Date()
        var body: some View {
          Text(date.format("MMM")).offset(x: tracker.x).onTapGesture { tracker.x = 10 }
        }
      }
      """, doing: "tap(\"Text\")")
    played.expect("Text.offset.x", [0: 5, 0.5: 10])
  }

  @Test("a state that belongs to no view keeps its value")
  func constant() throws {
    let played = try PlayedViews(
      """
      struct Row: View {
        @Binding var name: String?
        var body: some View {
          Circle().offset(x: name == nil ? 10 : 0).onTapGesture { name = nil }
        }
      }
      struct Row_Previews: PreviewProvider {
        @State static var name: String? = "a"
        static var previews: some View { Row(name: $name); Text(name!) }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.attributes.isEmpty)
  }

  @Test(
    "a function in a tuple is called by its number, and unknown calls for each element are told")
  func forEachElement() throws {
    try ValueTable.expect(
      """
      let all: [(id: Int, (Double) -> Double)] = [(1, { $0 * 2 }), (2, { $0 + 1 })]
      var log: [Double] = []
      let add: (Any) -> Void = { log.append($0 as? Double ?? 0) }
      let acts = [(0, add)]
      acts.forEach { $0.1(4.5) }
      return "\\(all[0].1(4)) \\(all.map { $0.1(3) }) \\(log)"
      """, makes: "8.0 [6.0, 4.0] [4.5]")
    let played = try played("func go() { [1, 2].forEach { store.save($0) } }", "", "go()")
    #expect(
      played.notes.contains { $0.hasSuffix("'store.save(…)' is not known; the call is skipped") },
      "\(played.notes)")
  }

  @Test("a call that is skipped is told by its own name")
  func skipped() throws {
    let action = "withAnimation(.linear(duration: 1)) { store.save() }"
    let note = "'store.save(…)' is not known; the call is skipped"
    for action in [action, "finish() }; func finish() { \(action)"] {
      let played = try PlayedViews(
        """
        struct ContentView: View {
          var body: some View { Circle().onTapGesture { go() } }
          func go() { \(action) }
        }
        """, doing: "tap(\"Circle\")")
      #expect(played.notes.contains { $0.hasSuffix(note) }, "\(played.notes)")
    }
  }

  @Test(
    "the scene of an app leads to its screen, whose safe area has no insets",
    arguments: [
      "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.screen.bounds.width ?? 0",
      "UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.bounds.size.width ?? 0",
      "393 + (UIApplication.shared.windows.first?.safeAreaInsets ?? .zero).top",
    ])
  func scene(width: String) throws {
    let played = try played("var width: CGFloat { \(width) }", ".offset(x: isOn ? width : 0)")
    played.expect("Circle.offset.x", [0.5: 393])
    #expect(
      played.notes.contains { $0.contains(width.contains("Insets") ? "0 is taken" : "--screen") })
  }

  @Test(
    "texts have parts, which are texts",
    arguments: [
      ("word.contains(\"hear\")", true), ("word.contains(\"h\")", true),
      ("word.contains(\"hare\")", false), ("word.contains(\"\")", false),
      ("word.prefix(2) == \"he\"", true), ("word.suffix(3) == \"art\"", true),
      ("word.dropFirst() == \"eart\"", true), ("word.dropLast(4) == \"e\"", false),
      ("String(word.dropLast(3)) == \"he\"", true),
      ("String(word.reversed()) == \"traeh\"", true),
    ])
  func textParts(condition: String, holds: Bool) throws {
    let played = try played(
      "@State private var word = \"heart\"",
      ".offset(x: isOn ? (\(condition) ? 10 : 20) : 0)")
    played.expect("Circle.offset.x", [0.5: holds ? 10 : 20])
  }

  @Test(
    "a dictionary is made of groups or of pairs",
    arguments: [
      ("Dictionary(grouping: [1, 2, 3, 4, 5]) { $0 % 2 }[1]?.count ?? 0", 3.0),
      ("Dictionary(grouping: names, by: \\.count)[3]?.count ?? 0", 2),
      ("Dictionary(grouping: names, by: { $0.count }).keys.count", 2),
      (
        "Array(Dictionary(grouping: names) { $0.count }).sorted { $0.key < $1.key }[1].value.count",
        1
      ),
      ("Dictionary(uniqueKeysWithValues: zip(names, [7, 8, 9]))[\"four\"] ?? 0", 9),
      ("Dictionary([(1, 2), (1, 5), (2, 9)], uniquingKeysWith: { $0 + $1 })[1] ?? 0", 7),
      ("Dictionary([(1, 2), (1, 5)]) { old, _ in old }[1] ?? 0", 2),
      ("[String: Int](minimumCapacity: 3).count", 0), ("[String: Int]().count + 6", 6),
    ])
  func dictionaries(expression: String, value: Double) throws {
    let played = try played(
      "let names = [\"one\", \"two\", \"four\"]\nvar found: Int { \(expression) }",
      ".offset(x: isOn ? Double(found) : -1)")
    played.expect("Circle.offset.x", [0.45: -1, 0.5: value])
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test(
    "a dictionary whose keys are not known is not known",
    arguments: [
      "Dictionary(grouping: [1, 2]) { store.key($0) }",
      "Dictionary(uniqueKeysWithValues: store.pairs)",
      "Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])", "Dictionary(store)",
    ])
  func unknownDictionaries(expression: String) throws {
    let played = try played(
      "var found: Int { \(expression).count }", ".offset(x: isOn ? Double(found) : -1)")
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("Circle.offset") && $0.contains("left out") })
  }

  @Test("an array of anything has elements of several types")
  func anything() throws {
    try ValueTable(properties: #"let xs: [Any] = [1, "a", 2.5, true]"#).expect([
      "Double(xs.count)": 4,
      "Double(xs.compactMap { $0 as? Int }.reduce(0, +))": 1,
      "Double(xs.compactMap { $0 as? String }.count)": 1,
      "Double(xs.compactMap { $0 as? Bool }.count)": 1,
      #"let x: Any = "a"; return Double((x as? Int) ?? 7)"#: 7,
      #"Double(([2, "b"] as [Any]).count)"#: 2,
      #"let x: Any = [1, 2]; return x is [Int] && !(x is [String]) && !(x is Int) ? 1 : 0"#: 1,
      #"let x: Any = "a"; return x is [String] || x is Double ? 1 : 0"#: 0,
      #"let x: Any = (1, 2); return x is String ? 1 : 0"#: 0,
      #"let x: Any = Set([1, 2]); return x is Set<Int> ? 1 : 0"#: 1,
    ])
  }

  @Test(
    "a number that may have been stored as another kind of number is not guessed",
    arguments: [
      "let x: Any = 5; return (x as? Double) ?? 7",
      "let x: Any = 3.0; return Double((x as? Int) ?? 7)",
    ])
  func numbersOfAnotherKind(statements: String) throws {
    let played = try played(
      "var found: Double { \(statements) }", ".offset(x: isOn ? found : -1)")
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("'x as? ") && $0.contains("is not known") })
  }

  @Test("a function of Swift's or Foundation's is a value")
  func functionValues() throws {
    try ValueTable().expect([
      "[4.0, 9].map(sqrt).reduce(0, +)": 5,
      "Double([-4, 9].map(abs).reduce(0, +))": 13,
      "[1.5, 2.5].map(floor).reduce(0, +)": 3,
      "[1.5, 0.5].reduce(9, min)": 0.5,
      "let f: (Double) -> Double = sin; return f(0)": 0,
    ])
  }

  @Test("what is written through a missing value is not written")
  func missing() throws {
    try ValueTable(declarations: "struct Point { var x = 0.0; var all = [1] }").expect([
      "var x: Int? = nil; x? += 2; return x == nil ? 1 : 0": 1,
      "var x: Int? = 1; x? += 2; return Double(x!)": 3,
      "var o: Point? = Point(); o?.x = 9; o?.all[0] += 4; return o!.x + Double(o!.all[0])": 14,
      "var o: Point? = nil; o?.x = 9; return o == nil ? 1 : 0": 1,
      #"let x = Int("7").flatMap { $0 > 5 ? $0 : nil }; return Double(x ?? 0)"#: 7,
      #"return Int("7x").map { Double($0) } ?? 2"#: 2,
    ])
  }

  @Test("a set of options is made of none and of an array")
  func options() throws {
    try ValueTable(
      declarations: """
        struct Options: OptionSet {
          let rawValue: Int
          static let a = Options(rawValue: 1), b = Options(rawValue: 2), c = Options(rawValue: 4)
        }
        """
    ).expect([
      "Options([.a, .c]).contains(.c) ? 1 : 0": 1,
      "var o = Options(); o.insert(.b); o.insert(.c); o.remove(.b); return Double(o.rawValue)": 4,
      "Double(Options([.a]).union(.c).rawValue)": 5,
      "Options([]).isEmpty ? 1 : 0": 1,
      "Double(Options([.a, .b]).symmetricDifference([.b, .c]).rawValue)": 5,
    ])
  }
}
