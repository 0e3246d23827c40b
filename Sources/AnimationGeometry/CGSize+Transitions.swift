public import AnimationModel
public import Foundation

extension ViewSize {
  /// Makes the size of a view in points.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension OffsetTransition {
  /// Makes a transition from and to an offset in points.
  public init(_ offset: CGSize) {
    self.init(x: Double(offset.width), y: Double(offset.height))
  }
}

extension Transition where Self == OffsetTransition {
  /// A move in from an offset in points, and out to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
}

extension AnyTransition {
  /// A move in from an offset in points, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
}
