internal import AnimationModel

/// A player of one attribute of a scenario: a number, several numbers that move together, or a value that does not
/// move.
struct AttributePlayer {
  let attribute: ScriptAttribute
  /// The name of the rows of each number; nil for a number without rows.
  let components: [String?]
  let scales: [Double]
  let encodings: [NumberEncoding]
  var player: NumberPlayer

  /// The value that the states give to the attribute.
  private(set) var model: AttributeValue

  /// The newest running animation.
  private(set) var animation: NamedAnimation?

  /// The time of the last change, in seconds.
  private(set) var changedAt = 0.0

  /// The state of the numbers while they are moved frame by frame by something other than an animation; nil otherwise.
  private(set) var driven: DrivenNumbers?

  var events: [RowEvent] = []

  /// Whether no animation is running and no event is left to be taken, so that frames can skip the attribute.
  var isStill = true {
    didSet { if !isStill { isKept = false } }
  }

  /// The rows of the numbers, followed by those of the progress of their text, if they are kept here.
  var rows: [NumberRows] = []

  /// Whether the last row that was kept remains valid until something happens.
  var isKept = false
  /// The values that were shown and the events, if they are kept.
  var history: AttributeHistory?

  /// Makes a player of a value at rest.
  ///
  /// - Parameters:
  ///   - attribute: The attribute that is shown.
  ///   - value: The value of the attribute.
  ///   - rows: The names of the rows of each number, empty for a name that is only known later, nil for a number
  ///     without rows; nil for the usual names.
  ///   - clock: The clock on which the attribute is played.
  ///   - environment: The surroundings that the animations see.
  ///   - keepsHistory: Whether the history is kept.
  ///   - time: The time from which the attribute is present, in seconds.
  init(
    _ attribute: ScriptAttribute, value: AttributeValue, rows: [String?]? = nil,
    clock: Clock,
    environment: EnvironmentValues, keepsHistory: Bool, from time: Double = 0
  ) throws {
    self.attribute = attribute
    model = value
    var scales = [1.0]
    var encodings = [NumberEncoding.plain]
    switch value {
    case .number(let number):
      player = .number(Animator(number, clock: clock, environment: environment))
      components = rows ?? [attribute.name]
    case .vector(let vector):
      player = NumberPlayer(vector, clock: clock, environment: environment)
      components = rows ?? vector.components.map { $0.rowName(of: attribute.name) }
      scales = vector.scales
      encodings = vector.components.map(\.encoding)
    case .integer, .read, .held:
      // The row of the progress comes after that of the number.
      components = rows.map { Array($0.prefix(1)) } ?? [attribute.name]
      // If names are only known at the end, a transition without animation may be followed by one with animation.
      let transition = attribute.contentTransition.flatMap {
        $0.isAnimated || rows != nil ? $0 : nil
      }
      let content = transition.map {
        ContentPlayer(
          rows.map { $0.count > 1 ? $0[1] : nil } ?? $0.rowName(of: attribute.name), $0,
          value: value, clock: clock, environment: environment,
          keepsHistory: keepsHistory)
      }
      player = content.map { .content($0) } ?? .none
    case .boolean, .text:
      components = rows ?? [attribute.name]
      player = .none
    }
    self.scales = scales
    self.encodings = encodings
    let isNumber = if case .number = player { true } else { false }
    try value.check(like: value, of: attribute.name)
    if keepsHistory && attribute.isShown {
      history = AttributeHistory(
        of: rows == nil ? nil : attribute.name, names: components.map { $0 ?? "" },
        layers: components.indices.map {
          [value.number ?? value.readNumber.map(Double.init) ?? target($0) ?? 0]
        }, from: time,
        display: isNumber ? attribute.display : nil)
    }
    noteTargets(at: time)
  }

  // MARK: - Changes

