internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var drivenModifiers: DrivenModifierReader { DrivenModifierReader(run: self) }
}

/// Reads the effects, in transitions, of the app's own modifiers that animate numbers of their own.
///
/// The bodies of the modifiers are evaluated with the current numbers, as in SwiftUI.
struct DrivenModifierReader {
  let run: ProgramRun

  /// The size of the view for which effects are evaluated before the view is known: our choice.
  private static let size = ViewSize(width: 100, height: 100)

  /// Another size, which shows whether effects depend on the size.
  private static let otherSize = ViewSize(width: 170, height: 230)

  /// The shares of the way between two phases at which effects are evaluated before they are played: our choice.
  private static let ways = [0.07, 0.3, 0.5, 0.7, 0.93]

  /// Returns the effects of a modifier in each phase of a transition, as changes that follow the modifier's numbers.
  ///
  /// - Parameters:
  ///   - values: The modifier in each phase.
  ///   - animations: The animation that reaches the modifier in each phase; nil for that of the insertion or removal.
  func parts(
    of values: [StructValue], _ animations: [AnimationChoice?]
  ) throws -> [TransitionParts] {
    let name = run.code.types[values[0].type].name
    func lost(_ reason: String) -> [TransitionParts] {
      [TransitionParts(unknown: UnknownValue(name, at: .none, reason: reason))]
    }
    let numbers = try values.map { try animatedNumbers(of: $0) }
    if let unknown = numbers.lazy.compactMap(\.unknown).first {
      return [TransitionParts(unknown: unknown)]
    }
    let counts = Set(numbers.map(\.values.count))
    guard let count = counts.first, counts.count == 1, count <= ComponentVector.capacity else {
      return lost("it animates more than \(ComponentVector.capacity) numbers")
    }
    let still = Array(repeating: 0.0, count: count)
    let keys = try values.map { SwiftValue.structure(try value($0, at: still)).key }
    guard Set(keys).count == 1 else {
      return lost("its modifier differs in more than the numbers that it animates")
    }
    let looked = try looks(at: values[0], numbers.map(\.values))
    if let unknown = looked.lazy.compactMap(\.unknown).first {
      return [TransitionParts(unknown: unknown)]
    }
    guard Set(looked.map { $0.parts.map(\.change.kind) }).count == 1 else {
      return lost("its modifier does other things on the way than at its ends")
    }
    guard TransitionParts.turnAboutSameAxes(looked) else {
      return lost("its modifier turns about another axis on the way")
    }
    let others = TransitionParts.changesWithoutRows(in: looked)
    let dependsOnSize = try self.dependsOnSize(values[0], numbers.map(\.values))
    let modifier = modifier(values[0], key: "\(name) \(keys[0])")
    return try values.indices.map { phase in
      var parts = try effects(of: value(values[0], at: numbers[phase].values), in: Self.size)
      parts.changeOthers(named: others, in: phase)
      parts.drive(animations[phase]) { ordinal in
        DrivenChange(
          modifier, at: numbers[phase].values, ordinal: ordinal, dependsOnSize: dependsOnSize)
      }
      return parts
    }
  }

  /// Returns the effects with the numbers of each phase, and with some numbers between the phases.
  private func looks(at value: StructValue, _ numbers: [[Double]]) throws -> [TransitionParts] {
    try looks(at: numbers).map { try effects(of: self.value(value, at: $0), in: Self.size) }
  }

  /// Returns the numbers of each phase, and some numbers between the phases.
  private func looks(at numbers: [[Double]]) -> [[Double]] {
    numbers
      + [0, 2].flatMap { phase in
        Self.ways.map { way in zip(numbers[phase], numbers[1]).map { $0 + ($1 - $0) * way } }
      }
  }

  private func dependsOnSize(_ value: StructValue, _ numbers: [[Double]]) throws -> Bool {
    try looks(at: numbers).contains { numbers in
      let value = try self.value(value, at: numbers)
      let changes = try [Self.size, Self.otherSize].map { try effects(of: value, in: $0).changes }
      return changes[0].map(\.rounded) != changes[1].map(\.rounded)
    }
  }

