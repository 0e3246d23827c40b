/// Words to the person at the terminal.
enum StandardError {
  /// Writes text.
  ///
  /// Nobody can be told if that fails.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    try? FileDescriptor.standardError.write(bytes)
  }

  /// Something that does not stop the run but should be known.
  static func warn(_ text: String) {
    write("kymo: warning: \(text)\n")
  }
}
