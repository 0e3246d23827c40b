import AnimationSyntax
import MotionRecording
import Testing

/// The choice among functions with the same name: labels and types decide, as in Swift.
@Suite("Views: overloads of the app's own")
struct OverloadTests {
  private func played(_ declarations: String, _ modifiers: String, _ action: String = "isOn = true")
    throws -> PlayedViews
  {
    try PlayedViews(
      """
      \(declarations)
      struct ContentView: View {
        @State var isOn = false
        @State var x = 0.0
        @State var drag = CGSize.zero
        var body: some View {
          VStack {
            Circle()\(modifiers)
            Text("Go").onTapGesture { \(action) }
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "a modifier of the app's own hands on to SwiftUI's where types do not tell",
    arguments: [
      (
        "func font(_ style: Style) -> some View { Themed { theme in font(theme.font) } }",
        ".font(Style())"
      ),
      (
        "func opacity(_ style: Style) -> some View { Themed { theme in self.opacity(theme.level) } }",
        ".opacity(Style())"
      ),
    ])
  func handedOn(function: String, call: String) throws {
    let played = try played(
      """
      struct Style { var isBold = false }
      struct Themed<Content: View>: View {
        @ViewBuilder var content: (Theme) -> Content
        var body: some View { content(Theme.shared.current) }
      }
      extension View { \(function) }
      """, "\(call).offset(x: isOn ? 5 : 0)")
    #expect(played.attributes == ["Themed.offset.x"])
    played.expect("Themed.offset.x", [0.5: 5])
  }

  @Test(
    "a function of the app's own leaves SwiftUI's alone",
    arguments: [
      (
        "func cornerRadius(_ radius: CGFloat, corners: Int) -> some View { self }",
        ".cornerRadius(isOn ? 20 : 10)", "cornerRadius", 20
      ),
      (
        "func cornerRadius(_ radius: CGFloat, corners: Int) -> some View { offset(x: radius) }",
        ".cornerRadius(isOn ? 20 : 10, corners: 3)", "offset.x", 20
      ),
      (
        "func offset(offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }",
        ".offset(x: isOn ? 5 : 0)", "offset.x", 5
      ),
      (
        "func offset(offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }",
        ".offset(offset: CGSize(width: isOn ? 30 : 0, height: 0))", "offset.x", 30
      ),
      (
        "func offset(_ point: CGPoint) -> some View { offset(x: 2 * point.x) }",
        ".offset(CGPoint(x: isOn ? 30 : 0, y: 0))", "offset.x", 60
      ),
      (
        "func offset(_ point: CGPoint) -> some View { offset(x: 2 * point.x) }",
        ".offset(isOn ? CGSize(width: 30, height: 0) : .zero)", "offset.x", 30
      ),
      (
        "func offset(_ point: CGPoint) -> some View { offset(x: 2 * point.x) }",
        ".offset(isOn ? .init(width: 30, height: 0) : .zero)", "offset.x", 30
      ),
      (
        "func frame(_ size: CGFloat) -> some View { frame(width: size, height: 2 * size) }",
        ".frame(isOn ? 80 : 40)", "frame.height", 160
      ),
      (
        "func frame(_ size: CGFloat) -> some View { frame(width: size, height: 2 * size) }",
        ".frame(width: 10, height: isOn ? 80 : 40)", "frame.height", 80
      ),
      (
        "func frame(size: CGSize, alignment: Alignment = .center) -> some View { frame(width: size.width, height: size.height) }",
        ".frame(size: CGSize(width: isOn ? 80 : 40, height: 1))", "frame.width", 80
      ),
      (
        "func border(_ color: Color, width: CGFloat, edges: [Edge]) -> some View { offset(x: width) }",
        ".border(Color.red, width: isOn ? 4 : 1)", "border.width", 4
      ),
      (
        "func border(width: CGFloat, edges: [Edge], color: Color) -> some View { offset(x: width) }",
        ".border(width: isOn ? 4 : 1, edges: [.top], color: .red)", "offset.x", 4
      ),
      (
        "func padding(_ step: Step) -> some View { padding(step.rawValue) }",
        ".padding(isOn ? .large : .small)", "padding", 40
      ),
      (
        "func padding(_ step: Step) -> some View { padding(step.rawValue) }",
        ".padding(isOn ? 20 : 10)", "padding", 20
      ),
      (
        "func padding(_ step: Step) -> some View { padding(step.rawValue) }",
        ".padding(.top, isOn ? 20 : 10)", "padding.top", 20
      ),
      (
        "func opacity(_ isVisible: Bool) -> some View { opacity(isVisible ? 1 : 0) }",
        ".opacity(isOn)", "opacity", 1
      ),
      (
        "func opacity(_ isVisible: Bool) -> some View { opacity(isVisible ? 1 : 0) }",
        ".opacity(isOn ? 0.9 : 0.5)", "opacity", 0.9
      ),
      (
        "func opacity(_ value: Double) -> some View { offset(x: value) }",
        ".opacity(isOn ? 0.9 : 0.5)", "offset.x", 0.9
      ),
      (
        "@_disfavoredOverload func opacity(_ value: Double) -> some View { offset(x: value) }",
        ".opacity(isOn ? 0.9 : 0.5)", "opacity", 0.9
      ),
      (
        "func shadow(radius: CGFloat, spread: CGFloat = 0, tint: Color = .black, y: CGFloat = 0, x: CGFloat = 0, times: Int = 1) -> some View { self }",
        ".shadow(radius: isOn ? 8 : 2)", "shadow.radius", 8
      ),
    ])
  func modifiers(function: String, call: String, attribute: String, value: Double) throws {
    let played = try played(
      "enum Step: CGFloat { case small = 4, large = 40 }\nextension View { \(function) }", call)
    #expect(played.value("Circle.\(attribute)", at: 0.5) == value, "\(played.attributes)")
    #expect(played.attributes == ["Circle.\(attribute)"] || played.attributes.count > 1)
    #expect(!played.notes.contains { $0.contains("left out") })
  }

  @Test(
    "a call of 'onChange' means the one whose closure has as many parameters",
    arguments: [
      ("", ".onChange(of: isOn) { _ in x = 10 }", 10.0),
      ("@_disfavoredOverload", ".onChange(of: isOn) { old, new in x = 10 }", 10),
      ("@_disfavoredOverload", ".onChange(of: isOn) { x = 10 }", 10),
      ("", ".onChange(of: isOn) { _, new in x = new ? 10 : 5 }", 10),
      ("", ".onChange(of: isOn) { x = 10 }", 10),
      ("", ".onChange(of: isOn, initial: true) { _, new in x = new ? 10 : 5 }", 10),
      ("", ".onChange(of: isOn, waiting: 2) { _ in x = 10 }", 7),
    ])
  func changes(attribute: String, call: String, x: Double) throws {
    let played = try played(
      """
      extension View {
        \(attribute) func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
          onChange(of: value) { _, new in action(new) }
        }
        func onChange<V: Equatable>(of value: V, waiting: Int, perform action: @escaping (V) -> Void) -> some View {
          offset(y: 7)
        }
      }
      """, ".offset(x: x)\(call)")
    if x == 7 {
      #expect(!played.attributes.contains("Circle.offset.x"))
    } else {
      #expect(played.value("Circle.offset.x", at: 0.5) == x, "\(played.notes)")
    }
  }

  @Test(
    "functions beside types, and those of a view itself, are chosen alike",
    arguments: [
      ("Dot(i: isOn ? 1 : 0).offset(x: isOn ? 3 : 0)", "Dot.offset.x", 3.0),
      ("Dot(i: isOn ? 1 : 0)", "Circle.offset.x", 10),
      ("Text(\"a\").offset(x: length(isOn ? 2 : 0))", "Text(\"a\").offset.x", 20),
      ("Text(\"a\").offset(x: length(isOn ? 2.5 : 0.0))", "Text(\"a\").offset.x", 2.5),
      ("Text(\"a\").offset(x: length(isOn ? \"abc\" : \"\"))", "Text(\"a\").offset.x", 3),
      ("Text(\"a\").offset(x: max(isOn ? 4 : 0, 1))", "Text(\"a\").offset.x", 4),
      ("Text(\"a\").offset(x: max(Pair(a: isOn ? 4 : 0, b: 1)))", "Text(\"a\").offset.x", 5),
    ])
  func functions(view: String, attribute: String, value: Double) throws {
    let played = try PlayedViews(
      """
      struct Pair { var a: Double; var b: Double }
      func max(_ pair: Pair) -> Double { pair.a + pair.b }
      func length(_ count: Int) -> Double { Double(count) * 10 }
      func length(_ points: Double) -> Double { points }
      func length(_ text: String) -> Double { Double(text.count) }
      struct Dot: View {
        var i: Int
        func offset(_ i: Int) -> Double { Double(i) * 10 }
        var body: some View { Circle().offset(x: offset(i)) }
      }
      struct ContentView: View {
        @State var isOn = false
        var body: some View { VStack { \(view); Text("Go").onTapGesture { isOn = true } } }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.value(attribute, at: 0.5) == value, "\(played.attributes) \(played.notes)")
  }

