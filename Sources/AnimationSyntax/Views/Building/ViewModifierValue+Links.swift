internal import AnimationModel
internal import MotionRecording

// Modifiers as players know them.
extension ViewModifierValue {
  /// A link that needs nothing from around it.
  func plainLink(in run: ViewRun) -> ViewLink? {
    switch self {
    case .moves(let value): .moves(value.modifier(in: run))
    case .animation(let choice, let key): .animation(choice.forPlayers(run), value: key)
    case .scoped(let change, let key, let inner):
      .scoped(change.forPlayers(run), value: key, inner.compactMap { $0.plainLink(in: run) })
    case .transaction(let change, let key): .transaction(change.forPlayers(run), value: key)
    case .disabled(let flag): .disabled(flag)
    case .phases(let phases): .phases(phases)
    case .keyframes(let keyframes): .keyframes(keyframes)
    default: nil
    }
  }
}

extension MovingValue {
  /// The modifier with what is known of its numbers.
  func modifier(in run: ViewRun) -> MovingModifier {
    let known: MovingModifier.Value =
      switch content {
      case .numbers(let components):
        components.allSatisfy(\.value.isFinite)
          ? .numbers(components)
          : .unknown(run.number(of: UnknownValue("infinity", at: .none)))
      case .hidden(let key, let kind): .hidden(ViewKey(key), kind)
      case .count(let number, let transition): .count(number, transition)
      case .unknown(let unknown): .unknown(run.number(of: unknown))
      }
    return MovingModifier(
      name, known, joinedParts: joinedParts,
      continuesPrevious: continuesPrevious)
  }
}

extension TransitionValue {
  /// The transition of a view, whose size is that of a frame before it or what `--set` gives.
  func link(after node: ViewNode, in run: ViewRun) -> ViewLink {
    var size = ViewSizeGuess(node.links)
    if let given = try? run.setting(node.name.base, "size"),
      case .geometry(.size, let numbers) = given
    {
      size = ViewSizeGuess(width: numbers[0], height: numbers[1])
    }
    return .transition(
      ViewTransition(
        transition, animationNames: animationNames, size: size.size,
        isSizeAssumed: size.isAssumed && usesSize))
  }

  /// Whether it moves the view by something of the view's own size.
  private var usesSize: Bool {
    [TransitionPhase.willAppear, .identity, .didDisappear].contains { phase in
      let offset = transition.effect(in: phase).offset
      return offset.widths != 0 || offset.heights != 0
    }
  }
}
