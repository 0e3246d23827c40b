internal import AnimationSyntax
internal import ArgumentParser

/// The expressions: as arguments, from files and from standard input.
struct ExpressionArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      An animation, spring, unit curve, CSS easing, keyframes or a transition; NAME=EXPR labels it. \
      @FILE reads one expression per line, which may go on over lines while a bracket is open, - \
      reads them from standard input.
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
            InputReader.text(ofFile: path), fileName: path, in: context)
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