  // MARK: - Numbers

  /// Returns the numbers that a modifier animates, in the unit in which they are animated; no numbers and an unknown
  /// value where one of them is unknown or not finite.
  private func animatedNumbers(
    of value: StructValue
  ) throws -> (values: [Double], unknown: UnknownValue?) {
    let parts = try run.animatedData.animatedParts(of: value)
    if let unknown = parts.map(\.value).unknownPart { return ([], unknown) }
    let numbers = parts.flatMap(\.components).map { $0.value * $0.scale }
    guard numbers.allSatisfy(\.isFinite) else {
      var unknown = UnknownValue(run.code.types[value.type].name, at: .none)
      unknown.predicate = "animates numbers that are infinite or not a number"
      return ([], unknown)
    }
    return (numbers, nil)
  }

  /// Returns a modifier with other animated numbers.
  private func value(_ value: StructValue, at numbers: [Double]) throws -> StructValue {
    var rest = numbers[...]
    let parts = try run.animatedData.animatedParts(of: value).map { part in
      let components = part.components
      let own = zip(rest, components).map { $0 / $1.scale }
      rest = rest.dropFirst(components.count)
      return AnimatedPart(name: part.name, value: part.value.with(DynamicVector(own)))
    }
    return parts.isEmpty ? value : try run.animatedData.instance(value, with: parts)
  }

  // MARK: - Effects

  /// Returns the effects of a modifier with its current numbers on a view of a size.
  private func effects(of value: StructValue, in size: ViewSize) throws -> TransitionParts {
    let type = run.code.types[value.type]
    var parts = TransitionParts()
    let guess = ViewSizeGuess(width: size.width, height: size.height)
    for move in try run.effects.moves(of: value, guess, at: .none) {
      switch move.value {
      case .numbers(let components): parts.add(move.name, components)
      case .unknown(let unknown): parts.lose(run.unknowns[unknown.number])
      case .hidden, .read: break
      }
    }
    guard let body = type.body else { return parts }
    let chain = try run.deeper(at: .none) {
      try run.transitionChains.chain(of: .structure(value), body)
    }
    if let reason = chain.reason { parts.lose(UnknownValue(type.name, at: .none, reason: reason)) }
    for link in chain.links {
      switch link {
      case .plain(.animation), .plain(.transaction), .plain(.scope):
        parts.lose(
          UnknownValue(
            type.name, at: .none, reason: "animations in a modifier with numbers are not played"))
      case .plain(let modifier): parts.add(modifier, nil)
      // A modifier in the body gets its numbers in every frame, and no animation leads to them.
      case .driven(let inner):
        parts.add(try run.deeper(at: .none) { try effects(of: inner, in: size) })
      }
    }
    return parts
  }

  /// Returns a modifier whose effects are evaluated with the numbers that a player gives.
  private func modifier(_ value: StructValue, key: String) -> DrivenChange.Modifier {
    let program = run.ownAnimations.animationProgram
    let failures = run.ownAnimations.failures
    return DrivenChange.Modifier(key: key) { numbers, size in
      let run = program.begin(nil, depth: 0)
      do {
        let reader = run.drivenModifiers
        let count = try reader.animatedNumbers(of: value).values.count
        let shown = try reader.value(value, at: Array(numbers.prefix(count)))
        let parts = try reader.effects(of: shown, in: size)
        if let unknown = parts.unknown {
          throw run.error(.unknown(unknown.sentence), at: unknown.position)
        }
        return parts.changes
      } catch {
        failures.note(error, in: run)
        return []
      }
    }
  }
}

extension TransitionChange {
  /// The change without the rounding errors that the size of the view leaves in an offset.
  fileprivate var rounded: TransitionChange {
    guard case .offset(let offset) = self else { return self }
    func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
    return .offset(TransitionOffset(x: rounded(offset.x), y: rounded(offset.y)))
  }
}
