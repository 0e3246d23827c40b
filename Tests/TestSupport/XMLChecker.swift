/// Checks that text is well-formed XML of the plain kind our pictures use: elements, attributes,
/// text and references, no declarations, comments or CDATA.
public struct XMLChecker {
  private var rest: Substring
  private var open: [String] = []
  /// The names of all elements in the order they begin.
  private var elements: [String] = []

  private init(_ text: String) { rest = text[...] }

  /// What is wrong first, or nil if the text is well-formed.
  public static func problem(in text: String) -> String? {
    var checker = XMLChecker(text)
    return checker.run()
  }

  /// The names of all elements in the order they begin; empty if the text is not well-formed.
  public static func elements(of text: String) -> [String] {
    var checker = XMLChecker(text)
    return checker.run() == nil ? checker.elements : []
  }

  private mutating func run() -> String? {
    while let character = rest.first {
      if character == "<" {
        if let problem = tag() { return problem }
      } else {
        if let problem = Self.problem(inCharacters: rest.prefix { $0 != "<" }) { return problem }
        let isBlank = rest.prefix { $0 != "<" }.allSatisfy(\.isWhitespace)
        if open.isEmpty && !isBlank { return "text outside the root" }
        rest = rest.drop { $0 != "<" }
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
      let blanks = rest.prefix(while: \.isWhitespace)
      rest = rest[blanks.endIndex...]
      if rest.first == ">" {
        rest.removeFirst()
        open.append(name)
        return nil
      }
      if rest.hasPrefix("/>") {
        rest.removeFirst(2)
        return nil
      }
      guard !blanks.isEmpty else { return "no blank before an attribute of \(name)" }
      let attribute = word()
      guard !attribute.isEmpty, rest.hasPrefix("=\"") else { return "a bad attribute in \(name)" }
      guard seen.insert(attribute).inserted else { return "\(attribute) twice in \(name)" }
      rest.removeFirst(2)
      let value = rest.prefix { $0 != "\"" }
      if value.contains("<") { return "< in \(attribute)" }
      if let problem = Self.problem(inCharacters: value) { return problem }
      rest = rest[value.endIndex...]
      guard rest.first == "\"" else { return "\(attribute) does not end" }
      rest.removeFirst()
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == ":" || $0 == "-" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func problem(inCharacters text: Substring) -> String? {
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r"
      if isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
        return "U+\(String(scalar.value, radix: 16)) is not allowed"
      }
    }
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let reference = piece.prefix { $0 != ";" }
      guard ["amp", "lt", "gt", "quot"].contains(String(reference)) || isCharacter(reference),
        reference.endIndex < piece.endIndex
      else { return "a bad reference: &\(reference)" }
    }
    return nil
  }

  /// Whether a reference has the number of a character that XML 1.0 allows.
  private static func isCharacter(_ reference: Substring) -> Bool {
    guard reference.hasPrefix("#"), let number = UInt32(reference.dropFirst()) else { return false }
    return [9, 10, 13].contains(number) || (0x20...0xD7FF).contains(number)
      || (0xE000...0xFFFD).contains(number) || (0x10000...0x10FFFF).contains(number)
  }
}
