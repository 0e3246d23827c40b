internal import MotionRecording
internal import SwiftProgram

/// A value or statements of a scenario, compiled by the Swift interpreter.
///
/// Each evaluation is a separate run, whose globals are the current states; only the value or the actions are used
/// afterward.
struct ScenarioCode: Sendable {
  let code: ProgramCode
  let setting: RunSetting

  /// The globals that hold the states, by the names of these.
  var states: [String: Int]

  /// The globals that depend on states.
  let computed: [Int]

  /// The globals whose values never change.
  let fixed: [Int: SwiftValue]

  /// The variables around: counters of loops, and the words of the scenario.
  let locals: [Int: SwiftValue]
  let slotCount: Int

  /// The fault for code that cannot be played.
  let fault: Fault

  /// The name of the state that holds the state of the random numbers.
  static let randomState = "Double.random"

  // MARK: - Playing

  /// Returns the value of an expression.
  ///
  /// - Throws: An `ExpressionError` for code that is unknown or not played.
  func value(of compute: Compute, _ states: ScriptStates) throws -> SwiftValue {
    var randomState: AttributeValue?
    return try value(of: compute, states, &randomState)
  }

  /// Returns the value of an expression, and sets the state of the random numbers after it.
  func value(
    of compute: Compute, _ states: ScriptStates, _ randomState: inout AttributeValue?
  ) throws -> SwiftValue {
    let run = begin(states)
    let value = try compute(run, frame)
    try check(run, value.unknown)
    randomState = self.randomState(of: run, states)
    return value
  }

  /// Returns the formula that plays an expression of a type that scenarios have.
  ///
  /// - Parameters:
  ///   - compute: The function that computes the value.
  ///   - type: The type of the value.
  ///   - range: The range of the expression.
  ///   - names: The states on which it depends, directly or indirectly.
  func formula(
    of compute: @escaping Compute, as type: BasicType, at range: Range<Int>,
    reading names: Set<String>
  ) -> ScriptFormula {
    var code = self
    code.states = states.filter { names.contains($0.key) }
    return { [code] states in
      var value = try code.value(of: compute, states)
      if type == .number, case .integer(let whole) = value { value = .number(Double(whole)) }
      guard BasicType(value) == type else { throw setting.origins[0].error(fault) }
      let shown = value.attributeValue
      if let fault = shown.fault(at: range) { throw setting.origins[0].error(fault) }
      return shown
    }
  }

  /// Returns the actions of statements.
  ///
  /// - Throws: An `ExpressionError` for code that is unknown or not played.
  func actions(
    _ states: ScriptStates, _ work: (ProgramRun, Frame) throws -> Void
  ) throws -> [ScriptAction] {
    let run = begin(states)
    let names = Dictionary(self.states.map { ($1, $0) }, uniquingKeysWith: { $1 })
    let recorder = ActionRecorder(names) { closure in
      let done = SwiftValue.closure(closure)
      return .computed { states in
        try actions(states) { run, _ in
          if let closure = done.closure { _ = try run.functions.call(closure, []) }
        }
      }
    }
    run.recorder = recorder
    try work(run, frame)
    try run.flush()
    try check(run, recorder.refused)
    return recorder.actions
      + [randomState(of: run, states)].compactMap { $0.map { .set(Self.randomState, $0) } }
  }

  /// Returns the state of the random numbers after a run; nil if none are drawn.
  private func randomState(of run: ProgramRun, _ states: ScriptStates) -> AttributeValue? {
    guard setting.seed != nil, states[Self.randomState] != nil else { return nil }
    return .integer(Int(bitPattern: UInt(run.randomState)))
  }

  /// The variables around.
  var frame: Frame {
    let frame = Frame(count: slotCount, parent: nil)
    for (slot, value) in locals { frame.slots[slot] = value }
    return frame
  }

  /// Returns a run with the given states.
  func begin(_ states: ScriptStates) -> ProgramRun {
    let run = ProgramRun(code, setting) { _, _ in .views([]) }
    run.isStrict = true
    run.computed = computed
    for (name, global) in self.states {
      if let value = states[name] { run.globals[global] = SwiftValue(value) }
    }
    for (global, value) in fixed { run.globals[global] = value }
    if case .integer(let random)? = states[Self.randomState] {
      run.randomState = UInt64(UInt(bitPattern: random))
    }
    run.beginUpdate(at: 0)
    return run
  }

  /// Throws where a run has reached code that is not played.
  private func check(_ run: ProgramRun, _ unknown: UnknownValue?) throws {
    if let error = run.trapped { throw error }
    let isPlayed =
      unknown == nil && run.ledger.isEmpty && run.instants.isEmpty && run.end == nil
      && run.objects.isEmpty && run.steps.allSatisfy { $0.isChange }
    guard !isPlayed else { return }
    let origin = setting.origins[0]
    guard let unknown, !unknown.position.range.isEmpty,
      !unknown.position.range.overlaps(fault.range)
    else {
      let position = run.lastPosition
      throw fault.isAboutStatement && position != .none
        ? origin.error(.notPlayed, position.range) : origin.error(fault)
    }
    throw origin.error(Fault(.notUnderstood("'\(unknown.text)'"), unknown.position.range))
  }
}

extension ViewStep {
  /// Whether the step is one that a scenario has in another form.
  fileprivate var isChange: Bool {
    switch self {
    case .change, .completion: true
    default: false
    }
  }
}
