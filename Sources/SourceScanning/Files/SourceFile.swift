/// A file of Swift code: its path and its content.
public struct SourceFile: Hashable, Sendable {
  /// The path by which reports refer to the file, with `/` between folders.
  public var path: String

  /// The content, in UTF-8; the parser reads other bytes as far as it can.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The folder below the nearest `Sources` or `Tests`, which is the module in a package; empty if there is none.
  var module: String {
    let parts = path.split(separator: "/").dropLast()
    guard let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      sources + 1 < parts.endIndex
    else { return "" }
    return parts[...(sources + 1)].joined(separator: "/")
  }

  /// Whether the file belongs to a test target, by the names of its folders.
  var isTest: Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}
