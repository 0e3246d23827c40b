internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

// `PhaseAnimator` and `KeyframeAnimator`, as views or as modifiers.
extension ScenarioReader {
  /// Reads the animators in an expression; returns whether there are any.
  mutating func animators(in expression: ExprSyntax) throws(Fault) -> Bool {
    let found = AnimatorCalls(in: expression, source: source).all
    for animator in found { try read(animator) }
    return !found.isEmpty
  }

  /// Reads the animators of a pasted block, wherever they are in it.
  mutating func animators(in statements: CodeBlockItemListSyntax) throws(Fault) {
    for statement in statements {
      for animator in AnimatorCalls(in: statement, source: source).all { try read(animator) }
    }
  }

  private mutating func read(_ animator: AnimatorCalls.Found) throws(Fault) {
    let view = animator.view.flatMap { viewName($0) }
    let code = try AnimatorCode(program, around: animator.call.range, in: scope)
    noteStates(of: animator, in: code)
    if animator.call.name.hasPrefix("p") || animator.call.name.hasPrefix("P") {
      try phaseAnimator(animator.call, in: code, of: view)
    } else {
      try keyframeAnimator(animator.call, in: code, of: view)
    }
  }

  /// Returns the name of a view in the rows: its own name, or that of its type, with a number from the second one on.
  ///
  /// `Card()` is the same view everywhere in a scenario; in a pasted block each one is a different view.
  private mutating func viewName(_ view: ExprSyntax) -> String? {
    let root = ModifierChain(view, source: source).root
    guard let name = root.leadingName else { return nil }
    let position = source.range(of: root).lowerBound
    if let known = viewNames[position] { return known }
    guard name.first?.isUppercase == true, takenNodes.contains(name),
      isPasted || view.viewName != name
    else {
      viewNames[position] = name
      return name
    }
    var number = 2
    while takenNodes.contains("\(name)[\(number)]") { number += 1 }
    viewNames[position] = "\(name)[\(number)]"
    return viewNames[position]
  }

  /// The names of views in the rows that are used already.
  private var takenNodes: Set<String> {
    Set(animatedNames.map { String($0.prefix { $0 != "." }) })
  }

  // MARK: - A pasted block

  /// The name of the state that changes the triggers of a pasted block; names in source cannot contain a blank.
  private static let pastedTrigger = "the trigger"

  /// The time at which the triggers change, in seconds.
  private static let pastedTriggerTime = 0.5

  /// The time at which the play of repeating animators ends, in seconds.
  private static let pastedEnd = 10.0

  /// Starts the animators of a pasted block, with a note.
  mutating func startPasted() throws(Fault) {
    let triggered =
      script.phaseAnimators.contains { $0.trigger != nil }
      || script.keyframeAnimators.contains { $0.trigger != nil }
    let repeats =
      script.phaseAnimators.contains { $0.trigger == nil }
      || script.keyframeAnimators.contains { $0.trigger == nil }
    if triggered {
      script.states.append(ScenarioScript.State(Self.pastedTrigger, .integer(0)))
      script.events.append(
        ScriptEvent(
          at: Self.pastedTriggerTime, [.log("trigger"), .set(Self.pastedTrigger, .integer(1))]))
      let time = NumberText.swift(Self.pastedTriggerTime)
      note(
        "nothing here changes the trigger; it is changed once, at \(time) s", at: firstTrigger ?? 0)
    }
    if repeats {
      script.end = Self.pastedEnd
      let time = NumberText.swift(Self.pastedEnd)
      note(
        "it repeats forever; it is cut at \(time) s, and 'run(until:)' or --span sets another end",
        at: firstLoop ?? 0)
    }
  }

  /// Notes the variables of a pasted block that have their initial values.
  private mutating func noteStates(of animator: AnimatorCalls.Found, in code: AnimatorCode) {
    guard isPasted else { return }
    let words = Set(
      animator.call.allTokens.compactMap { token -> String? in
        guard case .identifier(let name) = token.tokenKind,
          token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        else { return nil }
        return name
      })
    for word in words.sorted() {
      guard let value = code.variable(named: word) else { continue }
      note(
        "'\(word)' is taken as it begins: \(SentenceParts.short(source.text(of: value)))",
        at: animator.call.nameRange.lowerBound)
    }
  }

  /// Declares the values that an animator moves.
  ///
  /// - Parameters:
  ///   - names: The names of the rows.
  ///   - animator: The kind of animator, with its article.
  ///   - view: The view that it moves; nil for one without a name.
  private mutating func declare(
    _ names: [(text: String, range: Range<Int>)], movedBy animator: String, of view: String?
  ) throws(Fault) {
    var roots: [(text: String, range: Range<Int>)] = []
    for name in names {
      guard animatedNames.insert(name.text).inserted else {
        throw Fault(.scenario(.animator(.movedTwice(name.text))), name.range)
      }
      let root = view ?? String(name.text.prefix { $0 != "." })
      if !roots.contains(where: { $0.text == root }) { roots.append((root, name.range)) }
    }
    for root in roots {
      if view != nil, case .animated = scope.meanings[root.text] { continue }
      try scope.checkNew(root.text, at: root.range)
      scope.declare(root.text, .animated(by: animator), at: root.range)
    }
  }

  /// Returns the formula of the trigger; nil for an animator without one.
  private func trigger(_ call: CallSyntax) throws(Fault) -> ScriptFormula? {
    guard let expression = call.argument("trigger") else { return nil }
    if isPasted { return { $0[Self.pastedTrigger] ?? .integer(0) } }
    return try changing(expression, as: nil, for: "trigger")
  }

