/// The name of a file as a title, such as "Flick home" for `flick-home.swift`.
enum FileTitle {
  /// The title; empty for standard input.
  ///
  /// The name of a file that has capitals, such as `ContentView.swift`, is already a title.
  ///
  /// - Parameter path: The file's path, or `-`.
  static func title(of path: String) -> String {
    guard path != "-", let file = path.split(separator: "/").last else { return "" }
    let end = file.lastIndex(of: ".") ?? file.endIndex
    let words = file[..<end].split { "-_ ".contains($0) }.joined(separator: " ")
    guard words == words.lowercased() else { return words }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The title for words of a command that are all files; nil if one of them is not.
  static func title(ofFiles words: [String]) -> String? {
    // The word after a # names one of the animations in a file, which has a name of its own.
    let titles = words.map { word in
      word.hasPrefix("@") && !word.contains("#") ? title(of: String(word.dropFirst())) : ""
    }
    guard !titles.isEmpty, titles.allSatisfy({ !$0.isEmpty }) else { return nil }
    return titles.joined(separator: ", ")
  }
}
