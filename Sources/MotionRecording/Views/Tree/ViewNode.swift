public import AnimationModel

/// A view as it is at a moment, with what is written after it and what is inside.
///
/// The tree is one value. It is made anew by the bodies of the views after every group of changes.
public struct ViewNode: Sendable {
  /// The identity, which is the same from update to update.
  public var identity: ViewIdentity

  /// The name.
  public var name: ViewName

  /// The place in the source where it is written.
  public var source: SourceOffset

  /// Whether it is a list of views, as `ForEach` and `Group` are, whose elements come and go by themselves.
  public var isList: Bool

  /// Whether it is a view of the app's own, whose body is inside; a transition in the body is the view's.
  public var isWrapper: Bool

  /// Whether it lays out what is inside next to each other, as stacks do, so that one view moves the others.
  public var arrangesChildren: Bool

  /// Whether it brings and takes what is in it by itself, as a `List` does with its rows, and not by transitions.
  public var movesRows = false

  /// Whether what is in it counts as what is in the view around it, as a section of a list.
  public var passesRows = false

  /// The texts that a person would call it by, the best one first.
  public var texts: [String]

  /// The links that are written after it, innermost first.
  public var links: [ViewLink]

  /// The views inside of it, and so inside of all links.
  public var children: [ViewNode]

  /// The surroundings that modifiers around it set, for animations that look at them; nil where none do.
  public var environment: ViewEnvironment?

  /// Along which axes what is inside of it scrolls, none where it is held; nil for a view that never scrolls.
  public var scrolls: ScrollAxes?

  /// Whether it is no view, but the place of some of which it is not known whether they are there; the identity is that
  /// of the place.
  public private(set) var isUndecided = false

  /// Creates a view.
  public init(
    identity: ViewIdentity, name: ViewName, source: SourceOffset, isList: Bool = false,
    isWrapper: Bool = false, arrangesChildren: Bool = false, texts: [String] = [],
    links: [ViewLink] = [], children: [ViewNode] = []
  ) {
    self.identity = identity
    self.name = name
    self.source = source
    self.isList = isList
    self.isWrapper = isWrapper
    self.arrangesChildren = arrangesChildren
    self.texts = texts
    self.links = links
    self.children = children
  }

  /// The place of views of which it is not known whether they are there.
  public static func undecided(_ place: ViewIdentity) -> ViewNode {
    var node = ViewNode(
      identity: place, name: ViewName(""), source: SourceOffset(file: 0, offset: 0))
    node.isUndecided = true
    return node
  }
}

/// The surroundings that modifiers around a view set.
public struct ViewEnvironment: Sendable {
  /// The key that equal ones have in common.
  let key: String

  /// The function that sets the values in an environment.
  let change: @Sendable (inout EnvironmentValues) -> Void

  /// Describes the surroundings.
  ///
  /// - Parameters:
  ///   - key: The key that equal surroundings have in common.
  ///   - change: The function that sets the values in an environment.
  public init(key: String, change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.key = key
    self.change = change
  }
}

/// A modifier of a view that matters to what moves.
public indirect enum ViewLink: Sendable {
  /// Numbers that move.
  case moves(MovingModifier)

  /// `.animation(_:value:)`; without a value the deprecated form, which acts in every update.
  case animation(ViewAnimation, value: ViewKey?)

  /// `.animation(_:body:)` and `.transaction(_:body:)`: what acts on all that is inside of it, but for the content of its
  /// body; with a value, only where it changes.
  case scope(ViewTransactionEffect, value: ViewKey?)

  /// The content of the body of a scope, which the transaction around the scope reaches.
  case scopeContent

  /// `.transaction(_:)` and `.transaction(value:_:)`: what a closure of the app's own makes of a transaction, by the
  /// number under which the session knows it.
  case transaction(closure: Int, value: ViewKey?)

  /// `.transition(_:)`.
  case transition(ViewTransition)

  /// Views that hang in the modifier, as those of an overlay: they are inside of the links that follow.
  case attached([ViewNode])

  /// Something that is done when something happens.
  case acts(ViewAct)

  /// `.disabled(_:)`.
  case disabled(Bool)

  /// A modifier that decides who is touched where the view is.
  case hit(HitTesting)

  /// A phase animator: what it is around goes from phase to phase.
  case phases(ViewPhases)

  /// A keyframe animator: what it is around is evaluated anew in every frame.
  case keyframes(ViewKeyframes)
}

