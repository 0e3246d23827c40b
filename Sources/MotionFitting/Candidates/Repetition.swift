/// The repetition of an animation.
public struct Repetition: Hashable, Sendable {
  /// The number of cycles, including those that run back; nil where the recording ends before they do.
  public let count: Int?

  /// Whether every second cycle runs back.
  public let autoreverses: Bool

  /// Whether each cycle takes exactly its duration, as on the web, instead of ending at a frame, as in
  /// SwiftUI.
  public var isExact = false
}
