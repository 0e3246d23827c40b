/// The functions and properties of texts in Swift and Foundation.
///
/// An index of a text is the number of characters before it, and a character is a text of length one.
enum TextFunctions {
  /// Calls a function of a text that does not change it; nil for an unknown function, or for arguments that do not fit.
  ///
  /// Complexity: O(*n*) in the length of the text; a search for another text takes O(*n* · *m*) with the length *m* of
  /// the latter.
  static func call(_ name: String, of text: String, _ arguments: [CallArgument]) -> SwiftValue? {
    let labels = arguments.map(\.label)
    switch (name, arguments.first?.value) {
    case ("uppercased", _): return .text(text.uppercased())
    case ("lowercased", _): return .text(text.lowercased())
    case ("hasPrefix", .text(let other)?): return .boolean(text.hasPrefix(other))
    case ("hasSuffix", .text(let other)?): return .boolean(text.hasSuffix(other))
    // Foundation finds an empty text in no text.
    case ("contains", .text(let other)?):
      return .boolean(!other.isEmpty && text.contains(other))
    case ("localizedCaseInsensitiveContains", .text(let other)?):
      return .boolean(!other.isEmpty && text.lowercased().contains(other.lowercased()))
    case ("appending", .text(let other)?): return .text(text + other)
    case ("compare", .text(let other)?) where labels == [nil]: return order(of: text, other)
    case ("compare", .text(let other)?) where labels == [nil, "options"]:
      guard case .member(let option) = arguments[1].value, option.links.count == 1,
        option.links[0].name == "caseInsensitive"
      else { return nil }
      return order(of: text.lowercased(), other.lowercased())
    case ("caseInsensitiveCompare", .text(let other)?):
      return order(of: text.lowercased(), other.lowercased())
    case (_, .text(let other)?) where LocalizedOrder.Way(rawValue: name) != nil:
      guard let way = LocalizedOrder.Way(rawValue: name) else { return nil }
      return LocalizedOrder.order(of: text, other, way).map(order)
    case ("split", .text(let separator)?): return parts(of: text, at: separator, arguments)
    case ("components", let separator?) where labels == ["separatedBy"]:
      return components(of: text, at: separator)
    case ("replacingOccurrences", .text(let old)?) where labels == ["of", "with"]:
      guard case .text(let new) = arguments[1].value else { return nil }
      return .text(old.isEmpty ? text : text.replacing(old, with: new))
    case ("replacingCharacters", .range(let range)?) where labels == ["in", "with"]:
      let characters = Array(text)
      guard case .text(let new) = arguments[1].value,
        let indices = range.indices(in: characters.count)
      else { return nil }
      return .text(
        String(characters[..<indices.lowerBound]) + new + String(characters[indices.upperBound...]))
    case ("replacing", .text(let old)?) where labels == [nil, "with"]:
      guard case .text(let new) = arguments[1].value, !old.isEmpty else { return nil }
      return .text(text.replacing(old, with: new))
    case ("trimmingCharacters", let set?): return trimmed(text, set)
    case ("padding", let length?): return padded(text, to: length.integer, arguments)
    case ("range", .text(let other)?) where labels == ["of"]:
      guard let found = other.isEmpty ? nil : text.firstRange(of: other) else { return .nothing }
      return range(found, of: text)
    case ("rangeOfCharacter", let set?) where labels == ["from"]:
      guard let set = CharacterSets.set(set) else { return nil }
      let scalars = text.unicodeScalars
      guard let found = scalars.firstIndex(where: set.contains) else { return .nothing }
      return range(found..<scalars.index(after: found), of: text)
    default: return nil
    }
  }

  /// Returns a range of characters, whose bounds are numbers of characters.
  private static func range(_ range: Range<String.Index>, of text: String) -> SwiftValue {
    let lower = text.distance(from: text.startIndex, to: range.lowerBound)
    let count = text.distance(from: range.lowerBound, to: range.upperBound)
    return .range(
      RangeValue(
        lower: Double(lower), upper: Double(lower + count), isClosed: false, isWhole: true))
  }

