/// The way in which a view is inserted and removed.
///
/// SwiftUI's protocol has the same requirements, but its body is a view. There are no views here: a body
/// changes the opacity, the offset, the scale, the blur, the rotation and the colors of one.
///
///     struct Drop: Transition {
///       func body(content: Content, phase: TransitionPhase) -> TransitionContent {
///         content
///           .opacity(phase.isIdentity ? 1 : 0)
///           .offset(y: phase.value * 40)
///       }
///     }
///
/// A body makes the same changes in the same order in every phase; a change that is left out in a phase leaves the
/// view as it is.
///
/// Source: semantics reference, section 15.2 (documented).
public protocol Transition: Hashable, Sendable {
  /// The view before the transition changes it.
  typealias Content = TransitionContent

  /// The view in a phase.
  func body(content: Content, phase: TransitionPhase) -> TransitionContent

  /// The properties of all transitions of the type.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The properties of a transition with motion, which is the default.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view with the transition applied.
  public func apply(content: TransitionContent, phase: TransitionPhase) -> TransitionContent {
    body(content: content, phase: phase)
  }

  /// Returns both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  /// Returns the transition with an animation of its own, which replaces that of the insertion or removal.
  ///
  /// It is played even if the change has no animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions at once.
struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties { First.properties.union(Second.properties) }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.animation(animation) { base.apply(content: $0, phase: phase) }
  }

  static var properties: TransitionProperties { Base.properties }
}
