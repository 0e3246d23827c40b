internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// Reads a phase animator: what moves, and where it is in each phase.
///
///     PhaseAnimator([false, true], trigger: taps) { isUp in
///       let offset = isUp ? -20.0 : 0.0
///     } animation: { isUp in
///       isUp ? .bouncy : .easeInOut
///     }
struct PhaseAnimatorReader {
  let source: SwiftText
  let text: TextRegions
  let semantics: Semantics
  let scope: ScenarioScope

  /// What it is, with its article.
  static let words = "a phase animator"

  /// What a phase animator does.
  struct Phases {
    let names: [(text: String, range: Range<Int>)]
    let phases: [Scenario.PhaseAnimator.Phase]
  }

  private var formulas: TermReader { TermReader.values(in: source) }

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - call: The call, whose arguments are checked.
  ///   - view: The view that is moved, if it is the modifier of one.
  func read(_ call: CallSyntax, of view: String?) throws(Fault) -> Phases {
    let values = try phases(try call.onlyArgument("phases"))
    guard let body = call.closure() ?? call.closure("content") else {
      throw Fault(.expected("'{ … }'"), call.range.upperBound..<call.range.upperBound)
    }
    let isModifier = call.name == "phaseAnimator"
    let named = try body.parameterNames(source)
    let parameters = named.isEmpty ? isModifier ? ["$0", "$1"] : ["$0"] : named
    let content = try PhaseContent(
      body, parameters: parameters, view: view, isModifier: isModifier,
      source: source)
    let scopes = scopes(values, named: parameters.last ?? "$0", at: source.range(of: body))
    let columns = try columns(content, scopes, cases: values.cases)
    let animations = try animations(call.closure("animation"), values)
    return Phases(
      names: content.lines.map { ($0.name, $0.range) },
      phases: values.all.indices.map { index in
        Scenario.PhaseAnimator.Phase(
          columns.map { $0[index] }, animation: animations[index])
      })
  }

  // MARK: - Phases

  /// The phases as values of one type: cases of an enumeration are texts.
  private struct Values {
    let type: ScenarioType
    let all: [ScenarioValue]
    let cases: Set<String>
  }

  private func phases(_ expression: ExprSyntax) throws(Fault) -> Values {
    let range = source.range(of: expression)
    guard let array = expression.as(ArrayExprSyntax.self) else {
      if expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self) {
        throw Fault(.scenario(.animator(.phasesOfApp(source.text(of: expression)))), range)
      }
      throw Fault(.scenario(.animator(.phasesAreNoList)), range)
    }
    var terms: [Term] = []
    for element in array.elements { terms.append(try formulas.term(of: element.expression)) }
    guard !terms.isEmpty else { throw Fault(.scenario(.animator(.noPhases)), range) }
    let cases = terms.compactMap(\.caseName)
    if cases.count == terms.count {
      return Values(type: .text, all: cases.map { .text($0) }, cases: Set(cases))
    }
    var types: [ScenarioType] = []
    for term in terms { types.append(try FormulaCompiler(scope).naturalType(of: term)) }
    let type = types.contains(.number) ? ScenarioType.number : types[0]
    var values: [ScenarioValue] = []
    for term in terms {
      values.append(
        try FormulaCompiler.constant(
          FormulaCompiler.compile(term, as: type, for: "phases", in: scope)))
    }
    return Values(type: type, all: values, cases: [])
  }

  /// What names mean in each phase.
  private func scopes(
    _ values: Values, named name: String, at range: Range<Int>
  ) -> [ScenarioScope] {
    values.all.map { value in
      var scope = scope
      scope.declare(name, .constant(values.type, value), at: range)
      return scope
    }
  }

  // MARK: - Content

  /// For each thing that moves its values in the phases.
  private func columns(
    _ content: PhaseContent, _ phases: [ScenarioScope], cases: Set<String>
  ) throws(Fault) -> [[ScenarioValue]] {
    var scopes = phases
    var columns: [[ScenarioValue]] = []
    for line in content.lines {
      var terms: [Term] = []
      var types: [ScenarioType] = []
      for scope in scopes {
        let choice = PhaseChoice(source: source, scope: scope, cases: cases)
        do throws(Fault) {
          let term = try line.term(choice).namingCases(cases)
          terms.append(term)
          if let type = line.type {
            types.append(type)
          } else {
            types.append(try FormulaCompiler(scope).naturalType(of: term))
          }
        } catch {
          throw explained(error, cases)
        }
      }
      let type = types.contains(.number) ? ScenarioType.number : types[0]
      var column: [ScenarioValue] = []
      for index in scopes.indices {
        let isNumeric = [type, types[index]].allSatisfy { $0 == .number || $0 == .integer }
        guard types[index] == type || isNumeric else {
          throw Fault(
            .scenario(
              .animator(
                .changesType(line.name, from: types[0].article, to: types[index].article))),
            terms[index].range)
        }
        do throws(Fault) {
          column.append(
            try FormulaCompiler.constant(
              FormulaCompiler.compile(terms[index], as: type, for: line.name, in: scopes[index])))
        } catch {
          throw explained(error, cases)
        }
        scopes[index].declare(
          line.localName, .constant(type, column[index]), at: line.range)
      }
      guard type.isShown else {
        throw Fault(.scenario(.notShown(line.name, type: type.article)), line.range)
      }
      columns.append(column)
    }
    return columns
  }

  /// What is wrong with `phase.scale`: the phase is a case of the app's own.
  private func explained(_ fault: Fault, _ cases: Set<String>) -> Fault {
    guard !cases.isEmpty,
      case .noMember(let name, "a String", _, _) = fault.problem as? ScenarioProblem
    else {
      return fault
    }
    return Fault(.scenario(.animator(.memberOfPhase(name))), fault.range)
  }

  // MARK: - Animations

  /// The animation on the way to each phase.
  private func animations(
    _ closure: ClosureExprSyntax?, _ values: Values
  ) throws(Fault) -> [NamedAnimation?] {
    guard let closure else {
      let animation = AnimationReader(
        source: source, text: text, scope: scope, semantics: semantics
      ).defaultAnimation
      return values.all.map { _ in animation }
    }
    let name = try closure.parameterName(source)
    var animations: [NamedAnimation?] = []
    for scope in scopes(values, named: name, at: source.range(of: closure)) {
      let choice = PhaseChoice(source: source, scope: scope, cases: values.cases)
      let leaf = try choice.leaf(of: closure.statements, in: source.range(of: closure))
      guard let expression = leaf.first, leaf.count == 1 else {
        throw Fault(.notUnderstood("an operation"), source.range(of: closure))
      }
      let reader = AnimationReader(
        source: source, text: text, scope: scope, semantics: semantics)
      animations.append(try reader.animation(expression))
    }
    return animations
  }
}
