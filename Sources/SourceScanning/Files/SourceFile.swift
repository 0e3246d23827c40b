/// A file of Swift as it is given: its path and what is in it.
public struct SourceFile: Hashable, Sendable {
  /// The path by which it is called in reports, with `/` between folders.
  public var path: String

  /// The content, in UTF-8; other bytes are read as far as the parser goes.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The folder below the nearest `Sources` around it, as packages have their modules; empty where there is none.
  var module: String {
    let parts = path.split(separator: "/").dropLast()
    guard let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      sources + 1 < parts.endIndex
    else { return "" }
    return parts[...(sources + 1)].joined(separator: "/")
  }

  /// Whether it belongs to a target of tests, by the names of its folders.
  var isTest: Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}
