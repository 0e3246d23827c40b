import AnimationSyntax
import Testing

/// Generic functions and types of an app: the common type of the arguments determines the type of literals.
@Suite("Views: generic helpers")
struct TypeParametersTests {
  /// Every circle moves from 0 to 100 in a second, from a tap at 0.5 s on.
  @Test(
    "generic functions play",
    arguments: [
      (
        "func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }",
        "Circle().offset(x: lerp(0, 100, p))"
      ),
      (
        "func clamp<T: Comparable>(_ v: T, _ low: T, _ high: T) -> T { min(max(v, low), high) }",
        "Circle().offset(x: clamp(p * 100, 0, 100))"
      ),
      // Integer literals among fractions are fractions: 0.5 is not 0.
      (
        "func share<T: BinaryFloatingPoint>(_ v: T, of low: T, to high: T) -> T { (v - low) / (high - low) }",
        "Circle().offset(x: share(p + 1, of: 1, to: 3) * 200)"
      ),
      (
        "func half<Number>(_ v: Number, _ divide: (Number) -> Number) -> Number { divide(v) }",
        "Circle().offset(x: half(p) { $0 / 2 } * 200)"
      ),
      (
        "func pick<T>(_ isOn: Bool, _ one: T, _ other: T) -> T { isOn ? one : other }",
        "Circle().offset(x: pick(p > 0, 1, 0) / 2 * 200)"
      ),
      (
        "extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }",
        "Circle().offset(x: (p * 100).clamped(to: 0...100))"
      ),
      (
        "extension BinaryFloatingPoint { var doubled: Self { self * 2 } }",
        "Circle().offset(x: p.doubled * 50)"
      ),
      (
        "extension CGFloat { var wide: CGFloat { self * 50 } }\nextension Double { var twice: Double { self * 2 } }",
        "Circle().offset(x: p.wide.twice)"
      ),
      (
        "extension Collection { var middle: Element { self[count / 2] } }",
        "Circle().offset(x: [0, p * 100, 3].middle)"
      ),
      (
        """
        extension View {
          @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
            if condition { transform(self) } else { self }
          }
        }
        """, "Circle().if(isWide) { $0.offset(x: p * 100) }"
      ),
      (
        "struct Box<Value, Content: View>: View { let value: Value; let content: (Value) -> Content; var body: some View { content(value) } }",
        "Box(value: p) { Circle().offset(x: $0 * 100) }"
      ),
      // The type arguments of a type apply to its members: 7 is a fraction in all of these.
      (
        "struct Box<T> { var v: T }",
        #"Circle().offset(x: "\(Box<Double>(v: 7).v / 2)" == "3.5" ? p * 100 : 0)"#
      ),
      (
        "struct Box<T> { var v: T }\nfunc half(_ b: Box<Double>) -> String { \"\\(b.v / 2)\" }",
        #"Circle().offset(x: half(Box(v: 7)) + half(.init(v: 8)) == "3.54.0" ? p * 100 : 0)"#
      ),
      (
        "struct Box<T> { var v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) } }\ntypealias Nested<T> = Box<Box<T>>",
        #"Circle().offset(x: "\(Nested<Double>(v: .init(v: 7)).v.map { $0 / 2 }.v)" == "3.5" ? p * 100 : 0)"#
      ),
      (
        #"""
        struct Stack<E> { var items = [E](); mutating func push(_ e: E) { items.append(e) }; subscript(i: Int) -> E { items[i] } }
        func halves() -> String { var s = Stack<Double>(); s.push(7); return "\(s[0] / 2) \(s.items[0] / 2) \(s.items)" }
        """#, #"Circle().offset(x: halves() == "3.5 3.5 [7.0]" ? p * 100 : 0)"#
      ),
      (
        #"""
        enum Either<A, B> { case left(A), right(B) }
        func half(_ e: Either<Double, Int>) -> String { switch e { case .left(let x): "\(x / 2)"; case .right(let n): "\(n / 2)" } }
        """#,
        #"Circle().offset(x: half(.left(7)) + half(Either<Double, Int>.left(9)) + half(.right(7)) == "3.54.53" ? p * 100 : 0)"#
      ),
      (
        #"""
        final class Reference<T> { var v: T; init(_ v: T) { self.v = v } }
        func half() -> String { let r = Reference<Double>(1); r.v = 7; return "\(r.v / 2)" }
        """#, #"Circle().offset(x: half() == "3.5" ? p * 100 : 0)"#
      ),
      // The literal that is the initial value of a property, and literals in generic code.
      (
        #"""
        struct Sum<T: Numeric> { var all: T = 7; mutating func add(_ x: T) -> T { all += x; return all } }
        func halves() -> String { var s = Sum<Double>(); let first = s.all / 2; return "\(first) \(s.add(2) / 2)" }
        """#, #"Circle().offset(x: halves() == "3.5 4.5" ? p * 100 : 0)"#
      ),
      (
        "extension Optional { func or(_ other: Wrapped) -> Wrapped { self ?? other } }\nlet none: Double? = nil",
        #"Circle().offset(x: "\(none.or(7) / 2)" == "3.5" ? p * 100 : 0)"#
      ),
      // In generic code, Swift does not choose a function by the type arguments.
      (
        "func f(_ x: Int) -> Double { 1 }\nfunc f<T>(_ x: T) -> Double { 100 }\nfunc g<T>(_ x: T) -> Double { f(x) }",
        "Circle().offset(x: g(1) * f(1) * p)"
      ),
    ])
  func helpers(declaration: String, content: String) throws {
    let played = try PlayedViews(
      """
      \(declaration)
      struct V: View {
        @State var p: CGFloat = 0
        let isWide = true
        var body: some View {
          \(content).onTapGesture { withAnimation(.linear(duration: 1)) { p = 1 } }
        }
      }
      """, doing: "tap()")
    played.expect("Circle.offset.x", [0.5: 0, 1: 50, 1.5: 100], within: 1e-3)
  }
}
