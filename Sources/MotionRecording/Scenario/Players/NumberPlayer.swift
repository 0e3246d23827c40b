internal import AnimationModel

/// The player of an attribute's numbers.
enum NumberPlayer {
  /// A single number.
  case number(Animator<Double>)

  /// Several numbers that move together.
  case vector(Animator<ComponentVector>)

  /// More numbers than fit into a ``ComponentVector``, as in the animatable data of some shapes.
  case list(Animator<DynamicVector>)

  /// A whole number whose text changes with a content transition.
  case content(ContentPlayer)

  /// A value that jumps, and is not played.
  case none

  /// Makes a player of the numbers of a vector.
  init(_ vector: AttributeVector, clock: Clock, environment: EnvironmentValues) {
    self =
      vector.components.count <= ComponentVector.capacity
      ? .vector(Animator(ComponentVector(vector), clock: clock, environment: environment))
      : .list(Animator(DynamicVector(vector), clock: clock, environment: environment))
  }

  /// Whether an animation is running.
  var isAnimating: Bool {
    switch self {
    case .number(let animator): animator.isAnimating
    case .vector(let animator): animator.isAnimating
    case .list(let animator): animator.isAnimating
    case .content(let content): content.isAnimating
    case .none: false
    }
  }

  /// The time of the next notice, in seconds; infinity if there is none.
  var nextNotice: Double {
    switch self {
    case .number(let animator): animator.nextNotice
    case .vector(let animator): animator.nextNotice
    case .list(let animator): animator.nextNotice
    case .content(let content): content.nextNotice
    case .none: .infinity
    }
  }

  /// Changes the surroundings that the animations see.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    modify(
      { $0.change(environment: environment, at: time) },
      { $0.change(environment: environment, at: time) },
      { $0.change(environment: environment, at: time) },
      { $0.change(environment: environment, at: time) })
  }

  /// Ends the running animation.
  mutating func end(at time: Double) {
    modify(
      { $0.end(at: time) }, { $0.end(at: time) }, { $0.end(at: time) }, { $0.end(at: time) })
  }

  /// Moves on to a time, in seconds.
  mutating func update(to time: Double) {
    modify(
      { $0.update(to: time) }, { $0.update(to: time) }, { $0.update(to: time) },
      { $0.update(to: time) })
  }

  /// Gives up the running animation of numbers because their attribute is gone, and returns its listeners.
  mutating func abandon() -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    modify(
      { listeners = $0.abandon() }, { listeners = $0.abandon() }, { listeners = $0.abandon() },
      { _ in })
    return listeners
  }

  /// Sets numbers to other values at once, and returns the listeners of the animation that is given up.
  mutating func place(at value: AttributeValue) -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    modify(
      { listeners = $0.place(at: value.number ?? 0) },
      {
        guard case .vector(let new) = value else { return }
        listeners = $0.place(at: ComponentVector(new))
      },
      {
        guard case .vector(let new) = value else { return }
        listeners = $0.place(at: DynamicVector(new))
      }, { _ in })
    return listeners
  }

  /// Lets the running animation of numbers continue without its listeners, and forgets the notices.
  mutating func forgetListeners() {
    modify(
      { $0.forgetListeners() }, { $0.forgetListeners() }, { $0.forgetListeners() }, { _ in })
  }

  /// Returns the notices of numbers since the last call, and forgets them.
  mutating func takeNotices() -> [AnimatorNotice] {
    var notices: [AnimatorNotice] = []
    modify(
      { notices = $0.takeNotices() }, { notices = $0.takeNotices() },
      { notices = $0.takeNotices() }, { _ in })
    return notices
  }

  /// Changes the associated value in place: a second reference to the running animation would cause a copy.
  private mutating func modify(
    _ number: (inout Animator<Double>) -> Void,
    _ vector: (inout Animator<ComponentVector>) -> Void,
    _ list: (inout Animator<DynamicVector>) -> Void,
    _ content: (inout ContentPlayer) -> Void
  ) {
    switch self {
    case .number(var animator):
      self = .none
      number(&animator)
      self = .number(animator)
    case .vector(var animator):
      self = .none
      vector(&animator)
      self = .vector(animator)
    case .list(var animator):
      self = .none
      list(&animator)
      self = .list(animator)
    case .content(var player):
      self = .none
      content(&player)
      self = .content(player)
    case .none: break
    }
  }
}
