import AnimationSyntax
import Testing

/// An app's own helpers for any type: what arguments share decides what literals are.
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
      // Whole literals among fractions are fractions: 0.5 is no 0.
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