  @Test(
    "a method or an operator is the one that fits best, of the protocol that is refined furthest")
  func methods() throws {
    try ValueTable(
      declarations: """
        protocol Counting { func f(_ n: Int) -> Double; func f(_ s: String) -> Double }
        struct Counter: Counting { func f(_ n: Int) -> Double { 1 }; func f(_ s: String) -> Double { 2 } }
        protocol Measuring { func m(_ n: Int) -> Double }
        extension Measuring { func m(_ s: String) -> Double { 2 } }
        struct Meter: Measuring { func m(_ n: Int) -> Double { 1 } }
        class Base { func g(_ n: Int) -> Double { 1 } }
        class Derived: Base { func g(_ s: String) -> Double { 2 } }
        protocol Plain { func d() -> Double }
        extension Plain { func d() -> Double { 1 } }
        protocol Refined: Plain {}
        extension Refined { func d() -> Double { 2 } }
        struct Kept: Refined {}
        struct Several { func f(_ x: Int...) -> Double { 1 }; func f(_ x: Int) -> Double { 2 } }
        struct Side: OptionSet { let rawValue: Int; static let left = Side(rawValue: 1); static let right = Side(rawValue: 2) }
        struct Meters: ExpressibleByFloatLiteral, Equatable { var value: Double; init(floatLiteral value: Double) { self.value = value } }
        extension Array {
          func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] {
            sorted { $0[keyPath: path] < $1[keyPath: path] }
          }
        }
        func each(_ counters: [any Counting]) -> Double { counters.map { $0.f(1) * 10 + $0.f("x") }.reduce(0, +) }
        """
    ).expect([
      #"let c: any Counting = Counter(); return c.f(1) * 10 + c.f("x")"#: 12,
      "each([Counter(), Counter()])": 24,
      #"Meter().m(1) * 10 + Meter().m("x")"#: 12,
      #"Derived().g(1) * 10 + Derived().g("x")"#: 12,
      "Kept().d()": 2,
      "Several().f(1) * 10 + Several().f(1, 2)": 21,
      "let s: Side = [.left, .right]; return s == [.left, .right] ? 1 : 0": 1,
      "let s: Side = .left; return s == [] ? 1 : s == [.left] ? 2 : 3": 2,
      "Meters(floatLiteral: 2.5) == 2.5 ? 1 : 0": 1,
      #"["aaa", "b", "cc"].sorted(by: \.count).reduce(0) { $0 * 10 + Double($1.count) }"#: 123,
    ])
  }

