/// Animations whose motions are the same or nearly so.
public struct MotionCluster: Hashable, Sendable {
  /// Its number from 1: the largest cluster is the first.
  public var number: Int

  /// The indices of its members among the animations of the scan, in order.
  public var members: [Int]

  /// The bases of its members, each once, in the order in which they are met.
  public var bases: [String]

  /// The base that all others are near to: the one proposed.
  public var representative: String

  /// The largest difference between two of its members, as a part of the travel.
  public var radius: Double

  /// The proposed name; nil if the motion has only one use.
  public var proposal: Proposal?

  /// A name for a motion.
  public struct Proposal: Hashable, Sendable {
    /// The name: `card`.
    public var name: String

    /// The expression that the name denotes.
    public var expression: String

    /// Whether the app has it already, or SwiftUI does.
    public var exists: Bool
  }
}
