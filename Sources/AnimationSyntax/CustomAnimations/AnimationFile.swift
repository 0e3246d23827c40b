internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// A Swift file of an app, compiled to play animations that expressions choose.
///
/// An expression is the text after a leading dot in the file: a member of `Animation` that SwiftUI or the file
/// declares, with modifiers of both; or a value of a type of the file that is an animation.
struct AnimationFile {
  private let compiler: ProgramCompiler
  private let file: ProgramSource
  private let context: ExpressionContext

  /// An expression that chooses an animation.
  struct Request {
    let source: ProgramSource

    /// The expression as it is written.
    let text: String

    /// The number of bytes of the source before the expression.
    let offset: Int
    fileprivate let node: ExprSyntax
  }

  let requests: [Request]

  /// Reads a file, and expressions that choose animations in it.
  ///
  /// - Throws: An `ExpressionError` where the file or an expression is invalid Swift.
  init(
    _ contents: String, fileName: String, _ texts: [String], in context: ExpressionContext
  ) throws {
    self.context = context
    let bytes = Array(contents.utf8)
    let origin = SourceOrigin(source: contents, fileName: fileName)
    do {
      file = try ProgramSource(bytes, fileName: fileName, file: 0)
    } catch {
      throw origin.error(error)
    }
    if let unread = file.unread.first { throw unread.error }
    var requests: [Request] = []
    for (index, text) in texts.enumerated() {
      requests.append(try Self.request(text, file: index + 1))
    }
    self.requests = requests
    let sources = [file] + requests.map(\.source)
    let declarations = ProgramDeclarations([file], SwiftUITypes())
    compiler = ProgramCompiler(
      sources, declarations,
      ReachableNames(declarations, others: requests.map { Syntax($0.source.statements) }),
      words: SwiftUIWords())
    try compiler.compile()
  }

  private static func request(_ text: String, file: Int) throws -> Request {
    let trimmed = text.trimmingBlanks
    let isMember = trimmed.first.map { $0.isLowercase || $0 == "_" || $0 == "`" } ?? false
    let written = isMember ? ".\(trimmed)" : trimmed
    let origin = SourceOrigin(source: written, fileName: AnimationProgram.expressionName)
    do {
      guard !written.isEmpty else { throw Fault(.emptyExpression, 0..<0) }
      let source = try ProgramSource(
        Array(written.utf8), fileName: AnimationProgram.expressionName, file: file, isOption: true)
      guard let item = source.statements.first, source.statements.count == 1,
        case .expr(let node) = item.item
      else {
        throw Fault(.notUnderstood("this expression"), 0..<written.utf8.count)
      }
      return Request(source: source, text: trimmed, offset: isMember ? 1 : 0, node: node)
    } catch let fault as Fault {
      throw AnimationProgram.reported(origin.error(fault))
    }
  }

  // MARK: - Curves

  /// Returns the curves of an expression for a file.
  static func curves(
    of member: String, in contents: String, fileName: String, context: ExpressionContext
  ) throws(ExpressionError) -> [ParsedExpression] {
    do {
      let file = try AnimationFile(contents, fileName: fileName, [member], in: context)
      return try file.requests.flatMap { try file.curves(of: $0) }
    } catch let error as ExpressionError {
      throw AnimationProgram.reported(error)
    } catch {
      throw ExpressionError(
        problem: CustomAnimationProblem.notPlayed("\(error)"), range: 0..<0, source: member)
    }
  }

  /// Returns the curves of an expression: one, or one for each choice of elements.
  ///
  /// - Throws: An `ExpressionError`.
  func curves(of request: Request) throws -> [ParsedExpression] {
    do {
      return try choices(of: request)
    } catch let fault as Fault {
      throw AnimationProgram.reported(request.source.origin.error(fault))
    } catch let error as ExpressionError {
      throw AnimationProgram.reported(error)
    }
  }

  private func choices(of request: Request) throws -> [ParsedExpression] {
    try check(request)
    let scope = LexicalScope()
    let sweep = AnimationSweep()
    var body = BodyCompiler(compiler, request.source, scope)
    body.sweep = sweep
    let evaluate = try body.expression(request.node, as: .animation).evaluate
    try compiler.finish()
    let code = FrameCode(
      slotCount: scope.slotCount, body: { .returned(try evaluate($0, $1)) },
      position: request.source.position(of: request.node))
    let values = try sweep.axes.map { axis in
      try axis.elements.map { element in
        let run = begin()
        let value = try element.evaluate(run, Frame(count: scope.slotCount, parent: nil))
        return value.double ?? value.boolean.map { $0 ? 1 : 0 } ?? .nan
      }
    }
    return try sweep.choices().map { choice in
      let run = begin()
      run.choices = choice
      let subject = try self.subject(try run.locations.evaluate(code), of: request, in: run)
      let text = self.text(of: request, sweep, choice)
      let whole = "@\(file.origin.fileName)#\(text)"
      var curve = ParsedExpression(
        name: text, isLabelled: false, text: "@\(file.origin.fileName)#\(request.text)",
        subject: subject,
        sweep: sweep.order.map { axis in
          SweepPosition(
            parameter: sweep.axes[axis].parameter, values: values[axis],
            texts: sweep.axes[axis].elements.map { request.source.origin.text(in: $0.range) },
            index: choice[axis])
        })
      curve.choiceText = sweep.axes.isEmpty ? nil : whole
      return curve
    }
  }

