internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads a phase animator: the values that it moves, in each of its phases.
///
///     PhaseAnimator([false, true], trigger: taps) { isUp in
///       let offset = isUp ? -20.0 : 0.0
///     } animation: { isUp in
///       isUp ? .bouncy : .easeInOut
///     }
struct PhaseAnimatorReader {
  let code: AnimatorCode
  let source: SwiftText
  let animations: AnimationReader

  /// Whether the animator is in a block of an app, whose code is not written for a scenario.
  let isPasted: Bool

  /// The name of the animator, with its article.
  static let words = "a phase animator"

  /// The names, phases and notes of a phase animator.
  struct Phases {
    let names: [(text: String, range: Range<Int>)]
    /// The number of values of each phase that follow these names, without rows.
    let hiddenCount: Int
    let phases: [ScriptPhaseAnimator.Phase]
    var notes: [ScenarioNote]
  }

  /// Returns the phases by their numbers, for content without numbers.
  func steps(
    of values: [SwiftValue], _ view: String?, at range: Range<Int>, areAnimated: Bool
  ) -> Column {
    Column(
      name: (view.map { "\($0)." } ?? "") + "phase", range: range,
      values: values.indices.map { areAnimated ? .number(Double($0)) : .integer($0) })
  }

  func note(_ sentence: String, at range: Range<Int>) -> ScenarioNote {
    ScenarioNote(line: code.scope.origin.line(of: range.lowerBound), sentence: sentence)
  }

  // MARK: - Phases

  func phases(_ expression: ExprSyntax) throws(Fault) -> [SwiftValue] {
    let range = source.range(of: expression)
    try code.checkIsConstant(range)
    let value = try code.value(at: range)
    if let unknown = value.unknown {
      let fault = code.fault(unknown, at: range)
      guard !expression.is(ArrayExprSyntax.self), fault.dependsOnApp else { throw fault }
      throw Fault(.scenario(.animator(.phasesOfApp(source.text(of: expression)))), range)
    }
    guard case .array(let values) = value else {
      throw Fault(.scenario(.animator(.phasesAreNoList)), range)
    }
    guard !values.isEmpty else { throw Fault(.scenario(.animator(.noPhases)), range) }
    if let unknown = values.unknownPart { throw code.fault(unknown, at: range) }
    return cases(values)
  }

  /// Resolves cases with a leading dot as cases of the enumeration of the others, or of the only one that has them all.
  private func cases(_ values: [SwiftValue]) -> [SwiftValue] {
    let names = Set(
      values.compactMap { value -> String? in
        guard case .member(let member) = value, member.typeName == nil else { return nil }
        return member.links.first?.name
      })
    guard !names.isEmpty else { return values }
    let known = values.lazy.compactMap { value -> Int? in
      if case .enumeration(let value) = value { value.type } else { nil }
    }.first
    let fitting = code.types.indices.filter { names.isSubset(of: code.types[$0].cases.map(\.name)) }
    guard let type = known ?? (fitting.count == 1 ? fitting.first : nil) else { return values }
    let run = code.begin()
    let found = values.map { run.types.coerce($0, to: .declared(type)) }
    return found.unknownPart == nil ? found : values
  }

  /// Returns the type of the phases; unknown for integers, which are fractions where these are expected.
  static func type(of values: [SwiftValue]) -> SwiftType {
    let type = SwiftType(values[0])
    return type == .integer ? .unknown : type
  }

  /// Returns a phase as it would be written, for a sentence.
  func words(for phase: SwiftValue) -> String {
    guard case .enumeration(let value) = phase else { return phase.text }
    return ".\(code.types[value.type].cases[value.index].name)"
  }

  // MARK: - Content

  /// A moving value with its values in the phases.
  struct Column {
    let name: String
    let range: Range<Int>
    let values: [AttributeValue]
  }

  /// The columns of the content.
  struct Columns {
    var columns: [Column] = []

    /// The properties that change without numbers, with a number for each different value.
    var hidden: [Column] = []

    /// Whether anything changes without numbers.
    var changes = false
    var notes: [ScenarioNote] = []

    /// The fault of the first line that is left out.
    var fault: Fault?
  }

