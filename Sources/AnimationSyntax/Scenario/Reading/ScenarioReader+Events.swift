internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

// The events of a scenario: `at`, `drag`, `run`.
extension ScenarioReader {
  mutating func at(_ call: CallSyntax) throws(Fault) {
    try checkDecimalComma(call)
    try call.check(positional: 1, closures: [nil])
    let time = try time(try call.onlyArgument("time"), for: "at")
    script.events.append(ScriptEvent(at: time, try actions(of: call)))
  }

  mutating func run(_ call: CallSyntax) throws(Fault) {
    try call.check(positional: 0, labels: ["until"])
    if let position = runPosition {
      throw Fault(
        .scenario(.secondRun(line: scope.origin.line(of: position))), call.nameRange)
    }
    guard let until = call.argument("until") else {
      throw Fault(.missingArgument(function: call.name, parameter: "until"), call.nameRange)
    }
    script.end = try time(until, for: "until")
    runPosition = call.nameRange.lowerBound
  }

  /// Checks for `at(0,5)`, which has two arguments.
  private func checkDecimalComma(_ call: CallSyntax) throws(Fault) {
    guard call.positional.count == 2,
      let whole = call.positional[0].as(IntegerLiteralExprSyntax.self),
      let fraction = call.positional[1].as(IntegerLiteralExprSyntax.self)
    else { return }
    throw Fault(
      .decimalComma(suggestion: "\(whole.literal.text).\(fraction.literal.text)"),
      source.range(of: whole).lowerBound..<source.range(of: fraction).upperBound)
  }

  /// Reads a constant time in seconds, 0 or more.
  func time(_ expression: ExprSyntax, for parameter: String) throws(Fault) -> Double {
    let (value, range) = try constant(expression, as: .number, for: parameter)
    guard case .number(let time) = value else { return 0 }
    guard time >= 0 else {
      throw Fault(
        .outOfRange(
          parameter: parameter, value: NumberText.swift(time), range: "0 or more"), range)
    }
    return time
  }

  // MARK: - Drags

  mutating func drag(_ call: CallSyntax, readFile: (String) throws -> String) throws {
    try call.check(positional: 1, labels: ["animation", "from"], closures: [nil])
    let expression = try call.onlyArgument("state")
    let term = try formulas.term(of: expression)
    guard let name = term.onlyName else {
      throw Fault(
        .wrongType(parameter: nil, expected: "the name of a state", found: "this"), term.range)
    }
    let type = try AssignmentReader(source: source, scope: scope, animations: animations)
      .typeOfState(name, at: term.range)
    guard type == .number || !type.components.isEmpty else {
      throw Fault(.scenario(.notDraggable(name, type: type.article)), term.range)
    }
    let animation = try call.argument("animation").flatMap { expression throws(Fault) in
      try animations.animation(expression)
    }
    let samples: [(time: Double, value: AttributeValue)]
    switch (call.argument("from"), call.closure()) {
    case (let file?, nil):
      guard let literal = file.as(StringLiteralExprSyntax.self) else {
        throw Fault(
          .wrongType(parameter: "from", expected: "a file name in quotes", found: "this"),
          source.range(of: file))
      }
      let path = try source.plainText(of: literal)
      samples = try SampleTable(try readFile(path), fileName: path).samples(of: type)
    case (nil, let body?):
      samples = try inlineSamples(body, of: type, named: name)
    default:
      throw Fault(.scenario(.dragWithoutSamples), call.nameRange)
    }
    script.events += ScenarioScript.drag(name, samples: samples, animation: animation)
  }

  private func inlineSamples(
    _ body: ClosureExprSyntax, of type: BasicType, named name: String
  ) throws(Fault) -> [(time: Double, value: AttributeValue)] {
    var samples: [(time: Double, value: AttributeValue)] = []
    for statement in try body.plainStatements(source) {
      guard let expression = statement.item.as(ExprSyntax.self),
        let call = ModifierChain(expression, source: source).rootCall, call.name == "sample"
      else {
        throw Fault(.expected("'sample(…)'"), source.range(of: statement))
      }
      let count = max(type.components.count, 1)
      try call.check(positional: count + 1)
      let time = try self.time(try call.onlyArgument("time"), for: "time")
      if let previous = samples.last?.time, time < previous {
        throw Fault(
          .scenario(
            .samplesGoBack(
              time: NumberText.swift(time), previous: NumberText.swift(previous))),
          source.range(of: call.positional[0]))
      }
      guard call.positional.count == 2 || call.positional.count == count + 1 else {
        throw Fault(.missingArgument(function: "sample", parameter: "value"), call.nameRange)
      }
      samples.append(
        (time, try sampleValue(Array(call.positional.dropFirst()), of: type, named: name)))
    }
    guard !samples.isEmpty else {
      throw Fault(.scenario(.noSamples), source.range(of: body))
    }
    return samples
  }

  private func sampleValue(
    _ expressions: [ExprSyntax], of type: BasicType, named name: String
  ) throws(Fault) -> AttributeValue {
    if expressions.count == 1 {
      let term = try formulas.term(of: expressions[0])
      if type != .angle || (try? scope.type(of: term)) == .known(.angle) {
        return try TermEvaluator.evaluate(term, as: type, for: name, in: scope).constant()
      }
    }
    var numbers = SIMD4<Double>.zero
    for (index, expression) in expressions.enumerated() {
      let value = try constant(expression, as: .number, for: type.components[index]).value
      if case .number(let number) = value { numbers[index] = number }
    }
    return type.value(numbers)
  }
}
