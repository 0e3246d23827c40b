import TestSupport
import Testing
import TextForms

@Suite("Number text")
struct NumberTextTests {
  @Test("reads back to the same number, bit for bit", arguments: AwkwardNumbers.finite)
  func readsBack(number: Double) throws {
    let text = NumberText.shortest(number)
    #expect(try #require(Double(text)).bitPattern == number.bitPattern, "\(text)")
  }

  @Test("reads back for random numbers of every size", arguments: [1, 2, 3] as [UInt64])
  func readsBackRandom(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let number = random.anyFiniteDouble()
      let text = NumberText.shortest(number)
      #expect(try #require(Double(text)).bitPattern == number.bitPattern, "\(text) of \(random)")
    }
  }

  @Test(
    "has no more digits than needed",
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (10, "10"), (1200, "1200"), (0.1, "0.1"),
      (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
      (1e15, "1000000000000000"),
      (1e16, "1e+16"), (1e-5, "1e-05"), (2.5e-7, "2.5e-07"), (.leastNonzeroMagnitude, "5e-324"),
      (1e100, "1e+100"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ] as [(Double, String)])
  func shortest(number: Double, text: String) {
    #expect(NumberText.shortest(number) == text)
  }

  @Test("consists of digits, a point, signs and an exponent only", arguments: AwkwardNumbers.finite)
  func alphabet(number: Double) {
    let text = NumberText.shortest(number)
    #expect(text.allSatisfy("0123456789.-+e".contains), "\(text)")
    #expect(!text.hasSuffix(".0") && !text.hasSuffix(".") && !text.contains(".0e"))
  }

  @Test(
    "names what is not finite",
    arguments: [(.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")] as [(Double, String)])
  func notFinite(number: Double, text: String) {
    #expect(NumberText.shortest(number) == text)
    #expect(NumberText.fixed(number, decimals: 2) == text)
  }

  @Test(
    "has as many decimals as asked",
    arguments: [
      (0, 0, "0"), (0, 2, "0.00"), (1, 2, "1.00"), (1.25, 1, "1.3"), (-1.25, 1, "-1.3"),
      (2.675, 2, "2.68"), (0.05, 1, "0.1"), (0.049, 1, "0.0"), (9.99, 1, "10.0"),
      (99.5, 0, "100"), (0.5, 0, "1"), (0.4999, 0, "0"), (-0.4999, 0, "0"), (-0.0, 1, "0.0"),
      (123.456, 5, "123.45600"), (1e-7, 3, "0.000"), (1e-7, 7, "0.0000001"),
      (1e16, 1, "10000000000000000.0"),
      (1.5e-5, 5, "0.00002"), (1e21, 0, "1000000000000000000000"), (0.001, 3, "0.001"),
    ] as [(Double, Int, String)])
  func fixed(number: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(number, decimals: decimals) == text)
  }

  @Test("has the minus sign that was asked for, and none on nothing")
  func minus() {
    #expect(NumberText.fixed(-1.5, decimals: 1, minus: .typographic) == "\u{2212}1.5")
    #expect(NumberText.fixed(-0.01, decimals: 1, minus: .typographic) == "0.0")
    #expect(NumberText.fixed(-.infinity, decimals: 1, minus: .typographic) == "\u{2212}inf")
  }

  @Test("lies within half a last place of the number", arguments: [4, 5] as [UInt64])
  func roundingError(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for decimals in 0...6 {
      let place = (0..<decimals).reduce(1.0) { place, _ in place / 10 }
      for _ in 0..<300 {
        let number = Double.random(in: -1000...1000, using: &random)
        let text = NumberText.fixed(number, decimals: decimals)
        let distance = (try #require(Double(text)) - number).magnitude
        #expect(distance <= place * 0.5000001, "\(number) as \(text), \(random)")
      }
    }
  }

  @Test(
    "is not touched by rounding to more decimals than there are", arguments: AwkwardNumbers.finite)
  func allDecimals(number: Double) throws {
    let text = NumberText.fixed(number, decimals: 340)
    #expect(try #require(Double(text)) == number)
  }

  @Test("has no negative count of decimals")
  func negativeDecimals() async {
    await #expect(processExitsWith: .failure) { _ = NumberText.fixed(1, decimals: -1) }
  }
}
