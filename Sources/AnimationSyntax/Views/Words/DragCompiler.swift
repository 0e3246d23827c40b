internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

extension BodyCompiler {
  var drags: DragCompiler { DragCompiler(body: self) }
}

/// Compiles drags through samples: `drag("Card") { sample(0.5, CGSize(width: 10, height: 0)) }` and
/// `drag("Card", from: "flick.csv")`.
struct DragCompiler {
  let body: BodyCompiler

  /// A function that returns the samples of a drag: times in seconds, and distances from its beginning.
  private typealias Samples =
    @Sendable (ProgramRun, Frame) throws -> [(time: Double, translation: ViewSize)]

  /// Returns the call of a drag through samples, which have their own times; nil for any other statement.
  static func sampledDrag(_ item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    guard ScriptCompiler.calledName(item) == "drag",
      let call = item.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let isSampled =
      call.trailingClosure != nil || call.arguments.contains { $0.label?.text == "from" }
    return isSampled ? call : nil
  }

  /// Compiles a drag through samples.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - readFile: Returns the text of the named file.
  func sampledDrag(
    _ call: FunctionCallExprSyntax, readFile: (String) throws -> String
  ) throws -> Execute {
    let position = body.position(of: call)
    var target: Compute?
    if let first = call.arguments.first, first.label == nil {
      target = try body.expression(first.expression, as: .text).evaluate
    }
    let (name, samples) = (target, try self.samples(of: call, readFile))
    return { run, frame in
      let samples = try samples(run, frame)
      guard let first = samples.first else { return .next }
      let userAction = UserAction(
        .drag(ViewDragPath(samples)), target: try name?(run, frame).plainText,
        source: position.sourceOffset)
      let code = ClosureCode(
        parameterCount: 0, parameterTypes: [], slotCount: 0,
        body: { run, _ in
          try run.flush()
          run.steps.append(.userAction(userAction))
          return .next
        }, changesState: true)
      run.instants.append(
        (
          first.time,
          [ScriptUnit(closure: ClosureValue(code: code, frame: frame), isUserAction: true)]
        ))
      return .next
    }
  }

  private func samples(
    of call: FunctionCallExprSyntax, _ readFile: (String) throws -> String
  ) throws -> Samples {
    if let file = call.arguments.first(where: { $0.label?.text == "from" })?.expression {
      guard let literal = file.as(StringLiteralExprSyntax.self) else {
        throw Fault(
          .wrongType(parameter: "from", expected: "a file name in quotes", found: "this"),
          body.source.text.range(of: file))
      }
      let path = try body.source.text.plainText(of: literal)
      let table = try SampleTable(try readFile(path), fileName: path).samples(of: .size)
      let samples = table.map { time, value in
        var size = ViewSize.zero
        if case .vector(let vector) = value {
          size = ViewSize(width: vector.components[0].value, height: vector.components[1].value)
        }
        return (time: time, translation: size)
      }
      return { _, _ in samples }
    }
    let code = call.trailingClosure?.statements ?? []
    guard !code.isEmpty else {
      throw Fault(.scenario(.noSamples), body.source.text.range(of: call))
    }
    let all = try code.map(sample)
    return { run, frame in
      var samples: [(time: Double, translation: ViewSize)] = []
      for sample in all { samples.append(try sample(run, frame, samples.last?.time)) }
      return samples
    }
  }

  /// Compiles a sample that comes after the one before it: `sample(0.5, CGSize(width: 10, height: 0))` or `sample(0.5,
  /// 10, 0)`.
  private func sample(
    _ item: CodeBlockItemSyntax
  ) throws -> @Sendable (ProgramRun, Frame, Double?) throws -> (time: Double, translation: ViewSize)
  {
    guard ScriptCompiler.calledName(item) == "sample",
      let call = item.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      (2...3).contains(call.arguments.count)
    else { throw Fault(.expected("'sample(…)'"), body.source.text.range(of: item)) }
    let arguments = try body.calls.arguments(of: call) { index, _ in
      index == 0 || call.arguments.count == 3 ? .number : .geometry(.size)
    }
    let values = arguments.evaluation
    let (whole, file) = (body.position(of: call), body.source.file)
    let range = arguments[0].position.range
    let words = body.short(call)
    return { run, frame, previous in
      let given = try values(run, frame).map(\.value)
      let time = try run.conversions.seconds(given[0], for: "time", at: arguments[0].position)
      if let previous, time < previous {
        throw run.error(
          Fault(
            .scenario(
              .samplesGoBack(
                time: NumberText.swift(time), previous: NumberText.swift(previous))), range),
          in: file)
      }
      if given.count == 3, let width = given[1].double, let height = given[2].double {
        return (time, ViewSize(width: width, height: height))
      }
      guard given.count == 2, case .geometry(_, let numbers) = given[1] else {
        throw run.error(
          .wrongValue(of: words, expected: "a CGSize", found: "something else"), at: whole)
      }
      return (time, ViewSize(width: numbers[0], height: numbers[1]))
    }
  }
}
