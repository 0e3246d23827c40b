/// A note on how a scenario was read, which is not an error: an animator that was cut, a modifier that depends on the
/// app.
public struct ScenarioNote: Hashable, Sendable {
  /// The line of the file, from 1.
  public var line: Int

  /// The sentence of the note, in one line.
  public var sentence: String

  /// Makes a note.
  public init(line: Int, sentence: String) {
    self.line = line
    self.sentence = sentence
  }
}
