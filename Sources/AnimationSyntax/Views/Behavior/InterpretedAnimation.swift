internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// An app's own `CustomAnimation`, which is interpreted from the app's source and not compiled into this program.
///
/// Its functions are called when SwiftUI would call them, with the same arguments; a call runs in the one interpreter
/// of Swift. An unknown or impossible value there ends the animation and is its ``failure``.
///
/// Source: semantics reference, section 8.
struct InterpretedAnimation: FallibleAnimation {
  let program: AnimationProgram

  /// The value of the app's own type.
  let value: StructValue
  let failures: AnimationFailures
  private let functions: Functions

  /// The numbers of the protocol's functions that a type has.
  private struct Functions {
    var animate: Int?
    var velocity: Int?
    var shouldMerge: Int?

    init(of type: TypeCode, in code: ProgramCode) {
      func number(_ name: String, _ labels: [String]) -> Int? {
        type.methods[name]?.first { code.functions[$0].parameters.map(\.label) == labels }
      }
      let labels = ["value", "time", "context"]
      animate = number("animate", labels)
      velocity = number("velocity", labels)
      shouldMerge = number("shouldMerge", ["previous"] + labels)
    }
  }

  /// Creates the animation from a value of a type that conforms to the protocol.
  init(_ value: StructValue, _ program: AnimationProgram, _ failures: AnimationFailures) {
    self.value = value
    self.program = program
    self.failures = failures
    functions = Functions(of: program.code.types[value.type], in: program.code)
  }

  var failure: AnimationFailure? {
    failures.error.map { AnimationFailure(message: $0.message()) }
  }

  // MARK: - Functions of the protocol

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var given = context
    let answer = call(functions.animate, "animate", zero: V.zero, state: context.state) {
      run, code in
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = .part(.context(given))
      let result = try run.functions.call(
        function: code,
        [.part(.vector(value)), .number(time), .reference(.local(holder, 0))],
        on: .structure(self.value), at: .none)
      let vector = try run.ownAnimations.vector(result, of: V.self, from: "animate", at: time, code)
      if case .part(.context(let changed)) = holder.slots[0],
        let changed = changed as? AnimationContext<V>
      {
        given = changed
      }
      run.keepRandomState(in: &given.state.stored)
      return vector
    }
    context = given
    return answer ?? nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard let velocity = functions.velocity else { return nil }
    let answer = call(velocity, "velocity", zero: V.zero, state: context.state) { run, code in
      let result = try run.functions.call(
        function: code,
        [.part(.vector(value)), .number(time), .part(.context(context))],
        on: .structure(self.value), at: .none)
      return try run.ownAnimations.vector(result, of: V.self, from: "velocity", at: time, code)
    }
    return answer ?? nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let shouldMerge = functions.shouldMerge else { return false }
    var given = context
    let answer = call(shouldMerge, "shouldMerge", zero: V.zero, state: context.state) { run, code in
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = .part(.context(given))
      let result = try run.functions.call(
        function: code,
        [
          .animation(NamedAnimation(previous.description, previous)), .part(.vector(value)),
          .number(time), .reference(.local(holder, 0)),
        ], on: .structure(self.value), at: .none)
      guard let flag = result.boolean else {
        throw run.error(.noAnswer("shouldMerge"), because: result.unknown, of: code)
      }
      if case .part(.context(let changed)) = holder.slots[0],
        let changed = changed as? AnimationContext<V>
      {
        given = changed
      }
      run.keepRandomState(in: &given.state.stored)
      return flag
    }
    context = given
    return answer ?? false
  }

  // MARK: - Calls

  /// Calls a function; nil if the call cannot be played, which is noted.
  private func call<V: VectorArithmetic, Result>(
    _ function: Int?, _ name: String, zero: V, state: AnimationState<V>,
    _ work: (ProgramRun, Int) throws -> Result
  ) -> Result? {
    guard failures.error == nil else { return nil }
    let call = AnimationCall(program, failures, zero: zero)
    let stored = state.stored
    let run = program.begin(call, depth: stored.depth)
    run.randomState = stored.randomState ?? run.randomState
    do {
      guard let function else {
        throw run.error(.noFunction(name, type: program.code.types[value.type].name), at: .none)
      }
      try run.step(at: program.code.functions[function].position)
      let result = try work(run, function)
      try run.checkCall(function)
      return result
    } catch {
      failures.note(error, in: run)
    }
    return nil
  }
}

extension AnimationFailures {
  /// Notes what went wrong in a run.
  func note(_ error: any Error, in run: ProgramRun) {
    switch error {
    case let error as ExpressionError: note(error)
    case let fault as Fault: note(run.error(fault, in: 0))
    default: note(run.error(.notPlayed("\(error)"), at: .none))
    }
  }
}

extension InterpretedAnimation: Hashable {
  /// Returns whether both animations have the same type of the same source, and equal values.
  static func == (one: InterpretedAnimation, other: InterpretedAnimation) -> Bool {
    one.program == other.program
      && SwiftValue.structure(one.value).isEqual(to: .structure(other.value))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(program)
    hasher.combine(SwiftValue.structure(value).key)
  }
}

extension InterpretedAnimation: CustomStringConvertible {
  var description: String { program.code.text(of: value) }
}

extension ProgramCode {
  /// Returns a value of an app's own type as it would be written: `Elastic(duration: 0.35)`.
  func text(of value: StructValue) -> String {
    let type = types[value.type]
    let fields = zip(type.properties, value.fields).compactMap { property, field -> String? in
      guard property.storage == .stored, property.isParameter else { return nil }
      let text =
        if case .structure(let inner) = field { self.text(of: inner) } else { field.text }
      return "\(property.name): \(text)"
    }
    return "\(type.name)(\(fields.joined(separator: ", ")))"
  }
}

extension OwnAnimationCaller {
  /// Returns the animation for a value of an app's own type.
  func animation(of value: StructValue) -> NamedAnimation {
    let program = animationProgram
    return NamedAnimation(
      "Animation(\(run.code.text(of: value)))",
      Animation(InterpretedAnimation(value, program, failures)))
  }

  /// The code that animations are called in which are made in this run.
  var animationProgram: AnimationProgram {
    if let playing = run.playing { return playing.program }
    if let program = run.knownProgram { return program }
    let program = AnimationProgram(of: run)
    run.knownProgram = program
    return program
  }

  /// The failures of the animations that are made in this run.
  var failures: AnimationFailures { run.playing?.failures ?? run.ownFailures }
}
