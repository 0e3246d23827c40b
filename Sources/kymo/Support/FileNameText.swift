internal import TextForms

/// Turns the name of a curve into the name of a file.
///
/// Letters and digits of any script, `-`, `_` and `.` stay as they are. Every run of other characters, such as blanks,
/// slashes, colons, brackets and quotes, becomes one `-`, with the dots that follow it, and is left out at the ends,
/// where dots and dashes are left out, too: `.spring(bounce: 0.3)` becomes `spring-bounce-0.3`, and no name can hide a
/// file, climb to another folder or pass for an option. A name of more than 100 bytes is cut and ends in eight digits
/// that are computed from the whole name.
enum FileNameText {
  /// The largest number of bytes of a name that are kept.
  private static let mostBytes = 100

  /// The name of a file, without an extension, for something called `name`.
  static func text(of name: String) -> String {
    var kept = ""
    var hasGap = false
    for scalar in name.unicodeScalars {
      guard isKept(scalar) else {
        hasGap = true
        continue
      }
      if kept.isEmpty || hasGap, scalar == "." || kept.isEmpty && scalar == "-" { continue }
      if hasGap, !kept.isEmpty { kept.append("-") }
      hasGap = false
      kept.unicodeScalars.append(scalar)
    }
    while let last = kept.last, last == "-" || last == "." { kept.removeLast() }
    return kept.isEmpty ? "curve" : shortened(kept)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: !scalar.isASCII && isVisible(scalar)
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > mostBytes else { return name }
    var kept = ""
    for character in name {
      if kept.utf8.count + character.utf8.count > mostBytes { break }
      kept.append(character)
    }
    return "\(kept)-\(digits(of: name))"
  }

  /// Eight digits that tell long names apart, from the hash of the text.
  private static func digits(of name: String) -> String {
    let text = String(TextHash(name).value, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