  private func changing(
    _ expression: ExprSyntax, as type: BasicType?, for parameter: String
  ) throws(Fault) -> ScriptFormula {
    let formula = try formula(expression, as: type, for: parameter)
    guard !formula.term.states.isEmpty else {
      throw Fault(.scenario(.valueNeverChanges), formula.term.range)
    }
    return formula.play
  }

  // MARK: - Phases

  private mutating func phaseAnimator(
    _ call: CallSyntax, in code: AnimatorCode, of view: String?
  ) throws(Fault) {
    try checkIsLimited(call)
    try call.check(
      positional: 1, labels: ["trigger"], closures: [nil, "content", "animation"])
    let reader = PhaseAnimatorReader(
      code: code, source: source, animations: animations, isPasted: isPasted)
    let read = try reader.read(call, of: view, taken: takenNodes.union(view.map { [$0] } ?? []))
    try declare(read.names, movedBy: PhaseAnimatorReader.words, of: view)
    notes += read.notes
    // Names in source cannot contain a blank.
    let name = "phase \(script.phaseAnimators.count + 1)"
    let trigger = try trigger(call)
    notePosition(of: call, isTriggered: trigger != nil)
    let shown = read.names.map(\.text)
    var phases = ScriptPhaseAnimator(
      name, attributes: shown + (0..<read.hiddenCount).map { "\(name) color \($0 + 1)" },
      phases: read.phases, trigger: trigger)
    phases.hidden = Set(shown.count..<shown.count + read.hiddenCount)
    script.phaseAnimators.append(phases)
  }

  private mutating func notePosition(of call: CallSyntax, isTriggered: Bool) {
    let position = call.nameRange.lowerBound
    if isTriggered {
      firstTrigger = firstTrigger ?? position
    } else {
      firstLoop = firstLoop ?? position
    }
  }

  // MARK: - Keyframes

  private mutating func keyframeAnimator(
    _ call: CallSyntax, in code: AnimatorCode, of view: String?
  ) throws(Fault) {
    try checkIsLimited(call)
    try call.check(
      positional: 0, labels: ["initialValue", "trigger", "repeating"],
      closures: [nil, "content", "keyframes"])
    guard let initialValue = call.argument("initialValue") else {
      throw Fault(.keyframes(.noInitialValue(call.name)), call.nameRange)
    }
    guard let body = call.closure("keyframes") ?? call.closure() else {
      throw Fault(.expected("'keyframes: { … }'"), call.range.upperBound..<call.range.upperBound)
    }
    let read = try KeyframesReader.tracks(
      in: code, from: source.range(of: initialValue), source.range(of: body), semantics)
    let tracks = try read.played
    guard !tracks.isEmpty else { throw Fault(.keyframes(.noKeyframes), source.range(of: body)) }
    try note(read.leftOut, next: tracks, repeats: call.argument("trigger") == nil, of: view)
    let range = source.range(of: initialValue)
    let played = tracks.map { track in
      KeyframedNumbers(
        track.names.map { Self.rowName($0, of: view) }, initialValue: track.start,
        unitScale: track.unitScale, keyframes: track.keyframes)
    }
    try declare(
      played.flatMap(\.names).map { ($0, range) }, movedBy: "a keyframe animator", of: view)
    let trigger = try trigger(call)
    notePosition(of: call, isTriggered: trigger != nil)
    guard let trigger else {
      let repeating = try call.argument("repeating").flatMap { expression throws(Fault) in
        isPasted
          || expression.is(BooleanLiteralExprSyntax.self) && source.text(of: expression) == "true"
          ? nil : try changing(expression, as: .boolean, for: "repeating")
      }
      script.keyframeAnimators.append(.init(played, repeating: repeating))
      return
    }
    if let repeating = call.argument("repeating") {
      throw Fault(.scenario(.animator(.triggerRepeats)), source.range(of: repeating))
    }
    if !isPasted, body.readsParameter {
      note(
        "keyframes are listed once here, from the initial value; SwiftUI lists them from the current value where the "
          + "trigger changes during a run", at: source.range(of: body).lowerBound)
    }
    script.keyframeAnimators.append(.init(played, trigger: trigger))
  }

  /// Notes the tracks of an animator that are left out.
  ///
  /// - Throws: The reason, if the other tracks cannot be played without the missing one: cycles are as long as the
  ///   longest track.
  private mutating func note(
    _ leftOut: [LeftOutTrack], next tracks: [KeyframeTrackText], repeats: Bool, of view: String?
  ) throws(Fault) {
    let duration = tracks.map { $0.path().duration }.max() ?? 0
    for track in leftOut {
      guard !repeats || track.duration.map({ $0 <= duration }) ?? false else {
        throw track.reason
      }
      note(
        "'\(Self.rowName(track.name, of: view))' is left out: \(track.reason.problem.sentence)",
        at: track.reason.range.lowerBound)
    }
  }

  /// Returns the name of a row: `heart.scale` for a number of a view, `value` where there is no name at all.
  private static func rowName(_ name: String, of view: String?) -> String {
    guard let view else { return name.isEmpty ? "value" : name }
    return name.isEmpty ? view : "\(view).\(name)"
  }
}

extension ClosureExprSyntax {
  /// Whether the closure uses its parameter.
  fileprivate var readsParameter: Bool {
    let name =
      switch signature?.parameterClause {
      case .simpleInput(let names): names.first?.name.plainText ?? "_"
      case .parameterClause(let clause):
        clause.parameters.first.map { ($0.secondName ?? $0.firstName).plainText } ?? "_"
      case nil: "$0"
      }
    return statements.tokens(viewMode: .sourceAccurate).contains { $0.plainText == name }
  }
}
