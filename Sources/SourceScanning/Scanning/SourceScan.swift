public import MotionRecording

/// What a scan found.
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

  /// What is used.
  public var uses: [ScannedAnimation] { animations.filter { $0.kind == .use } }

  /// What is defined.
  public var definitions: [ScannedAnimation] { animations.filter { $0.kind == .definition } }

  /// What is not known, or not whole.
  public var unread: [ScannedAnimation] {
    animations.filter { $0.resolution == .partly || $0.resolution == .unread }
  }

  /// What the base of an animation denotes: the motion without delays and repetitions; nil if it is not known.
  public func baseSubject(of animation: ScannedAnimation) -> Subject? {
    animation.base.isEmpty ? nil : motions.motion(animation.base).subjects.first
  }
}
