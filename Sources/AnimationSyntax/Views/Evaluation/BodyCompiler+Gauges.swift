internal import MotionRecording
internal import SwiftSyntax

// Views that show how much there is of something.
extension BodyCompiler {
  /// A `ProgressView` or a `Gauge`: its value is a number that moves, in the unit of the argument.
  func measured(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let view = try container(name, call)
    let position = position(of: call)
    if let timed = call.arguments.first(where: { $0.label?.text == "timerInterval" }) {
      let place = self.position(of: timed)
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
    let number = try expression(argument.expression, as: .optional(.number)).evaluate
    let total = try call.arguments.first { $0.label?.text == "total" }.map {
      try expression($0.expression, as: .number).evaluate
    }
    let (evaluate, words) = (view.evaluate, short(argument.expression))
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
      let whole = try total?(run, frame) ?? .number(1)
      made.fraction =
        value.double.flatMap { part in whole.double.map { .number(part / $0) } }
        ?? (value.isUnknown ? value : whole.isUnknown ? whole : .nothing)
      made.modifiers.append(.moves(MovingValue(name: "value", content: content, gaps: [gap])))
      return .view(.made(made))
    }
  }
}
