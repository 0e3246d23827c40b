internal import OutsideText

/// Words to the person at the terminal.
enum StandardError {
  /// Writes text of one or several lines, without what a terminal or a build server would obey.
  ///
  /// A failure to do so cannot be reported.
  static func write(_ text: String) {
    control(PrintableText.lines(text))
  }

  /// Writes text of our own that a terminal is to obey.
  static func control(_ text: String) {
    let bytes = Array(text.utf8)
    try? FileDescriptor.standardError.write(bytes)
  }

  /// Something to know about the result that is no fault of it.
  static func note(_ text: String) {
    write("kymo: note: \(text)\n")
  }

  /// Something that does not stop the run but should be known.
  static func warn(_ text: String) {
    write("kymo: warning: \(text)\n")
  }
}