  /// Returns a property of a character; nil for a longer text, and for any other property.
  static func property(_ name: String, ofCharacter text: String) -> SwiftValue? {
    guard let character = text.first, text.index(after: text.startIndex) == text.endIndex else {
      return nil
    }
    return switch name {
    case "isLetter": .boolean(character.isLetter)
    case "isNumber": .boolean(character.isNumber)
    case "isWholeNumber": .boolean(character.isWholeNumber)
    case "isHexDigit": .boolean(character.isHexDigit)
    case "isWhitespace": .boolean(character.isWhitespace)
    case "isNewline": .boolean(character.isNewline)
    case "isPunctuation": .boolean(character.isPunctuation)
    case "isSymbol": .boolean(character.isSymbol)
    case "isMathSymbol": .boolean(character.isMathSymbol)
    case "isCurrencySymbol": .boolean(character.isCurrencySymbol)
    case "isUppercase": .boolean(character.isUppercase)
    case "isLowercase": .boolean(character.isLowercase)
    case "isCased": .boolean(character.isCased)
    case "isASCII": .boolean(character.isASCII)
    case "wholeNumberValue": character.wholeNumberValue.map { .integer($0) } ?? .nothing
    case "hexDigitValue": character.hexDigitValue.map { .integer($0) } ?? .nothing
    case "asciiValue":
      character.asciiValue.flatMap { FixedInteger(exactly: $0, .uint8) }.map { .fixed($0) }
        ?? .nothing
    // The value of a Unicode scalar, which is a text too.
    case "value":
      text.unicodeScalars.dropFirst().isEmpty
        ? text.unicodeScalars.first.map { .fixed(FixedInteger(truncating: $0.value, .uint32)) }
        : nil
    default: nil
    }
  }

  /// Returns a text with an uppercase letter at the beginning of each word, and lowercase letters otherwise: a word
  /// begins after a character that is not a letter, except for an apostrophe between letters.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var (isInside, wasInside) = (false, false)
    for character in text {
      let isApostrophe = character == "'" || character == "’"
      if character.isLetter, !isInside, !wasInside {
        let scalars = character.unicodeScalars
        result += scalars.prefix(1).map(\.properties.titlecaseMapping).joined()
        result.unicodeScalars += scalars.dropFirst()
      } else {
        result += character.lowercased()
      }
      wasInside = isApostrophe && isInside
      isInside = character.isLetter
    }
    return result
  }

  // MARK: - Parts

  /// `split(separator:maxSplits:omittingEmptySubsequences:)`.
  private static func parts(
    of text: String, at separator: String, _ arguments: [CallArgument]
  ) -> SwiftValue? {
    var most = Int.max
    var omitsEmpty = true
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value) {
      case ("maxSplits", .integer(let number)) where number >= 0: most = number
      case ("omittingEmptySubsequences", .boolean(let omits)): omitsEmpty = omits
      default: return nil
      }
    }
    guard !separator.isEmpty else { return nil }
    let parts = text.split(
      separator: separator, maxSplits: most, omittingEmptySubsequences: omitsEmpty)
    return .array(parts.map { .text(String($0)) })
  }

  /// Returns `.orderedAscending`, `.orderedSame` or `.orderedDescending`.
  private static func order(of one: String, _ other: String) -> SwiftValue {
    order(one == other ? 0 : one < other ? -1 : 1)
  }

  private static func order(_ order: Int) -> SwiftValue {
    let name =
      order == 0 ? "orderedSame" : order < 0 ? "orderedAscending" : "orderedDescending"
    return .member(MemberValue(links: [.init(name: name)], position: .none))
  }

  /// Returns the result of `components(separatedBy:)`, which keeps empty components.
  private static func components(of text: String, at separator: SwiftValue) -> SwiftValue? {
    if case .text(let separator) = separator {
      guard !separator.isEmpty else { return .array([.text(text)]) }
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return .array(parts.map { .text(String($0)) })
    }
    guard let set = CharacterSets.set(separator) else { return nil }
    let parts = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: set.contains)
    return .array(parts.map { .text(String($0)) })
  }

  /// `trimmingCharacters(in:)`.
  private static func trimmed(_ text: String, _ set: SwiftValue) -> SwiftValue? {
    guard let set = CharacterSets.set(set) else { return nil }
    let kept = text.unicodeScalars.drop(while: set.contains)
    guard let last = kept.lastIndex(where: { !set.contains($0) }) else { return .text("") }
    return .text(String(kept[...last]))
  }

  /// Returns the result of `padding(toLength:withPad:startingAt:)`, which cuts off a longer text.
  private static func padded(
    _ text: String, to length: Int?, _ arguments: [CallArgument]
  ) -> SwiftValue? {
    guard arguments.map(\.label) == ["toLength", "withPad", "startingAt"],
      let length, (0...SwiftValue.mostElements).contains(length),
      case .text(let pad) = arguments[1].value, let start = arguments[2].value.integer,
      pad.indices.count > start, start >= 0
    else { return nil }
    let pads = Array(pad)
    let missing = max(length - text.count, 0)
    let added = (0..<missing).map { pads[(start + $0) % pads.count] }
    return .text(String(text.prefix(length)) + String(added))
  }
}
