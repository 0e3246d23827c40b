internal import SwiftSyntax

// Phase animators.
extension BodyCompiler {
  /// `PhaseAnimator(_:trigger:content:animation:)`, or the modifier on a view.
  func phased(_ base: Typed?, _ call: FunctionCallExprSyntax) throws -> Typed {
    let place = place(of: call)
    let labels = labels(of: call)
    let all = expressions(of: call)
    guard let list = all.first, labels.first == .some(nil) else {
      return .unknown(short(call), at: place)
    }
    let phases = try expression(list)
    let element = phases.type.element
    var trigger: Compute?
    var content: Compute?
    var animation: Compute?
    for (label, argument) in zip(labels, all).dropFirst() {
      switch label {
      case "trigger": trigger = try expression(argument).evaluate
      case "animation":
        animation = try expression(argument, as: .function([element], .optional(.animation)))
          .evaluate
      default:
        content = try self.content(argument, base == nil ? [element] : [.view, element]).evaluate
      }
    }
    let (values, given, show, choose) = (phases.evaluate, trigger, content, animation)
    let view = base?.evaluate
    return Typed(.view) { run, frame in
      let base = try view.map { try run.element(try $0(run, frame), at: place) }
      let phases = try values(run, frame)
      guard let elements = phases.elements, !elements.isEmpty,
        let content = try show?(run, frame).closure
      else {
        if let unknown = phases.unknown {
          run.leaveOut("what its phases move", because: unknown, at: place)
        }
        return base.map { .view($0) } ?? .view(.empty)
      }
      return .view(
        .phased(
          PhasedElement(
            base: base, phases: elements, trigger: try given?(run, frame), content: content,
            animation: try choose?(run, frame).closure, place: place)))
    }
  }
}
