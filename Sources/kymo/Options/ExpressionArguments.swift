internal import AnimationSyntax
internal import ArgumentParser

/// The expressions: as arguments, from files and from standard input.
struct ExpressionArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      An animation, spring, unit curve, CSS easing, keyframes or a transition; NAME=EXPR labels it. \
      @FILE reads one expression per line, which may go on over lines while a bracket is open, - \
      reads them from standard input; @presets:swiftui, @presets:css and @presets:material3 are lists \
      of named animations.
      """, valueName: "expr"))
  var expressions: [String] = []

  func validate() throws {
    guard !expressions.isEmpty else {
      throw ValidationError(
        """
        there is no expression; give one such as '.spring(duration: 0.5, bounce: 0.3)', \
        @FILE, or - for standard input
        """)
    }
    guard expressions.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read once: give - once")
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
    return entries
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
          // What stands here for bytes that are no UTF-8.
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
    return parsed
  }
}
