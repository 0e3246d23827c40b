public import MotionRecording
public import SwiftProgram

extension ParsedViewFiles {
  /// One of the views, ready to be played; nil if the files have none.
  ///
  /// - Parameters:
  ///   - options: The options for the view, which also say which one it is.
  ///   - semantics: The system whose `.default` is meant.
  ///   - context: The context in which it is shown; nil for an app.
  ///   - readFile: Gives the text of a file that a drag names.
  /// - Throws: An `ExpressionError`, a ``ViewOptionError`` for an option that cannot be obeyed, and what `readFile`
  ///   throws.
  public func viewScript(
    options: ViewOptions, semantics: Semantics = .ios17, context: PresentationContext? = nil,
    readFile: (String) throws -> String
  ) throws -> ViewScript? {
    try ViewProgram(self, options)?.viewScript(semantics, context, readFile: readFile)
  }
}
