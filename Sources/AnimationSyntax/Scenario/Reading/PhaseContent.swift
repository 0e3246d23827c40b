internal import MotionRecording
internal import SwiftSyntax

/// What moves in the content of a phase animator: `let scale = isUp ? 1.2 : 1.0`, or what modifiers do with the
/// views in it, as in `heart.scaleEffect(scale).opacity(isUp ? 1 : 0.5)`.
///
/// Views are not looked at beyond that: their arguments, and modifiers that move nothing, are passed over.
struct PhaseContent {
  /// One thing that may move.
  struct Line {
    /// What it is called in the rows; empty for a name that is only used by later lines.
    let name: String
    /// What later lines call it; nil for what a modifier does.
    let localName: String?
    let range: Range<Int>
    /// Whether it is no number, so that it has no rows.
    var isHidden = false
    /// Whether its numbers have rows only where they change from phase to phase.
    var hidesConstants = false
    /// The value in one phase.
    let value: (AppEvaluator) throws(Fault) -> AppValue
  }

  private(set) var lines: [Line] = []

  /// Conditions that are taken to hold, since only the app knows.
  private(set) var assumptions: [(text: String, range: Range<Int>)] = []

  /// Conditions on the phase, whose views come and go.
  private(set) var unfollowed: [(text: String, range: Range<Int>)] = []

  private let source: SwiftText
  /// The view that the animator moves, as it is called in the rows.
  private let view: String?
  /// What the closure calls that view.
  private let contentName: String?
  /// The state of things in each phase.
  private let phases: [AppEvaluator]
  /// Whether nothing in the closure is a view.
  private let hasOnlyValues: Bool
  /// How often a name for the rows has been used.
  private var uses: [String: Int] = [:]
  /// Names that other animators of the file have in the rows.
  private let taken: Set<String>

