internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var gauges: GaugeCompiler { GaugeCompiler(body: self) }
}

/// Compiles views that show an amount.
struct GaugeCompiler {
  let body: BodyCompiler

  /// Compiles a `ProgressView` or a `Gauge`: its value is a number that moves, in the unit of the argument.
  func measured(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let view = try body.containers.container(name, call)
    let position = body.position(of: call)
    if let timed = call.arguments.first(where: { $0.label?.text == "timerInterval" }) {
      let place = body.position(of: timed)
      let evaluate = view.evaluate
      return Typed(.view) { run, frame in
        run.noteUnplayed(
          Unplayed("how it fills with time has no rows"), of: "\(name)(timerInterval:)", at: place)
        return try evaluate(run, frame)
      }
    }
    guard let argument = call.arguments.first(where: { $0.label?.text == "value" }) else {
      return view
    }
    let number = try body.expression(argument.expression, as: .optional(.number)).evaluate
    let fraction = try fraction(of: call)
    let (evaluate, words) = (view.evaluate, body.short(argument.expression))
    return Typed(.view) { run, frame in
      let value = try number(run, frame)
      let shown = try evaluate(run, frame)
      guard case .view(.made(var made)) = shown else { return shown }
      var gap = UnknownValue(words, at: position)
      gap.predicate = "is sometimes nil, for which no value is shown"
      let content: MovingValue.Content
      if let unknown = value.unknown {
        content = .unknown(unknown)
      } else {
        content = .numbers([MovingModifier.Component("", value.double ?? .nan)])
      }
      made.fraction = try fraction(run, frame, value)
      made.modifiers.append(.moves(MovingValue(name: "value", content: content, gaps: [gap])))
      return .view(.made(made))
    }
  }

  /// Compiles the fraction that a value is of a `total`, or of the bounds `in:`, to which a gauge clamps it.
  private func fraction(
    of call: FunctionCallExprSyntax
  ) throws -> @Sendable (ProgramRun, Frame, SwiftValue) throws -> SwiftValue {
    func evaluation(_ label: String, as type: SwiftType) throws -> Compute? {
      try call.arguments.first { $0.label?.text == label }.map {
        try body.expression($0.expression, as: type).evaluate
      }
    }
    let total = try evaluation("total", as: .number)
    let bounds = try evaluation("in", as: .range(.number))
    return { run, frame, value in
      let whole = try total?(run, frame) ?? bounds?(run, frame) ?? .number(1)
      guard let part = value.double else { return value.isUnknown ? value : .nothing }
      if case .range(let range) = whole {
        let (lower, upper) = (range.lower, range.upper)
        return .number(lower < upper ? min(max((part - lower) / (upper - lower), 0), 1) : 0)
      }
      return whole.double.map { .number(part / $0) } ?? whole
    }
  }
}