  /// Returns the values of the constants of a closure in the phases: `let scale = isUp ? 1.2 : 1.0`.
  func constants(
    of body: ClosureExprSyntax, naming phase: String, _ values: [SwiftValue], _ view: String?
  ) throws(Fault) -> [Column] {
    var names: [(text: String, range: Range<Int>)] = []
    for statement in body.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "let", variable.attributes.isEmpty
      else { throw Fault(.expected("'let' and a name"), source.range(of: statement)) }
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
          throw Fault(.notUnderstood("a tuple"), source.range(of: binding.pattern))
        }
        let (name, range) = (pattern.identifier.plainText, source.range(of: pattern))
        guard binding.initializer != nil else {
          throw Fault(.scenario(.noValue(name)), range)
        }
        if let annotation = binding.typeAnnotation?.type,
          BasicType(swiftName: source.text(of: annotation)) == nil
        {
          throw Fault(
            .scenario(.unknownType(source.text(of: annotation), suggestion: nil)),
            source.range(of: annotation))
        }
        guard !names.contains(where: { $0.text == name }) else {
          throw Fault(.scenario(.animator(.movedTwice(name))), range)
        }
        names.append((name, range))
      }
    }
    try code.checkIsConstant(source.range(of: body))
    let found = try code.constants(
      at: source.range(of: body), naming: phase, Self.type(of: values), values)
    return try names.indices.map { index throws(Fault) in
      let (name, range) = names[index]
      let shown = (view.map { "\($0)." } ?? "") + name
      let column = try values.indices.map { phase throws(Fault) -> SwiftValue in
        let value = found[phase][index]
        if let fault = fault(in: value, of: values[phase], at: body) { throw fault }
        return value
      }
      return Column(name: shown, range: range, values: try plain(column, shown, range))
    }
  }

  /// Returns the fault of a value with rows; nil if there is none.
  private func fault(
    in value: SwiftValue, of phase: SwiftValue, at body: ClosureExprSyntax
  ) -> Fault? {
    if case .void = value { return noChoice(for: phase, in: body) }
    guard let unknown = value.unknown else { return nil }
    if case .member = phase, unknown.text.hasPrefix("\(phase.text)."),
      !unknown.position.range.isEmpty
    {
      let member = String(unknown.text.dropFirst(phase.text.count + 1))
      return Fault(.scenario(.animator(.memberOfPhase(member))), unknown.position.range)
    }
    return code.fault(unknown, at: source.range(of: body))
  }

  /// Returns the fault of a choice without a value for a phase.
  private func noChoice(for phase: SwiftValue, in body: ClosureExprSyntax) -> Fault {
    let word = body.statements.tokens(viewMode: .sourceAccurate).first {
      $0.tokenKind == .keyword(.switch)
    }
    return Fault(
      .scenario(.animator(.noChoice(phase: words(for: phase)))),
      source.range(of: word.map { Syntax($0) } ?? Syntax(body)))
  }

  /// Converts values that have the same type.
  private func plain(
    _ values: [SwiftValue], _ name: String, _ range: Range<Int>
  ) throws(Fault) -> [AttributeValue] {
    let types = values.map { BasicType($0) }
    let type: BasicType? = types.contains(.number) ? .number : types[0]
    return try zip(values, types).map { value, found throws(Fault) in
      guard let type, let found else {
        throw Fault(.scenario(.notShown(name, type: "a value of another type")), range)
      }
      if type == .number, let number = value.double { return .number(number) }
      guard found == type else {
        throw Fault(
          .scenario(
            .animator(
              .changesType(name, from: types[0]?.article ?? "", to: found.article))), range)
      }
      guard type.isShown else {
        throw Fault(.scenario(.notShown(name, type: type.article)), range)
      }
      return value.attributeValue
    }
  }

  // MARK: - Animations

  /// Returns the animation to each phase, with notes on them.
  func animations(
    _ closure: ClosureExprSyntax?, _ values: [SwiftValue]
  ) throws(Fault) -> (values: [NamedAnimation?], notes: [ScenarioNote]) {
    guard let closure else { return (values.map { _ in animations.defaultAnimation }, []) }
    _ = try closure.parameterName(source)
    let range = source.range(of: closure)
    try code.checkIsConstant(range)
    let (called, _) = try code.closure(
      at: range, as: .function([Self.type(of: values)], .optional(.animation)))
    func read(assuming assumption: Bool?) throws(Fault) -> (
      animations: [NamedAnimation?], unknown: UnknownValue?
    ) {
      let run = code.begin()
      run.assumptions = Assumptions(assumption)
      let found = try AnimatorCode.played {
        try values.map { value in
          run.beginUpdate(at: 0)
          return try run.functions.call(called, [value])
        }
      }
      let animations = try zip(found, values).map { found, phase throws(Fault) in
        try animation(found, in: phase, run, closure)
      }
      return (animations, run.assumptions?.values.first)
    }
    do throws(Fault) {
      return (try read(assuming: nil).animations, [])
    } catch {
      guard error.dependsOnApp else { throw error }
      // With reduced motion there is usually nothing to see.
      let isReduction = error.nameOfApp?.lowercased().contains("reduce") ?? false
      for assumption in isReduction ? [false, true] : [true, false] {
        guard let (found, unknown) = try? read(assuming: assumption), let unknown,
          found.contains(where: { $0 != nil })
        else { continue }
        let sentence = "'\(unknown.text)' is not known and taken as \(assumption) in the animations"
        return (found, [note(sentence, at: range)])
      }
      throw error
    }
  }

  private func animation(
    _ value: SwiftValue, in phase: SwiftValue, _ run: ProgramRun, _ closure: ClosureExprSyntax
  ) throws(Fault) -> NamedAnimation? {
    let range = source.range(of: closure)
    if case .void = value { throw noChoice(for: phase, in: closure) }
    switch AnimationChoice(value, in: run) {
    case .known(let animation): return animation
    case .unknown(let unknown):
      // An error in an animation is reported as for any other animation.
      let reader = ResultReader(source)
      for result in reader.results(of: closure.statements) {
        if let written = code.node(at: result, { $0.as(ExprSyntax.self) }),
          !written.is(SequenceExprSyntax.self)
        {
          _ = try animations.animation(written)
        }
      }
      throw code.fault(unknown, at: range)
    }
  }
}
