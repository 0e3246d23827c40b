internal import AnimationModel

/// The player of an attribute's numbers.
enum NumberPlayer {
  /// One number.
  case number(Animator<Double>)

  /// Several that move together.
  case vector(Animator<ComponentVector>)

  /// More than fit there, as the animatable data of some shapes.
  case list(Animator<DynamicVector>)

  /// A whole number whose text changes with a content transition.
  case content(ContentPlayer)

  /// Nothing: the value jumps.
  case none

  /// Plays the numbers of a vector.
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

  /// When something will happen by itself, in seconds; infinity for never.
  var nextNotice: Double {
    switch self {
    case .number(let animator): animator.nextNotice
    case .vector(let animator): animator.nextNotice
    case .list(let animator): animator.nextNotice
    case .content(let content): content.nextNotice
    case .none: .infinity
    }
  }

  /// Changes what the animations see of their surroundings.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    modify(
      { $0.change(environment: environment, at: time) },
      { $0.change(environment: environment, at: time) },
      { $0.change(environment: environment, at: time) },
      { $0.change(environment: environment, at: time) })
  }

  /// Ends what runs.
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

  /// Gives up what runs of numbers, as what it moves is gone.
  mutating func abandon() -> [AnimationListener] {
    var listeners: [AnimationListener] = []
    modify(
      { listeners = $0.abandon() }, { listeners = $0.abandon() }, { listeners = $0.abandon() },
      { _ in })
    return listeners
  }

  /// Gives numbers other values at once, and gives back who still waits for what ran.
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

  /// Lets what runs of numbers go on without anybody who waits for it, and without what has happened.
  mutating func forgetListeners() {
    modify(
      { $0.forgetListeners() }, { $0.forgetListeners() }, { $0.forgetListeners() }, { _ in })
  }

  /// Takes away what has happened to numbers.
  mutating func takeNotices() -> [AnimatorNotice] {
    var notices: [AnimatorNotice] = []
    modify(
      { notices = $0.takeNotices() }, { notices = $0.takeNotices() },
      { notices = $0.takeNotices() }, { _ in })
    return notices
  }

  /// Changes what plays where it lies: a second reference to what runs would have it copied.
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
