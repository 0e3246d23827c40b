import AnimationSyntax
import Testing

/// Functions that change the value on which they are called.
///
/// The values are from Swift's compiler.
@Suite("Views: functions that change a value")
struct ValueMutatorTests {
  @Test("a number becomes what the function of the same kind makes of it")
  func numbers() throws {
    try ValueTable(
      declarations: """
        func changed(_ start: Double, _ change: (inout Double) -> Void) -> Double {
          var value = start
          change(&value)
          return value
        }

        """
    ).expect([
      "changed(2.25) { $0.formSquareRoot() }": 1.5,
      "changed(7.5) { $0.formRemainder(dividingBy: 2) }": -0.5,
      "changed(7.5) { $0.formTruncatingRemainder(dividingBy: 2) }": 1.5,
      "changed(2) { $0.addProduct(3, 4) }": 14,
      "changed(2.5) { $0.round(.up) }": 3,
      "changed(2.5) { $0.negate() }": -2.5,
    ])
  }

  @Test("what a dictionary has under its keys need not be known to merge it with others")
  func merging() throws {
    let played = try PlayedViews(
      """
      func service() -> Double { elsewhere.number }
      struct V: View {
        @State private var numbers: [String: Double] = ["a": 1]
        var body: some View {
          Circle().offset(x: Double(numbers.count) * 10 + (numbers["b"] ?? 0))
            .onAppear { numbers.merge(["b": 2, "c": service()]) { _, new in new } }
        }
      }
      """)
    played.expect("Circle.offset.x", [0: 32], within: 1e-9)
  }
}
