/// The command line as one could type it again.
enum CommandLineText {
  /// The words of a command line, quoted for a POSIX shell where they need it.
  static func text(of words: [String]) -> String {
    (["kymo"] + words).map(quoted).joined(separator: " ")
  }

  /// A word as a POSIX shell must be given it.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    guard !isPlain else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "@", "%", "+", ",", "=": true
    default: false
    }
  }
}
