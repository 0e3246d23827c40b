/// Random numbers that are the same in every run: SplitMix64.
///
/// A test names its seed in its arguments or in the message of an expectation, so that a failure can
/// be repeated:
///
///     var random = SeededGenerator(seed: 7)
///     let number = random.anyFiniteDouble()
///     #expect(law(number), "\(number) of \(random)")
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// The seed, which determines the sequence of numbers.
  public let seed: UInt64

  private var state: UInt64

  /// Begins the sequence for a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a finite number with random bits: every order of magnitude is equally likely.
  public mutating func anyFiniteDouble() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }
}

extension SeededGenerator: CustomStringConvertible {
  /// The seed, for messages.
  public var description: String { "seed \(seed)" }
}
