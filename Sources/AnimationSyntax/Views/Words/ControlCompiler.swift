internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var controls: ControlCompiler { ControlCompiler(body: self) }
}

/// Compiles buttons, toggles and other controls.
struct ControlCompiler {
  let body: BodyCompiler

  func button(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let pairs = Array(zip(call.argumentLabels, call.argumentExpressions))
    let hasTitle =
      pairs.first.map { $0.0 == nil } == true && pairs[0].1.is(ClosureExprSyntax.self) == false
    var title: Compute?
    var action: Typed?
    var label: Compute?
    var symbol: Compute?
    for (index, pair) in pairs.enumerated() {
      switch pair.0 {
      case nil where index == 0 && hasTitle: title = try body.expression(pair.1).evaluate
      case "systemImage", "image": symbol = try body.expression(pair.1).evaluate
      case "action": action = try body.expression(pair.1, as: .function([], .void))
      case "label": label = try body.closures.content(pair.1).evaluate
      case ParameterMatching.trailingLabel:
        // The trailing closure of `Button(action: save) { Text("Save") }` is its label, that of `Button("Save") { … }`
        // its action.
        let isLabel = pairs.contains { $0.0 == "action" }
        if isLabel {
          label = try body.closures.content(pair.1).evaluate
        } else {
          action = try body.expression(pair.1, as: .function([], .void))
        }
      default: break
      }
    }
    let literal = hasTitle ? LeafCompiler.literal(pairs[0].1) : nil
    let (name, act, inside, image) = (title, action?.evaluate, label, symbol)
    return Typed(.view) { run, frame in
      var text: String?
      let title = try name?(run, frame)
      if let title, !title.isUnknown { text = run.text(title) }
      let words = text
      if text == nil, let value = try image?(run, frame), case .text(let symbol) = value {
        text = symbol
      }
      var view = MadeView(
        kind: "Button", position: position, literal: literal, text: text, isControl: true)
      if literal == nil { view.reads(title, words) }
      if let closure = run.closure(try inside?(run, frame)) {
        view.content = try run.element(try run.functions.call(closure, []), at: position)
      }
      if let closure = run.closure(try act?(run, frame)) {
        view.modifiers.append(.acts(ActValue(event: .tap(count: 1), closure: closure)))
        view.modifiers.append(.acts(ActValue(event: .hold, closure: closure)))
      }
      return .view(.made(view))
    }
  }

  func toggle(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    var title: Compute?
    var isOn: Compute?
    var label: Compute?
    for (index, pair) in zip(call.argumentLabels, call.argumentExpressions).enumerated() {
      switch pair.0 {
      case nil where index == 0: title = try body.expression(pair.1).evaluate
      case "isOn": isOn = try body.expression(pair.1, as: .binding(.boolean)).evaluate
      case "label", ParameterMatching.trailingLabel:
        label = try body.closures.content(pair.1).evaluate
      default: break
      }
    }
    let literal = call.arguments.first.flatMap {
      $0.label == nil ? LeafCompiler.literal($0.expression) : nil
    }
    let (name, binding, inside) = (title, isOn, label)
    return Typed(.view) { run, frame in
      var text: String?
      let title = try name?(run, frame)
      if let title, !title.isUnknown { text = run.text(title) }
      var view = MadeView(
        kind: "Toggle", position: position, literal: literal, text: text, isControl: true)
      if literal == nil { view.reads(title, text) }
      if let closure = run.closure(try inside?(run, frame)) {
        view.content = try run.element(try run.functions.call(closure, []), at: position)
      }
      if let location = run.location(try binding?(run, frame)) {
        view.isOn = location
        view.modifiers.append(.showing(try run.locations.read(location), named: "isOn", .control))
        view.modifiers.append(
          .acts(ActValue(event: .tap(count: 1), closure: run.elementMaker.toggling(location))))
      }
      return .view(.made(view))
    }
  }

  /// Compiles a value that a control does not have, to try the effect of the control: the upper bound of a slider, or
  /// else the lower one, the next step of a stepper, the next case of a picker.
  func otherValue(
    of name: String, _ call: FunctionCallExprSyntax
  ) throws -> @Sendable (ProgramRun, Frame, SwiftValue) throws -> SwiftValue? {
    func evaluation(_ label: String) throws -> Compute? {
      try call.arguments.first { $0.label?.text == label }.map {
        try body.expression($0.expression).evaluate
      }
    }
    let (bounds, step) = (try evaluation("in"), try evaluation("step"))
    return { run, frame, value in
      var range: RangeValue?
      if let bounds {
        guard case .range(let given) = try bounds(run, frame), given.isBounded else { return nil }
        range = given
      }
      switch (name, value) {
      case ("Slider", .number), ("Slider", .float):
        let (lower, upper) = (range?.lower ?? 0, range?.upper ?? 1)
        return run.types.coerce(
          .number(value.double == upper ? lower : upper), to: SwiftType(value))
      case ("Stepper", .number), ("Stepper", .float), ("Stepper", .integer):
        let size = try step?(run, frame).double ?? 1
        guard let number = value.double, size.isFinite else { return nil }
        let next = number + size <= range?.upper ?? .infinity ? number + size : number - size
        return run.types.coerce(.number(next), to: SwiftType(value))
      case ("Picker", .enumeration(let entry)):
        let cases = run.code.types[entry.type].cases
        guard cases.count > 1, cases.allSatisfy({ $0.parameters.isEmpty }) else { return nil }
        return .enumeration(
          EnumValue(type: entry.type, index: (entry.index + 1) % cases.count, payload: []))
      case ("Picker", .boolean(let flag)): return .boolean(!flag)
      default: return nil
      }
    }
  }
}
