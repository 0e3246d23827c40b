internal import CairoDrawing
internal import TextForms

/// Reports the characters of a picture that no font on this machine has.
enum MissingFontWarning {
  /// The largest number of characters that are named.
  private static let most = 12

  /// Warns on standard error, with a line for each kind of characters; writes nothing if none is
  /// missing.
  static func report(_ characters: [Character]) {
    for missing in MissingCharacters.sorted(characters) {
      StandardError.warn(words(missing))
    }
  }

  private static func words(_ missing: MissingCharacters) -> String {
    let names = WordList.text(missing.characters.map(name), first: most)
    var text = "no installed font has \(names)"
    text += " (\(missing.kind)); empty boxes are drawn instead"
    if let package = missing.package {
      text += "; the Debian package \(package) has such a font"
    }
    return text
  }

  /// The character with its code point, since the terminal may not show the character either.
  private static func name(_ character: Character) -> String {
    let numbers = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
    let isVisible = character.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .unassigned
        && $0.properties.generalCategory != .privateUse
    }
    return (isVisible ? "'\(character)' " : "") + numbers.joined(separator: " ")
  }
}
