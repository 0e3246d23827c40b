/// Number literals, as Swift reads them.
package enum NumberLiteral {
  /// Returns the value of a literal where a `Double` is expected.
  package static func double(_ text: String, range: Range<Int>) throws(Fault) -> Double {
    let digits = text.filter { $0 != "_" }
    let value: Double?
    switch digits.prefix(2) {
    case "0b": value = Int(digits.dropFirst(2), radix: 2).map(Double.init)
    case "0o": value = Int(digits.dropFirst(2), radix: 8).map(Double.init)
    default: value = Double(digits)
    }
    guard let value, value.isFinite else { throw Fault(.tooLarge(text), range) }
    return value
  }

  /// Returns the value of a literal where an `Int` is expected, with the sign before it.
  package static func integer(
    _ text: String, sign: String = "", range: Range<Int>
  ) throws(Fault) -> Int {
    let digits = text.filter { $0 != "_" }
    let value: Int?
    switch digits.prefix(2) {
    case "0b": value = Int(sign + digits.dropFirst(2), radix: 2)
    case "0o": value = Int(sign + digits.dropFirst(2), radix: 8)
    case "0x": value = Int(sign + digits.dropFirst(2), radix: 16)
    default: value = Int(sign + digits)
    }
    guard let value else { throw Fault(.tooLarge(text), range) }
    return value
  }
}
