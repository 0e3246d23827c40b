internal import AnimationSyntax
internal import ArgumentParser

/// What the expressions of a command denote.
protocol ExpressionKind {
  /// What they are, as the help says it.
  static var words: String { get }
}

/// Everything that can be drawn and sampled.
enum AnyMotion: ExpressionKind {
  static let words = "Animations, springs, curves, CSS easings, keyframes or transitions."
}

/// Only what can take over from something that runs.
enum AnimationsOnly: ExpressionKind {
  static let words = "Animations, in the order in which they start."
}

/// Motions, and pictures of them.
enum MotionsOrPictures: ExpressionKind {
  static let words = "Motions as for 'kymo plot', or pictures: FILE.png, FILE.svg, FILE.pdf."
}

/// Motions, or spring parameters of another library.
enum MotionsOrParameters: ExpressionKind {
  static let words = "Animations, springs or curves, or with --from spring parameters."
}

/// The expressions: as arguments, from files and from standard input.
struct ExpressionArguments<Kind: ExpressionKind>: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      Kind.words,
      discussion: """
        NAME=EXPR labels one. @FILE reads one expression per line, which may continue on the next lines while \
        a bracket is open; - reads them from standard input. @presets:swiftui, @presets:css and \
        @presets:material3 are lists of named animations.
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

  /// What each expression denotes by itself, or what is wrong with it, in order.
  ///
  /// - Parameter context: What the expressions do not say themselves.
  /// - Throws: ``ToolError`` if a file cannot be read or has no expressions.
  func entries(
    in context: ExpressionContext
  ) throws(ToolError) -> [Result<[SingleExpression], ToolError>] {
    var entries: [Result<[SingleExpression], ToolError>] = []
    for text in expressions {
      if text == "-" {
        entries += try Self.entries(
          of: InputReader.standardInput(), named: "standard input", in: context)
      } else if text.hasPrefix("@") {
        let path = String(text.dropFirst())
        entries += try Self.entries(
          of: InputReader.text(ofFileOrPresets: path), named: path, in: context)
      } else if text.unicodeScalars.contains("\u{FFFD}") {
        entries.append(
          .failure(ToolError(.dataError, "the expression '\(text)' is not UTF-8 text")))
      } else {
        do {
          entries.append(.success(try Expression.singles(text, in: context)))
        } catch {
          entries.append(.failure(ToolError(error)))
        }
      }
    }
    for case .success(let expressions) in entries {
      for expression in expressions { Self.note(expression.curves) }
    }
    return entries
  }

  /// Says what cannot be seen in the curves, each sentence once.
  private static func note(_ curves: [ParsedExpression]) {
    var said: Set<String> = []
    for curve in curves {
      for note in curve.notes where said.insert(note).inserted {
        StandardError.write("kymo: note: \(note)\n")
      }
    }
  }

  private static func entries(
    of contents: String, named name: String, in context: ExpressionContext
  ) throws(ToolError) -> [Result<[SingleExpression], ToolError>] {
    do {
      return try ExpressionFile.entries(contents, fileName: name, in: context).map {
        $0.expressions.mapError { ToolError($0) }
      }
    } catch {
      throw ToolError(error)
    }
  }

  /// What the expressions denote, in order; a sweep gives several.
  ///
  /// - Parameter context: What the expressions do not say themselves.
  func parsed(in context: ExpressionContext) throws(ToolError) -> [ParsedExpression] {
    var parsed: [ParsedExpression] = []
    for text in expressions {
      do {
        if text == "-" {
          parsed += try ExpressionFile.parse(
            InputReader.standardInput(), fileName: "standard input", in: context)
        } else if text.hasPrefix("@") {
          let path = String(text.dropFirst())
          parsed += try ExpressionFile.parse(
            InputReader.text(ofFileOrPresets: path), fileName: path, in: context)
        } else if text.unicodeScalars.contains("\u{FFFD}") {
          // What replaces bytes that are not UTF-8.
          throw ToolError(.dataError, "the expression '\(text)' is not UTF-8 text")
        } else {
          parsed += try Expression.parse(text, in: context)
        }
      } catch let error as ExpressionError {
        throw ToolError(error)
      } catch let error as ToolError {
        throw error
      } catch {
        throw ToolError(.dataError, String(describing: error))
      }
    }
    Self.note(parsed)
    return parsed
  }
}
