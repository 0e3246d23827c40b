/// A check that a text is well-formed XML of the simple kind that our pictures use: elements, attributes,
/// text and references, no declarations, comments or CDATA.
///
/// It reads scalars, as XML does: in Swift, a combining mark after `>` or `;` forms one character with it.
public struct XMLChecker {
  private var rest: Substring.UnicodeScalarView
  private var open: [String] = []
  /// The names of all elements in the order in which they begin.
  private var elements: [String] = []

  private init(_ text: String) { rest = text[...].unicodeScalars }

  /// Returns the first problem in a text, or nil if it is well-formed.
  public static func problem(in text: String) -> String? {
    var checker = XMLChecker(text)
    return checker.run()
  }

  /// Returns the names of all elements in the order in which they begin; empty if the text is not well-formed.
  public static func elements(of text: String) -> [String] {
    var checker = XMLChecker(text)
    return checker.run() == nil ? checker.elements : []
  }

  private mutating func run() -> String? {
    while let scalar = rest.first {
      if scalar == "<" {
        if let problem = tag() { return problem }
      } else {
        let text = rest.prefix { $0 != "<" }
        if let problem = Self.problem(inText: text) { return problem }
        if open.isEmpty && !text.allSatisfy(Self.isBlank) { return "text outside the root" }
        rest = rest[text.endIndex...]
      }
    }
    if let name = open.last { return "\(name) is not closed" }
    return elements.isEmpty ? "no element" : nil
  }

  private mutating func tag() -> String? {
    rest.removeFirst()
    if rest.first == "/" {
      rest.removeFirst()
      let name = word()
      guard rest.first == ">" else { return "</\(name) does not end" }
      rest.removeFirst()
      return open.popLast() == name ? nil : "\(name) closes another element"
    }
    let name = word()
    guard !name.isEmpty else { return "a tag without a name" }
    guard !open.isEmpty || elements.isEmpty else { return "a second root" }
    elements.append(name)
    var seen: Set<String> = []
    while true {
      let blanks = rest.prefix(while: Self.isBlank)
      rest = rest[blanks.endIndex...]
      if rest.first == ">" {
        rest.removeFirst()
        open.append(name)
        return nil
      }
      if rest.starts(with: "/>".unicodeScalars) {
        rest.removeFirst(2)
        return nil
      }
      guard !blanks.isEmpty else { return "no blank before an attribute of \(name)" }
      let attribute = word()
      guard !attribute.isEmpty, rest.starts(with: "=\"".unicodeScalars) else {
        return "a bad attribute in \(name)"
      }
      guard seen.insert(attribute).inserted else { return "\(attribute) twice in \(name)" }
      rest.removeFirst(2)
      let value = rest.prefix { $0 != "\"" }
      if value.contains("<") { return "< in \(attribute)" }
      if let problem = Self.problem(inText: value) { return problem }
      rest = rest[value.endIndex...]
      guard rest.first == "\"" else { return "\(attribute) does not end" }
      rest.removeFirst()
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == ":" || $0 == "-"
    }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Whether a character is white space in XML; other blanks are text.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private static func problem(inText text: Substring.UnicodeScalarView) -> String? {
    for scalar in text where !isAllowed(scalar.value) {
      return "U+\(String(scalar.value, radix: 16)) is not allowed"
    }
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let reference = piece.prefix { $0 != ";" }
      guard ["amp", "lt", "gt", "quot"].contains(String(reference)) || isNumber(reference),
        reference.endIndex < piece.endIndex
      else { return "a bad reference: &\(String(reference))" }
    }
    return nil
  }

  /// Whether a reference has the number of a character that XML 1.0 allows.
  private static func isNumber(_ reference: Substring.UnicodeScalarView) -> Bool {
    guard reference.first == "#", let number = UInt32(String(reference.dropFirst())) else {
      return false
    }
    return isAllowed(number)
  }

  /// Whether XML 1.0 allows the character with a number.
  private static func isAllowed(_ number: UInt32) -> Bool {
    number == 9 || number == 10 || number == 13 || (0x20...0xD7FF).contains(number)
      || (0xE000...0xFFFD).contains(number) || (0x10000...0x10FFFF).contains(number)
  }
}
