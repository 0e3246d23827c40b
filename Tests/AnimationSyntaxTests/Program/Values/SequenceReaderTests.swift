import AnimationSyntax
import Testing

/// Sequences that the files declare, iterators, and unbounded ranges; the values are from a program that Swift's
/// compiler built.
@Suite struct SequenceReaderTests {
  private static let declarations = """
    struct Fibonacci: Sequence, IteratorProtocol {
      var a = 0, b = 1
      mutating func next() -> Int? {
        defer { (a, b) = (b, a + b) }
        return a
      }
    }
    struct Steps: Sequence {
      let count: Int
      struct Iterator: IteratorProtocol {
        var index = 0
        let count: Int
        mutating func next() -> Int? {
          guard index < count else { return nil }
          index += 1
          return index * index
        }
      }
      func makeIterator() -> Iterator { Iterator(count: count) }
    }
    struct Deck: Sequence {
      var cards = ["A", "K", "Q"]
      func makeIterator() -> IndexingIterator<[String]> { cards.makeIterator() }
    }
    final class Countdown: Sequence, IteratorProtocol {
      var left = 3
      func next() -> Int? {
        guard left > 0 else { return nil }
        left -= 1
        return left
      }
    }

    """

  @Test func ownSequences() throws {
    try ValueTable(
      declarations: Self.declarations + """
        func odd() -> Int {
          var sum = 0
          for number in Fibonacci() {
            if number > 100 { break }
            if number % 2 == 0 { continue }
            sum += number
          }
          return sum
        }
        func cards() -> String {
          var text = ""
          for (index, card) in Deck().enumerated() { text += "\\(index)\\(card)" }
          return text
        }

        """
    ).expect([
      "Double(odd())": 188, #"cards() == "0A1K2Q" ? 1 : 0"#: 1,
      "Double(Fibonacci().first { $0 > 50 } ?? 0)": 55,
      "Double(Fibonacci().prefix(8).reduce(0, +))": 33,
      "Double(Array(Fibonacci().prefix { $0 < 30 }).count)": 9,
      "Double(Steps(count: 4).map { $0 + 1 }.reduce(0, +))": 34,
      "Double(Steps(count: 4).filter { $0.isMultiple(of: 2) }.last ?? 0)": 16,
      "Double(Set(Steps(count: 3)).count)": 3, "Double(Steps(count: 4).max() ?? 0)": 16,
      "Double(zip(Steps(count: 3), [2, 2]).map { $0 * $1 }.reduce(0, +))": 10,
      #"Deck().joined() == "AKQ" && Deck().contains("K") ? 1 : 0"#: 1,
      "Double(Countdown().map { $0 }.reduce(0) { $0 * 10 + $1 })": 210,
    ])
  }

  @Test func iterators() throws {
    try ValueTable(
      declarations: """
        func digits() -> Int {
          var iterator = [3, 4, 5].makeIterator()
          var number = 0
          while let digit = iterator.next() { number = number * 10 + digit }
          return iterator.next() ?? number
        }
        func letters() -> String {
          var iterator = "héy".makeIterator()
          _ = iterator.next()
          return String(iterator.next() ?? "-")
        }

        """
    ).expect(["Double(digits())": 345, #"letters() == "é" ? 1 : 0"#: 1])
  }

  /// A long or infinite sequence is evaluated only as far as necessary.
  @Test func rangesWithoutAnEnd() throws {
    try ValueTable(
      declarations: """
        func total() -> Int {
          var total = 0
          for number in 1... {
            total += number
            if total > 50 { break }
          }
          for number in 0..<1_000_000_000 {
            if number == 5 { break }
            total += 1
          }
          for number in (1...).prefix(3) { total += number * 1000 }
          outer: for one in 1... {
            for other in 1...one {
              if one * other > 30 { break outer }
              if (one + other) % 3 == 0 { continue outer }
            }
          }
          return total
        }

        """
    ).expect([
      "Double(total())": 6060, "Double((5...).first { $0.isMultiple(of: 7) } ?? 0)": 7,
      "Double((3...).prefix { $0 < 7 }.count)": 4,
    ])
  }

  @Test func whatNeverEndsIsAnError() throws {
    #expect {
      try PlayedViews(
        """
        struct ContentView: View {
          @State private var x = 0.0
          var body: some View {
            Circle().offset(x: x).onTapGesture { for number in 1... { x = Double(number) } }
          }
        }
        """, doing: "at(0.1) { tap(\"Circle\") }")
    } throws: {
      "\($0)".contains("one update takes more than 100000 steps")
    }
  }

  @Test func whatIsNoSequenceIsSaid() throws {
    let played = try PlayedViews(
      """
      struct Plain { var count = 3 }
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            for _ in Plain() { x += 10 }
            x += 1
          }
        }
      }
      """, doing: "at(0.1) { tap(\"Circle\") }")
    let sentence = "'Plain()' is not known; what is inside of 'for' and Circle.offset are left out"
    #expect(played.notes.contains { $0.contains(sentence) }, "\(played.notes)")
  }
}
