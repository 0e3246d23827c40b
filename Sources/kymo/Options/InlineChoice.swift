internal import ArgumentParser
internal import CairoDrawing

/// Which protocol shows a picture in the terminal.
enum InlineChoice: ExpressibleByArgument {
  /// What the terminal is known to understand.
  case automatic
  /// One that is asked for.
  case forced(InlineProtocol)

  /// The word that stands for a value that was left out.
  private static let placeholder = "auto"

  init?(argument: String) {
    if argument == Self.placeholder {
      self = .automatic
    } else if let way = InlineProtocol(rawValue: argument) {
      self = .forced(way)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] {
    [placeholder] + InlineProtocol.allCases.map(\.rawValue)
  }

  /// The words of a command line with the value of `--inline` filled in where it is left out.
  ///
  /// The parser knows no options whose value may be left out. A value has to stand behind an equals
  /// sign, since what follows a blank may be an expression.
  static func joined(_ words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end].map { $0 == "--inline" ? "--inline=\(placeholder)" : $0 } + words[end...]
  }
}
