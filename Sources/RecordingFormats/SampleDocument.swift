public import MotionRecording

/// The numbers of one or more curves, to be written as a table or as a document for programs.
///
///     try SampleDocument([recording]).writeCSV { try output.write($0) }
///
/// Writing is streamed: the bytes are passed on in chunks, and a million rows need no more memory
/// than a hundred, apart from the recordings themselves. A chunk may end anywhere, even inside a
/// character.
public struct SampleDocument: Hashable, Sendable {
  /// The curves, in the order in which they are written.
  public var recordings: [Recording]

  /// Makes a document of curves.
  public init(_ recordings: [Recording]) {
    self.recordings = recordings
  }
}
