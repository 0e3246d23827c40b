/// A change of a view: the part of SwiftUI's `ViewModifier` that a transition needs.
///
/// ``AnyTransition/modifier(active:identity:)`` is a transition between two of them.
public protocol TransitionModifier: Hashable, Sendable {
  /// The view before it is modified.
  typealias Content = TransitionContent

  /// The modified view.
  func body(content: Content) -> TransitionContent
}

extension TransitionContent {
  /// Applies a modifier to the view.
  public func modifier(_ modifier: some TransitionModifier) -> TransitionContent {
    modifier.body(content: self)
  }
}
