internal import AnimationModel
internal import SwiftProgram

// The arguments that only transitions have.
extension ExpressionResolver {
  /// Returns an argument of a type that occurs only in transitions.
  mutating func transitionArgument(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> ArgumentValue {
    switch parameter.type {
    case .size: return .size(try size(term, for: parameter))
    case .edge:
      return .edge(
        try choice(
          term, for: parameter, of: "Edge",
          [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
          ]))
    case .blurReplace:
      return .blurReplace(
        try choice(
          term, for: parameter, of: "Configuration", [("downUp", .downUp), ("upUp", .upUp)]))
    default: throw wrongType(term, for: parameter)
    }
  }

  /// Returns one of the members of a type, such as `.top` or `Edge.top`.
  private func choice<Value>(
    _ term: Term, for parameter: ParameterSignature, of type: String,
    _ choices: [(name: String, value: Value)]
  ) throws(Fault) -> Value {
    guard case .chain(let chain) = term.kind, let last = chain.links.last,
      last.arguments == nil
    else { throw wrongType(term, for: parameter) }
    switch chain.head {
    case .implicit where chain.links.count == 1: break
    case .bare where chain.links.dropLast().last?.name == type: break
    case .bare where chain.links.count == 1 && !choices.contains { $0.name == last.name }:
      throw Fault(
        .dependsOnApp(name: last.name, expected: parameter.type.words), term.range)
    default: throw wrongType(term, for: parameter)
    }
    if let choice = choices.first(where: { $0.name == last.name }) { return choice.value }
    throw Fault(
      .unknownName(
        last.name, expected: parameter.type.words,
        suggestion: SpellingSuggestion.nearest(to: last.name, among: choices.map(\.name))),
      last.nameRange)
  }

  /// Returns the size `CGSize(width: 30, height: 5)` or `.zero`.
  private mutating func size(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> ViewSize {
    guard case .chain(let chain) = term.kind, let last = chain.links.last else {
      throw wrongType(term, for: parameter)
    }
    let names = chain.links.map(\.name)
    let isImplicit = if case .implicit = chain.head { true } else { false }
    if last.arguments == nil, isImplicit ? names == ["zero"] : names == ["CGSize", "zero"] {
      return ViewSize(width: 0, height: 0)
    }
    guard isImplicit ? names == ["init"] : names == ["CGSize"] || names == ["CGSize", "init"],
      let arguments = last.arguments
    else { throw wrongType(term, for: parameter) }
    let overload = try Overload.choose(
      Term.Link(
        name: "CGSize", nameRange: last.nameRange, arguments: arguments, range: last.range),
      among: [Self.sizeSignature])
    var numbers: [Double] = []
    for (parameter, index) in zip(overload.signature.parameters, overload.assignment) {
      guard let index else { continue }
      let element = try sweep.element(of: arguments[index].value, for: parameter.name)
      let number = try typed(parameter) { () throws(Fault) in
        try NumberResolver.double(element, in: scope)
      }
      try Self.check(number, for: parameter, range: element.range)
      sweep.note(number, for: arguments[index].value)
      numbers.append(number)
    }
    return ViewSize(width: numbers[0], height: numbers[1])
  }

  /// The signature of a size's initializer, which is not in the catalog because a size is not an expression.
  private static let sizeSignature: CallableSignature = .make(
    .transition, .initializer, "CGSize", "a size",
    .number("width", help: "points to the right"), .number("height", help: "points down")
  ) { .transition(.offset(x: $0, y: $1)) }

  func wrongType(_ term: Term, for parameter: ParameterSignature) -> Fault {
    Fault(
      .wrongType(
        parameter: parameter.name, expected: parameter.type.words, found: term.words),
      term.range)
  }
}
