import AnimationSyntax
import Testing

/// Literals of types that the files declare; the values are from a program that Swift's compiler built.
@Suite struct OwnLiteralTests {
  private static let types = """
    struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable {
      var value: Double
      init(_ value: Double) { self.value = value }
      init(floatLiteral value: Double) { self.value = value }
      init(integerLiteral value: Int) { self.value = Double(value) }
      static func + (one: Meters, other: Meters) -> Meters { Meters(one.value + other.value) }
      static func < (one: Meters, other: Meters) -> Bool { one.value < other.value }
    }
    func sum(_ one: Meters = 1, _ other: Meters = -2.5) -> Meters { one + other }
    let all: [Meters] = [1, 2.5, -4]
    let some: Meters? = 7
    struct Fraction: ExpressibleByFloatLiteral {
      var value: Double
      init(floatLiteral value: Double) { self.value = value }
    }
    let whole: Fraction = 3
    struct Tag: ExpressibleByStringLiteral, Hashable {
      let name: String
      init(stringLiteral value: String) { name = value + "!" }
    }
    func length(_ tag: Tag) -> Int { tag.name.count }
    let tags: Set<Tag> = ["a", "b", "a"]
    struct Polynomial: ExpressibleByArrayLiteral {
      var terms: [Double]
      init(arrayLiteral elements: Double...) { terms = elements }
    }
    let polynomial: Polynomial = [1, 2, 3]
    let nothing: Polynomial = []
    struct Rows: ExpressibleByDictionaryLiteral {
      var rows: [(String, Int)]
      init(dictionaryLiteral elements: (String, Int)...) { rows = elements }
    }
    let rows: Rows = ["b": 2, "a": 1, "b": 5]
    enum Flag: ExpressibleByBooleanLiteral {
      case on, off
      init(booleanLiteral value: Bool) { self = value ? .on : .off }
    }
    let flag: Flag = true
    struct Missing: ExpressibleByNilLiteral {
      var x = 0.0
      init(x: Double) { self.x = x }
      init(nilLiteral: ()) { x = -1 }
    }
    let missing: Missing = nil
    let noMissing: Missing? = nil

    """

  @Test func literals() throws {
    try ValueTable(declarations: Self.types).expect([
      "sum().value": -1.5, "sum(10).value": 7.5, "sum(10, 0.25).value": 10.25,
      "all.map(\\.value).reduce(0, +)": -0.5, "some?.value ?? 0": 7, "whole.value": 3,
      "(all[0] + 1).value": 2, "all[1] + 2 > 4 ? 1 : 0": 1, "max(all[1], 20).value": 20,
      "Double(length(\"ab\"))": 3, "Double(tags.count)": 2, "tags.contains(\"b\") ? 1 : 0": 1,
      "polynomial.terms.reduce(0, +)": 6, "Double(nothing.terms.count)": 0,
      "Double(rows.rows.count)": 3, "Double(rows.rows[2].1)": 5,
      "noMissing == nil ? 1 : 0": 1, "[missing].first != nil ? 1 : 0": 1,
      "flag == .on ? 1 : 0": 1, "missing.x": -1, "noMissing?.x ?? 5": 5,
    ])
  }

  /// Only the declaration of a property names the type.
  @Test func ofProperties() throws {
    try ValueTable(
      declarations: """
        struct Far: ExpressibleByFloatLiteral {
          var value: Double
          init(floatLiteral value: Double) { self.value = value }
        }

        """, properties: "let far: Far = 80"
    ).expect(["far.value": 80])
  }
}
