internal import AnimationModel
internal import SwiftProgram

extension ProgramRun {
  var springs: SpringReader { SpringReader(run: self) }
}

/// Calls the functions of springs: for values, velocities, forces and durations.
struct SpringReader {
  let run: ProgramRun

  /// Calls a function of a spring; nil for one that it does not have, and where the animated numbers of the arguments
  /// are unknown.
  func method(_ name: String, of spring: Spring, _ arguments: [CallArgument]) throws -> SwiftValue?
  {
    var places: [Location] = []
    var rest = try arguments.map { argument in
      guard case .reference(let place) = argument.value else { return argument }
      places.append(place)
      return CallArgument(argument.label, try run.locations.read(place))
    }
    var number = 0.0
    if name != "force" {
      guard let last = rest.popLast()?.value.double else { return nil }
      number = last
    }
    let question = SpringQuestion(
      name: name, labels: rest.map(\.label), values: rest.map(\.value), number: number)
    guard let answers = question.answers(of: spring),
      places.count == (name == SpringQuestion.update ? answers.count : 0)
    else { return nil }
    guard !places.isEmpty else { return answers.first }
    for (place, answer) in zip(places, answers) { try run.locations.write(answer, to: place) }
    return .void
  }
}

/// A call of a spring: a function with its arguments.
private struct SpringQuestion {
  /// The mutating function.
  static let update = "update"

  let name: String

  /// The labels of the arguments with the type of the moving value, and their values.
  let labels: [String?]
  let values: [SwiftValue]

  /// The last argument, which is a number whatever moves: a time, or a distance that counts as rest.
  let number: Double

  /// Returns the results of the call: one value, or all values that the function changes; nil for a call that the
  /// spring cannot answer.
  func answers(of spring: Spring) -> [SwiftValue]? {
    let kind = values.first { if case .member = $0 { false } else { true } }
    switch kind {
    case .part(.vector(let vector))?: return answers(of: spring, like: vector)
    case .float?:
      return answers(of: spring, { $0.double.map { Float($0) } }, { .float($0) })
    case let kind?:
      return answers(
        of: spring, scale: kind.unitScale, \.animatedNumbers, { kind.with($0) })
    case nil: return nil
    }
  }

  private func answers<V: VectorArithmetic>(of spring: Spring, like vector: V) -> [SwiftValue]? {
    answers(
      of: spring,
      { (value) -> V? in
        if case .part(.vector(let vector)) = value { vector as? V } else { nil }
      },
      { (vector: V) in .part(.vector(vector)) })
  }

  /// Returns the results for vectors of one type.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - scale: The factor by which the numbers are multiplied before they are animated.
  ///   - read: Returns the vector of a value; nil for a value of another type.
  ///   - give: Returns the value of a vector.
  private func answers<V: VectorArithmetic>(
    of spring: Spring, scale: Double = 1, _ read: (SwiftValue) -> V?, _ give: (V) -> SwiftValue
  ) -> [SwiftValue]? {
    var vectors = values.compactMap { $0.isZero ? .zero : read($0) }
    guard vectors.count == values.count else { return nil }
    let isBetween = labels.starts(with: ["fromValue", "toValue"])
    let start = isBetween ? vectors.removeFirst() : nil
    if let start { vectors[0] -= start }
    var asked = labels.dropFirst(isBetween ? 2 : 0)
    if !isBetween, name != Self.update {
      guard asked.popFirst() == "target" else { return nil }
    }
    // The velocity has a default only for a displacement.
    guard !isBetween || !asked.isEmpty else { return nil }
    let target = vectors[0]
    let velocity = vectors.count > 1 ? vectors[1] : .zero
    switch (name, Array(asked)) {
    case ("value", ["initialVelocity"]), ("value", []):
      let covered = spring.value(target: target, initialVelocity: velocity, time: number)
      return [give(start.map { $0 + covered } ?? covered)]
    case ("velocity", ["initialVelocity"]), ("velocity", []):
      return [give(spring.velocity(target: target, initialVelocity: velocity, time: number))]
    case ("settlingDuration", ["initialVelocity"]), ("settlingDuration", []):
      return [
        .number(
          spring.settlingDuration(
            target: target, initialVelocity: velocity, epsilon: number / scale))
      ]
    case ("force", ["position", "velocity"]):
      let position = start.map { vectors[1] - $0 } ?? vectors[1]
      return [give(spring.force(target: target, position: position, velocity: vectors[2]))]
    case (Self.update, ["value", "velocity", "target"]):
      var (value, velocity) = (vectors[0], vectors[1])
      spring.update(value: &value, velocity: &velocity, target: vectors[2], deltaTime: number)
      return [give(value), give(velocity)]
    default: return nil
    }
  }
}

extension UnitCurve {
  /// Calls a function of a progress; nil for one that the curve does not have.
  func method(_ name: String, at progress: SwiftValue) -> SwiftValue? {
    guard let progress = progress.double else { return nil }
    return switch name {
    case "value": .number(value(at: progress))
    case "velocity": .number(velocity(at: progress))
    default: nil
    }
  }
}

extension SwiftValue {
  /// Whether the value is `.zero`, whose type is known only by the values next to it.
  fileprivate var isZero: Bool {
    guard case .member(let member) = self else { return false }
    return member.links.count == 1 && member.links[0].name == "zero"
  }
}
