/// One part of a transition through all its phases.
///
/// The animators of a view are made from these: each part is animated by itself.
public struct TransitionTrack: Hashable, Sendable {
  /// The change that the part makes in each phase.
  private var changes: [TransitionPhase: TransitionChange]

  /// The numbers that the change follows in each phase; empty for a change that is animated itself.
  private var drivers: [TransitionPhase: DrivenChange]

  /// The kind of the change.
  public let kind: TransitionChange.Kind

  /// The part's own animation, in place of that of the insertion or removal; an inner nil for none.
  public let animation: Animation??

  /// Returns the change in a phase.
  public func change(in phase: TransitionPhase) -> TransitionChange {
    changes[phase] ?? .identity(kind)
  }

  /// Whether it follows numbers that are animated.
  public var isDriven: Bool { !drivers.isEmpty }

  /// Whether it follows numbers and depends on the size of the view.
  public var isDrivenBySize: Bool { drivers.values.contains(where: \.dependsOnSize) }

  /// Returns the numbers that it follows, in a phase; nil for a change that is animated itself.
  public func drivingNumbers(in phase: TransitionPhase) -> [Double]? { drivers[phase]?.numbers }

  /// Returns the change that it makes to a view of a size where the numbers that it follows have some values.
  public func change(drivenBy numbers: [Double], in size: ViewSize) -> TransitionChange {
    (drivers[.identity] ?? drivers.values.first)?.change(kind, at: numbers, in: size)
      ?? .identity(kind)
  }

  /// The parts of a transition, those of one kind in their order.
  ///
  /// The first part of a kind in one phase continues as the first part of that kind in the others, and so on: a part
  /// that is left out in a phase leaves the view as it is.
  static func tracks(of transition: some Transition) -> [TransitionTrack] {
    var tracks: [TransitionTrack] = []
    let contents = TransitionPhase.allCases.map { phase in
      (phase, transition.body(content: TransitionContent(), phase: phase).parts)
    }
    for kind in TransitionChange.Kind.allCases {
      for isDriven in [false, true] {
        let phases = contents.map { phase, parts in
          (phase, parts.filter { $0.change.kind == kind && ($0.driver != nil) == isDriven })
        }
        for index in 0..<(phases.map(\.1.count).max() ?? 0) {
          tracks.append(
            TransitionTrack(
              kind, phases.filter { index < $0.1.count }.map { ($0.0, $0.1[index]) }))
        }
      }
    }
    return tracks
  }

  private init(_ kind: TransitionChange.Kind, _ parts: [(TransitionPhase, TransitionPart)]) {
    self.kind = kind
    changes = [:]
    drivers = [:]
    for (phase, part) in parts {
      changes[phase] = part.change
      drivers[phase] = part.driver
    }
    animation = parts.lazy.compactMap(\.1.animation).first
  }
}

extension AnyTransition {
  /// The tracks of the parts that are animated, each part by itself: first the opacities, then offsets, scales, blurs,
  /// rotations, rotations in space and changes of colors.
  public var tracks: [TransitionTrack] { TransitionTrack.tracks(of: base) }
}
