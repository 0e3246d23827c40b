internal import AnimationSyntax
internal import MotionRecording
internal import RecordingFormats
internal import SwiftProgram
internal import TextForms

/// A motion to be compared: an expression, or a curve of a table.
struct ComparedMotion {
  /// An expression that can be played, or a curve that can be joined.
  enum Content {
    case expression(ParsedExpression)
    case curve(RecordedTable.Curve)
  }

  /// The key that pairs the motion with one of another file.
  let key: String

  /// The label; nil for a motion without one.
  let label: String?

  /// The expression, or the file from which the curve was read.
  let text: String

  let content: Content

  /// The expression; nil for a curve of a table.
  var expression: ParsedExpression? {
    if case .expression(let expression) = content { expression } else { nil }
  }

  /// Whether the text is code.
  var isCode: Bool {
    if case .expression = content { label == nil } else { false }
  }
}

/// The motions that one argument of `kymo diff` stands for.
struct ComparedSource {
  /// The name: the argument without its `@`.
  let name: String

  /// Whether the source is a file, whose motions have names by which they are paired.
  let isFile: Bool

  var motions: [ComparedMotion]

  /// Reads an argument.
  ///
  /// - Parameters:
  ///   - argument: An expression, `-`, `@FILE` or `@FILE#NAME`; a file that ends in `.csv` is a table.
  ///   - context: The settings that expressions do not contain themselves.
  ///   - revision: The git revision from which the file is read; nil for the file as it is.
  init(
    _ argument: String, in context: ExpressionContext, revision: String? = nil
  ) throws(ToolError) {
    if argument == "-" {
      name = "standard input"
      isFile = true
      motions = try Self.expressions(of: InputReader.standardInput(), named: name, in: context)
    } else if let file = FileArgument(argument) {
      let (path, choice) = FileSystem.parts(of: file.path, isOld: revision != nil)
      name = revision.map { "\(path) at \($0)" } ?? path
      isFile = true
      let text: String
      if let revision {
        text = try GitRepository.text(of: path, at: revision)
      } else {
        text = try InputReader.text(ofFileOrPresets: path)
      }
      if path.lowercased().hasSuffix(".csv") {
        motions = try Self.curves(of: text, named: name)
      } else if let choice, ExpressionFile.isSource(text) {
        motions = try Self.expressions(of: text, named: name, asking: choice, in: context)
        label(by: file)
        return
      } else {
        motions = try Self.expressions(of: text, named: name, in: context)
      }
      if let choice { try choose(choice) }
      label(by: file)
    } else {
      name = argument
      isFile = false
      do {
        motions = try Self.keyed(Expression.parse(argument, in: context))
      } catch {
        throw MistakenArgument.error(for: argument, error)
      }
    }
  }

  /// Gives the label of the argument to the single motion of a file; several motions keep their own names.
  private mutating func label(by file: FileArgument) {
    guard let label = file.label, motions.count == 1, let motion = motions.first else { return }
    let content: ComparedMotion.Content =
      switch motion.content {
      case .expression(let expression):
        file.labelled([expression]).first.map { .expression($0) } ?? motion.content
      case .curve: motion.content
      }
    motions = [ComparedMotion(key: label, label: label, text: motion.text, content: content)]
  }

  /// Keeps only the motion with a name.
  mutating func choose(_ choice: String) throws(ToolError) {
    let chosen = motions.filter { $0.key == choice }
    guard !chosen.isEmpty else {
      let names = motions.map(\.key)
      var message = "there is no motion '\(choice)' in '\(name)'"
      if let nearest = SpellingSuggestion.nearest(to: choice, among: names) {
        message += "; did you mean '\(nearest)'?"
      } else {
        message += "; the motions are \(WordList.text(names, first: 8))"
      }
      throw ToolError(.dataError, message)
    }
    motions = chosen
  }

  private static func expressions(
    of text: String, named name: String, in context: ExpressionContext
  ) throws(ToolError) -> [ComparedMotion] {
    do {
      return keyed(try ExpressionFile.parse(text, fileName: name, in: context))
    } catch {
      throw ToolError(error)
    }
  }

  /// Returns the motions that are asked for from a Swift file: one that the file names, or one of its
  /// animations.
  private static func expressions(
    of text: String, named name: String, asking choice: String, in context: ExpressionContext
  ) throws(ToolError) -> [ComparedMotion] {
    let named = try? expressions(of: text, named: name, in: context).filter { $0.key == choice }
    if let named, !named.isEmpty { return named }
    do {
      return keyed(
        try ExpressionFile.curves(of: choice, in: text, fileName: name, context: context))
    } catch {
      throw ToolError(error)
    }
  }

  private static func keyed(_ expressions: [ParsedExpression]) -> [ComparedMotion] {
    distinct(
      expressions.map { expression in
        ComparedMotion(
          key: expression.name, label: expression.isLabelled ? expression.name : nil,
          text: expression.choiceText.map { Self.withoutLabel($0, expression) } ?? expression.text,
          content: .expression(expression))
      })
  }

  /// The text of one choice from a sweep, without the label with which it may begin.
  private static func withoutLabel(_ text: String, _ expression: ParsedExpression) -> String {
    guard expression.isLabelled, let parsed = try? Expression.parse(text).first else { return text }
    return parsed.text
  }

  private static func curves(
    of text: String, named name: String
  ) throws(ToolError) -> [ComparedMotion] {
    do {
      return distinct(
        try RecordedTable(text).curves.map { curve in
          let label = curve.recording.name
          return ComparedMotion(
            key: label.isEmpty ? name : label, label: nil,
            text: label.isEmpty ? name : "\(label) of \(name)", content: .curve(curve))
        })
    } catch {
      throw ToolError(.dataError, error.message(in: name))
    }
  }

  /// The motions with unique keys: the second of two equal keys gets a number, and so on.
  private static func distinct(_ motions: [ComparedMotion]) -> [ComparedMotion] {
    var counts: [String: Int] = [:]
    return motions.map { motion in
      let count = counts[motion.key, default: 0] + 1
      counts[motion.key] = count
      guard count > 1 else { return motion }
      return ComparedMotion(
        key: "\(motion.key) (\(count))", label: motion.label, text: motion.text,
        content: motion.content)
    }
  }
}
