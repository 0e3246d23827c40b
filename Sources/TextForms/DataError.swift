/// What is wrong with a data file, and in which line.
public struct DataError: Error, Hashable, Sendable {
  /// The number of the line, from 1; nil for the file as a whole.
  public var line: Int?

  /// What was found and what was expected, without a full stop.
  public var words: String

  /// Makes an error.
  public init(_ words: String, line: Int? = nil) {
    self.words = words
    self.line = line
  }

  /// The position and what is wrong: `card.csv:12: …`.
  ///
  /// - Parameter file: What the file is called.
  public func message(in file: String) -> String {
    line.map { "\(file):\($0): \(words)" } ?? "\(file): \(words)"
  }
}
