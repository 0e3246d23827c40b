/// The text of a page's program, as it is put on the page.
enum PageScript {
  /// The same program without indentation, empty lines and lines that are comments.
  ///
  /// - Parameter source: A program in whose texts of several lines nothing depends on how far they are indented.
  static func compact(_ source: String) -> String {
    var text = ""
    text.reserveCapacity(source.utf8.count)
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      guard !words.isEmpty, !words.starts(with: "//".utf8) else { continue }
      text += String(Substring(words))
      text += "\n"
    }
    return text
  }
}
