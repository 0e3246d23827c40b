/// A file that is given, by its name and what is in it.
public struct ViewFile: Hashable, Sendable {
  /// What it is called in messages.
  public var name: String

  /// What is in it.
  public var contents: String

  /// Takes a file.
  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }

  /// What is in it, without what some editors write before it.
  var bytes: [UInt8] {
    var bytes = Array(contents.utf8)
    if bytes.starts(with: TextRegions.byteOrderMark) {
      bytes.removeFirst(TextRegions.byteOrderMark.count)
    }
    return bytes
  }
}
