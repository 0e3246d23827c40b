internal import OutsideText

/// The number of a terminal's cells that text takes.
enum CellWidth {
  /// The cells of a text as a terminal shows it: two for wide characters, none for combining marks.
  static func of(_ text: String) -> Int {
    PrintableText.line(text).reduce(0) { $0 + of($1) }
  }

  /// The cells of one character as a person sees it, which its first scalar decides.
  static func of(_ character: Character) -> Int {
    // Most characters are ASCII, and pages are measured many times until they have their size.
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate: return 0
    default: break
    }
    // A character with an emoji selector is wide although its first scalar is not.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks that are wide or full-width, or emoji by default; rare ones are left out.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width, classes W and F, taken by blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615,
    0x2648...0x2653, 0x26A1...0x26A1, 0x26BD...0x26BE, 0x2705...0x2705, 0x274C...0x274C,
    0x2753...0x2757, 0x2B1B...0x2B1C, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
