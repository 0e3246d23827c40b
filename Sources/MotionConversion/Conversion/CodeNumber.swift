internal import RecordingFormats

/// Numbers as they are written in the code of a target.
enum CodeNumber {
  /// The shortest digits that read back to the same number.
  static func exact(_ value: Double) -> String {
    NumberText.shortest(value == 0 ? 0 : value)
  }

  /// The shortest digits that read back to the same number, with the suffix of 32-bit numbers in
  /// Kotlin and Java.
  static func float(_ value: Double) -> String { exact(value) + "f" }

  /// The number rounded to 32 bits, as a library that computes with 32-bit numbers has it.
  static func narrowed(_ value: Double) -> Double { Double(Float(value)) }

  /// A number rounded to at most `decimals` decimals.
  static func rounded(_ number: Double, _ decimals: Int) -> Double {
    Double(NumberText.fixed(number, decimals: decimals)) ?? number
  }

  /// The largest `Int` of Kotlin and Java, which has 32 bits.
  static let largestInt32 = Int(Int32.max)

  /// Seconds as whole milliseconds, for libraries that have nothing finer.
  ///
  /// - Parameter largest: The largest number of milliseconds that the library can count.
  /// - Returns: The milliseconds; nil beyond what the library can count.
  static func milliseconds(
    _ seconds: Double, upTo largest: Int = 999_999_999_999_999
  ) -> Int? {
    let milliseconds = (seconds * 1000).rounded()
    return milliseconds.magnitude <= Double(largest) ? Int(milliseconds) : nil
  }

  /// Seconds as milliseconds, with the fraction if there is one.
  ///
  /// 0.35 s are 350 ms, although 0.35 · 1000 is a little less in binary numbers.
  static func exactMilliseconds(_ seconds: Double) -> String {
    let milliseconds = seconds * 1000
    let near = (milliseconds * 1e6).rounded() / 1e6
    return exact(near / 1000 == seconds ? near : milliseconds)
  }
}