/// A keyframe animator of views.
public struct ViewKeyframes: Sendable {
  /// The identity of the animator, which is the same from update to update.
  public var animator: ViewIdentity

  /// The numbers that move, track by track, in the order in which they are given back.
  public var tracks: [KeyframedNumbers]

  /// The value whose change begins the keyframes; nil to repeat.
  public var trigger: ViewKey?

  /// Whether they repeat, without a trigger.
  public var repeats: Bool

  /// Describes an animator.
  public init(
    _ animator: ViewIdentity, tracks: [KeyframedNumbers], trigger: ViewKey?,
    repeats: Bool
  ) {
    self.animator = animator
    self.tracks = tracks
    self.trigger = trigger
    self.repeats = repeats
  }
}

/// A phase animator of views.
public struct ViewPhases: Hashable, Sendable {
  /// The identity of the animator, which is the same from update to update.
  public var animator: ViewIdentity

  /// How many phases it has.
  public var count: Int

  /// The value whose change begins a pass; nil to loop.
  public var trigger: ViewKey?

  /// Describes an animator.
  public init(_ animator: ViewIdentity, count: Int, trigger: ViewKey?) {
    self.animator = animator
    self.count = count
    self.trigger = trigger
  }

  /// Whether its trigger has another value than that of the animator before an update.
  func hasNewTrigger(after old: ViewPhases) -> Bool {
    guard let trigger, let before = old.trigger else { return trigger != old.trigger }
    return trigger.hasChanged(from: before)
  }
}

/// An animation of a view, as far as it is known.
public enum ViewAnimation: Hashable, Sendable {
  /// An animation; nil for none.
  case known(NamedAnimation?)

  /// One that is not known.
  case unknown(ViewUnknown)
}

/// A truth value of a view, as far as it is known.
public enum ViewFlag: Hashable, Sendable {
  /// A truth value.
  case known(Bool)

  /// One that is not known.
  case unknown(ViewUnknown)
}

/// The effect of a modifier with a body on the transactions that reach the body.
public enum ViewTransactionEffect: Hashable, Sendable {
  /// Sets the animation, unless animations are disabled.
  case animation(ViewAnimation)

  /// The effect of a closure of the app's own, by the number under which the session knows it.
  case closure(Int)
}

/// The values that are set in a transaction; nil leaves a value as it is.
public struct ViewTransactionChange: Hashable, Sendable {
  /// The animation.
  public var animation: ViewAnimation?

  /// Whether implicit animations are suppressed.
  public var disablesAnimations: ViewFlag?

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: ViewFlag?

  /// The values that only closures of the app's own look at, such as those of its own keys: by name, the numbers
  /// under which the session knows the values.
  public var values: [String: Int]

  /// Creates a change.
  public init(
    animation: ViewAnimation? = nil, disablesAnimations: ViewFlag? = nil,
    tracksVelocity: ViewFlag? = nil, values: [String: Int] = [:]
  ) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.tracksVelocity = tracksVelocity
    self.values = values
  }

  /// Sets what another change sets.
  mutating func merge(_ other: ViewTransactionChange) {
    animation = other.animation ?? animation
    disablesAnimations = other.disablesAnimations ?? disablesAnimations
    tracksVelocity = other.tracksVelocity ?? tracksVelocity
    values.merge(other.values) { $1 }
  }
}

/// How a view comes and goes.
public struct ViewTransition: Hashable, Sendable {
  /// The transition.
  public var transition: AnyTransition

  /// The names of its own animations in the rows.
  public var animationNames: [Animation: String]

  /// How large the view is.
  public var size: ViewSize

  /// Whether that is an assumption.
  public var isSizeAssumed: Bool

  /// Creates a transition.
  public init(
    _ transition: AnyTransition, animationNames: [Animation: String] = [:], size: ViewSize,
    isSizeAssumed: Bool
  ) {
    self.transition = transition
    self.animationNames = animationNames
    self.size = size
    self.isSizeAssumed = isSizeAssumed
  }
}

extension ViewNode {
  /// The view that scrolls first, the view itself or one inside of it; nil where none does.
  public var scrollPlace: ScrollPlace? {
    if let scrolls { return ScrollPlace(identity: identity, axes: scrolls) }
    for child in children {
      if let place = child.scrollPlace { return place }
    }
    for case .attached(let nodes) in links {
      for node in nodes {
        if let place = node.scrollPlace { return place }
      }
    }
    return nil
  }
}
