internal import SwiftProgram

/// The remarks on the animations of a scenario, such as a bounce that SwiftUI clamps.
///
/// All readers of a file share one object.
final class AnimationRemarks {
  private var remarks: [(offset: Int, sentence: String)] = []

  /// Notes sentences about the source at an offset, each once: the body of a loop is read again and again.
  func add(_ sentences: [String], at offset: Int) {
    for sentence in sentences
    where !remarks.contains(where: { $0.offset == offset && $0.sentence == sentence }) {
      remarks.append((offset, sentence))
    }
  }

  /// Returns the notes, in the order in which they were read.
  func notes(in origin: SourceOrigin) -> [ScenarioNote] {
    remarks.map { ScenarioNote(line: origin.line(of: $0.offset), sentence: $0.sentence) }
  }
}
