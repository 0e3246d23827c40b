import Testing

/// Extensions of Swift's types in files.
///
/// The values are from Swift's compiler.
@Suite("Views: extensions of Swift's types")
struct ExtendedTypesTests {
  private static let declarations = """
    extension Range where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
    extension ClosedRange where Bound: AdditiveArithmetic {
      var span: Bound { upperBound - lowerBound }
    }
    extension ClosedRange<Double> { func share(of x: Double) -> Double { (x - lowerBound) / span } }
    extension Array where Element == Double { var total: Double { reduce(0, +) } }
    extension Collection {
      func at(_ i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
      var isFilled: Bool { !isEmpty }
    }
    extension Optional where Wrapped == Double { var orZero: Double { self ?? 0 } }
    extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
    extension Dictionary where Value == Double { var most: Double { values.max() ?? 0 } }
    extension Set where Element == Int { var biggest: Int { self.max() ?? 0 } }
    extension Sequence where Element == Int { func sum() -> Int { reduce(0, +) } }
    extension String {
      subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
      subscript(r: Range<Int>) -> String {
        String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)])
      }
      var digits: Int { filter { $0.isNumber }.count }
      var isMark: Bool { !isEmpty && allSatisfy { $0.isMark } }
    }
    extension Character { var isMark: Bool { self == "x" } }
    extension StringProtocol { var loud: String { uppercased() + "!" } }
    extension CGRect { var center: CGPoint { CGPoint(x: midX, y: midY) } }
    extension Date { var doubled: Double { 12 } }
    extension Bool {
      mutating func flip() { self = !self }
      mutating func turn() { toggle() }
    }
    extension String { mutating func double() { append(self) } }
    extension Array where Element == Double { init(upTo n: Int) { self = (0..<n).map { Double($0) } } }
    extension Array where Element == String {
      init(upTo n: Int) { self = (0..<n).map { "x\\($0)" } }
    }
    struct Card: Equatable { var id: Int }
    enum Side { case front, back }
    extension [Card] { func place(of card: Card) -> Int { firstIndex { $0.id == card.id } ?? 7 } }
    extension [String: Int] { var total: Int { values.reduce(0, +) } }
    extension [[Int]] { var flat: [Int] { flatMap { $0 } } }
    extension Card? {
      var number: Int { self?.id ?? 3 }
      func times(_ factor: Int) -> Int { factor * (self?.id ?? 10) }
    }
    extension Side? {
      var isBack: Bool { self == .back }
      func weight() -> Double { self == nil ? 1 : 2 }
    }
    func weight(_ side: Side?) -> Double { side.weight() + (side.isBack ? 4 : 0) }
    func number(_ card: Card?) -> Double { Double(card.number * 100 + card.times(2)) }

    """

  @Test("a member that the files add is that of the value's type")
  func values() throws {
    try ValueTable(declarations: Self.declarations).expect([
      "Double((2..<10).middle)": 6,
      "(1.0...3.5).span": 2.5,
      "Double((3...9).span)": 6,
      "(1.0...3.0).share(of: 1.5)": 0.25,
      "[1.5, 2].total": 3.5,
      "[4.0, 5.0].at(1) ?? 0": 5,
      "[4.0, 5.0].at(2) ?? -1": -1,
      "(0..<3).isFilled ? 1 : 0": 1,
      #""".isFilled ? 1 : 0"#: 0,
      "let x: Double? = nil; return x.orZero + 7": 7,
      "let x: Double? = 3; return x.orZero": 3,
      "let x: [Int]? = nil; return x.isNilOrEmpty ? 1 : 0": 1,
      #"let x: String? = "a"; return x.isNilOrEmpty ? 1 : 0"#: 0,
      #"["a": 8.0, "b": 2].most"#: 8,
      "Double(Set([1, 9]).biggest)": 9,
      "Double(Set([1, 9]).sum() + (1...3).sum() + [4].sum())": 20,
      "Double([Card(id: 3), Card(id: 5)].place(of: Card(id: 5)))": 1,
      #"Double(["a": 5, "b": 2].total)"#: 7,
      "Double([[1], [2, 3]].flat.count)": 3,
      "weight(nil)": 1, "weight(.front)": 2, "weight(.back)": 6,
      "number(nil)": 320, "number(Card(id: 4))": 408,
      "let card: Card? = nil; return Double(card?.id ?? -1)": -1,
      #""hello"[1] == "e" ? 1 : 0"#: 1,
      #""hello"[1..<3] == "el" ? 1 : 0"#: 1,
      #"Double("a1b23".digits)"#: 3,
      #""xx".isMark ? 1 : 0"#: 1,
      #""xa".isMark ? 1 : 0"#: 0,
      #""a".loud == "A!" ? 1 : 0"#: 1,
      "let c = CGRect(x: 0, y: 0, width: 4, height: 2).center; return c.x * 10 + c.y": 21,
      "Date().doubled": 12,
      "var b = false; b.flip(); return b ? 1 : 0": 1,
      "var b = false; b.turn(); return b ? 1 : 0": 1,
      "var s = \"a\"; s.double(); return Double(s.count)": 2,
      "let all = [Double](upTo: 3); return all[1] * 10 + Double([String](upTo: 2)[0].count)": 12,
    ])
  }

  @Test("a number scales an angle that is written with a leading dot")
  func scaledAngles() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var share = 10.0
        var body: some View {
          VStack {
            Circle().rotationEffect(.degrees(Double(2)) * share)
            Circle().rotationEffect(.degrees(30) / share)
            Circle().rotationEffect(.degrees(3) + .degrees(share) * 2)
          }
          .onTapGesture { share = 20 }
        }
      }
      """, doing: "tap(\"VStack\")")
    played.expect("Circle[1].rotationEffect", [0: 20, 0.5: 40])
    played.expect("Circle[2].rotationEffect", [0: 3, 0.5: 1.5])
    played.expect("Circle[3].rotationEffect", [0: 23, 0.5: 43])
  }
}
