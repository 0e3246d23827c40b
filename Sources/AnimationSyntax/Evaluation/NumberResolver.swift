/// The numbers that terms stand for, where the text around them decides nothing later.
///
/// What type a literal has depends on where it is: `1 / 60` is 0.0166… where a `Double` is
/// expected and 0 where an `Int` is. Inside `Double(…)` nothing is expected, and a whole number
/// stays one: `Double(7 / 2)` is 3.
enum NumberResolver {
  /// Whether a chain can only be a number: decides between overloads before anything is evaluated.
  static func isNumber(_ chain: Term.Chain) -> Bool {
    guard let first = chain.links.first else { return false }
    switch chain.head {
    case .implicit: return NumberConstant.doubles[first.name] != nil
    case .bare:
      let type = ScenarioType(swiftName: first.name)
      return type == .number || type == .integer
        || chain.links.count == 1 && first.arguments != nil
          && NumberFunction(rawValue: first.name) != nil
    case .value: return false
    }
  }
}

// MARK: - Literals

extension NumberResolver {
  /// What a literal is worth where a `Double` is expected.
  static func literal(_ text: String, range: Range<Int>) throws(Fault) -> Double {
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

  /// What a literal is worth where an `Int` is expected, with the sign before it.
  static func integerLiteral(
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
