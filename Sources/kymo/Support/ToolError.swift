internal import SwiftProgram

/// Why a run fails: what is reported on standard error, and the status it ends with.
struct ToolError: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

extension ToolError {
  /// An expression that is not understood, with its line and a caret.
  init(_ error: ExpressionError) {
    self.init(.dataError, error.message(width: Terminal.columns(of: .standardError)))
  }
}
