import AnimationSyntax
import Testing

/// Members that types have from extensions of protocols: the values are from Swift's compiler.
@Suite("Views: members of protocols' extensions") struct ProtocolMembersTests {
  private static let types = """
    protocol Named { var base: Double { get } }
    extension Named {
      var rank: Double { 1 }
      func both(_ other: Self) -> Double { rank + self.rank * 10 + other.rank * 100 + step(1) }
      func step(_ count: Int) -> Double { Double(count) * 1000 }
    }
    protocol Titled: Named {}
    extension Titled { var title: Double { rank } }
    struct Card: Titled {
      var base = 0.0
      var rank: Double { 2 }
      func step(_ count: Int) -> Double { 0 }
    }
    protocol Required { var rank: Double { get } }
    extension Required {
      var rank: Double { 1 }
      var twice: Double { rank * 2 }
    }
    struct Own: Required { var rank: Double { 5 } }
    struct Plain: Required {}
    class Sprite: Named {
      var base = 0.0
      var rank: Double { 3 }
    }
    class Ball: Sprite { override var rank: Double { 4 } }

    """

  @Test func whatAProtocolDoesNotRequireIsThatOfItsExtensionThere() throws {
    try ValueTable(declarations: Self.types).expect([
      "Card().both(Card())": 1111,
      "Card().rank + Card().step(1)": 2,
      "Card().title": 1,
      "Ball().both(Ball())": 1111,
      "Ball().rank": 4,
      "let sprite: Sprite = Ball(); return sprite.rank": 4,
    ])
  }

  @Test func whatAProtocolRequiresIsThatOfTheType() throws {
    try ValueTable(declarations: Self.types).expect([
      "Own().twice": 10, "Plain().twice": 2,
      "let all: [any Required] = [Own(), Plain()]; return all.map { $0.rank }.reduce(0, +)": 6,
    ])
  }

  @Test(
    "which one is meant of a value that is known as any of its protocol has a note",
    arguments: [
      "let card: any Named = Card(); return card.rank",
      "let all: [any Named] = [Card()]; return all[0].rank",
      "rank(of: Card())",
    ])
  func doubtful(_ value: String) throws {
    let played = try PlayedViews(
      Self.types + """
        func rank(of named: some Named) -> Double { named.rank }
        struct ContentView: View {
          @State private var isOn = false
          var value: Double { \(value) }
          var body: some View {
            Circle().offset(x: isOn ? value : 50).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("'Named.rank' is not known") })
  }

  @Test("what is known only by its protocol is changed where it is kept")
  func changes() throws {
    try ValueTable(
      declarations: """
        protocol Grower { var n: Double { get set }; mutating func grow(by more: Double) }
        extension Grower { mutating func growTwice() { grow(by: 1); grow(by: 2) } }
        struct Adder: Grower { var n = 1.0; mutating func grow(by more: Double) { n += more } }
        struct Scaler: Grower { var n = 1.0; mutating func grow(by more: Double) { n *= more * 10 } }
        func each<T: Grower>(_ grower: inout T) { grower.grow(by: 1); grower.n += 5 }
        func any(_ grower: inout any Grower) { grower.growTwice() }
        func value() -> [Double] {
          var adder = Adder()
          var scaler: any Grower = Scaler()
          each(&adder)
          any(&scaler)
          var all: [any Grower] = [adder, scaler]
          for index in all.indices {
            all[index].growTwice()
            all[index].n += 1
          }
          var named: [String: any Grower] = ["x": Adder()]
          named["x"]?.grow(by: 2)
          named["x"]!.grow(by: 4)
          return [adder.n, scaler.n] + all.map { $0.n } + [named["x"]!.n]
        }

        """
    ).expect([
      "value()[0]": 7, "value()[1]": 200, "value()[2]": 11, "value()[3]": 40001, "value()[4]": 7,
    ])
  }

  @Test("what is given to a function that changes something has the type that it says")
  func changesByClosures() throws {
    try ValueTable(
      declarations: """
        protocol Changing {
          var n: Double { get }
          mutating func update(_ change: (inout Double) -> Void)
          mutating func apply(_ make: (Double) -> Double) -> Double
        }
        struct Number: Changing {
          var n = 2.0
          mutating func update(_ change: (inout Double) -> Void) { change(&n) }
          mutating func apply(_ make: (Double) -> Double) -> Double {
            n = make(n)
            return n
          }
        }
        func values() -> [Double] {
          var all: [any Changing] = [Number(), Number()]
          all[0].update { $0 *= 3 }
          all[1].update { x in x = 9 }
          let applied = all[0].apply { $0 + 1 }
          return [all[0].n, all[1].n, applied]
        }

        """
    ).expect(["values()[0]": 7, "values()[1]": 9, "values()[2]": 7])
  }
}