  /// Changes the value, with the transaction that reaches the attribute.
  ///
  /// - Returns: Whether the change has an animation, whose listeners will be notified.
  mutating func change(
    to value: AttributeValue, _ transaction: ScenarioTransaction,
    listeners: [AnimationListener], at time: Double
  ) throws -> Bool {
    try value.check(like: model, of: attribute.name)
    isStill = false
    model = value
    changedAt = time
    let change = AnimatedChange(
      animation: transaction.animation?.animation,
      tracksVelocity: transaction.tracksVelocity,
      listeners: listeners)
    let isAnimated: Bool
    switch (value, player) {
    case (.number(let new), .number(var animator)):
      player = .none
      isAnimated = animator.change(to: new, change, at: time)
      player = .number(animator)
    case (.vector(let new), .vector(var animator)):
      player = .none
      isAnimated = animator.change(to: ComponentVector(new), change, at: time)
      player = .vector(animator)
    case (.vector(let new), .list(var animator)):
      player = .none
      isAnimated = animator.change(to: DynamicVector(new), change, at: time)
      player = .list(animator)
    case (_, .content(var content)):
      player = .none
      isAnimated = content.change(to: value, transaction, listeners: listeners, at: time)
      player = .content(content)
      if !isAnimated { note(.jump, at: time) }
      noteTargets(at: time)
      return isAnimated
    default:
      isAnimated = false
      note(.jump, at: time)
    }
    if isAnimated { name(transaction.animation, at: time) }
    noteTargets(at: time)
    noteMotion(at: time)
    return isAnimated
  }

  /// Sets the content transition with which a text changes from now on.
  mutating func change(contentTransition: ContentTransition) {
    guard case .content(var content) = player, content.transition != contentTransition else {
      return
    }
    content.transition = contentTransition
    player = .content(content)
  }

  /// Changes the surroundings that the animations see.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    player.change(environment: environment, at: time)
    noteMotion(at: time)
  }

  /// Ends the running animation: the target is shown from now on.
  mutating func end(at time: Double) {
    guard isAnimating else { return }
    player.end(at: time)
    isStill = false
    noteMotion(at: time)
  }

  /// Gives up the running animation because its attribute is gone, and returns its listeners.
  mutating func abandon(at time: Double) -> [AnimationListener] {
    let listeners = player.abandon() + takeListeners()
    history?.end = time
    return listeners
  }

  // MARK: - Numbers from outside

  /// Whether something moves the numbers frame by frame.
  var isDriven: Bool { driven != nil }

  /// Sets the numbers to other values at once.
  ///
  /// - Parameters:
  ///   - value: The values.
  ///   - driven: The velocities of the numbers and their targets; nil if they stand still from now on.
  ///   - happened: The events of the animator or the animation that moves them.
  ///   - time: The time, in seconds.
  /// - Returns: The listeners that still wait for an animation that is given up.
  mutating func drive(
    to value: AttributeValue, _ driven: DrivenNumbers?, _ happened: [RecordedEvent.Kind],
    at time: Double
  ) throws -> [AnimationListener] {
    try value.check(like: model, of: attribute.name)
    model = value
    isStill = false
    let listeners = player.place(at: value)
    self.driven = driven
    for kind in happened { note(kind, at: time) }
    if !happened.isEmpty {
      history?.append(animation: driven?.animation ?? "", at: time)
      noteTargets(at: time)
    }
    if driven == nil { noteMotion(at: time) }
    return listeners
  }

  /// Whether the attribute has jumped since its rows were last written.
  var hasJumped: Bool { events.contains(.animation(.jump)) }

  /// The shown numbers, as rows show them, with their velocities.
  var shownNumbers: [(value: Double, velocity: Double)] {
    components.indices.map { shown($0) ?? (0, 0) }
  }

  /// Notes the motion by which something else will move the numbers from a time on.
  ///
  /// - Parameter motion: The motion of each number, as distance from an origin.
  mutating func note(
    drivenBy motion: (Int) -> (motion: ContinuousMotion<Double>, origin: Double)?, from time: Double
  ) {
    for index in components.indices where components[index] != nil {
      guard let (motion, origin) = motion(index) else { continue }
      history?.append(
        MotionPieces.Piece(motion, from: time, begin: time, origin: origin) { $0 }, component: index
      )
    }
  }

  // MARK: - Time

  /// Whether an animation is running.
  var isAnimating: Bool { isDriven || player.isAnimating }

  /// The time of the next notice, in seconds.
  var nextNotice: Double { player.nextNotice }

  /// Moves on to a time, in seconds.
  mutating func update(to time: Double) {
    if !isStill { player.update(to: time) }
  }

  /// Returns the listeners of the events since the last call, and forgets the events.
  mutating func takeListeners() -> [AnimationListener] {
    if isStill { return [] }
    if case .content(var content) = player {
      player = .none
      defer { player = .content(content) }
      return content.takeListeners()
    }
    let notices = player.takeNotices()
    isStill = !isAnimating
    guard !notices.isEmpty else { return [] }
    for notice in notices {
      guard let kind = notice.kind else { continue }
      note(kind, at: notice.time)
      if kind == .removed { name(nil, at: notice.time) }
    }
    return notices.flatMap(\.listeners)
  }

  // MARK: - What is shown

  // MARK: - History

  private mutating func note(_ kind: RecordedEvent.Kind, at time: Double) {
    events.append(.animation(kind))
    history?.append(RecordedEvent(time: time, kind: kind))
  }

  private mutating func name(_ animation: NamedAnimation?, at time: Double) {
    self.animation = animation
    history?.append(animation: animation?.name ?? "", at: time)
  }

  private mutating func noteTargets(at time: Double) {
    guard history != nil else { return }
    for index in components.indices where components[index] != nil {
      if let target = target(index) { history?.append(target: target, at: time, component: index) }
    }
  }

  private mutating func noteMotion(at time: Double) {
    guard history != nil else { return }
    switch player {
    case .number(let animator):
      history?.append(MotionPieces.Piece(animator, from: time), component: 0)
    case .vector(let animator): noteMotion(of: animator, at: time) { $0[$1] }
    case .list(let animator): noteMotion(of: animator, at: time) { $0[$1] }
    case .content, .none: break
    }
  }

  private mutating func noteMotion<V>(
    of animator: Animator<V>, at time: Double, _ number: @escaping (V, Int) -> Double
  ) {
    for index in components.indices where components[index] != nil {
      var piece = MotionPieces.Piece(animator, from: time) { [scale = scales[index]] in
        number($0, index) / scale
      }
      piece.decode(by: encodings[index])
      history?.append(piece, component: index)
    }
  }
}

