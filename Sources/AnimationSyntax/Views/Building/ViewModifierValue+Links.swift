internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// The conversion of modifiers to links for players.
extension ViewModifierValue {
  /// Returns a link that depends on nothing around it; nil for any other modifier.
  ///
  /// - Parameter number: Returns the number of a closure that changes transactions.
  func plainLink(in run: ProgramRun, _ number: (ClosureValue) -> Int) -> ViewLink? {
    switch self {
    case .moves(let value): .moves(value.modifier(in: run))
    case .animation(let choice, let key): .animation(choice.forPlayers(run), value: key)
    case .scope(let effect, let key): .scope(effect.forPlayers(run, number), value: key)
    case .scopeContent: .scopeContent
    case .transaction(let closure, let key): .transaction(closure: number(closure), value: key)
    case .disabled(let flag): .disabled(flag)
    case .hit(let hit): .hit(hit)
    case .phases(let phases): .phases(phases)
    case .keyframes(let keyframes): .keyframes(keyframes)
    case .nothing: .disabled(false)
    default: nil
    }
  }
}

extension ViewLink {
  /// Returns the link with the key of a matched geometry, if it is the first frame after the modifier, and no padding
  /// comes before.
  func matched(_ match: inout ViewKey?) -> ViewLink {
    guard let key = match, case .moves(var modifier) = self, modifier.takesRoom else { return self }
    match = nil
    if modifier.placement == .frame, modifier.isWhole { modifier.match = key }
    return .moves(modifier)
  }
}

extension MovingModifier {
  /// Whether all numbers of the modifier are known.
  fileprivate var isWhole: Bool {
    guard case .numbers(let components) = value else { return false }
    return !components.isEmpty && components.allSatisfy { $0.gap == nil }
  }
}

extension TransactionEffect {
  fileprivate func forPlayers(
    _ run: ProgramRun, _ number: (ClosureValue) -> Int
  ) -> ViewTransactionEffect {
    switch self {
    case .animation(let choice): .animation(choice.forPlayers(run))
    case .closure(let closure): .closure(number(closure))
    }
  }
}

extension TransitionValue {
  /// Returns the link of the transition, with the size of the view from the modifiers before it, or from `--set`.
  func link(after node: ViewNode, _ size: ViewSizeGuess, in run: ProgramRun) -> ViewLink {
    var size = size
    if let given = try? run.functions.setting(node.name.base, "size"),
      case .geometry(.size, let numbers) = given
    {
      size = ViewSizeGuess(width: numbers[0], height: numbers[1])
    }
    return .transition(
      ViewTransition(
        transition, animationNames: animationNames, size: size.size,
        isSizeAssumed: size.isAssumed(along: usesSides)))
  }

  /// The sides of the view's own size by which the transition moves the view.
  private var usesSides: GeometrySides {
    if transition.tracks.contains(where: \.isDrivenBySize) { return [.width, .height] }
    return TransitionPhase.allCases.reduce(into: []) { sides, phase in
      let offset = transition.effect(in: phase).offset
      if offset.widths != 0 { sides.insert(.width) }
      if offset.heights != 0 { sides.insert(.height) }
    }
  }
}
