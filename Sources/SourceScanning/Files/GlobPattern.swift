/// A pattern of paths: `*` and `?` within a name, `**` across folders.
///
/// A pattern without a slash matches a name in any folder.
public struct GlobPattern: Hashable, Sendable {
  private let parts: [Substring]
  private let isName: Bool

  /// Makes a pattern from its text.
  public init(_ text: String) {
    var text = text[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    parts = text.split(separator: "/")
    isName = parts.count == 1 && !text.hasPrefix("/")
  }

  /// Whether a path, or a folder around it, matches.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    if isName { return names.contains { Self.matches(Array($0.unicodeScalars), parts[0]) } }
    // A path inside of a matching folder matches, too.
    return (0..<max(names.count, 1)).contains { end in
      let whole = Array(names.prefix(end + 1))
      return Self.matches(whole[...], parts[...])
    }
  }

  private static func matches(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>)
    -> Bool
  {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      var rest = names
      while true {
        if matches(rest, parts.dropFirst()) { return true }
        guard rest.popFirst() != nil else { return false }
      }
    }
    guard let name = names.first, matches(Array(name.unicodeScalars), part) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether a name matches; the search goes back only to the last star.
  private static func matches(_ name: [Unicode.Scalar], _ part: Substring) -> Bool {
    let pattern = Array(part.unicodeScalars)
    var (index, mark) = (0, 0)
    var star: (mark: Int, index: Int)?
    while index < name.count {
      if mark < pattern.count, pattern[mark] == "*" {
        star = (mark, index)
        mark += 1
      } else if mark < pattern.count, pattern[mark] == "?" || pattern[mark] == name[index] {
        (index, mark) = (index + 1, mark + 1)
      } else if let known = star {
        star = (known.mark, known.index + 1)
        (index, mark) = (known.index + 1, known.mark + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }
}
