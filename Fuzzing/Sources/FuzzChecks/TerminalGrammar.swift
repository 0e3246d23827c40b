/// The parts of a text that terminals and build servers obey, by their own grammars and by Unicode's data: nothing here
/// is shared with the code that quotes such text.
///
/// Sources: ECMA-48, fifth edition, sections 5.2 to 5.6 (control functions and strings); Unicode Character Database,
/// `General_Category` and `Bidi_Control`; `ActionCommand.cs` of actions/runner; "Logging commands" in the documentation
/// of Azure Pipelines.
enum TerminalGrammar {
  /// Returns the first thing that is obeyed, in words; nil for text that is only shown.
  ///
  /// Line feeds are the only control characters that printed text has.
  static func obeyed(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar != "\n" {
      if scalar == "\u{1B}" || scalar == "\u{9B}" || scalar == "\u{9D}" {
        return "the control function \(function(scalars[index...]).debugDescription)"
      }
      if isObeyed(scalar) { return "U+\(String(scalar.value, radix: 16, uppercase: true))" }
    }
    for line in text.unicodeScalars.split(separator: "\n") {
      if let command = command(in: Array(line)) { return "the command \(command.debugDescription)" }
    }
    return nil
  }

  /// Whether a character acts by itself: a control, a separator of lines, or a character that changes the direction of
  /// text, but for the marks that scripts from right to left need.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl && !marks.contains(scalar)
    }
  }

  private static let marks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]

  /// Returns a control function from its introducer to its final byte, or a control string to its terminator.
  private static func function(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var rest = scalars
    var text = String.UnicodeScalarView()
    func take() -> Unicode.Scalar? {
      guard let scalar = rest.popFirst() else { return nil }
      text.append(scalar)
      return scalar
    }
    var introducer = take()
    if introducer == "\u{1B}" { introducer = take() }
    switch introducer {
    case "[", "\u{9B}":
      // Parameters and intermediates, then a final byte.
      while let scalar = take(), (0x20...0x3F).contains(scalar.value) {}
    case "]", "P", "X", "^", "_", "\u{9D}":
      while let scalar = take(), scalar != "\u{7}", scalar != "\u{1B}", scalar != "\u{9C}" {}
    default: break
    }
    return String(text)
  }

  /// Returns the command that a build server sees in a line; nil if there is none.
  private static func command(in line: [Unicode.Scalar]) -> String? {
    let trimmed = line.drop { $0.properties.isWhitespace }
    if trimmed.starts(with: "::".unicodeScalars) {
      return String(String.UnicodeScalarView(trimmed))
    }
    for index in line.indices.dropLast() where line[index] == "#" && line[index + 1] == "#" {
      let word = line[(index + 2)...].prefix { $0.isASCII && $0.properties.isAlphabetic }
      if line[(index + 2 + word.count)...].first == "[" {
        return String(String.UnicodeScalarView(line[index...]))
      }
    }
    return nil
  }
}
