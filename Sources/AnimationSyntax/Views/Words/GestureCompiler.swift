internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var gestures: GestureCompiler { GestureCompiler(body: self) }
}

/// Compiles modifiers that add a gesture to a view.
struct GestureCompiler {
  let body: BodyCompiler

  /// The priority of a gesture where views inside have gestures too, by the modifier that adds it.
  static let priorities: [String: GesturePriority] = [
    "gesture": .usual, "highPriorityGesture": .high, "simultaneousGesture": .simultaneous,
  ]

  /// Compiles `.gesture(drag, including: .gesture)`.
  func gesture(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try body.expression(argument.expression).evaluate
    let (words, position) = (body.short(argument.expression), body.position(of: argument))
    let enabled = try call.arguments.first { $0.label?.text == "isEnabled" }.map {
      try body.expression($0.expression, as: .boolean)
    }?.evaluate
    let masked = try mask(call)
    let priority = Self.priorities[name] ?? .usual
    return { run, frame in
      let mask = try masked?(run, frame) ?? .all
      // The modifiers that hide other gestures are inside the gesture that is added.
      let others: [ViewModifierValue] =
        masked == nil ? [] : [.hit(mask.keepsOthers ? .open : .masked)]
      if let flag = try enabled?(run, frame), flag.boolean != true {
        if let unknown = flag.unknown {
          run.leaveOut("what the gesture does", because: unknown, at: position)
        }
        return others + [.nothing]
      }
      let value = try evaluate(run, frame)
      guard case .gesture(let gesture) = value else {
        if case .nothing = value { return others }
        run.leaveOut(
          "what the gesture does", because: value.unknown ?? UnknownValue(words, at: position),
          at: position)
        return others
      }
      let all = [gesture] + gesture.others
      guard mask.addsGesture else { return others + all.map { _ in .nothing } }
      return others
        + all.map {
          var act = ActValue($0)
          act.priority = priority
          return .acts(act)
        }
    }
  }

  /// Compiles the mask of a gesture; nil if none is written.
  private func mask(
    _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> GestureMask)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "including" }) else {
      return nil
    }
    let evaluate = try body.expression(argument.expression).evaluate
    let (words, position) = (body.short(argument.expression), body.position(of: argument))
    return { run, frame in
      let value = try evaluate(run, frame)
      if let mask = GestureMask(value) { return mask }
      run.leaveOut(
        "which gestures are recognized",
        because: value.unknownPart ?? UnknownValue(words, at: position), at: position)
      return .all
    }
  }
}