// The values of the numbers that are shown.
extension AttributePlayer {
  /// Returns the shown value of a number, and its velocity; nil if the attribute's value is not a number.
  func shown(_ index: Int) -> (value: Double, velocity: Double)? {
    if let driven, case .vector(let vector) = model {
      return (vector.components[index].value, driven.velocities[index])
    }
    switch player {
    case .number(let animator):
      guard let display = attribute.display else { return (animator.shown, animator.velocity) }
      return (display(animator.shown), 0)
    case .vector(let animator):
      return decoded(animator.shown[index], animator.velocity[index], index)
    case .list(let animator):
      return decoded(animator.shown[index], animator.velocity[index], index)
    case .content(let content): return (Double(content.shown), 0)
    case .none: return model.number.map { ($0, 0) }
    }
  }

  /// Returns a number and its velocity, from the animated number.
  private func decoded(
    _ scaled: Double, _ velocity: Double, _ index: Int
  ) -> (value: Double, velocity: Double) {
    let (scale, encoding) = (scales[index], encodings[index])
    // Scaled back, a number may be off by a rounding error; where it has arrived it is the target.
    let target = target(index).flatMap { encoding.encoded($0) * scale == scaled ? $0 : nil }
    return (
      target ?? encoding.decoded(scaled / scale),
      encoding.decoded(velocity: velocity / scale, at: scaled / scale)
    )
  }

  /// Returns the target of a number; nil if there is none.
  func target(_ index: Int) -> Double? {
    if let driven { return driven.targets[index] }
    return switch model {
    case .number(let number): attribute.display?(number) ?? number
    case .vector(let vector): vector.components[index].value
    case .read: model.readNumber.map(Double.init)
    case .boolean, .integer, .text, .held: model.number
    }
  }
}
