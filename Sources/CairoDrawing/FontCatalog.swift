internal import CCairo
internal import CPictures
internal import DrawingModel

/// The fonts installed on the machine.
@safe
final class FontCatalog {
  /// The fonts of the folders, without the system's rules; nil where the folders cannot be read.
  private let folders: OpaquePointer?

  /// Reads the installed fonts.
  init() {
    unsafe folders = unsafe kymo_font_folders()
  }

  deinit {
    if let folders = unsafe folders { unsafe FcConfigDestroy(folders) }
  }

  /// Finds the installed face that fits best.
  ///
  /// The system's rules define the meaning of `sans-serif` and further folders of fonts. They are
  /// read when they are asked for, and when no family is found by its own name.
  ///
  /// - Parameter families: Family names, the most preferred first, generic ones last.
  /// - Parameter weight: The strength of the strokes.
  /// - Parameter characters: The characters that the face must have; empty if any face will do.
  /// - Parameter usesRules: Whether the rules are read even if a family is found without them.
  /// - Returns: A pattern with a file, which the caller destroys.
  func match(
    families: [String], weight: Font.Weight, characters: String, usesRules: Bool
  ) throws(CairoError) -> OpaquePointer {
    if !usesRules, let folders = unsafe folders {
      if let match = try? unsafe match(
        in: folders, families: families, weight: weight, characters: "")
      {
        if unsafe Self.family(of: match, isOneOf: families) { return unsafe match }
        unsafe FcPatternDestroy(match)
      }
    }
    return try unsafe match(
      in: nil, families: families, weight: weight, characters: characters)
  }

  private func match(
    in config: OpaquePointer?, families: [String], weight: Font.Weight, characters: String
  ) throws(CairoError) -> OpaquePointer {
    guard let pattern = unsafe FcPatternCreate() else { throw .noFont }
    defer { unsafe FcPatternDestroy(pattern) }
    for family in families { unsafe FcPatternAddString(pattern, FC_FAMILY, family) }
    unsafe FcPatternAddInteger(
      pattern, FC_WEIGHT, weight == .bold ? Int32(FC_WEIGHT_BOLD) : Int32(FC_WEIGHT_REGULAR))
    unsafe FcPatternAddBool(pattern, FC_SCALABLE, 1)
    if !characters.isEmpty, let set = unsafe FcCharSetCreate() {
      for scalar in characters.unicodeScalars { unsafe FcCharSetAddChar(set, scalar.value) }
      unsafe FcPatternAddCharSet(pattern, FC_CHARSET, set)
      unsafe FcCharSetDestroy(set)
    }
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(config, pattern, &result) else { throw .noFont }
    // If nothing at all is installed, fontconfig returns an answer without a file.
    var file: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch else {
      unsafe FcPatternDestroy(match)
      throw .noFont
    }
    return unsafe match
  }

  /// The family that replaces one that is not installed; nil if it is installed.
  ///
  /// Generic names, such as `sans-serif`, stand for the families in the system's rules.
  ///
  /// - Parameter families: Family names, the one in question first.
  func substitute(for families: [String], weight: Font.Weight) throws(CairoError) -> String? {
    guard let first = families.first, !Self.generic.contains(Self.folded(first)) else { return nil }
    let match = try unsafe match(
      families: families, weight: weight, characters: "", usesRules: true)
    defer { unsafe FcPatternDestroy(match) }
    let found = unsafe Self.families(of: match)
    return found.contains { Self.folded($0) == Self.folded(first) } ? nil : found.first
  }

  /// The names that stand for a kind of family, in fontconfig and CSS.
  private static let generic: Set = [
    "sans", "sans-serif", "sansserif", "serif", "mono", "monospace", "cursive", "fantasy",
    "system-ui",
    "ui-sans-serif", "ui-serif", "ui-monospace", "emoji", "math",
  ]

  /// A name in the form in which fontconfig compares names: without case and blanks.
  private static func folded(_ family: String) -> String {
    String(family.lowercased().filter { $0 != " " })
  }

  private static func family(of match: OpaquePointer, isOneOf families: [String]) -> Bool {
    unsafe Self.families(of: match).contains { found in
      families.contains { $0.lowercased() == found.lowercased() }
    }
  }

  /// The names of a face's family, which may be in several languages.
  private static func families(of match: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    for index in Int32(0)..<8 {
      guard unsafe FcPatternGetString(match, FC_FAMILY, index, &name) == FcResultMatch,
        let name = unsafe name
      else { break }
      names.append(unsafe String(cString: name))
    }
    return names
  }
}
