internal import OutsideText

/// Messages to the person at the terminal.
enum StandardError {
  /// Writes text of one or several lines, without characters that a terminal or a build server
  /// would obey.
  ///
  /// A failure to write cannot be reported.
  static func write(_ text: String) {
    control(PrintableText.lines(text))
  }

  /// Writes control sequences of this tool, which a terminal is to obey.
  static func control(_ text: String) {
    let bytes = Array(text.utf8)
    try? FileDescriptor.standardError.write(bytes)
  }

  /// Writes a note: a fact about the result that is not a fault.
  static func note(_ text: String) {
    write("kymo: note: \(text)\n")
  }

  /// Writes a warning: a problem that does not stop the run.
  static func warn(_ text: String) {
    write("kymo: warning: \(text)\n")
  }
}
