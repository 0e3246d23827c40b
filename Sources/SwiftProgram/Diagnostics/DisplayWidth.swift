extension Character {
  /// The number of terminal columns of the character: 2 for East Asian wide characters and emoji, 0 for marks without a
  /// base, 1 for all other characters.
  ///
  /// Source: Unicode Standard Annex 11 for the wide ranges, here in blocks; emoji by their property.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    if Self.wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul letters that begin a syllable
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0xA4CF,  // kana, Han, Yi
    0xA960...0xA97F,  // more Hangul letters
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE30...0xFE6F,  // compatibility forms
    0xFF00...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x20000...0x3FFFD,  // further ideographs
  ]
}
