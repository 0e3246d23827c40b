/// Characters of one kind that no installed font has, and the package with a font for them.
public struct MissingCharacters: Hashable, Sendable {
  /// The characters, each only once.
  public let characters: [Character]
  /// The name of the kind, such as "Arabic" or "emoji".
  public let kind: String
  /// The Debian package with a font for them; nil if no font is known to have them.
  public let package: String?

  /// Sorts characters by kind, in the order in which the kinds appear.
  public static func sorted(_ characters: [Character]) -> [MissingCharacters] {
    var kinds: [Kind] = []
    var groups: [Kind: [Character]] = [:]
    for character in characters {
      let kind = kind(of: character)
      if groups[kind] == nil { kinds.append(kind) }
      groups[kind, default: []].append(character)
    }
    return kinds.map { kind in
      MissingCharacters(
        characters: groups[kind] ?? [], kind: kind.name, package: kind.package)
    }
  }

  private struct Kind: Hashable {
    var name: String
    var package: String?
  }

  private static let emoji = Kind(name: "emoji", package: "fonts-noto-color-emoji")
  private static let symbols = Kind(name: "symbols", package: "fonts-symbola")
  private static let unknown = Kind(name: "unassigned characters", package: nil)
  private static let other = Kind(name: "other scripts", package: "fonts-noto-core")

  private static func kind(of character: Character) -> Kind {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return unknown }
    let properties = first.properties
    if properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return emoji }
    if properties.generalCategory == .unassigned { return unknown }
    for (range, name, package) in blocks where range.contains(first.value) {
      return Kind(name: name, package: package)
    }
    switch properties.generalCategory {
    case .privateUse: return Kind(name: "private characters", package: nil)
    case .surrogate, .control: return unknown
    case .mathSymbol, .otherSymbol, .modifierSymbol: return symbols
    default: return other
    }
  }

  /// The blocks of the scripts in which most labels are written.
  ///
  /// Source: the blocks of the Unicode Standard; packages of Debian 12.
  private static let blocks: [(ClosedRange<UInt32>, String, String)] = [
    (0x0000...0x058F, "Latin, Greek, Cyrillic or Armenian", "fonts-dejavu-core"),
    (0x0590...0x05FF, "Hebrew", "fonts-noto-core"), (0xFB1D...0xFB4F, "Hebrew", "fonts-noto-core"),
    (0x0600...0x06FF, "Arabic", "fonts-noto-core"), (0x0750...0x077F, "Arabic", "fonts-noto-core"),
    (0x0870...0x08FF, "Arabic", "fonts-noto-core"), (0xFB50...0xFDFF, "Arabic", "fonts-noto-core"),
    (0xFE70...0xFEFE, "Arabic", "fonts-noto-core"),
    (0x0900...0x097F, "Devanagari", "fonts-noto-core"),
    (0x0980...0x09FF, "Bengali", "fonts-noto-core"),
    (0x0A00...0x0A7F, "Gurmukhi", "fonts-noto-core"),
    (0x0A80...0x0AFF, "Gujarati", "fonts-noto-core"), (0x0B80...0x0BFF, "Tamil", "fonts-noto-core"),
    (0x0C00...0x0C7F, "Telugu", "fonts-noto-core"), (0x0C80...0x0CFF, "Kannada", "fonts-noto-core"),
    (0x0D00...0x0D7F, "Malayalam", "fonts-noto-core"),
    (0x0D80...0x0DFF, "Sinhala", "fonts-noto-core"),
    (0x0E00...0x0E7F, "Thai", "fonts-noto-core"), (0x0E80...0x0EFF, "Lao", "fonts-noto-core"),
    (0x0F00...0x0FFF, "Tibetan", "fonts-noto-core"),
    (0x1000...0x109F, "Burmese", "fonts-noto-core"),
    (0x10A0...0x10FF, "Georgian", "fonts-dejavu-core"),
    (0x1100...0x11FF, "Korean", "fonts-noto-cjk"),
    (0x1200...0x139F, "Ethiopic", "fonts-noto-core"), (0x1780...0x17FF, "Khmer", "fonts-noto-core"),
    (0x2E80...0x303F, "Chinese", "fonts-noto-cjk"), (0x3040...0x30FF, "Japanese", "fonts-noto-cjk"),
    (0x3100...0x312F, "Chinese", "fonts-noto-cjk"), (0x3130...0x318F, "Korean", "fonts-noto-cjk"),
    (0x31F0...0x31FF, "Japanese", "fonts-noto-cjk"), (0x3190...0x9FFF, "Chinese", "fonts-noto-cjk"),
    (0xAC00...0xD7FF, "Korean", "fonts-noto-cjk"), (0xF900...0xFAFF, "Chinese", "fonts-noto-cjk"),
    (0xFF00...0xFFEF, "full-width", "fonts-noto-cjk"),
    (0x20000...0x3FFFD, "Chinese", "fonts-noto-cjk"),
    (0x1D400...0x1D7FF, "mathematical", "fonts-noto-core"),
    (0x1F000...0x1FAFF, "symbols and emoji", "fonts-noto-color-emoji"),
  ]
}
