internal import MotionRecording
internal import SwiftSyntax

/// Works out values in the code of an app: properties of the phases of an animator, values with which keyframes
/// begin.
///
/// It decides `if`, `switch` and `?`, looks up what the text declares, and leaves arithmetic to
/// ``FormulaCompiler``.
///
/// Nothing is executed that has an effect: there are no assignments, loops and calls of the app's own functions.
struct AppEvaluator {
  /// The most elements of a list that is put together of others.
  private static let mostElements = 1_000

  let source: SwiftText

  /// The constants of the file.
  let constants: Scope

  var app: AppScope

  private var values: TermReader {
    TermReader(source: source, grammar: ValueGrammar(hasSelf: true))
  }

  /// Works out an expression.
  func value(
    _ expression: ExprSyntax, as expected: AppExpectation = .any
  ) throws(Fault) -> AppValue {
    do throws(Fault) {
      return try decided(expression, as: expected)
    } catch {
      guard let found = swiftValue(expression, as: expected, orElse: error) else { throw error }
      return found
    }
  }

  /// Works out an expression as far as decisions, declarations and arithmetic go.
  private func decided(
    _ expression: ExprSyntax, as expected: AppExpectation
  ) throws(Fault) -> AppValue {
    let range = source.range(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return .nothing
    case .tupleExpr(let tuple):
      if let inner = tuple.parenthesized { return try value(inner, as: expected) }
      return try record(tuple.elements)
    case .ifExpr, .switchExpr:
      if let found = try statementValue(expression, expected, isLast: true) { return found }
      throw Fault(.expected("'else { … }'"), firstToken(of: expression))
    case .sequenceExpr(let sequence):
      return try value(Array(sequence.elements)[...], as: expected)
    case .arrayExpr(let array):
      return try self.array(array.elements.map(\.expression), as: expected.element)
    case .subscriptCallExpr(let call): return try element(call)
    case .forceUnwrapExpr(let forced): return try value(forced.expression, as: expected)
    case .optionalChainingExpr(let chained): return try value(chained.expression, as: expected)
    case .closureExpr: throw Fault(.notUnderstood("a closure"), range)
    default: return try resolved(try term(of: expression, as: expected), as: expected)
    }
  }

