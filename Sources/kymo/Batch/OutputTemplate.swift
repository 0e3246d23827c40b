/// The template of the paths of many files: a text with `{name}` and `{index}` in it.
struct OutputTemplate {
  private enum Part {
    case text(String)
    case name
    case index
  }

  private let parts: [Part]

  /// Reads the value of `-o`.
  ///
  /// - Throws: A usage error if there is no placeholder, or one that is not known.
  init(_ path: String?) throws(ToolError) {
    guard let path, path != "-" else {
      throw ToolError(
        .usage,
        """
        --each writes one picture for each expression; name them with -o, such as -o '{name}.svg' or \
        -o 'out/{index}.png'
        """)
    }
    var parts: [Part] = []
    var rest = path[...]
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      parts.append(.text(String(rest[..<open])))
      let word = rest[rest.index(after: open)..<close]
      switch word {
      case "name": parts.append(.name)
      case "index": parts.append(.index)
      default:
        throw ToolError(
          .usage,
          "unknown placeholder '{\(word)}' in '\(path)'; there are {name} and {index}")
      }
      rest = rest[rest.index(after: close)...]
    }
    guard !parts.isEmpty else {
      throw ToolError(
        .usage,
        """
        all pictures of --each would be written to '\(path)'; put {name} or {index} in the name, such as \
        '{name}.svg'
        """)
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The path of one file.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - index: The number of the picture, from 1.
  func path(name: String, index: Int) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name: FileNameText.text(of: name)
      case .index: String(index)
      }
    }.joined()
  }
}
