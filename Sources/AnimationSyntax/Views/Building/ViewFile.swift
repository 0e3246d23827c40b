internal import SwiftProgram

/// A file of an app, with its name and contents.
public struct ViewFile: Hashable, Sendable {
  /// The name of the file in messages.
  public var name: String

  /// The contents of the file.
  public var contents: String

  /// Whether the file only provides declarations that other files use: its views are shown where those show them, and
  /// its previews and statements are not played.
  public var isBeside: Bool

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in messages.
  ///   - contents: The text of the file.
  ///   - isBeside: Whether the file only provides declarations that other files use.
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
