/// A text with the position of an error marked in it: `.spring(⟨bounse⟩: 0.3)`.
struct MarkedText {
  /// The text without the marks.
  let text: String

  /// The UTF-8 range between the marks.
  let range: Range<Int>

  init(_ marked: String) {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "⟨" || $0 == "⟩" }
    precondition(parts.count == 3, "a marked text has one mark: \(marked)")
    text = parts.joined()
    let start = parts[0].utf8.count
    range = start..<start + parts[1].utf8.count
  }
}
