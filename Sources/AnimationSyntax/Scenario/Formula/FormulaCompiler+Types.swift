// What type a term has by itself, before it is compiled.
extension FormulaCompiler {
  /// What is known of a term's type from the term alone.
  enum InferredType: Equatable {
    case known(ScenarioType)
    /// Whole numbers, which can be an `Int` or a `Double`.
    case whole
    /// A leading dot whose type only the place can tell.
    case open(member: String)
  }

  /// The type of a term where nothing else says which.
  func naturalType(of term: FormulaTerm) throws(Fault) -> ScenarioType {
    switch try type(of: term) {
    case .known(let type): return type
    case .whole: return .integer
    case .open(let member):
      let example = member == "init" ? "CGSize(width: 1, height: 1)" : "CGSize.\(member)"
      throw Fault(.scenario(.typeIsOpen(member: member, example: example)), term.range)
    }
  }

  /// The type in which some operands are computed together.
  func commonType(
    of terms: [FormulaTerm], expected: ScenarioType
  ) throws(Fault) -> ScenarioType {
    switch try joinedType(of: terms) {
    case .known(let type): type
    case .whole: expected == .number ? .number : .integer
    case .open: expected
    }
  }

  /// What is known of the type that terms have in common.
  ///
  /// Where an `Int` and a `Double` meet it is `Double`, so that the `Int` is what does not fit.
  func joinedType(of terms: [FormulaTerm]) throws(Fault) -> InferredType {
    Self.joined(try types(of: terms))
  }

  private func types(of terms: [FormulaTerm]) throws(Fault) -> [InferredType] {
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

  func type(of term: FormulaTerm) throws(Fault) -> InferredType {
    switch term.kind {
    case .integer: return .whole
    case .decimal: return .known(.number)
    case .boolean, .comparison, .conjunction, .disjunction: return .known(.boolean)
    case .text: return .known(.text)
    case .name(let name):
      if scope.meanings[name] == nil, let type = ScenarioType(swiftName: name) {
        return .known(type)
      }
      switch try scope.meaning(of: name, at: term.range) {
      case .state(let type), .computed(let type, _), .constant(let type, _): return .known(type)
      case .animation, .view, .animated:
        throw Fault(
          .wrongType(
            parameter: nil, expected: "a value",
            found: scope.meanings[name].flatMap(scope.wordsForNoValue) ?? "this"), term.range)
      }
    case .implicitMember(let call):
      return Self.typeOfMember(call.name).map { .known($0) } ?? .open(member: call.name)
    case .member(let base, let call): return try type(ofMember: call, of: base)
    case .call(let call): return try type(ofCall: call)
    case .prefixed(let sign, let operand):
      return sign.name == "!" ? .known(.boolean) : try type(of: operand)
    case .sum(let terms, _): return try joinedType(of: terms)
    case .product(let terms, _):
      let types = try types(of: terms)
      return types.contains(.known(.angle)) ? .known(.angle) : Self.joined(types)
    case .choice(_, let one, let other): return try joinedType(of: [one, other])
    }
  }

  private func type(
    ofMember call: FormulaTerm.Call, of base: FormulaTerm
  ) throws(Fault) -> InferredType {
    if let type = namedType(base) { return .known(type) }
    let type = try naturalType(of: base)
    if let property = ScenarioProperty.all(of: type).first(where: { $0.name == call.name }) {
      return .known(property.type)
    }
    return call.name == "isMultiple" ? .known(.boolean) : .known(type)
  }

  private func type(ofCall call: FormulaTerm.Call) throws(Fault) -> InferredType {
    if let type = ScenarioType(swiftName: call.name) { return .known(type) }
    return try joinedType(of: (call.arguments ?? []).map(\.value))
  }

  /// The type whose name a term is, if it is one.
  func namedType(_ term: FormulaTerm) -> ScenarioType? {
    guard case .name(let name) = term.kind, scope.meanings[name] == nil else { return nil }
    return ScenarioType(swiftName: name)
  }
}
