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

  /// The number of fraction digits of a style without a precision, as in ICU.
  private static let usualDigits = 0...6

  /// Returns the text of a number in a format style, without grouping: `.number`, `.percent` and `.currency(code:)`,
  /// with `precision(.fractionLength(_:))`.
  ///
  /// - Returns: The text; nil for a style that is not computed.
  static func text(of value: SwiftValue, as style: SwiftValue) -> String? {
    guard let number = value.double, case .member(let member) = style else { return nil }
    var digits = usualDigits
    var (scale, ending) = (1.0, "")
    for (index, link) in member.links.enumerated() {
      switch (index, link.name) {
      case (0, "number"): break
      case (0, "percent"):
        // An integer is a number of percents.
        (scale, ending) = (value.integer == nil ? 100 : 1, "%")
      case (0, "currency"):
        guard case .text(let code)? = link.arguments?.first?.value else { return nil }
        (digits, ending) = (wholeCurrencies.contains(code) ? 0...0 : 2...2, " " + code)
      case (_, "grouping"): break
      case (_, "precision"):
        guard let length = fractionLength(link.arguments?.first?.value) else { return nil }
        digits = length
      default: return nil
      }
    }
    var text = fixed(number * scale, digits: digits.upperBound)
    if digits.upperBound > 0 {
      let rest = digits.upperBound - digits.lowerBound
      for _ in 0..<rest where text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text + ending
  }

  /// Returns the result of `formatted()` of a number.
  static func value(of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition)
    -> SwiftValue
  {
    let number = MemberValue(links: [.init(name: "number")], position: position)
    guard let format = arguments.first else {
      return text(of: value, as: .member(number)).map { .text($0) } ?? .nothing
    }
    if format.label == nil, let text = text(of: value, as: format.value) { return .text(text) }
    return .unknown(unknown(format.value.text, at: position))
  }

  /// The currencies without a smaller unit.
  private static let wholeCurrencies: Set<String> = ["JPY", "KRW", "VND", "CLP", "ISK"]

  /// Returns the fraction digits of `.fractionLength(1)` and `.fractionLength(0...2)`; nil for any other value.
  private static func fractionLength(_ value: SwiftValue?) -> ClosedRange<Int>? {
    guard case .member(let member)? = value, member.links.first?.name == "fractionLength",
      let given = member.links.first?.arguments?.first?.value
    else { return nil }
    if let digits = given.whole, (0...15).contains(digits) { return digits...digits }
    guard let all = given.elements?.compactMap(\.whole), let first = all.first,
      let last = all.last, first <= last, (0...15).contains(first), (0...15).contains(last)
    else { return nil }
    return first...last
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

  /// Returns a number with a fixed count of fraction digits, a half rounded to the even digit.
  private static func fixed(_ number: Double, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded(.toNearestOrEven)
    guard scaled < 1e15 else { return "\(number)" }
    var all = String(Int(scaled))
    if digits > 0 {
      all = String(repeating: "0", count: max(digits + 1 - all.count, 0)) + all
      all.insert(".", at: all.index(all.endIndex, offsetBy: -digits))
    }
    return (number < 0 ? "-" : "") + all
  }
}
