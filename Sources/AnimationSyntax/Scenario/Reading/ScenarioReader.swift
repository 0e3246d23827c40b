internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Builds a script from the statements of a file, in order.
struct ScenarioReader {
  let source: SwiftText
  let text: TextRegions
  let semantics: Semantics
  var scope: Scope
  var script = ScenarioScript()

  /// The views from which others zoom.
  var zoomSources: [ZoomSource] = []

  /// The names of the rows of values that animators move.
  var animatedNames: Set<String> = []

  /// The position of the statement that ends the scenario; nil for none.
  var runPosition: Int?

  /// The position of the context statement; nil for none.
  var contextPosition: Int?

  /// The positions of the entries of a widget's timeline, by their times.
  var entryPositions: [Double: Int] = [:]

  /// The range of the reload policy of a widget's timeline; nil for none.
  var policyRange: Range<Int>?

  /// Whether the file is a block of an app: it contains animators, and no statement that says when something happens.
  let isPasted: Bool

  /// Whether the file contains an animator.
  let hasAnimators: Bool

  /// The names in the rows of the views that animators move, by the positions of the views.
  var viewNames: [Int: String] = [:]

  /// The position of the first animator with a trigger, and of the first that repeats.
  var firstTrigger: Int?
  var firstLoop: Int?

  /// The notes on the reading.
  var notes: [ScenarioNote] = []

  /// The remarks on the animations of the scenario.
  let remarks = AnimationRemarks()

  /// The changes to the environment at the start, in order.
  var environment: [@Sendable (inout EnvironmentValues) -> Void] = []

  /// The Swift code of the file besides the scenario's own words.
  let program: ScenarioProgram

  /// The number of bytes of loops that may still be unrolled.
  var loopBudget = 1_048_576

  init(
    source: SwiftText, text: TextRegions, statements: CodeBlockItemListSyntax,
    origin: SourceOrigin, semantics: Semantics, seed: UInt64?
  ) {
    self.source = source
    self.text = text
    self.semantics = semantics
    var names: [String: Range<Int>] = [:]
    for statement in statements {
      if let chain = statement.item.as(ExprSyntax.self).map({ ModifierChain($0, source: source) }),
        chain.modifiers.contains(where: { $0.name == "transition" }), let name = chain.root.viewName
      {
        names[name] = source.range(of: chain.root)
      }
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let name = pattern.identifier.text.filter { $0 != "`" }
        if names[name] == nil { names[name] = source.range(of: pattern) }
      }
    }
    scope = Scope(all: names, origin: origin)
    hasAnimators = text.mentionsAnimators
    isPasted = hasAnimators && !statements.contains { $0.happensAtATime(in: source) }
    // Source that is blanked out in part, or contains code for other versions of Swift, is parsed again.
    let isWhole = source.blanked.isEmpty && !text.bytes.contains(UInt8(ascii: "#"))
    program = ScenarioProgram(
      origin, semantics, seed: seed,
      parsed: isWhole ? ProgramSource(source, statements, origin) : nil,
      animators: isPasted
        ? statements.flatMap { AnimatorCalls(in: $0, source: source).all.map(\.call.range) } : nil)
    scope.transactionValues = Set(statements.flatMap(\.valuesOfTransactions))
  }

  var formulas: TermReader { TermReader.values(in: source) }

  var animations: AnimationReader {
    AnimationReader(
      source: source, text: text, scope: scope, semantics: semantics, remarks: remarks,
      program: program)
  }

  // MARK: - Statements

  private static let statementWords = [
    "Group", "at", "drag", "run", "PhaseAnimator", "KeyframeAnimator", "context", "entry", "policy",
  ]

  func unknownStatement(_ call: CallSyntax) -> Fault {
    if ActionReader.words.contains(call.name) {
      return Fault(
        .scenario(.misplaced(call.name, rule: "belongs in 'at(0) { … }'")), call.nameRange)
    }
    if call.name == "sample" {
      return Fault(
        .scenario(.misplaced(call.name, rule: "belongs in 'drag(offset) { … }'")),
        call.nameRange)
    }
    let known = Self.statementWords + ActionReader.words
    if let near = SpellingSuggestion.nearest(to: call.name, among: known, sharesFirstLetter: true) {
      return Fault(
        .unknownName(call.name, expected: "a statement", suggestion: near), call.nameRange)
    }
    return Fault(.scenario(.notInScenarios(call.name)), call.nameRange)
  }

  /// Reads `environment.animationPaused = true`, the only assignment outside of `at`.
  mutating func assignment(_ sequence: SequenceExprSyntax) throws(Fault) {
    let reader = AssignmentReader(source: source, scope: scope, animations: animations)
    let assignment = try reader.assignment(sequence)
    guard assignment.path.first?.name == "environment" else {
      let target = assignment.path.map(\.name).joined(separator: ".")
      throw Fault(
        .scenario(
          .misplaced("\(target) \(assignment.sign)", rule: "belongs in 'at(0) { … }'")),
        source.range(of: sequence))
    }
    environment.append(try reader.environmentChange(assignment))
  }

  /// Returns the fault of a statement that is allowed only at a time: a loop or a branch.
  func misplaced(_ statement: StmtSyntax) -> Fault {
    let token = statement.firstToken(viewMode: .sourceAccurate)
    return Fault(
      .scenario(.misplaced(token?.text ?? "", rule: "belongs in 'at(0) { … }'")),
      token.map { source.range(of: Syntax($0)) } ?? source.range(of: statement))
  }
}

extension CodeBlockItemSyntax {
  /// The variables that the statement adds to `Transaction`.
  fileprivate var valuesOfTransactions: [String] {
    guard let added = item.as(ExtensionDeclSyntax.self),
      added.extendedType.trimmedDescription == SwiftType.transaction.name
    else { return [] }
    return added.memberBlock.members.flatMap { member -> [String] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var)
      else { return [] }
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      }
    }
  }

  /// Returns whether the statement is one of a scenario's own that say when something happens.
  fileprivate func happensAtATime(in source: SwiftText) -> Bool {
    switch item {
    case .decl: return false
    case .stmt(let statement): return statement.is(ForStmtSyntax.self)
    case .expr(let expression):
      if expression.is(SequenceExprSyntax.self) { return true }
      guard let name = ModifierChain(expression, source: source).rootCall?.name else {
        return false
      }
      return ["at", "drag", "run", "context", "entry", "policy"].contains(name)
    }
  }
}

extension TextRegions {
  /// Whether the code contains the name of an animator.
  fileprivate var mentionsAnimators: Bool {
    // The letters that all these names contain.
    let mark = Array("Animator".utf8)
    var index = 0
    while let found = bytes[index...].firstIndex(of: mark[0]) {
      if regions[found] == .code, bytes[found...].starts(with: mark) { return true }
      index = found + 1
    }
    return bytes.starts(with: mark)
  }
}

extension ScenarioReader {
  mutating func note(_ sentence: String, at offset: Int) {
    notes.append(ScenarioNote(line: scope.origin.line(of: offset), sentence: sentence))
  }

  /// A declared name.
  struct Name {
    let text: String
    let range: Range<Int>
  }
}
