/// Animations whose motions are equal or nearly so.
public struct MotionCluster: Hashable, Sendable {
  /// The number of the cluster, from 1; the largest one is the first.
  public var number: Int

  /// The indices of the members among the animations of the scan, in order.
  public var members: [Int]

  /// The bases of the members, without repetitions, in order of first occurrence.
  public var bases: [String]

  /// The base that is near to all others, and is proposed.
  public var representative: String

  /// The largest difference between two members, as a fraction of the travel.
  public var radius: Double

  /// The proposed name; nil if the motion has only one use.
  public var proposal: Proposal?

  /// A name for a motion.
  public struct Proposal: Hashable, Sendable {
    /// The name: `card`.
    public var name: String

    /// The expression for which the name stands.
    public var expression: String

    /// Whether the app or SwiftUI already has the name.
    public var exists: Bool
  }
}
