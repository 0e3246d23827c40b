internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

// The context in which a scenario is shown, and a widget's timeline: `context`, `entry`, `policy`.
extension ScenarioReader {
  /// Finds the context of the scenario, on which other statements depend.
  ///
  /// - Parameters:
  ///   - statements: The whole file.
  ///   - asked: The context that is requested; nil for that of the file.
  mutating func readContext(
    of statements: CodeBlockItemListSyntax, asked: PresentationContext?
  ) throws(Fault) {
    var context = asked ?? .app
    for statement in statements {
      guard let expression = statement.item.as(ExprSyntax.self) else { continue }
      let chain = ModifierChain(expression, source: source)
      guard let call = chain.rootCall, call.name == "context" else { continue }
      try call.check(positional: 1)
      let argument = try call.onlyArgument("context")
      context = try self.context(argument)
      if let asked, asked != context {
        throw Fault(
          .scenario(.presentation(.otherContext(context, asked: asked))),
          source.range(of: argument))
      }
      contextPosition = call.nameRange.lowerBound
      break
    }
    scope.presentation = Presentation(
      context, isBeforeAnimations: semantics == .ios16,
      defaultAnimation: semantics.defaultAnimation)
    script.presentation = scope.presentation
  }

  private func context(_ expression: ExprSyntax) throws(Fault) -> PresentationContext {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else {
      throw Fault(
        .wrongType(
          parameter: nil, expected: "'.app', '.widget' or '.liveActivity'", found: "this"),
        source.range(of: expression))
    }
    let name = member.declName.baseName.text
    guard let context = PresentationContext(rawValue: name) else {
      let known = PresentationContext.allCases.map(\.rawValue)
      throw Fault(
        .scenario(
          .presentation(
            .unknownContext(
              name, suggestion: SpellingSuggestion.nearest(to: name, among: known)))),
        source.range(of: member.declName))
    }
    return context
  }

  /// Checks that a `context` statement is the one that was read at first.
  func checkContext(_ call: CallSyntax) throws(Fault) {
    guard let position = contextPosition else {
      throw Fault(
        .scenario(.misplaced(call.name, rule: "is not allowed in a loop")), call.nameRange)
    }
    guard position == call.nameRange.lowerBound else {
      throw Fault(
        .scenario(.presentation(.secondContext(line: scope.origin.line(of: position)))),
        call.nameRange)
    }
  }

  // MARK: - Timeline

  mutating func entry(_ call: CallSyntax) throws(Fault) {
    try checkIsWidget(call)
    try call.check(positional: 0, labels: ["at"], closures: [nil])
    guard let at = call.argument("at") else {
      throw Fault(.missingArgument(function: call.name, parameter: "at"), call.nameRange)
    }
    let time = try time(at, for: "at")
    if let position = entryPositions[time] {
      throw Fault(
        .scenario(
          .presentation(
            .secondEntry(
              time: NumberText.swift(time), line: scope.origin.line(of: position)))),
        source.range(of: at))
    }
    entryPositions[time] = call.nameRange.lowerBound
    let actions = try actions(of: call)
    var timeline = script.timeline ?? ScriptTimeline()
    timeline.entries.append(ScriptEvent(at: time, actions))
    script.timeline = timeline
  }

  mutating func policy(_ call: CallSyntax) throws(Fault) {
    try checkIsWidget(call)
    if let range = policyRange {
      throw Fault(
        .scenario(
          .presentation(.secondPolicy(line: scope.origin.line(of: range.lowerBound)))),
        call.nameRange)
    }
    policyRange = call.nameRange
    try call.check(positional: 1)
    var timeline = script.timeline ?? ScriptTimeline()
    timeline.policy = try policy(try call.onlyArgument("policy"))
    script.timeline = timeline
  }

  private func policy(
    _ expression: ExprSyntax
  ) throws(Fault) -> ScriptTimeline.ReloadPolicy {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      switch member.declName.baseName.text {
      case "atEnd": return .atEnd
      case "never": return .never
      case "after":
        throw Fault(
          .missingArgument(function: "after", parameter: "date"),
          source.range(of: member.declName))
      case let name: throw unknownPolicy(name, at: source.range(of: member.declName))
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else {
      throw Fault(
        .wrongType(
          parameter: nil, expected: "'.atEnd', '.after(3600)' or '.never'", found: "this"),
        source.range(of: expression))
    }
    let after = CallSyntax(call, named: member.declName.baseName, source: source)
    guard after.name == "after" else { throw unknownPolicy(after.name, at: after.nameRange) }
    try after.check(positional: 1)
    return .after(try time(try after.onlyArgument("date"), for: "after"))
  }

  private func unknownPolicy(_ name: String, at range: Range<Int>) -> Fault {
    Fault(
      .scenario(
        .presentation(
          .unknownPolicy(
            name,
            suggestion: SpellingSuggestion.nearest(
              to: name, among: ["atEnd", "after", "never"])))), range)
  }

  private func checkIsWidget(_ call: CallSyntax) throws(Fault) {
    let context = scope.presentation.context
    guard context == .widget else {
      throw Fault(
        .scenario(.presentation(.onlyInWidgets(call.name, context))), call.nameRange)
    }
  }

  /// Checks conditions that are known only at the end of the file.
  func checkTimeline() throws(Fault) {
    if let policyRange, entryPositions.isEmpty {
      throw Fault(.scenario(.presentation(.policyWithoutEntries)), policyRange)
    }
  }

  // MARK: - Restrictions to apps

  /// Rejects gestures outside of apps.
  func checkHasGestures(_ call: CallSyntax) throws(Fault) {
    guard scope.presentation.isLimited else { return }
    throw Fault(
      .scenario(.presentation(.noGestures(scope.presentation.context))), call.nameRange)
  }

  /// Rejects an animator outside of apps that would never end, or whose limits are unknown.
  func checkIsLimited(_ call: CallSyntax) throws(Fault) {
    guard scope.presentation.isLimited else { return }
    if call.name.lowercased() == "keyframeanimator" {
      throw Fault(
        .scenario(
          .presentation(
            .notLimited(
              "the limits of keyframes are not known",
              instead: "write the changes in 'at(0) { … }', or play it as an app"))),
        call.nameRange)
    }
    guard call.argument("trigger") == nil else { return }
    throw Fault(
      .scenario(
        .presentation(
          .notLimited(
            "phases cannot repeat forever", instead: "give them a 'trigger:'"))),
      call.nameRange)
  }
}
