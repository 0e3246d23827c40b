import TestSupport
import Testing

@Suite("Seeded generator")
struct SeededGeneratorTests {
  @Test("gives the published numbers of SplitMix64")
  func publishedNumbers() {
    // The first five outputs for the seed 1234567, as printed with the reference implementation.
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("repeats its sequence from the same seed", arguments: [0, 1, UInt64.max])
  func repeats(seed: UInt64) {
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    for _ in 0..<100 { #expect(first.next() == second.next()) }
  }

  @Test("gives another sequence for another seed")
  func differs() {
    var (first, second) = (SeededGenerator(seed: 1), SeededGenerator(seed: 2))
    #expect((0..<10).map { _ in first.next() } != (0..<10).map { _ in second.next() })
  }

  @Test("tells its seed, also after use")
  func seedIsTold() {
    var random = SeededGenerator(seed: 42)
    _ = random.next()
    #expect("\(random)" == "seed 42")
    #expect(random.seed == 42)
  }

  @Test("finds finite numbers of every sign and size")
  func anyFiniteDouble() {
    var random = SeededGenerator(seed: 3)
    let numbers = (0..<2000).map { _ in random.anyFiniteDouble() }
    #expect(numbers.allSatisfy { $0.isFinite })
    #expect(numbers.contains { $0 < 0 } && numbers.contains { $0 > 0 })
    #expect(numbers.contains { $0.magnitude < 1e-200 } && numbers.contains { $0.magnitude > 1e200 })
  }
}
