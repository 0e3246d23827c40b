/// A set of characters, Foundation's `CharacterSet`: a named one, or one that is made of others.
package indirect enum CharacterSetValue: Hashable {
  case named(NamedCharacterSet)
  case listed(Set<Unicode.Scalar>)
  case inverted(CharacterSetValue)
  case union(CharacterSetValue, CharacterSetValue)
  case intersection(CharacterSetValue, CharacterSetValue)

  /// Returns whether a character belongs to the set.
  ///
  /// Complexity: O(*n*) in the number of sets that the set is made of.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .named(let name): name.contains(scalar)
    case .listed(let scalars): scalars.contains(scalar)
    case .inverted(let other): !other.contains(scalar)
    case .union(let one, let other): one.contains(scalar) || other.contains(scalar)
    case .intersection(let one, let other): one.contains(scalar) && other.contains(scalar)
    }
  }

  /// The set of all other characters.
  var inverted: CharacterSetValue {
    if case .inverted(let other) = self { other } else { .inverted(self) }
  }

  /// Returns the set of the characters of both sets.
  ///
  /// - Returns: The set; nil if it is made of too many others.
  func union(_ other: CharacterSetValue) -> CharacterSetValue? {
    guard case .listed(let one) = self, case .listed(let two) = other else {
      return CharacterSetValue.union(self, other).ifShallow
    }
    return .listed(one.union(two))
  }

  /// Returns the set of the characters that belong to both sets.
  ///
  /// - Returns: The set; nil if it is made of too many others.
  func intersection(_ other: CharacterSetValue) -> CharacterSetValue? {
    CharacterSetValue.intersection(self, other).ifShallow
  }

  /// The set itself; nil if it is made of too many others, as by a loop: each of them adds a recursive call.
  private var ifShallow: CharacterSetValue? { depth <= 100 ? self : nil }

  private var depth: Int {
    switch self {
    case .named, .listed: 1
    case .inverted(let other): other.depth + 1
    case .union(let one, let other), .intersection(let one, let other):
      max(one.depth, other.depth) + 1
    }
  }

  /// The set as it would be written in Swift.
  var text: String {
    switch self {
    case .named(let name): "CharacterSet.\(name.rawValue)"
    case .listed(let scalars):
      "CharacterSet(charactersIn: \"\(String(String.UnicodeScalarView(scalars.sorted())))\")"
    case .inverted(let other): "\(other.text).inverted"
    case .union(let one, let other): "\(one.text).union(\(other.text))"
    case .intersection(let one, let other): "\(one.text).intersection(\(other.text))"
    }
  }
}

/// The named character sets of Foundation.
///
/// Source: the general categories that Foundation's documentation gives for each set.
package enum NamedCharacterSet: String {
  case whitespaces, newlines, whitespacesAndNewlines
  case decimalDigits, letters, uppercaseLetters, lowercaseLetters, capitalizedLetters, alphanumerics
  case nonBaseCharacters, punctuationCharacters, symbols, controlCharacters

  /// Returns whether a character belongs to the set.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return switch self {
    case .whitespaces: Self.isBlank(scalar)
    case .newlines: Self.isNewline(scalar)
    case .whitespacesAndNewlines: Self.isBlank(scalar) || Self.isNewline(scalar)
    case .decimalDigits: category == .decimalNumber
    case .letters: Self.lettersAndMarks.contains(category)
    case .uppercaseLetters: category == .uppercaseLetter || category == .titlecaseLetter
    case .lowercaseLetters: category == .lowercaseLetter
    case .capitalizedLetters: category == .titlecaseLetter
    case .alphanumerics: Self.lettersAndMarks.contains(category) || Self.numbers.contains(category)
    case .nonBaseCharacters: Self.marks.contains(category)
    case .punctuationCharacters: Self.punctuation.contains(category)
    case .symbols: Self.signs.contains(category)
    case .controlCharacters: category == .control || category == .format
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    // The zero-width space counts, although Unicode has it among the formats.
    scalar == "\t" || scalar == "\u{200B}"
      || scalar.properties.generalCategory == .spaceSeparator
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .spacingMark, .enclosingMark,
  ]

  /// Letters, with the marks that belong to them.
  private static let lettersAndMarks: Set<Unicode.GeneralCategory> = marks.union([
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ])

  private static let numbers: Set<Unicode.GeneralCategory> = [
    .decimalNumber, .letterNumber, .otherNumber,
  ]

  private static let punctuation: Set<Unicode.GeneralCategory> = [
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation,
  ]

  private static let signs: Set<Unicode.GeneralCategory> = [
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
  ]
}
