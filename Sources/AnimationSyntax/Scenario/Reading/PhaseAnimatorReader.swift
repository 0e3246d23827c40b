internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// Reads a phase animator: what moves, and where it is in each phase.
///
///     PhaseAnimator([false, true], trigger: taps) { isUp in
///       let offset = isUp ? -20.0 : 0.0
///     } animation: { isUp in
///       isUp ? .bouncy : .easeInOut
///     }
struct PhaseAnimatorReader {
  let source: SwiftText
  let text: TextRegions
  let semantics: Semantics
  let scope: Scope
  /// What names mean where the animator stands.
  let app: AppScope
  /// Whether it stands in a block of an app, whose code is not meant for a scenario.
  let isPasted: Bool

  /// What it is, with its article.
  static let words = "a phase animator"

  /// What a phase animator does.
  struct Phases {
    let names: [(text: String, range: Range<Int>)]
    /// How many values of each phase follow those, without rows.
    let hiddenCount: Int
    let phases: [Scenario.PhaseAnimator.Phase]
    var notes: [ScenarioNote]
  }

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - call: The call, whose arguments are checked.
  ///   - view: The view that is moved, if it is the modifier of one.
  ///   - taken: The names that the rows have already.
  func read(
    _ call: CallSyntax, of view: String?, taken: Set<String>
  ) throws(Fault) -> Phases {
    let values = try phases(try call.onlyArgument("phases"))
    guard let body = call.closure() ?? call.closure("content") else {
      throw Fault(.expected("'{ … }'"), call.range.upperBound..<call.range.upperBound)
    }
    let isModifier = call.name == "phaseAnimator"
    let named = try body.parameterNames(source)
    let parameters = named.isEmpty ? isModifier ? ["$0", "$1"] : ["$0"] : named
    if parameters.count > (isModifier ? 2 : 1), let signature = body.signature {
      throw Fault(.unexpectedText(source.text(of: signature)), source.range(of: signature))
    }
    let phase = isModifier && parameters.count == 1 ? "$1" : parameters.last ?? "$0"
    let evaluators = values.map { evaluator(naming: phase, $0) }
    let content = try PhaseContent(
      body, contentName: isModifier ? parameters.first : nil, view: view, phases: evaluators,
      taken: taken, source: source)
    var read = try columns(content, evaluators)
    if read.columns.isEmpty {
      let range = source.range(of: body)
      let changes = !read.hidden.isEmpty
      guard changes || isPasted && read.fault == nil else {
        throw read.fault
          ?? Fault(
            .scenario(.animator(.nothingMoves(example: "let scale = \(phase)"))), range)
      }
      read.columns = [steps(of: values, view, at: range, areAnimated: changes)]
      read.notes.append(
        note(
          changes
            ? "what changes here is no number and is not played; 'phase' shows the steps"
            : "nothing here changes with the phase, so that every step is over at once", at: range))
    }
    // No phase waits for the effects of symbols, which only tell that something happens.
    read.hidden.removeAll { $0.line.name.hasPrefix("symbolEffect") }
    let animations = try animations(call.closure("animation"), values)
    let columns = read.columns + read.hidden
    return Phases(
      names: read.columns.map { ($0.line.name, $0.line.range) },
      hiddenCount: read.hidden.count,
      phases: values.indices.map { index in
        Scenario.PhaseAnimator.Phase(
          columns.map { $0.values[index] }, animation: animations.values[index])
      }, notes: notes(of: content) + read.notes + animations.notes)
  }

  /// The phases by their numbers, for what has no numbers.
  private func steps(
    of values: [AppValue], _ view: String?, at range: Range<Int>, areAnimated: Bool
  ) -> Column {
    Column(
      line: PhaseContent.Line(
        name: (view.map { "\($0)." } ?? "") + "phase", localName: nil, range: range
      ) { _ throws(Fault) in .nothing },
      values: values.indices.map { areAnimated ? .number(Double($0)) : .integer($0) })
  }

  private func note(_ sentence: String, at range: Range<Int>) -> ScenarioNote {
    ScenarioNote(line: scope.origin.line(of: range.lowerBound), sentence: sentence)
  }