  /// Reads the closure of a phase animator.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - contentName: What its parameter for the view is called; nil without one.
  ///   - view: The view that is moved, if it is the modifier of one.
  ///   - phases: What names mean in each phase.
  ///   - taken: The names that the rows have already.
  init(
    _ body: ClosureExprSyntax, contentName: String?, view: String?, phases: [AppEvaluator],
    taken: Set<String>, source: SwiftText
  ) throws(Fault) {
    self.source = source
    self.view = view
    self.contentName = contentName
    self.phases = phases
    self.taken = taken
    hasOnlyValues = body.statements.allSatisfy { $0.item.is(DeclSyntax.self) }
    try add(body.statements)
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax) throws(Fault) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): try add(declaration)
      case .expr(let expression): try addView(expression)
      case .stmt(let inner):
        if let expression = inner.as(ExpressionStmtSyntax.self)?.expression {
          try addView(expression)
        } else if let expression = inner.as(ReturnStmtSyntax.self)?.expression {
          try addView(expression)
        }
      }
    }
  }

  // MARK: - Values with names

  private mutating func add(_ declaration: DeclSyntax) throws(Fault) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "let", variable.attributes.isEmpty
    else {
      guard hasOnlyValues else { return }
      throw Fault(.expected("'let' and a name"), source.range(of: declaration))
    }
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        guard hasOnlyValues else { continue }
        throw Fault(.notUnderstood("a tuple"), source.range(of: binding.pattern))
      }
      let name = pattern.identifier.text.filter { $0 != "`" }
      let range = source.range(of: pattern)
      guard let value = binding.initializer?.value else {
        guard hasOnlyValues else { continue }
        throw Fault(.scenario(.noValue(name)), range)
      }
      let annotation = binding.typeAnnotation?.type
      if hasOnlyValues, let annotation, ScenarioType(swiftName: source.text(of: annotation)) == nil
      {
        throw Fault(
          .scenario(.unknownType(source.text(of: annotation), suggestion: nil)),
          source.range(of: annotation))
      }
      let isShown = hasOnlyValues
      if isShown, lines.contains(where: { $0.localName == name }) {
        throw Fault(.scenario(.animator(.movedTwice(name))), range)
      }
      lines.append(
        Line(
          name: isShown ? (view.map { "\($0)." } ?? "") + name : "", localName: name, range: range
        ) { phase throws(Fault) in
          try phase.value(
            value, as: AppExpectation(annotation, in: phase.app.types))
        })
    }
  }

  // MARK: - Views

  private mutating func addView(_ expression: ExprSyntax) throws(Fault) {
    if let choice = expression.as(IfExprSyntax.self) { return try add(choice) }
    if let choice = expression.as(SwitchExprSyntax.self) { return add(choice) }
    let chain = ModifierChain(expression, source: source)
    try chain.checkLength()
    // What a container has in it is inside of its modifiers.
    if let root = chain.rootCall {
      for closure in root.allClosures { try add(closure.statements) }
    }
    var effects: [PhaseEffect] = []
    for call in chain.modifiers {
      let found = try PhaseEffect.all(of: call)
      effects += found
      addColors(of: call)
      if found.isEmpty, !call.name.hasPrefix("on"), !AnimatorNames.all.contains(call.name) {
        for closure in call.allClosures { try add(closure.statements) }
      }
    }
    guard !effects.isEmpty else { return }
    let node = nodeName(chain.root)
    var modifiers: [String: [Range<Int>]] = [:]
    for effect in effects {
      // Several parts may be moved by one modifier.
      if modifiers[effect.name]?.last != effect.range {
        modifiers[effect.name, default: []].append(effect.range)
      }
      let number = modifiers[effect.name]?.count ?? 1
      lines.append(
        Line(
          name: (node.map { "\($0)." } ?? "") + effect.rowName(number), localName: nil,
          range: effect.range, hidesConstants: effect.hidesConstants, value: effect.value))
    }
  }

  /// What changes with the phase without being a number: the text of what is chosen stands for it.
  private mutating func addColors(of call: CallSyntax) {
    guard PhaseEffect.unplayed.contains(call.name) else { return }
    for expression in call.values {
      lines.append(
        Line(
          name: "\(call.name) \(lines.count)", localName: nil, range: call.nameRange, isHidden: true
        ) { phase throws(Fault) in
          switch try phase.value(expression, as: .term) {
          case .term(let term):
            let words = phase.constants.origin.text(in: term.range)
            return .plain(.text, .text(words))
          case let other: return .plain(.text, .text(other.written))
          }
        })
    }
  }

  /// What a view is called in the rows: what it is, with a number from the second of a kind on.
  private mutating func nodeName(_ root: ExprSyntax) -> String? {
    let name = root.leadingName
    guard let name, name != contentName else { return view }
    guard name.first?.isUppercase == true else { return name }
    uses[name, default: 0] += 1
    var number = uses[name] ?? 1
    func numbered() -> String { number == 1 ? name : "\(name)[\(number)]" }
    while taken.contains(numbered()) { number += 1 }
    uses[name] = number
    return numbered()
  }

  // MARK: - Choices

  /// Looks at the branch that all phases take; views that come and go are not followed.
  private mutating func add(_ choice: IfExprSyntax) throws(Fault) {
    let text = source.text(of: choice.conditions)
    let range = source.range(of: choice.ifKeyword)
    var outcomes: Set<Bool> = []
    for phase in phases {
      do throws(Fault) {
        outcomes.insert(try phase.met(choice.conditions) != nil)
      } catch {
        assumptions.append((text, range))
        return try add(choice.body.statements)
      }
    }
    guard let holds = outcomes.first, outcomes.count == 1 else {
      unfollowed.append((text, range))
      return
    }
    if holds { return try add(choice.body.statements) }
    switch choice.elseBody {
    case .codeBlock(let block): try add(block.statements)
    case .ifExpr(let next): try add(next)
    case nil: break
    }
  }

  private mutating func add(_ choice: SwitchExprSyntax) {
    unfollowed.append(
      ("switch \(source.text(of: choice.subject))", source.range(of: choice.switchKeyword)))
  }
}
