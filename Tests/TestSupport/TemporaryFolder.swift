internal import Foundation

/// A folder of a test's own, which is gone when nothing holds it any more.
///
///     let folder = try TemporaryFolder()
///     let file = try folder.write(Array(".smooth\n".utf8), to: "curves.txt")
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kymograph-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // A test that is over has no use for the error; the system clears its temporary files itself.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder, whether it is there or not.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// The content of a file.
  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// The names of everything in the folder, in order.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
