public import AnimationModel

/// A view at a time, with the modifiers that are written after it and the views inside.
///
/// The tree is a single value. The bodies of the views make it anew after every group of changes.
public struct ViewNode: Sendable {
  /// The identity, which is the same from update to update.
  public var identity: ViewIdentity

  /// The name.
  public var name: ViewName

  /// The position at which the view is written in the source.
  public var source: SourceOffset

  /// Whether it is a list of views, such as `ForEach` and `Group`, whose elements are inserted and removed by
  /// themselves.
  public var isList: Bool

  /// Whether it is an app's own view, whose body is inside; a transition in the body is the view's.
  public var isWrapper: Bool

  /// Whether the view lays out its children next to each other, as stacks do, so that one child moves the others.
  public var arrangesChildren: Bool

  /// Whether the view inserts and removes its children by itself, as a `List` does with its rows, and not by
  /// transitions.
  public var movesRows = false

  /// Whether the children count as those of the view around it, as for a section of a list.
  public var passesRows = false

  /// The texts by which a person would name the view, the best one first.
  public var texts: [String]

  /// The modifiers that are written after the view, innermost first.
  public var links: [ViewLink]

  /// The views inside of it, and so inside of all its modifiers.
  public var children: [ViewNode]

  /// The surroundings that modifiers around the view set, for animations that use them; nil if there are none.
  public var environment: ViewEnvironment?

  /// The axes along which the content of the view scrolls, none if it is held; nil for a view that never scrolls.
  public var scrolls: ScrollAxes?

  /// Whether it is not a view, but the place of views of which it is not known whether they are present; the identity
  /// is that of the place.
  public private(set) var isUndecided = false

  /// Makes a view.
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

  /// Makes the place of views of which it is not known whether they are present.
  public static func undecided(_ place: ViewIdentity) -> ViewNode {
    var node = ViewNode(
      identity: place, name: ViewName(""), source: SourceOffset(file: 0, offset: 0))
    node.isUndecided = true
    return node
  }
}

/// The surroundings that modifiers around a view set.
public struct ViewEnvironment: Sendable {
  /// The key, which is the same for equal surroundings.
  let key: String

  /// The function that sets the values in an environment.
  let change: @Sendable (inout EnvironmentValues) -> Void

  /// Makes surroundings.
  ///
  /// - Parameters:
  ///   - key: The key, which is the same for equal surroundings.
  ///   - change: The function that sets the values in an environment.
  public init(key: String, change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.key = key
    self.change = change
  }
}

/// A modifier of a view that matters to its motion.
public indirect enum ViewLink: Sendable {
  /// A modifier whose numbers move.
  case moves(MovingModifier)

  /// `.animation(_:value:)`; without a value the deprecated form, which acts in every update.
  case animation(ViewAnimation, value: ViewKey?)

  /// `.animation(_:body:)` and `.transaction(_:body:)`: an effect on everything inside, except for the content of its
  /// body; with a value, only if it changes.
  case scope(ViewTransactionEffect, value: ViewKey?)

  /// The content of the body of a scope, which the transaction around the scope reaches.
  case scopeContent

  /// `.transaction(_:)` and `.transaction(value:_:)`: a closure of the app that changes a transaction, by the
  /// number under which the session knows it.
  case transaction(closure: Int, value: ViewKey?)

  /// `.transition(_:)`.
  case transition(ViewTransition)

  /// Views in the modifier, such as those of an overlay: they are inside of the links that follow.
  case attached([ViewNode])

  /// An action that is performed when an event happens.
  case acts(ViewAct)

  /// `.disabled(_:)`.
  case disabled(Bool)

  /// A modifier that affects which views are touched.
  case hit(HitTesting)

  /// A phase animator: the views inside go from phase to phase.
  case phases(ViewPhases)

  /// A keyframe animator: the views inside are evaluated anew in every frame.
  case keyframes(ViewKeyframes)
}

/// A keyframe animator of views.
public struct ViewKeyframes: Sendable {
  /// The identity of the animator, which is the same from update to update.
  public var animator: ViewIdentity

  /// The numbers that move, track by track, in the order in which ``ViewSession/drive(_:_:)`` takes them.
  public var tracks: [KeyframedNumbers]

  /// The value whose change triggers the keyframes; nil to repeat them.
  public var trigger: ViewKey?

  /// Whether the keyframes repeat, if there is no trigger.
  public var repeats: Bool

  /// Makes an animator.
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

  /// The number of phases.
  public var count: Int

  /// The value whose change begins a pass; nil to repeat passes.
  public var trigger: ViewKey?

  /// Makes an animator.
  public init(_ animator: ViewIdentity, count: Int, trigger: ViewKey?) {
    self.animator = animator
    self.count = count
    self.trigger = trigger
  }

  /// Whether the trigger has another value than that of the animator before an update.
  func hasNewTrigger(after old: ViewPhases) -> Bool {
    guard let trigger, let before = old.trigger else { return trigger != old.trigger }
    return trigger.hasChanged(from: before)
  }
}

/// An animation of a view, as far as it is known.
public enum ViewAnimation: Hashable, Sendable {
  /// An animation; nil for none.
  case known(NamedAnimation?)

  /// An unknown animation.
  case unknown(ViewUnknown)
}

/// A Boolean value of a view, as far as it is known.
public enum ViewFlag: Hashable, Sendable {
  /// A known value.
  case known(Bool)

  /// An unknown value.
  case unknown(ViewUnknown)
}

/// The effect of a modifier with a body on the transactions that reach the body.
public enum ViewTransactionEffect: Hashable, Sendable {
  /// Sets the animation, unless animations are disabled.
  case animation(ViewAnimation)

  /// The effect of a closure of the app, by the number under which the session knows it.
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

  /// The values that only closures of the app use, such as those of its own keys: by name, the numbers
  /// under which the session knows the values.
  public var values: [String: Int]

  /// Makes a change.
  public init(
    animation: ViewAnimation? = nil, disablesAnimations: ViewFlag? = nil,
    tracksVelocity: ViewFlag? = nil, values: [String: Int] = [:]
  ) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.tracksVelocity = tracksVelocity
    self.values = values
  }

  /// Sets the values that another change sets.
  mutating func merge(_ other: ViewTransactionChange) {
    animation = other.animation ?? animation
    disablesAnimations = other.disablesAnimations ?? disablesAnimations
    tracksVelocity = other.tracksVelocity ?? tracksVelocity
    values.merge(other.values) { $1 }
  }
}

/// The transition of a view.
public struct ViewTransition: Hashable, Sendable {
  /// The transition.
  public var transition: AnyTransition

  /// The names of the transition's own animations in the rows.
  public var animationNames: [Animation: String]

  /// The size of the view.
  public var size: ViewSize

  /// Whether the size is an assumption.
  public var isSizeAssumed: Bool

  /// Makes a transition.
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
  /// The first view that scrolls, the view itself or one inside of it; nil if there is none.
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
