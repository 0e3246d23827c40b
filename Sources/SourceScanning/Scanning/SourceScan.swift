public import MotionRecording

/// The results of a scan.
public struct SourceScan: Sendable {
  /// The uses and definitions, by path, line and column.
  public var animations: [ScannedAnimation]

  /// The clusters of equal or nearly equal motions, the largest one first.
  public var clusters: [MotionCluster]

  /// The families of curves that differ only in their durations.
  public var families: [MotionFamily]

  /// The number of files.
  public var fileCount: Int

  /// The number of files that were parsed: the others contain none of the words that matter.
  public var parsedCount: Int

  /// The files that the parser did not understand completely.
  public var filesWithErrors: [String]

  let table: NameTable
  let motions: MotionStore

  /// The animations that are used.
  public var uses: [ScannedAnimation] { animations.filter { $0.kind == .use } }

  /// The animations that are defined.
  public var definitions: [ScannedAnimation] { animations.filter { $0.kind == .definition } }

  /// The animations that are unknown, completely or in part.
  public var unread: [ScannedAnimation] {
    animations.filter { $0.resolution == .partly || $0.resolution == .unread }
  }

  /// Returns the subject of the base of an animation: the motion without delays and repetitions; nil if it
  /// is unknown.
  public func baseSubject(of animation: ScannedAnimation) -> Subject? {
    animation.base.isEmpty ? nil : motions.motion(animation.base).subjects.first
  }
}
