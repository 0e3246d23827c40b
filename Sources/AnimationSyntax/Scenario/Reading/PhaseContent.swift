internal import SwiftSyntax

/// What moves in the content of a phase animator: `let scale = isUp ? 1.2 : 1.0`, or what modifiers do with a
/// view, as in `heart.scaleEffect(scale).opacity(isUp ? 1 : 0.5)`.
struct PhaseContent {
  /// One thing that moves.
  struct Line {
    /// What it is called in the rows.
    let name: String
    /// What later lines call it.
    let localName: String
    let range: Range<Int>
    /// The type, if the place tells it.
    let type: ScenarioType?
    /// The value in one phase.
    let term: (PhaseChoice) throws(Fault) -> Term
  }

  private(set) var lines: [Line] = []
  private let source: SwiftText
  private let view: String?

  /// Reads the closure of a phase animator.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - parameters: What its parameters are called: the phase, after the view if it is a modifier's.
  ///   - view: The view that is moved, if it is the modifier of one.
  ///   - isModifier: Whether it is.
  ///   - source: The file.
  init(
    _ body: ClosureExprSyntax, parameters: [String], view: String?, isModifier: Bool,
    source: SwiftText
  ) throws(Fault) {
    self.source = source
    self.view = view
    let most = isModifier ? 2 : 1
    if parameters.count > most, let signature = body.signature {
      throw Fault(.unexpectedText(source.text(of: signature)), source.range(of: signature))
    }
    let content = isModifier ? parameters.first : nil
    for statement in body.statements {
      switch statement.item {
      case .decl(let declaration): try add(declaration)
      case .expr(let expression):
        try add(ModifierChain(expression, source: source), content: content)
      case .stmt(let inner):
        let token = inner.firstToken(viewMode: .sourceAccurate)
        throw Fault(
          .scenario(
            .controlFlow(
              token?.text ?? "", instead: "write a value for every phase, as 'let scale = …'")),
          source.range(of: inner))
      }
    }
    guard !lines.isEmpty else {
      throw Fault(
        .scenario(.animator(.nothingMoves(example: "let scale = \(parameters.last ?? "$0")"))),
        source.range(of: body))
    }
  }

  private mutating func add(_ line: Line) throws(Fault) {
    guard !lines.contains(where: { $0.name == line.name }) else {
      throw Fault(.scenario(.animator(.movedTwice(line.name))), line.range)
    }
    lines.append(line)
  }

  private func rowName(_ name: String, of view: String?) -> String {
    (view.map { "\($0)." } ?? "") + name
  }

  // MARK: - Values with names

  private mutating func add(_ declaration: DeclSyntax) throws(Fault) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "let", variable.attributes.isEmpty
    else {
      throw Fault(.expected("'let' and a name"), source.range(of: declaration))
    }
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        throw Fault(.notUnderstood("a tuple"), source.range(of: binding.pattern))
      }
      let name = pattern.identifier.text.filter { $0 != "`" }
      let range = source.range(of: pattern)
      guard let value = binding.initializer?.value else {
        throw Fault(.scenario(.noValue(name)), range)
      }
      var type: ScenarioType?
      if let annotation = binding.typeAnnotation?.type {
        type = ScenarioType(swiftName: source.text(of: annotation))
        guard type != nil else {
          throw Fault(
            .scenario(.unknownType(source.text(of: annotation), suggestion: nil)),
            source.range(of: annotation))
        }
      }
      try add(
        Line(name: rowName(name, of: view), localName: name, range: range, type: type) {
          choice throws(Fault) in
          try TermReader.values(in: choice.source).term(of: choice.leaf(of: value))
        })
    }
  }

  // MARK: - Modifiers of a view

  private mutating func add(_ chain: ModifierChain, content: String?) throws(Fault) {
    guard !chain.modifiers.isEmpty else {
      throw Fault(.scenario(.withoutEffect), chain.range)
    }
    try chain.checkLength()
    let root = chain.root.as(DeclReferenceExprSyntax.self)?.baseName.text
    let view = root == content || root == nil ? view : root
    for call in chain.modifiers {
      guard AnimatorProblem.effects.contains(call.name) else {
        throw Fault(
          .scenario(
            .animator(
              .unknownEffect(
                call.name,
                suggestion: SpellingSuggestion.nearest(
                  to: call.name, among: AnimatorProblem.effects)))),
          call.nameRange)
      }
      try add(try effect(call, of: view))
    }
  }

  private func effect(_ call: CallSyntax, of view: String?) throws(Fault) -> Line {
    func line(
      _ name: String, _ type: ScenarioType,
      _ term: @escaping (PhaseChoice) throws(Fault) -> Term
    ) -> Line {
      // Nobody can write a name with a blank: what a modifier does has no name in the file.
      Line(
        name: rowName(name, of: view), localName: "effect \(name)", range: call.nameRange,
        type: type, term: term)
    }
    func value(_ expression: ExprSyntax) -> (PhaseChoice) throws(Fault) -> Term {
      { choice throws(Fault) in
        try TermReader.values(in: choice.source).term(of: choice.leaf(of: expression))
      }
    }
    switch call.name {
    case "opacity":
      try call.check(positional: 1)
      return line("opacity", .number, value(try call.onlyArgument("opacity")))
    case "rotationEffect":
      try call.check(positional: 1)
      return line("rotation", .angle, value(try call.onlyArgument("angle")))
    case "blur":
      try call.check(positional: 0, labels: ["radius"])
      guard let radius = call.argument("radius") else {
        throw Fault(.missingArgument(function: "blur", parameter: "radius"), call.nameRange)
      }
      return line("blur", .number, value(radius))
    default:
      try call.check(positional: 1, labels: ["x", "y"])
      let isScale = call.name == "scaleEffect"
      let name = isScale ? "scale" : "offset"
      if let single = call.positional.first {
        return line(name, isScale ? .number : .size, value(single))
      }
      let parts = ["x", "y"].map { ($0, call.argument($0)) }
      guard parts.contains(where: { $0.1 != nil }) else {
        throw Fault(.missingArgument(function: call.name, parameter: "x"), call.nameRange)
      }
      let given = parts.compactMap { part in part.1.map { (part.0, $0) } }
      if given.count == 1, !isScale, let only = given.first {
        // The other axis stands still.
        return line("\(name).\(only.0)", .number, value(only.1))
      }
      let standing = isScale ? "1" : "0"
      let range = call.range
      return line(name, .point) { choice throws(Fault) in
        var arguments: [Term.Argument] = []
        for (label, expression) in parts {
          let term =
            try expression.map { expression throws(Fault) in try value(expression)(choice) }
            ?? Term(kind: .integer(standing), range: range)
          arguments.append(
            Term.Argument(
              label: label,
              labelRange: term.range.lowerBound..<term.range.lowerBound, value: term))
        }
        let call = Term.Link(
          name: "CGPoint", nameRange: range, arguments: arguments, range: range)
        return Term(kind: .chain(Term.Chain(head: .bare, links: [call])), range: range)
      }
    }
  }
}

extension ClosureExprSyntax {
  /// The names of the closure's parameters, none if there are none.
  func parameterNames(_ source: SwiftText) throws(Fault) -> [String] {
    guard let signature else { return [] }
    guard signature.capture == nil, signature.effectSpecifiers == nil,
      signature.returnClause == nil
    else {
      throw Fault(.unexpectedText(source.text(of: signature)), source.range(of: signature))
    }
    switch signature.parameterClause {
    case .simpleInput(let names): return names.map(\.name.text)
    case .parameterClause(let clause):
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: return []
    }
  }
}
