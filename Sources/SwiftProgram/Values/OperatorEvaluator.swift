extension ProgramRun {
  package var operators: OperatorEvaluator { OperatorEvaluator(run: self) }
}

/// Evaluates operators.
package struct OperatorEvaluator {
  let run: ProgramRun

  /// Returns the result of an operator on two values; unknown if one of them is.
  package func combined(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, at place: OperatorPlace
  ) throws -> SwiftValue {
    let position = place.sign
    if one.isUnknown { return one }
    if other.isUnknown { return other }
    if !run.code.operators.infix.isEmpty,
      let own = try run.ownOperators.infix(sign, one, other, at: position)
    {
      return own
    }
    switch sign {
    case "==": return try run.comparisons.equality(of: one, other).value
    case "!=": return try run.comparisons.equality(of: one, other).negated.value
    case "~=":
      if case .range(let range) = one, let contains = range.contains(other) {
        return .boolean(contains)
      }
      return try run.comparisons.equality(of: other, one).value
    case "===": return .boolean(one.key == other.key)
    case "!==": return .boolean(one.key != other.key)
    case "<", "<=", ">", ">=":
      return try compare(sign, one, other)?.value ?? unsupported(sign, position)
    case "..<", "...": return range(one, sign, other, at: position)
    default: break
    }
    // A sum in generic code may begin with `.zero`.
    if case .member = one, case let known = resolve(one, like: other), !known.isMember {
      return try combined(known, sign, other, at: place)
    }
    if case .member = other, case let known = resolve(other, like: one), !known.isMember {
      return try combined(one, sign, known, at: place)
    }
    switch (one, other) {
    case (.fixed, .fixed), (.fixed, .integer), (.integer, .fixed):
      return run.fixedIntegers.combined(one, sign, other, at: place) ?? unsupported(sign, position)
    case (.integer(let first), .integer(let second)):
      return combined(first, sign, second, at: place)
    case (.float, .float), (.float, .number), (.float, .integer), (.number, .float),
      (.integer, .float):
      guard let first = one.single, let second = other.single else { break }
      return Self.combined(first, sign, second).map { .float($0) } ?? unsupported(sign, position)
    case (.number, .number), (.integer, .number), (.number, .integer):
      guard let first = one.double, let second = other.double else { break }
      return Self.combined(first, sign, second).map { .number($0) } ?? unsupported(sign, position)
    case (.text(let first), .text(let second)) where sign == "+":
      return .text(try checked(first + second, at: position))
    case (.array(let first), .array(let second)) where sign == "+":
      // An array that doubles itself again and again would take all memory.
      guard first.count + second.count <= SwiftValue.mostElements else {
        throw run.error(.tooManyElements(limit: SwiftValue.mostElements), at: position)
      }
      return .array(first + second)
    case (.geometry(let kind, let first), .geometry(let otherKind, let second))
    where kind == otherKind && (sign == "+" || sign == "-"):
      return .geometry(kind, sign == "+" ? first + second : first - second)
    case (.geometry(let kind, let first), _) where sign == "*" || sign == "/":
      guard let second = other.double else { break }
      return .geometry(kind, sign == "*" ? first * second : first / second)
    case (_, .geometry(let kind, let second)) where sign == "*":
      guard let first = one.double else { break }
      return .geometry(kind, first * second)
    case (.boolean(let first), .boolean(let second)):
      if sign == "&&" { return .boolean(first && second) }
      if sign == "||" { return .boolean(first || second) }
      if sign == "^" { return .boolean(first != second) }
    case (.duration, _), (_, .duration):
      if let found = Durations.combined(one, sign, other) { return found }
    default:
      if let found = run.host.combined(one, sign, other, in: run) { return found }
    }
    return unsupported(sign, position)
  }

  /// Returns a concatenated text, and throws where it is too long.
  func checked(_ text: String, at position: SourcePosition) throws -> String {
    guard text.utf8.count <= SwiftValue.longestText else {
      throw run.error(.tooLongText(limit: SwiftValue.longestText), at: position)
    }
    return text
  }

  private func unsupported(_ sign: String, _ position: SourcePosition) -> SwiftValue {
    .unknown(UnknownValue(sign, at: position))
  }

  private func combined(
    _ one: Int, _ sign: String, _ other: Int, at place: OperatorPlace
  ) -> SwiftValue {
    switch sign {
    case "&+": return .integer(one &+ other)
    case "&-": return .integer(one &- other)
    case "&*": return .integer(one &* other)
    case "&": return .integer(one & other)
    case "|": return .integer(one | other)
    case "^": return .integer(one ^ other)
    case "<<": return .integer(one << other)
    case ">>": return .integer(one >> other)
    default: break
    }
    switch WholeNumber.combined(one, sign, other) {
    case .success(let number)?: return .integer(number)
    case .failure(.divisionByZero)?:
      return run.trap(.wholeNumber(.divisionByZero), .divisionByZero, at: place.operand)
    case .failure(.overflow)?:
      return run.trap(.wholeNumber(.overflow), .tooLarge("the result"), at: place.whole)
    case nil: return unsupported(sign, place.sign)
    }
  }

  private static func combined<Number: FloatingPoint>(
    _ one: Number, _ sign: String, _ other: Number
  ) -> Number? {
    switch sign {
    case "+": one + other
    case "-": one - other
    case "*": one * other
    case "/": one / other
    case "%": one.truncatingRemainder(dividingBy: other)
    case "**": nil
    default: nil
    }
  }

  private func range(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, at position: SourcePosition
  ) -> SwiftValue {
    guard let lower = one.double, let upper = other.double, lower <= upper else {
      return .unknown(UnknownValue("this range", at: position))
    }
    let isWhole = one.integer != nil && other.integer != nil
    return .range(
      RangeValue(
        lower: lower, upper: upper, isClosed: sign == "...", isWhole: isWhole,
        isFloat: one.isFloat || other.isFloat))
  }

  /// Returns whether two values are equal; a leading dot is a member of the type of the other value.
  func same(_ one: SwiftValue, _ other: SwiftValue) -> Bool {
    switch (one, other) {
    case (.member(let member), _): resolve(member, like: other).isEqual(to: other)
    case (_, .member(let member)): one.isEqual(to: resolve(member, like: one))
    case (.number, .integer), (.integer, .number): one.double == other.double
    case (.float, .number), (.float, .integer), (.number, .float), (.integer, .float):
      one.single == other.single
    default: one.isEqual(to: other)
    }
  }

  /// Returns a value next to another one, whose type resolves a leading dot.
  package func resolve(_ value: SwiftValue, like other: SwiftValue) -> SwiftValue {
    if case .member(let member) = value { resolve(member, like: other) } else { value }
  }

  /// Returns the value that a leading dot denotes next to a value.
  func resolve(_ member: MemberValue, like value: SwiftValue) -> SwiftValue {
    switch value {
    case .enumeration(let entry): run.types.resolve(member, as: .declared(entry.type))
    case .structure(let structure): run.types.resolve(member, as: .declared(structure.type))
    case .geometry(let kind, _): run.types.resolve(member, as: .geometry(kind))
    case .number: run.types.resolve(member, as: .number)
    case .float: run.types.resolve(member, as: .float)
    case .integer: run.types.resolve(member, as: .integer)
    case .fixed(let number): run.types.resolve(member, as: .fixed(number.kind))
    case .opaque(let opaque): run.types.resolve(member, as: .opaque(opaque.type))
    case .duration: run.types.resolve(member, as: .duration)
    default: .member(member)
    }
  }

  /// Returns whether a comparison holds; nil for values without an order.
  func compare(_ sign: String, _ one: SwiftValue, _ other: SwiftValue) throws -> Tested? {
    if let own = try run.ownOperators.comparison(sign, one, other) { return own }
    if case .tuple(let first) = one, case .tuple(let second) = other {
      return try compare(sign, first.map(\.value), second.map(\.value))
    }
    // Swift's own order of cases: what equal cases hold decides.
    if case .enumeration(let first) = one, case .enumeration(let second) = other,
      first.type == second.type, first.index == second.index, !first.payload.isEmpty
    {
      return try compare(sign, first.payload, second.payload)
    }
    return comparePlain(sign, one, other).map { Tested($0) }
  }

  /// Returns whether a comparison of tuples holds: the first elements that differ decide; nil for elements without an
  /// order.
  private func compare(_ sign: String, _ one: [SwiftValue], _ other: [SwiftValue]) throws -> Tested?
  {
    guard one.count == other.count, let last = one.indices.last else { return nil }
    for index in one.indices {
      if let unknown = one[index].unknown ?? other[index].unknown { return .unknown(unknown) }
      // Tuples that are equal up to their last elements are compared by these.
      if index == last { return try compare(sign, one[index], other[index]) }
      switch try run.comparisons.equality(of: one[index], other[index]) {
      case .holds: continue
      case .fails: return try compare(sign, one[index], other[index])
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    return nil
  }

  private func comparePlain(_ sign: String, _ one: SwiftValue, _ other: SwiftValue) -> Bool? {
    func compared<Value: Comparable>(_ first: Value, _ second: Value) -> Bool? {
      switch sign {
      case "<": first < second
      case "<=": first <= second
      case ">": first > second
      case ">=": first >= second
      default: nil
      }
    }
    switch (one, other) {
    case (.text(let first), .text(let second)): return compared(first, second)
    case (.duration(let first), .duration(let second)): return compared(first, second)
    case (.enumeration(let first), .enumeration(let second)):
      return compared(first.index, second.index)
    case (.geometry(.angle, let first), .geometry(.angle, let second)):
      return compared(first[0], second[0])
    default:
      if let order = FixedIntegers.isLess(one, other) {
        return compared(order.less ? 0 : 1, order.less ? 1 : order.equal ? 1 : 0)
      }
      if one.isFloat || other.isFloat, let first = one.single, let second = other.single {
        return compared(first, second)
      }
      if let first = one.double, let second = other.double { return compared(first, second) }
      return run.host.ranks(of: one, other, in: run).flatMap { compared($0, $1) }
    }
  }

  /// Returns the range from a value on, such as `5...`.
  func range(from value: SwiftValue, at position: SourcePosition) -> SwiftValue {
    if value.isUnknown { return value }
    guard let lower = value.double else {
      return .unknown(UnknownValue("this range", at: position))
    }
    return .range(
      RangeValue(
        lower: lower, upper: .infinity, isClosed: true, isWhole: value.integer != nil,
        isFloat: value.isFloat))
  }

  /// Returns the result of a prefix operator.
  func prefixed(_ sign: String, _ value: SwiftValue, at position: SourcePosition) throws
    -> SwiftValue
  {
    if value.isUnknown { return value }
    if let own = try run.ownOperators.prefix(sign, value, at: position) { return own }
    switch (sign, value) {
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("-", .integer(let number)): return combined(0, "-", number, at: OperatorPlace(position))
    case ("-", .number(let number)): return .number(-number)
    case ("-", .float(let number)): return .float(-number)
    case ("-", .geometry(let kind, let numbers)): return .geometry(kind, -numbers)
    case ("+", _): return value
    case ("~", .integer(let number)): return .integer(~number)
    case ("~", .fixed(let number)): return .fixed(number.inverted)
    case ("-", .fixed):
      return run.fixedIntegers.combined(.integer(0), "-", value, at: OperatorPlace(position))
        ?? .unknown(UnknownValue(sign, at: position))
    case ("...", _), ("..<", _):
      guard let upper = value.double else { break }
      return .range(
        RangeValue(
          lower: -.infinity, upper: upper, isClosed: sign == "...", isWhole: value.integer != nil,
          isFloat: value.isFloat))
    default: break
    }
    return .unknown(UnknownValue(sign, at: position))
  }
}
