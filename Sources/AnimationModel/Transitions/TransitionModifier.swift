/// Something that is done to a view: the part of SwiftUI's `ViewModifier` that a transition needs.
///
/// It is what ``AnyTransition/modifier(active:identity:)`` goes between.
public protocol TransitionModifier: Hashable, Sendable {
  /// The view before it is modified.
  typealias Content = TransitionContent

  /// The modified view.
  func body(content: Content) -> TransitionContent
}

extension TransitionContent {
  /// Does what a modifier does.
  public func modifier(_ modifier: some TransitionModifier) -> TransitionContent {
    modifier.body(content: self)
  }
}
