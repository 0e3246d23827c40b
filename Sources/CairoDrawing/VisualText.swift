/// Text in visual order, with Arabic letters in their joined forms.
///
/// Glyphs are set from left to right, one for each character. Hebrew and Arabic are read the other way: their
/// stretches are reversed here, except for numbers inside them. The line as a whole goes from left to right, as
/// viewers of SVG have it, too.
///
/// FriBidi and HarfBuzz would do more, such as nested directions and the joining of other scripts. They are not
/// used because every run would pay for labels that are rare: on Debian 12 loading both, with the GLib and
/// Graphite that HarfBuzz needs, makes a program start 0.4 ms later (1.5 ms instead of 1.1 ms with FreeType and
/// fontconfig), and their libraries have 2.6 MB. This file only costs a look at the characters of each label.
///
/// Source: Unicode Standard Annex 9 for the order, in its main lines: no explicit directions, no nesting
/// beyond numbers; the Unicode Standard, section 9.2, for the joining of letters.
enum VisualText {
  /// The text to be set; most text is returned as it is.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isRightToLeft) else { return text }
    var result: [Character] = []
    var stretch: [Character] = []
    var pending: [Character] = []
    for character in text {
      if isRightToLeft(character) {
        stretch += pending + [character]
        pending = []
      } else if stretch.isEmpty || isLeftToRight(character) {
        result += turned(stretch) + pending + [character]
        stretch = []
        pending = []
      } else {
        // Blanks, marks and digits belong to the stretch only if it continues after them.
        pending.append(character)
      }
    }
    return String(result + turned(stretch) + pending)
  }

  /// The letters that Arabic forms stand for; other characters stay as they are.
  static func letters(of text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          letterOfForm[scalar.value]?.compactMap(Unicode.Scalar.init) ?? [scalar]
        }))
  }

  private static func turned(_ stretch: [Character]) -> [Character] {
    let joined = joined(stretch)
    var result: [Character] = []
    var end = joined.endIndex
    while end > 0 {
      var start = end - 1
      if joined[start].isNumber {
        // Digits, with the points and commas between them, keep their order.
        while start > 0, joined[start - 1].isNumber || isInsideNumber(joined, start - 1) {
          start -= 1
        }
        result += joined[start..<end]
      } else {
        result.append(mirrored[joined[start]] ?? joined[start])
      }
      end = start
    }
    return result
  }

  private static func isInsideNumber(_ text: [Character], _ index: Int) -> Bool {
    ".,:/".contains(text[index]) && index > 0 && text[index - 1].isNumber
  }

  private static let mirrored: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»",
    "»": "«",
  ]

  private static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(isRightToLeft) ?? false
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The digits of these scripts go from left to right.
    case 0x0660...0x0669, 0x06F0...0x06F9: false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static func isLeftToRight(_ character: Character) -> Bool {
    character.isLetter && !isRightToLeft(character)
  }

  // MARK: - Joining

  /// Replaces Arabic letters by the forms that their neighbors require.
  private static func joined(_ text: [Character]) -> [Character] {
    var result: [Character] = []
    var index = 0
    while index < text.count {
      let before = index > 0 && joinsForwards(text[index - 1])
      // Lam and alef are written as one letter.
      if let lam = text[index].unicodeScalars.first, lam.value == 0x0644, index + 1 < text.count,
        let alef = text[index + 1].unicodeScalars.first, let pair = lamWith[alef.value]
      {
        let form = Unicode.Scalar(pair + (before ? 1 : 0)) ?? lam
        let marks =
          text[index].unicodeScalars.dropFirst() + text[index + 1].unicodeScalars.dropFirst()
        result.append(contentsOf: String(String.UnicodeScalarView([form] + marks)))
        index += 2
        continue
      }
      let after =
        index + 1 < text.count && joinsForwards(text[index]) && joinsBackwards(text[index + 1])
      result.append(form(of: text[index], before: before, after: after))
      index += 1
    }
    return result
  }

  private static func form(of character: Character, before: Bool, after: Bool) -> Character {
    guard let letter = character.unicodeScalars.first, let forms = forms[letter.value] else {
      return character
    }
    let joinsAfter = after && forms.count == 4
    // Unicode lists them in the order isolated, final, initial, medial.
    let index = min((before && forms.count > 1 ? 1 : 0) + (joinsAfter ? 2 : 0), forms.count - 1)
    guard let form = Unicode.Scalar(forms.first + UInt32(index)) else { return character }
    let scalars = [form] + character.unicodeScalars.dropFirst()
    return Character(String(String.UnicodeScalarView(scalars)))
  }

  /// Whether a letter joins with the next one.
  private static func joinsForwards(_ character: Character) -> Bool {
    // A non-joiner after a letter separates it from the next.
    guard let letter = character.unicodeScalars.first,
      !character.unicodeScalars.contains("\u{200C}")
    else { return false }
    return letter.value == tatweel || forms[letter.value]?.count == 4
  }

  /// Whether a letter joins with the one before.
  private static func joinsBackwards(_ character: Character) -> Bool {
    guard let letter = character.unicodeScalars.first else { return false }
    return letter.value == tatweel || (forms[letter.value]?.count ?? 0) > 1
  }

  /// A line that lengthens the joint of two letters.
  private static let tatweel: UInt32 = 0x0640

  /// The isolated form of a letter, and whether it has one, two or four forms.
  private typealias Forms = (first: UInt32, count: Int)

  private static let forms: [UInt32: Forms] = {
    var forms: [UInt32: Forms] = [:]
    // The letters from hamza on have their forms in the same order.
    let counts: [(ClosedRange<UInt32>, [Int])] = [
      (
        0x0621...0x063A,
        [1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]
      ),
      (0x0641...0x064A, [4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
    ]
    var first: UInt32 = 0xFE80
    for (letters, sizes) in counts {
      for (letter, count) in zip(letters, sizes) {
        forms[letter] = (first, count)
        first += UInt32(count)
      }
    }
    // Letters of Persian and Urdu.
    forms[0x067E] = (0xFB56, 4)
    forms[0x0686] = (0xFB7A, 4)
    forms[0x0698] = (0xFB8A, 2)
    forms[0x06A9] = (0xFB8E, 4)
    forms[0x06AF] = (0xFB92, 4)
    forms[0x06CC] = (0xFBFC, 4)
    return forms
  }()

  /// The isolated forms of lam with an alef.
  private static let lamWith: [UInt32: UInt32] = [
    0x0622: 0xFEF5, 0x0623: 0xFEF7, 0x0625: 0xFEF9, 0x0627: 0xFEFB,
  ]

  private static let letterOfForm: [UInt32: [UInt32]] = {
    var letters: [UInt32: [UInt32]] = [:]
    for (letter, forms) in forms {
      for index in 0..<UInt32(forms.count) { letters[forms.first + index] = [letter] }
    }
    for (alef, form) in lamWith {
      // From left to right, alef comes first.
      letters[form] = [alef, 0x0644]
      letters[form + 1] = [alef, 0x0644]
    }
    return letters
  }()
}
