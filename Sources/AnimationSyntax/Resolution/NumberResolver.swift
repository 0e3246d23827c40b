/// Evaluates Swift arithmetic as Swift would.
///
/// What type a literal has depends on where it stands: `1 / 60` is 0.0166… where a `Double` is
/// expected and 0 where an `Int` is. Inside `Double(…)` nothing is expected, and a whole number
/// stays one: `Double(7 / 2)` is 3.
enum NumberResolver {
  /// Evaluates where a `Double` is expected.
  ///
  /// The result may be infinite or NaN.
  static func double(_ term: Term) throws(Fault) -> Double {
    switch term.kind {
    case .integer(let text), .decimal(let text):
      return try literal(text, range: term.range)
    case .signed(let sign, let operand):
      let value = try double(operand)
      switch sign.name {
      case "-": return -value
      case "+": return value
      default: throw sign.unsupported
      }
    case .operation(let precedence, let operands, let operators):
      return try doubleOperation(precedence, operands, operators)
    case .chain(let chain):
      if let call = term.numberFunction {
        var numbers: [Double] = []
        for argument in try call.function.terms(of: call.link) {
          numbers.append(try double(argument))
        }
        return call.function.value(numbers)
      }
      return try doubleChain(chain, range: term.range)
    case .array, .boolean, .text, .choice, .foreign:
      throw notANumber(term, expected: "a number")
    }
  }

  /// Evaluates where an `Int` is expected.
  static func integer(_ term: Term) throws(Fault) -> Int {
    switch term.kind {
    case .integer(let text):
      return try integerLiteral(text, range: term.range)
    case .decimal(let text):
      throw Fault(
        .wrongType(parameter: nil, expected: "a whole number", found: text), term.range)
    case .signed(let sign, let operand):
      return try signedInteger(sign, operand, range: term.range)
    case .operation(let precedence, let operands, let operators):
      return try integerOperation(precedence, operands, operators, range: term.range)
    case .chain(let chain):
      if let call = term.numberFunction, call.function.keepsWholeNumbers {
        return try integer(call)
      }
      return try integerChain(chain, range: term.range)
    case .array, .boolean, .text, .choice, .foreign:
      throw notANumber(term, expected: "a whole number")
    }
  }

  private static func integer(
    _ call: (function: NumberFunction, link: Term.Link)
  ) throws(Fault) -> Int {
    var numbers: [Int] = []
    for argument in try call.function.terms(of: call.link) { numbers.append(try integer(argument)) }
    switch call.function {
    case .max: return numbers.max() ?? 0
    case .min: return numbers.min() ?? 0
    default:
      guard numbers[0] != .min else { throw Fault(.tooLarge("the result"), call.link.range) }
      return Swift.abs(numbers[0])
    }
  }

  private static func notANumber(_ term: Term, expected: String) -> Fault {
    if case .array = term.kind {
      return Fault(.misplacedArray("to be a sweep it must be the whole argument"), term.range)
    }
    return Fault(
      .wrongType(parameter: nil, expected: expected, found: term.words), term.range)
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

  private static func signedInteger(
    _ sign: Term.Operator, _ operand: Term, range: Range<Int>
  ) throws(Fault) -> Int {
    switch sign.name {
    case "-":
      // The least number has no positive counterpart, so the sign belongs to the literal.
      if case .integer(let text) = operand.kind {
        return try integerLiteral(text, sign: "-", range: range)
      }
      let (value, overflow) = try 0.subtractingReportingOverflow(integer(operand))
      guard !overflow else { throw Fault(.tooLarge("the result"), range) }
      return value
    case "+": return try integer(operand)
    default: throw sign.unsupported
    }
  }
}

extension Term {
  /// What the term is, for a sentence.
  var words: String {
    switch kind {
    case .integer(let text), .decimal(let text): text
    case .boolean(let flag): "'\(flag)'"
    case .text: "text in quotes"
    case .array: "an array"
    case .choice: "a choice"
    case .operation, .signed: "a number"
    case .foreign(let words): words
    case .chain(let chain):
      chain.links.first.map { link in
        if case .implicit = chain.head { "'.\(link.name)'" } else { "'\(link.name)'" }
      } ?? "a value"
    }
  }
}
