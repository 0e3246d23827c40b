internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads keyframes as an expression: a track, a timeline, or a complete animator pasted from an app.
///
/// An animator stands for one run from its initial value; its content, trigger and repetition are ignored.
struct KeyframeExpression {
  let text: TextRegions
  let label: ExpressionLabel
  let semantics: Semantics

  /// Returns whether a text mentions keyframes.
  static func isMeant(by text: TextRegions, in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      index += 1
      guard text.regions[start] == .code, text.bytes[start].isWordPart else { continue }
      while index < range.upperBound, text.bytes[index].isWordPart { index += 1 }
      let word = String(decoding: text.bytes[start..<index], as: UTF8.self)
      if KeyframeFrame.names.contains(word) || KeyframeCallCheck.names.contains(word) {
        return true
      }
    }
    return false
  }

  /// Returns one curve for every number of every track, for each choice from the arrays in the text.
  ///
  /// - Parameter app: The source that contains the text; nil for a text by itself.
  func curves(in app: ScenarioProgram? = nil) throws(Fault) -> [ParsedExpression] {
    var code = text
    if app == nil {
      code = codeOnly
      try ScenarioGuard.check(code)
    } else {
      try TextGuard.checkBrackets(code, in: label.expression)
    }
    let source = SwiftText(code, range: label.expression)
    let frames = try frames(source)
    // Keyframes are read without the contents of quotes if the parser should not see them.
    let regions = TextRegions(swift: text.bytes, interpolation: .code)
    let isReadable = (try? ProgramFileGuard.check(regions)) != nil
    let written = app != nil || isReadable ? text : code
    let program = app ?? program(written)
    var curves: [ParsedExpression] = []
    for (index, frame) in frames.enumerated() {
      let sweep = try KeyframeSweep(
        in: [Syntax(frame.initialValue), Syntax(frame.statements)], source: source)
      for choice in try sweep.choices(length: label.expression.count) {
        var (frame, chosen) = (frame, program)
        if !sweep.axes.isEmpty {
          chosen = self.program(sweep.text(written, choosing: choice))
          let source = SwiftText(
            sweep.text(code, choosing: choice), range: label.expression)
          frame = try self.frames(source)[index]
        }
        curves += expressions(
          of: try tracks(of: frame, in: chosen),
          Naming(self, sweep, choice, number: frames.count > 1 ? index + 1 : nil),
          drawsNothing: chosen.undrawn != nil)
        guard curves.count <= SweepProblem.mostCurves else {
          throw Fault(.tooManyCurves(limit: SweepProblem.mostCurves), label.expression)
        }
      }
    }
    return curves
  }

  /// Returns the program that evaluates the Swift in a text; its positions are positions in the text.
  private func program(_ text: TextRegions) -> ScenarioProgram {
    var bytes = text.bytes
    for index in bytes.indices where !bytes[index].isLineBreak {
      if index < label.expression.lowerBound || text.regions[index] == .comment {
        bytes[index] = .space
      }
    }
    let origin = SourceOrigin(source: String(decoding: bytes, as: UTF8.self), fileName: "")
    return ScenarioProgram(origin, semantics, seed: nil, animators: [label.expression])
  }

  /// The text without its label and without the contents of quotes, which no keyframe needs.
  private var codeOnly: TextRegions {
    let plain = TextRegions(TextBlanking(text.bytes).bytes)
    var bytes = plain.bytes
    for index in bytes.indices where !bytes[index].isLineBreak {
      let isQuoted = plain.regions[index] == .quoted && bytes[index] != .quote
      let isComment = text.regions[index] == .comment
      if isQuoted || isComment || index < label.expression.lowerBound { bytes[index] = .space }
    }
    return TextRegions(
      bytes: bytes,
      regions: plain.regions.enumerated().map {
        $0 < label.expression.lowerBound || text.regions[$0] == .comment ? .code : $1
      })
  }

  /// Finds the keyframes in the text.
  private func frames(_ source: SwiftText) throws(Fault) -> [KeyframeFrame] {
    let statements = try statements(of: source)
    guard let first = statements.first else {
      throw Fault(.emptyExpression, label.expression)
    }
    let expressions = statements.compactMap { $0.item.as(ExprSyntax.self) }
    if statements.count == 1, let only = expressions.first {
      return [try KeyframeFrame(only, source: source)]
    }
    var frames: [KeyframeFrame] = []
    for statement in statements {
      for call in KeyframeCalls(in: statement).all {
        frames.append(try KeyframeFrame(ExprSyntax(call), source: source))
      }
    }
    guard frames.isEmpty else { return frames }
    // Perhaps a name is misspelled; the error is the same as for the expression by itself.
    if let expression = expressions.first { _ = try KeyframeFrame(expression, source: source) }
    let word = first.firstToken(viewMode: .sourceAccurate)
    throw Fault(
      .notUnderstood("'\(word?.text ?? "")'"),
      word.map { source.range(of: Syntax($0)) } ?? label.expression)
  }

  private func statements(of source: SwiftText) throws(Fault) -> CodeBlockItemListSyntax {
    do throws(Fault) {
      return try source.readStatements()
    } catch {
      // Swift separates statements by line breaks, which become blanks when they are pasted into a shell.
      guard case .unexpectedText(let word) = error.problem as? SyntaxProblem,
        word == "KeyframeTrack" || KeyframeCallCheck.names.contains(word)
      else { throw error }
      throw Fault(.expected("a new line or ';'"), error.range)
    }
  }

  private func tracks(
    of frame: KeyframeFrame, in program: ScenarioProgram
  ) throws(Fault) -> KeyframeTracks {
    let value = frame.initialValueRange
    let around =
      min(
        value.lowerBound, frame.bodyRange.lowerBound)..<max(
        value.upperBound, frame.bodyRange.upperBound)
    let scope = Scope(all: [:], origin: program.origin, declarations: .ofApp)
    let tracks = try KeyframesReader.tracks(
      in: AnimatorCode(program, around: around, in: scope), from: value, frame.bodyRange,
      isTrack: frame.isTrack, semantics)
    guard try !tracks.played.isEmpty else {
      throw Fault(.keyframes(.noKeyframes), frame.bodyRange)
    }
    return tracks
  }

  /// Returns the curves of one timeline.
  ///
  /// If two tracks animate the same number, the later one is shown; both of them, and the tracks that are left out,
  /// count for the total duration.
  ///
  /// - Parameter drawsNothing: Whether random numbers are requested; each is the middle of its range.
  private func expressions(
    of tracks: KeyframeTracks, _ naming: Naming, drawsNothing: Bool
  ) -> [ParsedExpression] {
    let paths = tracks.moving.map { $0.path() }
    let duration = (paths.map(\.duration) + tracks.leftOut.compactMap(\.duration)).max() ?? 0
    var notes = tracks.leftOut.map { track in
      "'\(naming.name(ofTrack: track.name))' is left out"
        + (track.duration == nil ? ", however long it takes: " : ": ")
        + track.reason.problem.sentence
    }
    if drawsNothing { notes.append("random numbers are the middle of their range") }
    var curves: [(track: String, curve: KeyframeCurve)] = []
    for (track, path) in zip(tracks.moving, paths) where !track.keyframes.isEmpty {
      for (index, name) in track.names.enumerated() {
        curves.removeAll { $0.track == name }
        curves.append((name, KeyframeCurve(path.component(index), timelineDuration: duration)))
      }
    }
    let said = notes
    return curves.map { track, curve in
      ParsedExpression(
        name: naming.name(ofTrack: track),
        isLabelled: label.name != nil,
        text: text.string(in: label.expression),
        subject: .keyframes(curve),
        track: track.isEmpty ? nil : track,
        timeline: track.isEmpty ? nil : naming.whole,
        sweep: naming.sweep,
        choiceText: naming.sweep.isEmpty ? nil : naming.choiceText, notes: said)
    }
  }
}

