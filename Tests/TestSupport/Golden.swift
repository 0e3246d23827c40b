internal import Foundation

/// Expected texts of tests, kept in files beside the tests.
///
///     let problem = Golden.problem(of: text, named: "one-curve")
///     #expect(problem == nil, "\(problem ?? "")")
///
/// With `RECORD_GOLDENS=1` in the environment the files are written, and the test still fails,
/// so that nobody records by accident.
public enum Golden {
  /// Returns the difference between a text and its golden, or a message that the golden has just been recorded.
  ///
  /// - Parameter name: The file's name in the folder `Goldens` beside the test, without `.txt`.
  /// - Parameter testFile: The path of the test's file.
  /// - Parameter isRecording: Whether the file is written; by default as the environment says.
  /// - Returns: Nil if the text is the golden, byte for byte.
  public static func problem(
    of text: String, named name: String, testFile: String = #filePath, isRecording: Bool? = nil
  ) -> String? {
    let file = folder(testFile).appendingPathComponent(name + ".txt")
    if isRecording ?? (ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1") {
      do {
        try Data(text.utf8).write(to: file)
        return "recorded \(name); look at it and run again without RECORD_GOLDENS"
      } catch {
        return "cannot record \(name): \(error)"
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      return "there is no golden \(name); record it with RECORD_GOLDENS=1"
    }
    let difference = TextDifference(expected: String(decoding: data, as: UTF8.self), actual: text)
    return difference.isEmpty ? nil : "\(name) is not its golden:\n\(difference)"
  }

  /// Returns the names of all goldens beside a test, in order.
  public static func names(testFile: String = #filePath) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder(testFile).path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func folder(_ testFile: String) -> URL {
    URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Goldens")
  }
}