  private func notes(of content: PhaseContent) -> [ScenarioNote] {
    content.assumptions.map {
      note("it is assumed that '\(SentenceParts.short($0.text))' holds", at: $0.range)
    }
      + content.unfollowed.map {
        note(
          "'\(SentenceParts.short($0.text))' depends on the phase: views that it inserts and removes are not "
            + "followed", at: $0.range)
      }
  }

  // MARK: - Phases

  private func evaluator(naming name: String? = nil, _ value: AppValue? = nil) -> AppEvaluator {
    var app = app
    if let name, let value { app.locals[name] = value }
    return AppEvaluator(source: source, constants: scope, app: app)
  }

  private func phases(_ expression: ExprSyntax) throws(Fault) -> [AppValue] {
    let range = source.range(of: expression)
    let value: AppValue
    do throws(Fault) {
      value = try evaluator().value(expression)
    } catch {
      guard !expression.is(ArrayExprSyntax.self), error.dependsOnApp else { throw error }
      throw Fault(.scenario(.animator(.phasesOfApp(source.text(of: expression)))), range)
    }
    guard case .array(let values) = value else {
      throw Fault(.scenario(.animator(.phasesAreNoList)), range)
    }
    guard !values.isEmpty else { throw Fault(.scenario(.animator(.noPhases)), range) }
    return values
  }

  // MARK: - Content

  /// A line with its values in the phases.
  private struct Column {
    let line: PhaseContent.Line
    let values: [ScenarioValue]
  }

  /// What is found in the content.
  private struct Columns {
    var columns: [Column] = []
    /// What changes without being a number, as the numbers of the different values.
    var hidden: [Column] = []
    var notes: [ScenarioNote] = []
    /// What is wrong with the first line that is left out.
    var fault: Fault?

    /// Takes up a line; a modifier that does the same in all phases moves nothing.
    mutating func add(_ line: PhaseContent.Line, _ values: [ScenarioValue]) {
      guard line.localName != nil || Set(values).count > 1 else { return }
      columns.append(
        Column(line: line, values: line.hidesConstants ? values.hidingConstants : values))
    }
  }

  private func columns(
    _ content: PhaseContent, _ phases: [AppEvaluator]
  ) throws(Fault) -> Columns {
    var phases = phases
    var found = Columns()
    for line in content.lines {
      var values: [AppValue] = []
      do throws(Fault) {
        for phase in phases { values.append(try line.value(phase)) }
        if line.isHidden {
          found.hidden += hiddenColumn(line, values)
        } else if !line.name.isEmpty {
          found.add(line, try column(line, values))
        }
      } catch {
        if line.name.isEmpty {
          values = phases.map { _ in .unknown(error) }
        } else if line.isHidden {
          // A colour that only the app knows is taken for one that stays.
        } else {
          guard line.localName == nil, error.dependsOnApp else { throw error }
          assume(line, phases, error, &found)
        }
      }
      guard let name = line.localName else { continue }
      for index in phases.indices {
        phases[index].app = phases[index].app.naming(name, values[index])
      }
    }
    return found
  }

  /// Takes up a line whose condition only the app knows: whichever of its two outcomes makes it move.
  private func assume(
    _ line: PhaseContent.Line, _ phases: [AppEvaluator], _ fault: Fault, _ found: inout Columns
  ) {
    for assumption in [true, false] {
      var values: [AppValue] = []
      for phase in phases {
        var phase = phase
        phase.app.assumption = assumption
        if let value = try? line.value(phase) { values.append(value) }
      }
      guard values.count == phases.count, let column = try? column(line, values),
        Set(column).count > 1
      else { continue }
      found.add(line, column)
      found.notes.append(
        note(
          "'\(line.name)': '\(fault.nameOfApp ?? "this")' is not known and taken as \(assumption)",
          at: line.range))
      return
    }
    found.fault = found.fault ?? fault
    let reason =
      fault.nameOfApp.map { "it depends on '\($0)', which is not known" } ?? fault.problem.sentence
    found.notes.append(note("'\(line.name)' is left out: \(reason)", at: line.range))
  }

