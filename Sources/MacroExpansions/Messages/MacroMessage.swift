internal import SwiftDiagnostics

/// A sentence that a macro says about the code it is attached to.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity
  private let name: String

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - name: The name by which the sentence is known, whatever its wording.
  ///   - message: The sentence, without a full stop.
  ///   - severity: How bad it is.
  init(_ name: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.name = name
    self.message = message
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "AnimatableMacros", id: name) }
  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}
