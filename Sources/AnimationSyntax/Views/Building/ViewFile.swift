internal import SwiftProgram

/// A file that is given, by its name and what is in it.
public struct ViewFile: Hashable, Sendable {
  /// The name of the file in messages.
  public var name: String

  /// The contents of the file.
  public var contents: String

  /// Whether it only declares what other files name: its views are shown where those show them, its previews and
  /// statements are not played.
  public var isBeside: Bool

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in messages.
  ///   - contents: The text of the file.
  ///   - isBeside: Whether it only declares what other files name.
  public init(name: String, contents: String, isBeside: Bool = false) {
    self.name = name
    self.contents = contents
    self.isBeside = isBeside
  }

  /// The contents, without the byte order mark that some editors write before them.
  var bytes: [UInt8] {
    var bytes = Array(contents.utf8)
    if bytes.starts(with: TextRegions.byteOrderMark) {
      bytes.removeFirst(TextRegions.byteOrderMark.count)
    }
    return bytes
  }
}
