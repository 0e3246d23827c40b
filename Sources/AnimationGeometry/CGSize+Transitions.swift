public import AnimationModel
public import Foundation

extension ViewSize {
  /// The size of a view in points.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension OffsetTransition {
  /// Makes a transition from and to some points away.
  public init(_ offset: CGSize) {
    self.init(x: Double(offset.width), y: Double(offset.height))
  }
}

extension Transition where Self == OffsetTransition {
  /// In from some points away, and out to there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
}

extension AnyTransition {
  /// In from some points away, and out to there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
}
