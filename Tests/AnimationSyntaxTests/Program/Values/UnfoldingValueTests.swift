import Testing

/// Sequences whose elements a closure creates; the values are from programs that Swift's compiler built.
@Suite struct UnfoldingValueTests {
  @Test func values() throws {
    try ValueTable(
      declarations: """
        final class Node {
          let name: String
          weak var parent: Node?
          init(_ name: String, _ parent: Node? = nil) { (self.name, self.parent) = (name, parent) }
        }
        let root = Node("a")
        let middle = Node("b", root)
        let leaf = Node("c", middle)
        """
    ).expect([
      #""\(Array(sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }))" == "[1, 2, 4, 8, 16, 32, 64]" ? 1 : 0"#:
        1,
      #""\(sequence(first: 1) { $0 * 1.5 }.prefix(3).map { $0 })" == "[1.0, 1.5, 2.25]" ? 1 : 0"#:
        1,
      "Double(sequence(first: 2) { $0 * 2 }.first { $0 > 30 }!)": 32,
      "Double(sequence(first: 1) { $0 + 2 }.prefix { $0 < 9 }.map { $0 }.count)": 4,
      """
      var sum = 0
      for number in sequence(first: 10, next: { $0 - 3 }) {
        if number < 0 { break }
        sum += number
      }
      return Double(sum)
      """: 22,
      """
      let numbers = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int? in
        defer { state = (state.1, state.0 + state.1) }
        return state.0
      }
      return Double(numbers.prefix(8).reduce(0) { $0 * 2 + $1 })
      """: 201,
      #"zip(sequence(first: 0) { $0 + 2 }, ["a", "b"]).map { "\($0)\($1)" } == ["0a", "2b"] ? 1 : 0"#:
        1,
      #"sequence(first: leaf) { $0.parent }.map(\.name) == ["c", "b", "a"] ? 1 : 0"#: 1,
      "sequence(first: leaf, next: { $0.parent }).contains { $0.name == \"a\" } ? 1 : 0": 1,
    ])
  }
}
