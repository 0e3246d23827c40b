public import MotionRecording
public import SwiftProgram

extension ParsedViewFiles {
  /// Returns a view of the files, ready to be played; nil if the files have none.
  ///
  /// - Parameters:
  ///   - options: The options for the view, which also choose it.
  ///   - semantics: The system that determines the meaning of `.default`.
  ///   - context: The context in which the view is shown; nil for an app.
  ///   - readFile: Returns the text of the file that a drag names.
  /// - Throws: An `ExpressionError`, a ``ViewOptionError`` for an invalid option, and the errors of `readFile`.
  public func viewScript(
    options: ViewOptions, semantics: Semantics = .ios17, context: PresentationContext? = nil,
    readFile: (String) throws -> String
  ) throws -> ViewScript? {
    try ViewProgram(self, options)?.viewScript(semantics, context, readFile: readFile)
  }
}
