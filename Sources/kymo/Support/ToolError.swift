internal import SwiftProgram

/// The reason why a run fails: the message on standard error, and the exit status.
struct ToolError: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

extension ToolError {
  /// Makes the error for an expression that is not understood, with its line and a caret.
  init(_ error: ExpressionError) {
    self.init(.dataError, error.message(width: Terminal.columns(of: .standardError)))
  }
}
