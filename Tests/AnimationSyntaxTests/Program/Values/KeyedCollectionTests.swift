import AnimationSyntax
import Testing

/// Functions of sets and dictionaries, and comparisons of collections.
///
/// The values are from Swift's compiler.
@Suite("Views: sets and dictionaries")
struct KeyedCollectionTests {
  @Test("functions give what Swift's give")
  func values() throws {
    try ValueTable(
      properties: """
        let prices = ["a": 1.0, "b": 2, "c": 3]
        let numbers: Set<Int> = [1, 2, 3]
        """
    ).expect([
      #"var e = prices; e["a"]? += 5; e["q"]? += 5; return e["a"]! * 10 + Double(e.count)"#: 63,
      #"var e = prices; e["q"]? = 5; return Double(e.count)"#: 3,
      #"var e = prices; let r = e.updateValue(9, forKey: "a"); return (r ?? 0) * 100 + e["a"]!"#:
        109,
      #"var e = prices; let r = e.updateValue(9, forKey: "n"); return (r ?? 7) * 10 + Double(e.count)"#:
        74,
      #"var e = prices; let r = e.removeValue(forKey: "b"); return (r ?? 0) * 10 + Double(e.count)"#:
        22,
      #"var e = prices; e.merge(["a": 10, "n": 4]) { $0 + $1 }; return e["a"]! * 10 + e["n"]!"#:
        114,
      #"var e = prices; e.merge(["a": 10], uniquingKeysWith: -); return e["a"]!"#: -9,
      #"prices.mapValues { $0 * 10 }["b"] ?? -1"#: 20.0,
      "prices.mapValues { $0 > 1 ? 5.0 : 1 }.values.reduce(0, +)": 11,
      #"prices.compactMapValues { $0 > 1 ? $0 : nil }["a"] ?? -1"#: -1,
      "Double(prices.compactMapValues { $0 > 1 ? $0 : nil }.count)": 2,
      #"prices.filter { $0.value > 1 }["c"] ?? -1"#: 3,
      #"prices.filter { key, value in key == "a" && value < 2 }["b"] ?? -1"#: -1,
      #"prices.merging(["a": 10, "d": 4]) { old, new in old * 100 + new }["a"] ?? -1"#: 110,
      #"prices.merging(["d": 4], uniquingKeysWith: +)["d"] ?? -1"#: 4,
      "numbers.filter { $0 > 1 } == Set([3, 2]) ? 1 : 0": 1,
      "numbers == [3, 1, 2, 2] && [1, 2, 3] == numbers && numbers != [1] ? 1 : 0": 1,
      "numbers.filter { $0 > 1 }.contains(1) ? 1 : 0": 0,
      "Double(numbers.symmetricDifference([3, 4]).reduce(0, +))": 7,
      "numbers.isSubset(of: [1, 2, 3, 4]) ? 1 : 0": 1,
      "numbers.isSuperset(of: [1, 5]) ? 1 : 0": 0,
      "numbers.isStrictSubset(of: [1, 2, 3]) ? 1 : 0": 0,
      "numbers.isStrictSuperset(of: [1, 2]) ? 1 : 0": 1,
      "numbers.isDisjoint(with: [4, 5]) ? 1 : 0": 1,
      "Double([1, 2, 5, 1].drop { $0 < 3 }.reduce(0, +))": 6,
      "Double([1, 2].drop(while: { $0 < 3 }).count)": 0,
      "[1, 2, 3].starts(with: [1, 2]) ? 1 : 0": 1,
      "[1, 2].starts(with: [1, 2, 3]) ? 1 : 0": 0,
      "[1, 2].elementsEqual([1, 2]) ? 1 : 0": 1,
    ])
  }
}