  /// Works out operands and the operators between them.
  func value(
    _ elements: ArraySlice<ExprSyntax>, as expected: AppExpectation = .any
  ) throws(Fault) -> AppValue {
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      return try assumed(elements[..<mark])
        ? value(ternary.thenExpression, as: expected) : value(elements[(mark + 1)...], as: expected)
    }
    if let mark = elements.firstIndex(where: { $0.operatorName == "??" }) {
      let found = try value(elements[..<mark], as: expected)
      if case .nothing = found { return try value(elements[(mark + 1)...], as: expected) }
      return found
    }
    guard let first = elements.first else { throw Fault(.expected("a value"), 0..<0) }
    if elements.count == 1 { return try value(first, as: expected) }
    if let list = try joinedLists(elements, as: expected) { return list }
    return try resolved(try values.term(of: elements), as: expected)
  }

  /// Whether a condition holds, or is taken to hold.
  private func assumed(_ condition: ArraySlice<ExprSyntax>) throws(Fault) -> Bool {
    do throws(Fault) {
      return try isTrue(condition)
    } catch {
      guard let assumption = app.assumption, error.dependsOnApp else { throw error }
      return assumption
    }
  }

  /// Whether a condition holds.
  func isTrue(_ elements: ArraySlice<ExprSyntax>) throws(Fault) -> Bool {
    try isTrue(try values.term(of: elements))
  }

  /// The term of an expression, whose choices are values.
  private func term(
    of expression: ExprSyntax, as expected: AppExpectation
  ) throws(Fault) -> Term {
    guard case .term = expected else { return try values.term(of: expression) }
    return try TermReader(source: source, grammar: ExpressionGrammar(hasChoices: true))
      .term(of: expression)
  }

  /// What a term is worth.
  func resolved(_ term: Term, as expected: AppExpectation) throws(Fault) -> AppValue {
    if case .app(let type) = expected, app.types[type] == nil, let name = term.caseName {
      return .enumCase(type: type, name: name, values: [])
    }
    if let found = try appValue(of: term, as: expected) {
      // A phase `1` is a whole number only as long as nothing else is expected.
      if case .plain(.number) = expected, case .plain(.integer, .integer(let whole)) = found {
        return .plain(.number, .number(Double(whole)))
      }
      return try needed(found)
    }
    let inner = try inlined(term)
    switch expected {
    case .term: return .term(inner)
    case .plain(let type): return try computed(inner, as: type)
    case .any, .app, .array:
      return try computed(inner, as: FormulaCompiler(constants).naturalType(of: inner))
    }
  }

  /// A value that is needed now, so that what is wrong with it shows now.
  private func needed(_ value: AppValue) throws(Fault) -> AppValue {
    if case .unknown(let fault) = value { throw fault }
    return value
  }

  private func computed(_ term: Term, as type: ScenarioType) throws(Fault) -> AppValue {
    let formula = try FormulaCompiler.compile(term, as: type, in: constants)
    return .plain(formula.type, try FormulaCompiler.constant(formula))
  }

  func firstToken(of node: some SyntaxProtocol) -> Range<Int> {
    node.firstToken(viewMode: .sourceAccurate).map { source.range(of: Syntax($0)) }
      ?? source.range(of: node)
  }

  // MARK: - Values of several parts

  /// The elements of a list; whole numbers among others are of the others' type.
  func array(
    _ elements: [ExprSyntax], as expected: AppExpectation
  ) throws(Fault) -> AppValue {
    var expected = expected
    if case .any = expected, let type = try enumeration(of: elements) { expected = .app(type) }
    var found: [AppValue] = []
    for element in elements { found.append(try value(element, as: expected)) }
    let isFractional = found.contains { $0.plain?.type == .number }
    if isFractional {
      found = found.map { value in
        guard case .plain(.integer, .integer(let integer)) = value else { return value }
        return .plain(.number, .number(Double(integer)))
      }
    }
    return .array(found)
  }

  /// The enumeration that the cases in a list are of: that of the first with a type before it, or the only one
  /// that has them all; an empty name if the text declares none.
  private func enumeration(of elements: [ExprSyntax]) throws(Fault) -> String? {
    var cases: [String] = []
    var name: String?
    var hasValues = false
    for element in elements {
      guard let term = try? values.term(of: element),
        let found = term.caseName ?? term.nameOfCaseWithValues
      else { return nil }
      if term.caseName == nil { hasValues = true }
      cases.append(found)
      if name == nil, case .member(let base, _) = term.shape { name = base.onlyName }
    }
    guard !cases.isEmpty else { return nil }
    if let name, let type = app.types[name] {
      return type.isEnumeration ? name : nil
    }
    return app.types.enumeration(with: cases)?.name ?? (hasValues ? nil : "")
  }

  private func record(_ elements: LabeledExprListSyntax) throws(Fault) -> AppValue {
    var parts: [(name: String, value: AppValue)] = []
    for (index, element) in elements.enumerated() {
      parts.append((element.label?.text ?? "\(index)", try value(element.expression)))
    }
    return .record(type: "", parts)
  }

  private func element(_ call: SubscriptCallExprSyntax) throws(Fault) -> AppValue {
    let range = source.range(of: call)
    guard let argument = call.arguments.first, call.arguments.count == 1 else {
      throw Fault(.notUnderstood("this"), range)
    }
    guard case .array(let elements) = try value(call.calledExpression),
      case .plain(_, .integer(let index)) = try value(argument.expression, as: .plain(.integer))
    else {
      throw Fault(
        .dependsOnApp(name: source.text(of: call), expected: "its value"), range)
    }
    guard elements.indices.contains(index) else {
      throw Fault(
        .outOfRange(
          parameter: "index", value: "\(index)", range: "0 to \(elements.count - 1)"), range)
    }
    return try needed(elements[index])
  }

  /// Lists that are joined: `[0.0, 1] + [0.5]`.
  private func joinedLists(
    _ elements: ArraySlice<ExprSyntax>, as expected: AppExpectation
  ) throws(Fault) -> AppValue? {
    guard elements.contains(where: { $0.is(ArrayExprSyntax.self) }),
      elements.enumerated().allSatisfy({
        $0.offset.isMultiple(of: 2) || $0.element.operatorName == "+"
      })
    else { return nil }
    var found: [AppValue] = []
    for (index, element) in elements.enumerated() where index.isMultiple(of: 2) {
      guard case .array(let part) = try value(element, as: expected) else { return nil }
      found += part
      guard found.count <= Self.mostElements else {
        throw Fault(
          .scenario(.animator(.tooManyPhases(limit: Self.mostElements))), source.range(of: element))
      }
    }
    return .array(found)
  }
}

extension ExprSyntax {
  /// The operator that the expression is, between operands.
  fileprivate var operatorName: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}

extension Term {
  /// The name, if it may be the case of an enumeration of the app's own: `.up` or `Phase.up`.
  var caseName: String? {
    switch shape {
    case .implicitMember(let call) where call.arguments == nil: return call.name
    case .member(let base, let call) where call.arguments == nil:
      guard let type = base.onlyName, type.first?.isUppercase == true,
        ScenarioType(swiftName: type) == nil, call.name != "allCases"
      else { return nil }
      return call.name
    default: return nil
    }
  }

  /// The name, if it may be the case of an enumeration of the app's own with its values: `.to(2)`.
  fileprivate var nameOfCaseWithValues: String? {
    switch shape {
    case .implicitMember(let call): call.name
    case .member(let base, let call) where base.onlyName?.first?.isUppercase == true: call.name
    default: nil
    }
  }
}

extension Fault {
  /// Whether it is about something that only the app knows, or that is not read here.
  var dependsOnApp: Bool {
    if problem is AppProblem { return true }
    if case .unknownName(_, _, nil) = problem as? NameProblem { return true }
    if case .notUnderstood = problem as? SyntaxProblem { return true }
    if case .usedBeforeDeclaration = problem as? ScenarioProblem { return true }
    return false
  }

  /// The name that only the app knows, if it is one.
  var nameOfApp: String? {
    if case .dependsOnApp(let name, _) = problem as? AppProblem { return name }
    if case .unknownFunction(let name) = problem as? AppProblem { return name }
    if case .unknownName(let name, _, _) = problem as? NameProblem { return name }
    return nil
  }
}
