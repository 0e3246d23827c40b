// Names of numbers: constants and conversions.
extension NumberResolver {
  private static let doubleTypes: Set<String> = ["Double", "CGFloat", "TimeInterval"]

  private static let doubleConstants: [String: Double] = [
    "pi": .pi, "infinity": .infinity, "nan": .nan, "zero": 0, "ulpOfOne": .ulpOfOne,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNormalMagnitude": .leastNormalMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude,
  ]

  private static let integerConstants: [String: Int] = ["max": .max, "min": .min, "zero": 0]

  /// Whether a chain can only be a number: decides between overloads before anything is evaluated.
  static func isNumber(_ chain: Term.Chain) -> Bool {
    guard let first = chain.links.first else { return false }
    switch chain.head {
    case .implicit: return doubleConstants[first.name] ?? nil != nil
    case .bare:
      return doubleTypes.contains(first.name) || first.name == "Int"
        || chain.links.count == 1 && first.arguments != nil
          && NumberFunction(rawValue: first.name) != nil
    case .value: return false
    }
  }

  static func doubleChain(
    _ chain: Term.Chain, range: Range<Int>
  ) throws(Fault) -> Double {
    switch try numberName(chain, types: doubleTypes, expected: "the number itself") {
    case .constant(let link):
      guard let value = doubleConstants[link.name] else {
        throw unknownConstant(link, known: Array(doubleConstants.keys))
      }
      return value
    case .conversion(let argument):
      return isWhole(argument) ? Double(try integer(argument)) : try double(argument)
    case .otherType(let name):
      throw Fault(
        .wrongType(parameter: nil, expected: "a Double", found: "an \(name)"), range)
    }
  }

  static func integerChain(
    _ chain: Term.Chain, range: Range<Int>
  ) throws(Fault) -> Int {
    switch try numberName(chain, types: ["Int"], expected: "the number itself") {
    case .constant(let link):
      guard let value = integerConstants[link.name] else {
        throw unknownConstant(link, known: Array(integerConstants.keys))
      }
      return value
    case .conversion(let argument):
      if isWhole(argument) { return try integer(argument) }
      let value = try double(argument)
      guard let whole = Int(exactly: value.rounded(.towardZero)) else {
        throw Fault(.tooLarge(NumberText.shortest(value)), argument.range)
      }
      return whole
    case .otherType(let name):
      throw Fault(
        .wrongType(parameter: nil, expected: "a whole number", found: "a \(name)"), range)
    }
  }

  private enum NumberName {
    /// `.pi`, `Double.pi`
    case constant(Term.Link)
    /// `Double(…)`
    case conversion(Term)
    /// Something of a numeric type that is not expected here.
    case otherType(String)
  }

  private static func numberName(
    _ chain: Term.Chain, types: Set<String>, expected: String
  ) throws(Fault) -> NumberName {
    guard var link = chain.links.first else {
      throw Fault(.expected("a number"), 0..<0)
    }
    var rest = chain.links.dropFirst()
    switch chain.head {
    case .value:
      throw Fault(.notUnderstood("'.\(link.name)'"), link.nameRange)
    case .implicit:
      break
    case .bare
    where types.contains(link.name) || doubleTypes.contains(link.name)
      || link.name == "Int":
      let isOther = !types.contains(link.name)
      if isOther { return .otherType(link.name) }
      if link.arguments != nil {
        if let next = rest.first {
          throw Fault(.notUnderstood("'.\(next.name)'"), next.nameRange)
        }
        return .conversion(try onlyArgument(of: link))
      }
      guard let member = rest.popFirst() else {
        throw Fault(.typeName(link.name, example: "\(link.name)(3)"), link.nameRange)
      }
      link = member
    case .bare:
      let isCall = chain.links.contains { $0.arguments != nil }
      let name = chain.links.map(\.name).joined(separator: ".")
      let range = link.nameRange.lowerBound..<(chain.links.last ?? link).nameRange.upperBound
      throw Fault(
        isCall ? .unknownFunction(name) : .dependsOnApp(name: name, expected: expected), range)
    }
    if let next = rest.first {
      throw Fault(.notUnderstood("'.\(next.name)'"), next.nameRange)
    }
    if link.arguments != nil { throw Fault(.notAFunction(link.name), link.range) }
    return .constant(link)
  }

  private static func onlyArgument(of link: Term.Link) throws(Fault) -> Term {
    let arguments = link.arguments ?? []
    guard let first = arguments.first else {
      throw Fault(.missingArgument(function: link.name, parameter: "value"), link.range)
    }
    if let label = first.label {
      throw Fault(.unexpectedLabel(function: link.name, label: label), first.labelRange)
    }
    if arguments.count > 1 {
      throw Fault(.tooManyArguments(function: link.name, limit: 1), arguments[1].range)
    }
    return first.value
  }

  private static func unknownConstant(_ link: Term.Link, known: [String]) -> Fault {
    Fault(
      .unknownName(
        link.name, expected: "a number",
        suggestion: SpellingSuggestion.nearest(to: link.name, among: known.sorted())),
      link.nameRange)
  }

  /// Whether a term stays a whole number where no type is expected: it has no fraction in it.
  private static func isWhole(_ term: Term) -> Bool {
    switch term.kind {
    case .integer: true
    case .signed(_, let operand): isWhole(operand)
    case .operation(_, let operands, _): operands.allSatisfy(isWhole)
    case .chain(let chain):
      if let call = term.numberFunction {
        call.function.keepsWholeNumbers
          && (call.link.arguments ?? []).allSatisfy { isWhole($0.value) }
      } else if case .bare = chain.head {
        chain.links.first?.name == "Int"
      } else {
        false
      }
    case .decimal, .boolean, .text, .array, .choice, .foreign: false
    }
  }
}
