internal import AnimationModel
internal import MotionRecording

// Calls of an app's own animations: what they see, and what is wrong with what they give.
extension ViewRun {
  /// Sees the variables, the objects and the views of another run.
  func takeValues(of home: ViewRun) {
    globals = home.globals
    objects = home.objects
    states = home.states
    instances = home.instances
    environment = home.environment
    environments = home.environments
  }

  /// Keeps what the next random number is drawn from, if one was drawn.
  func keepRandomState(in stored: inout StoredValues) {
    let before = stored.randomState ?? setting.seed ?? 0
    if setting.seed != nil, randomState != before { stored.randomState = randomState }
  }

  /// The animation that a value of an app's own type is.
  ///
  /// - Parameter text: How the animation is written.
  func animation(of value: StructValue, text: String? = nil) -> NamedAnimation {
    let program = animationProgram
    return NamedAnimation(
      text ?? "Animation(\(code.text(of: value)))",
      Animation(InterpretedAnimation(value, program, failures)))
  }

  /// The code that animations are called in which are made in this run.
  private var animationProgram: AnimationProgram {
    if let playing { return playing.program }
    if let program = knownProgram { return program }
    let program = AnimationProgram(of: self)
    knownProgram = program
    return program
  }

  /// What goes wrong in the animations that are made in this run.
  private var failures: AnimationFailures { playing?.failures ?? ownFailures }

  // MARK: - Answers

  /// What a function gives for a vector: nil for nil.
  func vector<V: VectorArithmetic>(
    _ value: ViewValue, of type: V.Type, from name: String, at time: Double, _ function: Int
  ) throws -> V? {
    let vector: V?
    switch value {
    case .nothing: return nil
    case .part(.vector(let value)): vector = value as? V
    case .number(let number): vector = number as? V
    case .integer(let number): vector = Double(number) as? V
    default: vector = nil
    }
    guard let vector else { throw error(.noAnswer(name), because: value.unknown, of: function) }
    guard vector.isFinite else { throw error(.notFinite(name, time: time), of: function) }
    return vector
  }

  /// An error at a function.
  func error(_ problem: CustomAnimationProblem, of function: Int) -> ExpressionError {
    error(problem, at: code.functions[function].position)
  }

  /// The error that a value is not known, or another one at the function where nothing says why.
  func error(
    _ problem: CustomAnimationProblem, because unknown: UnknownValue?, of function: Int
  ) -> ExpressionError {
    if let trapped { return trapped }
    guard let unknown else { return error(problem, of: function) }
    guard unknown.position != .none else {
      return error(.unknown(unknown.sentence), of: function)
    }
    return error(.unknown(unknown.sentence), at: unknown.position)
  }

  func error(_ problem: CustomAnimationProblem, at position: SourcePosition) -> ExpressionError {
    let position = position == .none ? lastPosition : position
    return error(Fault(problem, position.range), in: position.file)
  }

  /// Throws where something was not played that a call has reached.
  func checkCall(_ function: Int) throws {
    if let trapped { throw trapped }
    if let unknown = ledger.unknowns.first {
      throw error(.noAnswer(""), because: unknown, of: function)
    }
    if !ledger.isEmpty {
      let words = ledger.sentences { _ in "" }.first
      throw error(.notPlayed(words ?? "this is not played in an animation"), at: lastPosition)
    }
    guard steps.isEmpty, instants.isEmpty, end == nil, !dependencies.isChanged else {
      throw error(.writesOutside, of: function)
    }
  }

  /// Throws where an animation writes to what is not its own.
  func checkWrite(to location: Location) throws {
    guard playing != nil else { return }
    switch location {
    case .state, .field, .global: throw error(.writesOutside, at: lastPosition)
    case .local, .member, .element, .subscripted, .defaulted, .constant, .custom, .transacted:
      return
    }
  }
}

extension VectorArithmetic {
  /// Whether all its numbers are finite: the square of a large one is not.
  fileprivate var isFinite: Bool {
    magnitudeSquared.isFinite || scaled(by: 1e-160).scaled(by: 1e-10).magnitudeSquared.isFinite
  }
}
