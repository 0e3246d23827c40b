internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// Content that consists of views.
extension PhaseAnimatorReader {
  /// Returns the view that each phase shows, and the run that made them.
  ///
  /// - Parameter assumption: The outcome that is assumed for conditions that only the app knows; nil for none.
  private func shown(
    of body: ClosureExprSyntax, isModifier: Bool, _ values: [SwiftValue], assuming assumption: Bool?
  ) throws(Fault) -> (views: [ViewElement], run: ProgramRun) {
    let type = Self.type(of: values)
    let (closure, run) = try code.closure(
      at: source.range(of: body), as: .function(isModifier ? [.view, type] : [type], .view))
    run.assumptions = Assumptions(assumption)
    let hole = SwiftValue.view(.made(MadeView(kind: ViewElement.holeKind, position: .none)))
    let views = try AnimatorCode.played {
      try values.map { value in
        run.beginUpdate(at: 0)
        let shown = try run.functions.call(closure, isModifier ? [hole, value] : [value])
        return try run.element(shown, at: .none)
      }
    }
    return (views, run)
  }

  /// Adds the values that modifiers of the views in a closure move.
  func addViews(
    of body: ClosureExprSyntax, isModifier: Bool, _ values: [SwiftValue], _ view: String?,
    _ taken: Set<String>, to found: inout Columns
  ) throws(Fault) {
    let range = source.range(of: body)
    func content(assuming assumption: Bool?) throws(Fault) -> (PhaseComparison, ProgramRun) {
      let (views, run) = try shown(of: body, isModifier: isModifier, values, assuming: assumption)
      return (PhaseComparison(views, of: view, taken: taken, in: range, code), run)
    }
    let (known, run) = try content(assuming: nil)
    try checkSpelling(in: range)
    found.notes +=
      run.assumptions?.branches.map { position in
        note(
          "it is assumed that '\(SentenceParts.short(code.text(in: position.range)))' holds",
          at: position.range)
      } ?? []
    found.notes += known.unfollowed.map { range in
      note(
        "'\(SentenceParts.short(choice(in: range)))' depends on the phase: views that it inserts and removes are not "
          + "followed", at: range)
    }
    found.changes = run.ledger.hasSentences
    for line in known.lines {
      if let keys = line.hiddenKeys {
        add(keys, of: line, to: &found)
      } else if let unknown = line.unknown {
        try assume(line, because: unknown, content, &found)
      } else if let values = line.values, Set(values).count > 1 {
        found.columns.append(Column(name: line.name, range: line.range, values: values))
      }
    }
  }

  /// Checks for misspelled modifiers of SwiftUI.
  private func checkSpelling(in range: Range<Int>) throws(Fault) {
    let known = MovingModifiers.all.keys.sorted()
    var stack = code.nodes(in: range)
    while let node = stack.popLast() {
      stack.appendReversed(childrenOf: node)
      guard
        let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(
          MemberAccessExprSyntax.self)?.declName
      else { continue }
      let name = member.baseName.plainText
      guard !SwiftUIModifiers.names.contains(name), !StillModifiers.contains(name),
        !code.functionNames.contains(name),
        let near = SpellingSuggestion.nearest(to: name, among: known)
      else { continue }
      throw Fault(
        .scenario(.animator(.unknownEffect(name, suggestion: near))), code.source.range(of: member))
    }
  }

  /// Returns the condition of the first choice in a range.
  private func choice(in range: Range<Int>) -> String {
    var stack = code.nodes(in: range)
    while let node = stack.popLast() {
      if let choice = node.as(IfExprSyntax.self) {
        return source.text(of: choice.conditions)
      }
      if let choice = node.as(SwitchExprSyntax.self) {
        return "switch \(source.text(of: choice.subject))"
      }
      stack.appendReversed(childrenOf: node)
    }
    return "if"
  }

  /// Adds a property that changes without numbers: each different value gets a number, with the distances of colors.
  private func add(_ keys: [String], of line: PhaseComparison.Line, to found: inout Columns) {
    guard Set(keys).count > 1 else { return }
    found.changes = true
    guard line.isColor else { return }
    var words: [String] = []
    let numbers = keys.map { key -> Int in
      if !words.contains(key) { words.append(key) }
      return words.firstIndex(of: key) ?? 0
    }
    found.hidden.append(
      Column(name: line.name, range: line.range, values: numbers.map { .number(50 * Double($0)) }))
  }

  /// Adds a line with a condition that only the app knows: the outcome with which it moves is assumed.
  private func assume(
    _ line: PhaseComparison.Line, because unknown: UnknownValue,
    _ content: (Bool?) throws(Fault) -> (PhaseComparison, ProgramRun), _ found: inout Columns
  ) throws(Fault) {
    let fault = code.fault(unknown, at: line.range)
    guard fault.dependsOnApp else { throw fault }
    for assumption in [true, false] {
      guard let (assumed, run) = try? content(assumption),
        let same = assumed.lines.first(where: { $0.name == line.name }), same.unknown == nil,
        let values = same.values, Set(values).count > 1
      else { continue }
      found.columns.append(Column(name: line.name, range: line.range, values: values))
      let taken = run.assumptions?.values.first ?? unknown
      let name = code.fault(taken, at: line.range).nameOfApp ?? taken.text
      found.notes.append(
        note("'\(line.name)': '\(name)' is not known and taken as \(assumption)", at: line.range))
      return
    }
    found.fault = found.fault ?? fault
    let reason =
      fault.nameOfApp.map { "it depends on '\($0)', which is not known" } ?? fault.problem.sentence
    found.notes.append(note("'\(line.name)' is left out: \(reason)", at: line.range))
  }
}
