/// Writes numbers by formats: `String(format:)` with the directives that apps use, and format styles.
package enum TextFormat {
  /// The labels after an interpolated value that say how it is formatted.
  package static let labels: Set<String> = ["format", "specifier", "style", "formatter"]

  /// Returns the unknown value for a format that is not computed.
  static func unknown(_ words: String, at position: SourcePosition) -> UnknownValue {
    var unknown = UnknownValue(words, at: position)
    unknown.predicate = "is a format that is not computed"
    return unknown
  }

  /// Returns the result of `formatted()` of a number.
  static func value(of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition)
    -> SwiftValue
  {
    let number = MemberValue(links: [.init(name: "number")], position: position)
    let format = arguments.first ?? CallArgument(nil, .member(number))
    if format.label == nil, let text = NumberStyle(format.value, of: value)?.text(of: value) {
      return .text(text)
    }
    return .unknown(unknown(arguments.isEmpty ? "formatted()" : format.value.text, at: position))
  }

  /// Returns the text that `String(format:)` makes of values; nil if a directive is unknown, such as one with a star.
  static func text(_ format: String, _ arguments: [SwiftValue], in run: ProgramRun) -> String? {
    var text = ""
    var rest = Substring(format)
    var values = arguments[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      let flags = rest.prefix { "0123456789.-+ #'".contains($0) }
      rest = rest.dropFirst(flags.count)
      let size = rest.prefix { "lhqz".contains($0) }
      rest = rest.dropFirst(size.count)
      guard let kind = rest.popFirst() else { break }
      if kind == "%" {
        text.append("%")
        continue
      }
      guard let value = values.popFirst() else { return nil }
      if kind == "@" {
        text += run.text(value)
        continue
      }
      guard let number = PrintedNumber(flags: flags, size: size, kind: kind)?.text(of: value)
      else { return nil }
      text += number
    }
    return text
  }
}
