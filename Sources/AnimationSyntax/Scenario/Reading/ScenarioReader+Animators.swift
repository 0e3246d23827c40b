internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

// `PhaseAnimator` and `KeyframeAnimator`, as views or as modifiers of one.
extension ScenarioReader {
  /// Reads an animator, if it is one.
  mutating func animator(_ chain: ModifierChain) throws(Fault) -> Bool {
    if let call = chain.rootCall {
      switch call.name {
      case "PhaseAnimator": try phaseAnimator(call, of: nil)
      case "KeyframeAnimator": try keyframeAnimator(call, of: nil)
      default: return false
      }
      if let modifier = chain.modifiers.first {
        throw Fault(.notUnderstood("'.\(modifier.name)'"), modifier.nameRange)
      }
      return true
    }
    guard let call = chain.modifiers.first,
      call.name == "phaseAnimator" || call.name == "keyframeAnimator"
    else { return false }
    guard let name = chain.root.viewName else {
      throw Fault(.scenario(.view(.notAView)), source.range(of: chain.root))
    }
    if let second = chain.modifiers.dropFirst().first {
      throw Fault(.notUnderstood("'.\(second.name)'"), second.nameRange)
    }
    if call.name == "phaseAnimator" {
      try phaseAnimator(call, of: name)
    } else {
      try keyframeAnimator(call, of: name)
    }
    return true
  }

  /// Declares what an animator moves.
  ///
  /// - Parameters:
  ///   - names: The names in the rows.
  ///   - animator: The kind of animator, with its article.
  ///   - view: The view that it moves, if it has a name.
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

  /// A value whose change begins something.
  private func trigger(_ call: CallSyntax) throws(Fault) -> Scenario.Formula? {
    guard let expression = call.argument("trigger") else { return nil }
    return try changing(expression, as: nil, for: "trigger")
  }

  private func changing(
    _ expression: ExprSyntax, as type: ScenarioType?, for parameter: String
  ) throws(Fault) -> Scenario.Formula {
    let formula = try FormulaCompiler.compile(
      formulas.term(of: expression), as: type, for: parameter, in: scope)
    guard !formula.states.isEmpty else {
      throw Fault(.scenario(.valueNeverChanges), formula.range)
    }
    return formula.playable(in: scope)
  }

  // MARK: - Phases

  private mutating func phaseAnimator(_ call: CallSyntax, of view: String?) throws(Fault) {
    try checkIsLimited(call)
    try call.check(
      positional: 1, labels: ["trigger"], closures: [nil, "content", "animation"])
    let reader = PhaseAnimatorReader(
      source: source, text: text, semantics: semantics, scope: scope)
    let read = try reader.read(call, of: view)
    try declare(read.names, movedBy: PhaseAnimatorReader.words, of: view)
    // No name that can be written has a blank in it.
    let name = "phase \(scenario.phaseAnimators.count + 1)"
    scenario.phaseAnimators.append(
      Scenario.PhaseAnimator(
        name, attributes: read.names.map(\.text), phases: read.phases,
        trigger: try trigger(call)))
  }

  // MARK: - Keyframes

  private mutating func keyframeAnimator(_ call: CallSyntax, of view: String?) throws(Fault) {
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
    let value = try KeyframeValueReader(source: source, scope: scope).value(initialValue)
    let tracks = try KeyframesReader(source: source, scope: scope, semantics: semantics)
      .tracks(body.statements, of: value).filter { !$0.keyframes.isEmpty }
    guard !tracks.isEmpty else { throw Fault(.keyframes(.noKeyframes), source.range(of: body)) }
    let range = source.range(of: initialValue)
    let played = tracks.map { track in
      Scenario.KeyframeAnimator.Track(
        track.names.map { Self.rowName($0, of: view) }, initialValue: track.start,
        unitScale: track.unitScale, keyframes: track.keyframes)
    }
    try declare(
      played.flatMap(\.names).map { ($0, range) }, movedBy: "a keyframe animator", of: view)
    guard let trigger = try trigger(call) else {
      let repeating = try call.argument("repeating").flatMap { expression throws(Fault) in
        expression.is(BooleanLiteralExprSyntax.self) && source.text(of: expression) == "true"
          ? nil : try changing(expression, as: .boolean, for: "repeating")
      }
      scenario.keyframeAnimators.append(.init(played, repeating: repeating))
      return
    }
    if let repeating = call.argument("repeating") {
      throw Fault(.scenario(.animator(.triggerRepeats)), source.range(of: repeating))
    }
    scenario.keyframeAnimators.append(.init(played, trigger: trigger))
  }

  /// What a number is called: `heart.scale` of a view's, `value` where there is no name at all.
  private static func rowName(_ name: String, of view: String?) -> String {
    guard let view else { return name.isEmpty ? "value" : name }
    return name.isEmpty ? view : "\(view).\(name)"
  }
}
