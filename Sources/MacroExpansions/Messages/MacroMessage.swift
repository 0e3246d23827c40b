internal import SwiftDiagnostics

/// A message of a macro about the code to which it is attached.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity
  private let name: String

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - name: The identifier of the message, independent of its wording.
  ///   - message: The sentence, without a period.
  ///   - severity: The severity of the message.
  init(_ name: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.name = name
    self.message = message
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "AnimatableMacros", id: name) }
  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}
