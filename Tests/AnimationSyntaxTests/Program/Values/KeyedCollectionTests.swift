import AnimationSyntax
import Testing

/// Functions of sets and dictionaries, and of collections that are compared.
///
/// The values are those that Swift's compiler gives.
@Suite("Views: sets and dictionaries")
struct KeyedCollectionTests {
  @Test(
    "functions give what Swift's give",
    arguments: [
      ("return prices.mapValues { $0 * 10 }[\"b\"] ?? -1", 20.0),
      ("return prices.mapValues { $0 > 1 ? 5.0 : 1 }.values.reduce(0, +)", 11),
      ("return prices.compactMapValues { $0 > 1 ? $0 : nil }[\"a\"] ?? -1", -1),
      ("return Double(prices.compactMapValues { $0 > 1 ? $0 : nil }.count)", 2),
      ("return prices.filter { $0.value > 1 }[\"c\"] ?? -1", 3),
      ("return prices.filter { key, value in key == \"a\" && value < 2 }[\"b\"] ?? -1", -1),
      (
        "return prices.merging([\"a\": 10, \"d\": 4]) { old, new in old * 100 + new }[\"a\"] ?? -1",
        110
      ),
      ("return prices.merging([\"d\": 4], uniquingKeysWith: +)[\"d\"] ?? -1", 4),
      ("return numbers.filter { $0 > 1 } == Set([3, 2]) ? 1 : 0", 1),
      ("return numbers.filter { $0 > 1 }.contains(1) ? 1 : 0", 0),
      ("return Double(numbers.symmetricDifference([3, 4]).reduce(0, +))", 7),
      ("return numbers.isSubset(of: [1, 2, 3, 4]) ? 1 : 0", 1),
      ("return numbers.isSuperset(of: [1, 5]) ? 1 : 0", 0),
      ("return numbers.isStrictSubset(of: [1, 2, 3]) ? 1 : 0", 0),
      ("return numbers.isStrictSuperset(of: [1, 2]) ? 1 : 0", 1),
      ("return numbers.isDisjoint(with: [4, 5]) ? 1 : 0", 1),
      ("return Double([1, 2, 5, 1].drop { $0 < 3 }.reduce(0, +))", 6),
      ("return Double([1, 2].drop(while: { $0 < 3 }).count)", 0),
      ("return [1, 2, 3].starts(with: [1, 2]) ? 1 : 0", 1),
      ("return [1, 2].starts(with: [1, 2, 3]) ? 1 : 0", 0),
      ("return [1, 2].elementsEqual([1, 2]) ? 1 : 0", 1),
    ])
  func values(code: String, result: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        let prices = ["a": 1.0, "b": 2, "c": 3]
        let numbers: Set<Int> = [1, 2, 3]
        var value: Double { \(code) }
        var body: some View {
          Circle().offset(x: isOn ? value : -50).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.5: result], within: 1e-9)
  }
}