  /// A line of something that is no number: its different values by number, as far apart as colours count.
  private func hiddenColumn(_ line: PhaseContent.Line, _ values: [AppValue]) -> [Column] {
    var words: [String] = []
    let numbers = values.map { value -> Int in
      let text = value.written
      if !words.contains(text) { words.append(text) }
      return words.firstIndex(of: text) ?? 0
    }
    guard words.count > 1 else { return [] }
    return [Column(line: line, values: numbers.map { .number(50 * Double($0)) })]
  }

  /// The values of a line, all of one type.
  private func column(
    _ line: PhaseContent.Line, _ values: [AppValue]
  ) throws(Fault) -> [ScenarioValue] {
    var plain: [(type: ScenarioType, value: ScenarioValue)] = []
    for value in values {
      guard let found = value.plain else {
        throw Fault(.scenario(.notShown(line.name, type: value.words)), line.range)
      }
      plain.append(found)
    }
    let types = plain.map(\.type)
    let type = types.contains(.number) ? ScenarioType.number : types[0]
    return try plain.map { found throws(Fault) in
      if type == .number, let number = found.value.asNumber { return .number(number) }
      guard found.type == type else {
        throw Fault(
          .scenario(
            .animator(
              .changesType(line.name, from: types[0].article, to: found.type.article))),
          line.range)
      }
      guard type.isShown else {
        throw Fault(.scenario(.notShown(line.name, type: type.article)), line.range)
      }
      return found.value
    }
  }

  // MARK: - Animations

  /// The animation on the way to each phase, and what is to be known about them.
  private func animations(
    _ closure: ClosureExprSyntax?, _ values: [AppValue]
  ) throws(Fault) -> (values: [NamedAnimation?], notes: [ScenarioNote]) {
    let reader = AnimationReader(
      source: source, text: text, scope: scope, semantics: semantics)
    guard let closure else { return (values.map { _ in reader.defaultAnimation }, []) }
    let name = try closure.parameterName(source)
    func read(assuming assumption: Bool?) throws(Fault) -> [NamedAnimation?] {
      var animations: [NamedAnimation?] = []
      for value in values {
        var evaluator = evaluator(naming: name, value)
        evaluator.app.assumption = assumption
        animations.append(try animation(closure, evaluator, reader))
      }
      return animations
    }
    do throws(Fault) {
      return (try read(assuming: nil), [])
    } catch {
      guard error.dependsOnApp else { throw error }
      // With reduced motion there is usually nothing to see.
      let isReduction = error.nameOfApp?.lowercased().contains("reduce") ?? false
      for assumption in isReduction ? [false, true] : [true, false] {
        guard let found = try? read(assuming: assumption), found.contains(where: { $0 != nil })
        else {
          continue
        }
        let sentence =
          "'\(error.nameOfApp ?? "a condition")' is not known and taken as \(assumption) in the animations"
        return (found, [note(sentence, at: source.range(of: closure))])
      }
      throw error
    }
  }

  private func animation(
    _ closure: ClosureExprSyntax, _ evaluator: AppEvaluator, _ reader: AnimationReader
  ) throws(Fault) -> NamedAnimation? {
    let range = source.range(of: closure)
    switch try evaluator.value(of: closure.statements, in: range, as: .term) {
    case .nothing: return nil
    case .term(let term): return try reader.named(term)
    case let found:
      throw Fault(
        .wrongType(parameter: nil, expected: ValueType.animation.words, found: found.words), range)
    }
  }
}

extension [ScenarioValue] {
  /// The values with rows for those numbers alone that are not the same in all of them.
  fileprivate var hidingConstants: [ScenarioValue] {
    let vectors = compactMap { value -> ScenarioVector? in
      if case .vector(let vector) = value { vector } else { nil }
    }
    guard vectors.count == count, let first = vectors.first else { return self }
    return vectors.map { vector in
      var vector = vector
      for index in vector.components.indices
      where vectors.allSatisfy({ $0.components[index].value == first.components[index].value }) {
        vector.components[index].isShown = false
      }
      return .vector(vector)
    }
  }
}
