public import MotionRecording

/// The results of a scan.
public struct SourceScan: Sendable {
  /// Uses and definitions, by path, line and column.
  public var animations: [ScannedAnimation]

  /// Motions that are the same or nearly so, the largest cluster first.
  public var clusters: [MotionCluster]

  /// Curves that differ in their duration only.
  public var families: [MotionFamily]

  /// How many files there are.
  public var fileCount: Int

  /// How many of them were parsed: the others hold no word that matters.
  public var parsedCount: Int

  /// The files that the parser did not understand whole.
  public var filesWithErrors: [String]

  let table: NameTable
  let motions: MotionStore

  /// The animations that are used.
  public var uses: [ScannedAnimation] { animations.filter { $0.kind == .use } }

  /// The animations that are defined.
  public var definitions: [ScannedAnimation] { animations.filter { $0.kind == .definition } }

  /// The animations that are not known, or not as a whole.
  public var unread: [ScannedAnimation] {
    animations.filter { $0.resolution == .partly || $0.resolution == .unread }
  }

  /// Returns the subject that the base of an animation denotes: the motion without delays and repetitions; nil if it
  /// is not known.
  public func baseSubject(of animation: ScannedAnimation) -> Subject? {
    animation.base.isEmpty ? nil : motions.motion(animation.base).subjects.first
  }
}
