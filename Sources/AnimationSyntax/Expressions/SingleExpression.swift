public import SwiftProgram

/// An expression that makes one figure by itself: one animation, one timeline or one transition, no sweep.
public struct SingleExpression: Hashable, Sendable {
  /// What it is called: its label, otherwise its text on one line.
  public var name: String

  /// The expression, label included, as it may be given by itself to get the same curves.
  public var text: String

  /// The curves it gives: one, or one for every number of a timeline or transition.
  public var curves: [ParsedExpression]
}

extension Expression {
  /// Reads one expression, and takes a sweep apart into an expression for each choice of its elements.
  ///
  /// - Parameters:
  ///   - text: The expression, optionally after `NAME=`. Any text is safe to give.
  ///   - context: What the text does not say itself.
  /// - Returns: One expression, or one for each element of a sweep, the last array running fastest.
  /// - Throws: What is wrong, with a range inside the text.
  public static func singles(
    _ text: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [SingleExpression] {
    do {
      return try singles(TextRegions(Array(text.utf8)), written: text, in: context)
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  /// Reads one expression, or pasted source, each animation of which is an entry.
  ///
  /// - Parameters:
  ///   - text: The expression, optionally after `NAME=`, or the source. Any text is safe to give.
  ///   - context: What the text does not say itself.
  /// - Returns: One entry, or one for each animation of source.
  /// - Throws: What is wrong, if nothing is understood.
  public static func entries(
    _ text: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ExpressionFile.Entry] {
    let regions = TextRegions(Array(text.utf8))
    do throws(Fault) {
      let pieces = try pieces(regions, in: context)
      guard pieces.contains(where: { $0.site != nil }) else {
        let singles = try singles(regions, written: text, in: context)
        return [ExpressionFile.Entry(line: 1, expressions: .success(singles))]
      }
      return pieces.map { piece in
        ExpressionFile.Entry(
          line: piece.site?.line ?? piece.line ?? 1,
          expressions: piece.curves.map { _ in piece.single.map { [$0] } ?? [] }.mapError {
            ExpressionError(problem: $0.problem, range: $0.range, source: text)
          }, site: piece.site)
      }
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  /// Reads one expression apart.
  ///
  /// - Parameter written: The text as it may be given by itself; nil to take it from the regions, on one line if
  ///   that means the same.
  static func singles(
    _ text: TextRegions, written: String?, in context: ExpressionContext
  ) throws(Fault) -> [SingleExpression] {
    let pieces = try pieces(text, in: context)
    if pieces.contains(where: { $0.site != nil }) {
      return pieces.compactMap(\.single)
    }
    let curves = pieces.flatMap { (try? $0.curves.get()) ?? [] }
    if UIKitPaste(text) != nil, let first = curves.first, first.choiceText == nil {
      let whole = text.trimmed(0..<text.bytes.count)
      return [
        SingleExpression(
          name: first.timeline ?? first.name, text: written ?? text.string(in: whole),
          curves: curves)
      ]
    }
    let label = try ExpressionLabel(text)
    guard curves.contains(where: { $0.choiceText != nil }) else {
      return [
        SingleExpression(
          name: label.name ?? OneLineText(text, range: label.expression).text,
          text: written ?? standalone(text, label), curves: curves)
      ]
    }
    var texts: [String] = []
    for curve in curves {
      if let text = curve.choiceText, texts.last != text { texts.append(text) }
    }
    var singles: [SingleExpression] = []
    for choice in texts {
      // Read by itself: a curve of a sweep knows its position in it, which shows in a figure.
      let regions = TextRegions(Array(choice.utf8))
      do throws(Fault) {
        singles += try self.singles(regions, written: choice, in: context)
      } catch {
        throw Fault(problem: error.problem, range: label.expression)
      }
    }
    return singles
  }

  /// A piece of a file as it may be given by itself, without the comments that only a file may have.
  private static func standalone(_ text: TextRegions, _ label: ExpressionLabel) -> String {
    let whole = text.trimmed(0..<text.bytes.count)
    let keepsLines = KeyframeExpression.isMeant(by: text, in: label.expression)
    return keepsLines
      ? ChoiceText.lines(of: text, range: whole) : OneLineText(text, range: whole).text
  }
}

extension ExpressionFile {
  /// One expression of a file, by itself: what it stands for, or what is wrong with it.
  public struct Entry: Hashable, Sendable {
    /// The number of its first line, from 1.
    public var line: Int

    /// What it stands for, an expression for each element of a sweep.
    public var expressions: Result<[SingleExpression], ExpressionError>

    /// Where in source it is; nil for a line of a list.
    public var site: PastedSite?
  }

  /// Reads all expressions of a file, each by itself, so that a bad one does not spoil the others.
  ///
  /// - Parameters:
  ///   - contents: The file's text.
  ///   - fileName: What to call the file in errors.
  ///   - context: What the text does not say itself.
  /// - Returns: An entry for each expression, in the order of the file.
  /// - Throws: An error if the file has no expressions at all.
  public static func entries(
    _ contents: String, fileName: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [Entry] {
    if Paste.isSource(contents) {
      return try pieces(ofSource: contents, fileName: fileName, in: context).map { piece in
        Entry(
          line: piece.site?.line ?? piece.line ?? 1,
          expressions: piece.curves.map { _ in piece.single.map { [$0] } ?? [] }.mapError {
            sourceError($0, in: contents, fileName: fileName)
          }, site: piece.site)
      }
    }
    let file = regions(of: contents)
    var entries: [Entry] = []
    for entry in ExpressionLines(file).entries {
      do {
        let singles = try Expression.singles(
          file.piece(entry.range), written: nil, in: context)
        entries.append(Entry(line: entry.line, expressions: .success(singles)))
      } catch {
        let error = placed(error, in: entry, of: file, named: fileName)
        entries.append(Entry(line: entry.line, expressions: .failure(error)))
      }
    }
    if entries.isEmpty {
      throw ExpressionError(
        problem: SyntaxProblem.emptyFile, range: 0..<0, source: "", fileName: fileName)
    }
    return entries
  }
}

extension ReadPiece {
  /// The animation of a paste by itself; nil if it is not understood.
  fileprivate var single: SingleExpression? {
    guard case .success(let curves) = curves, let first = curves.first, let written else {
      return nil
    }
    let name = first.isLabelled ? first.timeline ?? first.name : site?.text ?? first.name
    return SingleExpression(name: name, text: written(), curves: curves)
  }
}
