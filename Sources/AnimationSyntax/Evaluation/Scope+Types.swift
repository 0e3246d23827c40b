internal import SwiftProgram

// The types that terms have by themselves, before they are compiled.
extension Scope {
  /// The type of a term, as far as the term alone determines it.
  enum InferredType: Equatable {
    case known(BasicType)
    /// Integers, which can be `Int` or `Double`.
    case whole
    /// A leading dot, whose type depends on the expected one.
    case open(member: String)
  }

  /// Returns the type of a term where nothing around it determines the type.
  func naturalType(of term: Term) throws(Fault) -> BasicType {
    switch try type(of: term) {
    case .known(let type): return type
    case .whole: return .integer
    case .open where declarations == .none: return .number
    case .open(let member):
      throw Fault(
        .scenario(.typeIsOpen(member: member, example: Self.example(of: member))), term.range)
    }
  }

  /// Returns an example of a type with a member.
  private static func example(of member: String) -> String {
    switch member {
    case "init": "CGSize(width: 1, height: 1)"
    case "nan", "infinity", "pi", "greatestFiniteMagnitude", "leastNonzeroMagnitude", "ulpOfOne":
      "Double.\(member)"
    case "max", "min": "Int.\(member)"
    default: "CGSize.\(member)"
    }
  }

  /// Returns the type in which operands are evaluated together.
  func commonType(
    of terms: [Term], expected: BasicType
  ) throws(Fault) -> BasicType {
    if isExpression(of: expected) { return expected }
    return switch try joinedType(of: terms) {
    case .known(let type): type
    case .whole: expected == .number ? .number : .integer
    case .open: expected
    }
  }

  /// Returns the common type of terms, as far as they determine it.
  ///
  /// For an `Int` and a `Double` it is `Double`, so that the `Int` is the one that does not fit.
  func joinedType(of terms: [Term]) throws(Fault) -> InferredType {
    Self.joined(try types(of: terms))
  }

  private func types(of terms: [Term]) throws(Fault) -> [InferredType] {
    var types: [InferredType] = []
    for term in terms { types.append(try type(of: term)) }
    return types
  }

  private static func joined(_ types: [InferredType]) -> InferredType {
    var joined: InferredType?
    for type in types {
      switch (joined, type) {
      case (nil, _), (.open, _), (.whole, .known), (_, .known(.number)): joined = type
      default: break
      }
    }
    return joined ?? .whole
  }

  func type(of term: Term) throws(Fault) -> InferredType {
    switch term.kind {
    case .integer: return .whole
    case .decimal: return .known(.number)
    case .boolean: return .known(.boolean)
    case .text: return .known(.text)
    case .array, .foreign: throw notAValue(term, expected: .number)
    case .signed(let sign, let operand):
      return sign.name == "!" ? .known(.boolean) : try type(of: operand)
    case .operation(let precedence, let terms, _):
      switch precedence {
      case .disjunction, .conjunction, .comparison: return .known(.boolean)
      case .addition, .coalescing, .range, .unknown: return try joinedType(of: terms)
      case .multiplication:
        let types = try types(of: terms)
        return types.contains(.known(.angle)) ? .known(.angle) : Self.joined(types)
      }
    case .choice(_, let one, let other): return try joinedType(of: [one, other])
    case .chain(let chain):
      try checkStart(of: chain)
      return try type(of: term.shape(of: chain), at: term.range)
    }
  }

  private func type(
    of shape: Term.ChainShape, at range: Range<Int>
  ) throws(Fault) -> InferredType {
    switch shape {
    case .name(let name):
      if meanings[name] == nil, let type = BasicType(swiftName: name) {
        return .known(type)
      }
      let meaning = try meaning(of: name, at: range)
      switch meaning {
      case .state(let type), .computed(let type, _), .constant(let type, _): return .known(type)
      case .written(let kind): return try type(of: Term(kind: kind, range: range))
      case .held: throw Fault(.notUnderstood("'\(name)'"), range)
      case .value, .view, .animated:
        throw Fault(
          .wrongType(
            parameter: nil, expected: "a value", found: meaning.wordsForNoValue ?? "this"), range)
      }
    case .implicitMember(let call):
      return BasicType.ofMember(call.name).map { .known($0) } ?? .open(member: call.name)
    case .member(let base, let call): return try type(ofMember: call, of: base)
    case .call(let call): return try type(ofCall: call)
    }
  }

  private func type(
    ofMember call: Term.Link, of base: Term
  ) throws(Fault) -> InferredType {
    if let type = namedType(base) { return .known(type) }
    let type = try naturalType(of: base)
    if let property = ScenarioProperty.all(of: type).first(where: { $0.name == call.name }) {
      return .known(property.type)
    }
    return call.name == "isMultiple" ? .known(.boolean) : .known(type)
  }

  private func type(ofCall call: Term.Link) throws(Fault) -> InferredType {
    if let type = BasicType(swiftName: call.name) { return .known(type) }
    if let function = NumberFunction(inExpression: call.name), !function.keepsWholeNumbers {
      return .known(.number)
    }
    return try joinedType(of: (call.arguments ?? []).map(\.value))
  }

  /// Returns the type that a term names; nil for any other term.
  func namedType(_ term: Term) -> BasicType? {
    guard let name = term.onlyName, meanings[name] == nil else { return nil }
    return BasicType(swiftName: name)
  }

  /// Returns the type in which a number is evaluated before it is converted, where no type is expected.
  func convertedType(of term: Term) throws(Fault) -> BasicType {
    switch try type(of: term) {
    case .known(let type): type
    case .whole: .integer
    case .open: .number
    }
  }
}