  /// Returns an expression with the chosen elements in place of the arrays.
  private func text(of request: Request, _ sweep: AnimationSweep, _ choice: [Int]) -> String {
    var bytes = Array(request.source.origin.source.utf8)
    for axis in sweep.order.reversed() {
      let chosen = sweep.axes[axis].elements[choice[axis]].range
      bytes.replaceSubrange(
        sweep.axes[axis].range, with: request.source.origin.text(in: chosen).utf8)
    }
    return String(decoding: bytes.dropFirst(request.offset), as: UTF8.self)
  }

  /// Returns a run in which animations are made.
  private func begin() -> ProgramRun {
    let setting = RunSetting(
      host: SwiftUIValues(), semantics: context.semantics, origins: compiler.sources.map(\.origin),
      extensions: compiler.extensions, seed: context.seed)
    let run = ProgramRun(compiler.code, setting) { _, _ in .views([]) }
    run.isStrict = true
    run.beginUpdate(at: 0)
    return run
  }

  private func subject(
    _ value: SwiftValue, of request: Request, in run: ProgramRun
  ) throws -> Subject {
    if let trapped = run.trapped { throw trapped }
    let range = 0..<request.source.origin.source.utf8.count
    switch value {
    case .animation(let animation): return .animation(animation.animation)
    case .structure(let value) where compiler.code.types[value.type].isAnimation:
      return .animation(run.ownAnimations.animation(of: value).animation)
    case .spring(let spring, _): return .spring(spring)
    case .curve(let curve, _): return .unitCurve(curve)
    case .unknown(let unknown):
      guard unknown.position != .none else {
        throw Fault(.unknown(unknown.sentence), range)
      }
      throw run.error(.unknown(unknown.reason ?? unknown.sentence), at: unknown.position)
    default: throw Fault(.noAnimation(found: "'\(SentenceParts.short(value.text))'"), range)
    }
  }

  // MARK: - Names

  /// Rejects a name that neither SwiftUI nor the file has, with a suggestion.
  private func check(_ request: Request) throws(Fault) {
    guard request.offset > 0,
      let name = LiteralSyntax.leadingName(of: request.node)?.name,
      Catalog.starts(of: .animation, named: name).isEmpty
    else { return }
    let known = memberNames
    guard !known.contains(name) else { return try checkLabels(of: name, request) }
    let start = request.source.position(of: request.node).range.lowerBound + request.offset
    throw Fault(
      .unknownName(
        name, expected: "an animation of SwiftUI or of the file",
        suggestion: SpellingSuggestion.nearest(
          to: name, among: known + Catalog.startNames(of: .animation))),
      start..<start + name.utf8.count)
  }

  /// Rejects labels that no function with the name has.
  private func checkLabels(of name: String, _ request: Request) throws(Fault) {
    guard let call = LiteralSyntax.leadingName(of: request.node)?.call,
      let number = compiler.extensions[SwiftType.animation.name],
      let functions = compiler.code.types[number].staticMethods[name]
    else { return }
    let parameters = functions.map { compiler.code.functions[$0].parameters }
    let labels = call.arguments.map { $0.label?.plainText }
    guard !parameters.contains(where: { ParameterMatching.matches($0, labels) != nil }) else {
      return
    }
    let known = parameters.flatMap { $0 }.map { $0.label ?? "_" }
    let range = request.source.text.range(of: call)
    for argument in call.arguments {
      guard let label = argument.label, !known.contains(label.plainText) else { continue }
      throw Fault(
        .unknownParameter(
          function: name, label: label.plainText,
          suggestion: SpellingSuggestion.nearest(to: label.plainText, among: known),
          known: known),
        request.source.text.range(of: label))
    }
    let missing = parameters.first?.first { parameter in
      parameter.initial == nil && !labels.contains(parameter.label)
    }
    if let missing {
      throw Fault(.missingArgument(function: name, parameter: missing.label ?? missing.name), range)
    }
  }

  /// The names of the members that the file adds to `Animation`.
  private var memberNames: [String] {
    guard let number = compiler.extensions[SwiftType.animation.name] else { return [] }
    let type = compiler.declarations.types[number]
    return type.members.flatMap { member -> [String] in
      if let function = member.declaration.as(FunctionDeclSyntax.self) {
        return [function.name.plainText]
      }
      return member.declaration.as(VariableDeclSyntax.self)?.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      } ?? []
    }
  }
}
