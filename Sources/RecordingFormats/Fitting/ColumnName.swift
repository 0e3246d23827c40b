/// The name of a column, split into a bare name and a unit: `time (ms)`, `time [ms]`, `time_ms`, `timeMs`.
struct ColumnName {
  /// The name without the unit.
  let bare: String

  /// The unit of times in the name; nil if there is none.
  let unit: ObservationTimeUnit?

  init(_ name: String) {
    for (open, close) in [("(", ")"), ("[", "]")] as [(Character, Character)] {
      guard name.last == close, let start = name.lastIndex(of: open) else { continue }
      let word = name[name.index(after: start)...].dropLast()
      bare = Self.trimmed(name[..<start])
      unit = ObservationTimeUnit(word: Self.trimmed(word))
      return
    }
    let start = Self.lastWord(of: name)
    unit = ObservationTimeUnit(word: String(name[start...]))
    bare = unit == nil ? name : Self.trimmed(name[..<start])
  }

  private static let gaps: Set<Character> = ["_", " ", "-", ".", "/", ","]

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { gaps.contains($0) }.reversed().drop { gaps.contains($0) }.reversed())
  }

  /// Returns the start of the last word, which begins after a gap, or with a capital after a small letter.
  private static func lastWord(of name: String) -> String.Index {
    for index in name.indices.dropFirst().reversed() {
      let before = name[name.index(before: index)]
      if gaps.contains(before) || before.isLowercase && name[index].isUppercase { return index }
    }
    return name.startIndex
  }
}
