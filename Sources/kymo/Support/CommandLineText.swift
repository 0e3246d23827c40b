/// The command line as it can be typed again.
enum CommandLineText {
  /// The words of this run, after the name of the tool.
  static var words: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The words of a command line, quoted for a POSIX shell where they need it.
  static func text(of words: [String]) -> String {
    (["kymo"] + words).map(quoted).joined(separator: " ")
  }

  /// The command that makes a picture, without its output path, so that the same picture has the
  /// same bytes wherever it is.
  static func recipe(of words: [String]) -> String {
    var kept: [String] = []
    var isSkipping = false
    for word in words {
      if isSkipping {
        isSkipping = false
      } else if word == "-o" || word == "--output" {
        isSkipping = true
      } else if !word.hasPrefix("--output="), !(word.hasPrefix("-o") && word != "-o") {
        kept.append(word)
      }
    }
    return text(of: kept)
  }

  /// A word quoted for a POSIX shell if it needs to be.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    guard !isPlain else { return word }
    var text = "'"
    for scalar in word.unicodeScalars {
      if scalar == "'" { text += #"'\''"# } else { text.unicodeScalars.append(scalar) }
    }
    return text + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "@", "%", "+", ",", "=": true
    default: false
    }
  }
}