extension KeyframeExpression {
  /// The names of the curves for one choice from the arrays.
  private struct Naming {
    /// The name of the whole.
    let whole: String
    let sweep: [SweepPosition]
    /// The expression for this choice by itself.
    let choiceText: String
    private let label: String?
    /// The chosen elements in words, which follow a name.
    private let elements: String

    /// - Parameter number: The number of the animator among several in a text, from 1; nil for the only one.
    init(
      _ expression: KeyframeExpression, _ sweep: KeyframeSweep, _ choice: [Int], number: Int?
    ) {
      let text = expression.text
      let texts = sweep.axes.map { axis in
        axis.elements.map { OneLineText(text, range: $0).text }
      }
      let positions = sweep.axes.indices.map {
        SweepPosition(
          parameter: sweep.axes[$0].parameter, values: sweep.axes[$0].values, texts: texts[$0],
          index: choice[$0])
      }
      let chosen = positions.map { "\($0.parameter): \($0.texts[$0.index])" }
      elements = chosen.isEmpty ? "" : " (\(chosen.joined(separator: ", ")))"
      self.sweep = positions
      let name = expression.label.name
      label = number.map { "\(name ?? "keyframes") \($0)" } ?? name
      let replacements = zip(sweep.axes, positions).map {
        (range: $0.range, text: $1.texts[$1.index])
      }
      whole =
        label.map { [elements] in $0 + elements }
        ?? OneLineText(text, range: expression.label.expression, replacing: replacements).text
      choiceText =
        ChoiceText(
          text, label: expression.label, named: whole, choosing: replacements, keepsLines: true
        ).text
    }

    /// Returns the name of a track's curve; a track without a name is the only one and has the name of the whole.
    func name(ofTrack track: String) -> String {
      track.isEmpty ? whole : (label.map { "\($0)." } ?? "") + track + elements
    }
  }
}
