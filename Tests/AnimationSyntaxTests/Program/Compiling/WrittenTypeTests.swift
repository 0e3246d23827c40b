import AnimationSyntax
import Testing

/// Types as expressions.
///
/// The values are from Swift's compiler.
@Suite("Views: collections of a type, as types")
struct WrittenTypeTests {
  private static let types = """
    struct Card { var width = 1.0; static var samples: [Card] { [Card(width: 3), Card()] } }
    extension Array where Element == Card {
      static var all: [Card] { Card.samples + Card.samples }
      static func made(_ n: Int) -> [Card] { (0..<n).map { Card(width: Double($0)) } }
    }
    extension Dictionary where Key == String, Value == Int {
      static let usual = ["a": 7]
      static func make(_ n: Int) -> [String: Int] { ["b": n] }
    }
    extension Set { static func single(_ element: Element) -> Set { [element] } }
    let Cards = [Card(width: 5)]

    """

  @Test("they are asked for what extensions add to the type")
  func members() throws {
    try ValueTable(declarations: Self.types).expect([
      "[Card].all[2].width": 3, "Double([Card].made(4).count)": 4,
      #"[Card].made(3).map(\.width).reduce(0, +)"#: 3,
      #"Double([String: Int].usual["a"]! + [String: Int].make(5)["b"]!)"#: 12,
      "Double(Set<Int>.single(4).count)": 1, "Double([Card](Card.samples).count)": 2,
      "Double([[Card]]().count)": 0,
    ])
  }

  @Test("an array of values is asked for what it has itself")
  func values() throws {
    try ValueTable(declarations: Self.types).expect([
      "[Cards].first![0].width": 5, "Double([Card.samples].count)": 1,
      "Double([Card.self].count)": 1, "[Card(width: 2)].first!.width": 2,
    ])
  }
}
