import DrawingModel
import Testing

@testable import PictureReading

@Suite struct FactTextTests {
  private static let awkward = [
    "kymo plot .bouncy", "kymo plot 'a\nb'", "kymo plot 'it'\\''s\nCommand: x'", "a: b: c", "",
    "kymo plot 'x\nSoftware: y\n' z",
  ]

  @Test(arguments: awkward, ["\n", "; "])
  func whatIsJoinedIsFoundAgain(_ command: String, _ separator: String) {
    let facts = [
      Drawing.Fact(key: "Software", value: "kymo 0.1.0"),
      Drawing.Fact(key: "Command", value: command),
      Drawing.Fact(key: "Place", value: "here"),
    ]
    let text = facts.map { "\($0.key): \($0.value)" }.joined(separator: separator)
    #expect(FactText.facts(in: text, separator: separator) == facts)
  }

  @Test(arguments: ["", "no fact", ": x", "1: x", "a:b", "two words: x"])
  func otherTextHasNoFacts(_ text: String) {
    #expect(FactText.facts(in: text, separator: "\n").isEmpty)
  }

  @Test func aKeyCountsOnce() {
    let facts = FactText.facts(in: "A: 1\nA: 2", separator: "\n")
    #expect(facts == [Drawing.Fact(key: "A", value: "1\nA: 2")])
  }
}
