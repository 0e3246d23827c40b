import AnimationSyntax
import Testing

/// Numbers from a random number generator in the files are the ones that Swift's own library draws from the same
/// generator here.
@Suite struct OwnGeneratorTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private static let declarations = """
    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state
      }
    }
    final class Shared: RandomNumberGenerator {
      var inner = Generator(state: 7)
      func next() -> UInt64 { inner.next() }
    }
    func draws(_ work: (inout Generator) -> Double) -> Double {
      var generator = Generator(state: 7)
      return work(&generator)
    }
    func roll<G: RandomNumberGenerator>(using generator: inout G) -> Int {
      Int.random(in: 1...6, using: &generator)
    }
    struct Star {
      var x: Double
      init(using generator: inout Generator) { x = .random(in: 0...1, using: &generator) }
    }

    """

  private func drawn(_ work: (inout Generator) -> Double) -> Double {
    var generator = Generator(state: 7)
    return work(&generator)
  }

  @Test func numbers() throws {
    try ValueTable(declarations: Self.declarations).expect([
      "draws { Double.random(in: -5...5, using: &$0) }": drawn {
        Double.random(in: -5...5, using: &$0)
      },
      "draws { Double.random(in: 2..<3, using: &$0) }": drawn {
        Double.random(in: 2..<3, using: &$0)
      },
      "draws { Double(Float.random(in: 0..<1, using: &$0)) }": drawn {
        Double(Float.random(in: 0..<1, using: &$0))
      },
      "draws { Double(Int.random(in: -3...300, using: &$0)) }": drawn {
        Double(Int.random(in: -3...300, using: &$0))
      },
      "draws { Double(UInt8.random(in: 3..<200, using: &$0)) }": drawn {
        Double(UInt8.random(in: 3..<200, using: &$0))
      },
      "draws { Bool.random(using: &$0) ? 1 : 0 }": drawn { Bool.random(using: &$0) ? 1 : 0 },
      "draws { Star(using: &$0).x }": drawn { Double.random(in: 0...1, using: &$0) },
    ])
  }

  /// The draws follow each other, so that the state of the generator is seen to advance.
  @Test func collections() throws {
    let letters = ["a", "b", "c", "d", "e", "f"]
    func text(_ all: [String]) -> String { all.joined() }
    var generator = Generator(state: 7)
    let shuffled = letters.shuffled(using: &generator)
    var again = letters
    again.shuffle(using: &generator)
    let chosen = letters.randomElement(using: &generator) ?? ""
    let rolls = (0..<4).map { _ in Int.random(in: 1...6, using: &generator) }
    let words = text(shuffled) + text(again) + chosen + text(rolls.map(String.init))
    let code = """
      func words() -> String {
        let letters = ["a", "b", "c", "d", "e", "f"]
        var generator = Generator(state: 7)
        let shuffled = letters.shuffled(using: &generator)
        var again = letters
        again.shuffle(using: &generator)
        let chosen = letters.randomElement(using: &generator)!
        let rolls = (0..<4).map { _ in roll(using: &generator) }
        return shuffled.joined() + again.joined() + chosen + rolls.map { "\\($0)" }.joined()
      }
      func rolls() -> String {
        var shared = Shared()
        return (0..<4).map { _ in "\\(roll(using: &shared))" }.joined()
      }

      """
    var same = Generator(state: 7)
    let shared = (0..<4).map { _ in "\(Int.random(in: 1...6, using: &same))" }.joined()
    try ValueTable(declarations: Self.declarations + code).expect([
      "words() == \"\(words)\" ? 1 : 0": 1, "rolls() == \"\(shared)\" ? 1 : 0": 1,
    ])
  }

  @Test(
    arguments: [
      "Double(Int.random(in: 5..<5, using: &generator))",
      "Double(UInt64.random(in: 0...UInt64.max, using: &generator))",
    ])
  func whatCannotBeDrawnIsSaid(value: String) throws {
    let played = try PlayedViews(
      Self.declarations + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Double {
            var generator = Generator(state: 7)
            return \(value)
          }
          var body: some View {
            Circle().offset(x: isOn ? value : -50).onTapGesture { isOn = true }
          }
        }
        """, doing: "at(0.1) { tap(\"Circle\") }")
    #expect(played.value("Circle.offset.x", at: 0.3) == nil)
    #expect(played.notes.contains { $0.contains("'random(…)' is not known") }, "\(played.notes)")
  }

  /// Without a generator and a seed, a flag is false, and a note says so.
  @Test func flags() throws {
    let file = """
      struct ContentView: View {
        @State private var flags: [Bool] = []
        var body: some View {
          Circle().offset(x: flags.isEmpty ? -50 : Double(flags.count { $0 }))
            .onTapGesture { flags = (0..<64).map { _ in Bool.random() } }
        }
      }
      """
    let played = try PlayedViews(file, doing: "at(0.1) { tap(\"Circle\") }")
    #expect(played.value("Circle.offset.x", at: 0.1) == 0)
    #expect(played.notes.contains { $0.contains("a random Bool is false (--seed draws it)") })
  }
}
