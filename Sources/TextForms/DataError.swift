/// A fault in a data file, with the line in which it is.
public struct DataError: Error, Hashable, Sendable {
  /// The number of the line, from 1; nil for the file as a whole.
  public var line: Int?

  /// The description of the fault: the text that was found and the one that was expected, without a period.
  public var words: String

  /// Makes an error.
  public init(_ words: String, line: Int? = nil) {
    self.words = words
    self.line = line
  }

  /// Returns the position and the description: `card.csv:12: …`.
  ///
  /// - Parameter file: The name of the file.
  public func message(in file: String) -> String {
    line.map { "\(file):\($0): \(words)" } ?? "\(file): \(words)"
  }
}
