/// One part of a transition through all its phases.
///
/// The animators of a view are made from these: each part is animated by itself.
public struct TransitionTrack: Hashable, Sendable {
  /// The change that the part makes in each phase.
  private var changes: [TransitionPhase: TransitionPart.Change]

  /// The kind of the change.
  public let kind: TransitionPart.Kind

  /// The animation of its own, instead of that of the insertion or removal; an inner nil for none.
  public let animation: Animation??

  /// Returns the change in a phase.
  public func change(in phase: TransitionPhase) -> TransitionPart.Change {
    changes[phase] ?? .identity(kind)
  }

  /// The parts of a transition, those of one kind in their order.
  ///
  /// The first part of a kind in one phase continues as the first of that kind in the others, and so on: what is
  /// left out in a phase leaves the view as it is.
  static func tracks(of transition: some Transition) -> [TransitionTrack] {
    var tracks: [TransitionTrack] = []
    for kind in TransitionPart.Kind.allCases {
      let phases = TransitionPhase.allCases.map { phase in
        let content = transition.body(content: TransitionContent(), phase: phase)
        return (phase, content.parts.filter { $0.change.kind == kind })
      }
      for index in 0..<(phases.map(\.1.count).max() ?? 0) {
        let parts = phases.filter { index < $0.1.count }.map { ($0.0, $0.1[index]) }
        tracks.append(
          TransitionTrack(
            changes: Dictionary(
              parts.map { ($0.0, $0.1.change) }, uniquingKeysWith: { first, _ in first }),
            kind: kind,
            animation: parts.lazy.compactMap(\.1.animation).first))
      }
    }
    return tracks
  }
}

extension AnyTransition {
  /// The tracks of the parts that are animated, each part by itself: first the opacities, then offsets, scales, blurs,
  /// turns, turns in space and changes of colors.
  public var tracks: [TransitionTrack] { TransitionTrack.tracks(of: base) }
}
