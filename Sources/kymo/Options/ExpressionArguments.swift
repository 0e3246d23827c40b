internal import AnimationSyntax
internal import ArgumentParser
internal import SwiftProgram

/// The kind of motion that the expressions of a command denote.
protocol ExpressionKind {
  /// The words for the expressions in the help.
  static var words: String { get }
}

/// All subjects that can be drawn and sampled.
enum AnyMotion: ExpressionKind {
  static let words = "Animations, springs, curves, CSS easings, keyframes or transitions."
}

/// Only animations, which can take over from a running one.
enum AnimationsOnly: ExpressionKind {
  static let words = "Animations, in the order in which they start."
}

/// Motions, or pictures of motions.
enum MotionsOrPictures: ExpressionKind {
  static let words = "Motions as for 'kymo plot', or pictures: FILE.png, .svg, .pdf, .gif, .html."
}

/// Motions, or spring parameters of another library.
enum MotionsOrParameters: ExpressionKind {
  static let words = "Animations, springs or curves, or with --from spring parameters."
}

/// The options for the expressions: as arguments, from files and from standard input.
struct ExpressionArguments<Kind: ExpressionKind>: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      Kind.words,
      discussion: """
        NAME=EXPR or NAME=@FILE labels one. @FILE reads one expression per line, which may continue on the next lines while \
        a bracket is open, or every animation of a Swift file; @FILE#EXPR asks a Swift file for one of its own, as \
        in '@Motion.swift#elastic(bounce: [0.1, 0.4])'; - reads standard input. @presets:swiftui, \
        @presets:css and @presets:material3 are lists of named animations.
        """, valueName: "expr"))
  var expressions: [String] = []

  func validate() throws {
    guard !expressions.isEmpty else {
      throw ValidationError(
        """
        an expression is missing; give one such as '.spring(duration: 0.5, bounce: 0.3)', \
        @FILE, or - for standard input
        """)
    }
    guard expressions.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once; give - once")
    }
  }

  /// Returns the single expressions of each expression, or the error in it, in order.
  ///
  /// - Parameter context: The settings that the expressions do not contain themselves.
  /// - Throws: ``ToolError`` if a file cannot be read or has no expressions.
  func singles(
    in context: ExpressionContext
  ) throws(ToolError) -> [Result<[SingleExpression], ToolError>] {
    var singles: [Result<[SingleExpression], ToolError>] = []
    for argument in expressions {
      switch try Self.source(argument) {
      case .failure(let error): singles.append(.failure(error))
      case .success(let source):
        do throws(ExpressionError) {
          singles += Self.understood(try source.singles(in: context))
        } catch {
          guard !source.isWholeFile else { throw ToolError(error) }
          singles.append(.failure(source.problem(error)))
        }
      }
    }
    PasteNote.write(notesOf: singles.flatMap { (try? $0.get()) ?? [] }.flatMap(\.curves))
    return singles
  }

  /// Returns the single expressions that were read, without the animations of source code that depend on the app, which
  /// are reported.
  private static func understood(
    _ read: [ReadSingles]
  ) -> [Result<[SingleExpression], ToolError>] {
    let isUnderstood = read.contains { (try? $0.singles.get()) != nil }
    return read.compactMap { read in
      if let site = read.site, isUnderstood, case .failure(let error) = read.singles {
        PasteNote.write(site, error)
        return nil
      }
      return read.singles.mapError { ToolError($0) }
    }
  }

  /// Reads the expressions, in order; a sweep gives several curves.
  ///
  /// - Parameter context: The settings that the expressions do not contain themselves.
  /// - Throws: ``ToolError`` if a file cannot be read.
  func read(in context: ExpressionContext) throws(ToolError) -> ReadExpressions {
    var read = ReadExpressions()
    for argument in expressions {
      switch try Self.source(argument) {
      case .failure(let error): read.add(error)
      case .success(let source):
        do throws(ExpressionError) {
          read.add(try source.readings(in: context), ofFile: source.isWholeFile)
        } catch {
          read.add(source.problem(error))
        }
      }
    }
    return read
  }

  /// Returns the curves that the expressions denote, in order; a sweep gives several.
  ///
  /// - Parameter context: The settings that the expressions do not contain themselves.
  func parsed(in context: ExpressionContext) throws(ToolError) -> [ParsedExpression] {
    let read = try read(in: context)
    try read.report(keepsGoing: false)
    return read.curves
  }

  /// The text of an argument, with the file that it comes from, if any.
  private static func source(
    _ argument: String
  ) throws(ToolError) -> Result<ExpressionSource, ToolError> {
    if argument == "-" {
      return .success(
        ExpressionSource(text: try InputReader.standardInput(), file: "standard input"))
    }
    if let file = FileArgument(argument) { return .success(try ExpressionSource(file)) }
    // The replacement character stands in place of bytes that are not UTF-8.
    guard !argument.unicodeScalars.contains("\u{FFFD}") else {
      return .failure(ToolError(.dataError, "the expression '\(argument)' is not UTF-8 text"))
    }
    return .success(ExpressionSource(text: argument))
  }
}
