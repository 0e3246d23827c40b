internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var animators: AnimatorCompiler { AnimatorCompiler(body: self) }
}

/// Compiles phase and keyframe animators.
struct AnimatorCompiler {
  let body: BodyCompiler

  /// Compiles `PhaseAnimator(_:trigger:content:animation:)`, or the modifier on a view.
  func phased(_ base: Typed?, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let labels = call.argumentLabels
    let all = call.argumentExpressions
    guard let list = all.first, labels.first == .some(nil) else {
      return .unknown(body.short(call), at: position)
    }
    let phases = try body.expression(list)
    let words = body.short(list)
    let element = phases.type.element
    var trigger: Compute?
    var content: Compute?
    var animation: Compute?
    for (label, argument) in zip(labels, all).dropFirst() {
      switch label {
      case "trigger": trigger = try body.expression(argument).evaluate
      case "animation":
        animation = try body.expression(argument, as: .function([element], .optional(.animation)))
          .evaluate
      default:
        content = try body.closures.content(argument, base == nil ? [element] : [.view, element])
          .evaluate
      }
    }
    let (values, given, show, choose) = (phases.evaluate, trigger, content, animation)
    let view = base?.evaluate
    return Typed(.view) { run, frame in
      let base = try view.map { try run.element(try $0(run, frame), at: position) }
      let phases = try values(run, frame)
      guard let elements = phases.elements, !elements.isEmpty,
        let content = run.closure(try show?(run, frame))
      else {
        if phases.elements == nil {
          run.leaveOut(
            "what its phases move", because: phases.unknown ?? UnknownValue(words, at: position),
            at: position)
        }
        return base.map { .view($0) } ?? .view(.empty)
      }
      return .view(
        .phased(
          PhasedElement(
            base: base, phases: elements, trigger: try given?(run, frame), content: content,
            animation: run.closure(try choose?(run, frame)), position: position)))
    }
  }

  // MARK: - Keyframes

  /// Compiles `KeyframeAnimator(initialValue:trigger:content:keyframes:)`, or the modifier on a view.
  func keyframed(_ base: Typed?, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let pairs = Array(zip(call.argumentLabels, call.argumentExpressions))
    guard let first = pairs.first, first.0 == "initialValue" else {
      return .unknown(body.short(call), at: position)
    }
    let initial = try keyframeValue(first.1)
    let type = initial.type
    var trigger: Compute?
    var repeating: Compute?
    var content: Compute?
    var keyframes: Compute?
    for (label, argument) in pairs.dropFirst() {
      switch label {
      case "trigger": trigger = try body.expression(argument).evaluate
      case "repeating": repeating = try body.expression(argument, as: .boolean).evaluate
      case "keyframes":
        keyframes = try body.expression(argument, as: .function([type], .void)).evaluate
      default:
        content = try body.closures.content(argument, base == nil ? [type] : [.view, type]).evaluate
      }
    }
    let (value, given, again, show, list) = (
      initial.evaluate, trigger, repeating, content, keyframes
    )
    let view = base?.evaluate
    return Typed(.view) { run, frame in
      let base = try view.map { try run.element(try $0(run, frame), at: position) }
      guard let content = run.closure(try show?(run, frame)),
        let keyframes = run.closure(try list?(run, frame))
      else { return base.map { .view($0) } ?? .view(.empty) }
      return .view(
        .keyframed(
          KeyframedElement(
            base: base, initialValue: try value(run, frame), trigger: try given?(run, frame),
            repeats: run.taken(try again?(run, frame), or: .boolean(true)).boolean ?? true,
            content: content,
            keyframes: keyframes, position: position)))
    }
  }

  /// Compiles `KeyframeTimeline(initialValue:content:)`; nil for a call with other arguments.
  func timeline(_ call: FunctionCallExprSyntax) throws -> Typed? {
    let all = call.argumentExpressions
    guard all.count == 2, call.argumentLabels.first == "initialValue" else { return nil }
    let initial = try keyframeValue(all[0])
    let content = try body.expression(all[1], as: .function([], .void)).evaluate
    let value = initial.evaluate
    let (words, position) = (body.short(call), body.position(of: call))
    return Typed(.timeline(of: initial.type)) { run, frame in
      let value = try value(run, frame)
      guard !value.isUnknown, let content = run.closure(try content(run, frame)) else {
        return .unknown(value.unknown ?? UnknownValue(words, at: position))
      }
      return .part(.timeline(try run.keyframes.timeline(from: value, content)))
    }
  }

  /// Compiles the initial value of keyframes: a number literal is a fraction.
  private func keyframeValue(_ node: ExprSyntax) throws -> Typed {
    try body.expression(node, as: LiteralSyntax.isLiteral(node) ? .number : .unknown)
  }

  /// Compiles `KeyframeTrack(\.scale) { … }` and `LinearKeyframe(1, duration: 0.3)`; nil for any other name.
  func keyframe(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    let position = body.position(of: call)
    if name == "KeyframeTrack" {
      guard let code = call.argumentExpressions.last else { return nil }
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)
      let names = path.map(LiteralCompiler.names(in:))?.filter { $0 != "self" } ?? []
      let content = try body.expression(code, as: .function([], .void)).evaluate
      return Typed(.part(.keyframes)) { run, frame in
        let closure = run.closure(try content(run, frame))
        return closure.map { .part(.keyframes(.track(names, $0, position))) } ?? .void
      }
    }
    guard Catalog.keyframes.contains(where: { $0.name == name }) else { return nil }
    let arguments = try body.calls.arguments(of: call, literals: .number) { _, label in
      switch label {
      case "duration": .number
      case "spring": .spring
      case "timingCurve": .unitCurve
      default: .unknown
      }
    }
    let values = arguments.evaluation
    return Typed(.part(.keyframes)) { run, frame in
      try run.step(at: position)
      return .part(.keyframes(.keyframe(name, try values(run, frame), position)))
    }
  }
}
