/// How often an animation is played one time after another.
public struct Repetition: Hashable, Sendable {
  /// The number of cycles, those that run back included; nil where the recording ends before they do.
  public let count: Int?

  /// Whether every second cycle runs back.
  public let autoreverses: Bool

  /// Whether each cycle takes exactly its duration, as on the web, and does not end at a frame, as in SwiftUI.
  public var isExact = false
}
