/// A fault in a data file, and the line that it is in.
public struct DataError: Error, Hashable, Sendable {
  /// The number of the line, from 1; nil for the file as a whole.
  public var line: Int?

  /// The words about the fault: the text that was found and the one that was expected, without a full stop.
  public var words: String

  /// Makes an error.
  public init(_ words: String, line: Int? = nil) {
    self.words = words
    self.line = line
  }

  /// The position and what is wrong: `card.csv:12: …`.
  ///
  /// - Parameter file: The name of the file.
  public func message(in file: String) -> String {
    line.map { "\(file):\($0): \(words)" } ?? "\(file): \(words)"
  }
}