  private static let kindsOfNumbers = """
    func f<T>(_ x: T) -> Int { 1 }
    func f(_ x: Double) -> Int { 2 }
    struct S { func g<T: Comparable>(_ x: T) -> Int { 1 }; func g(_ x: CGFloat) -> Int { 2 } }

    """

  @Test(
    "a function for numbers beside one for any type is meant where the kind of the number is certain",
    arguments: [
      ("return \"\\(f(1.5)) \\(f(Double(3))) \\(f(\"a\")) \\(f(-0.5 * 2.0))\"", "2 2 1 2"),
      ("return \"\\(S().g(CGFloat(3))) \\(S().g(\"a\"))\"", "2 1"),
      ("let c: CGFloat = 2; return \"\\(f(c))\"", nil), ("return \"\\(f(2))\"", nil),
      ("let d = 2.0; return \"\\(S().g(d))\"", nil), ("return \"\\(S().g(1.5))\"", nil),
    ])
  func kindsOfNumbers(code: String, text: String?) throws {
    try ValueTable.expect(code, makes: text, Self.kindsOfNumbers)
  }

  @Test("an own 'withAnimation' with other labels leaves SwiftUI's alone")
  func statements() throws {
    let played = try played(
      "func withAnimation(_ flag: Bool, body: () -> Void) { body() }", ".offset(x: x)",
      "withAnimation(.linear(duration: 1)) { x = 10 }")
    played.expect("Circle.offset.x", [1: 5, 1.5: 10])
  }

  @Test(
    "an overload whose types are one here does not mean itself",
    arguments: [
      "init(hex: Int, by n: Double = 1) { self.init(hex: UInt(hex), by: n) }; init(hex: UInt, by n: Double = 1) { x = Double(hex) * n }",
      "init(hex: UInt, by n: Double = 1) { x = Double(hex) * n }; init(hex: Int, by n: Double = 1) { self.init(hex: UInt(hex), by: n) }",
    ])
  func likeTypes(initializers: String) throws {
    let played = try PlayedViews(
      """
      struct Tone { var x: Double; \(initializers) }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? Tone(hex: 5).x : 0).onTapGesture { isOn = true }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 5])
  }
}
