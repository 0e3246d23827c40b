public import AnimationModel

/// One number of a view that is inserted or removed with a transition: its opacity, offset, scale, blur,
/// rotation or colors.
///
/// It has values of its own: its start and target are not those of a recorder. Every part of the
/// transition is animated by itself, with its own animation or that of the change; parts of one kind are
/// multiplied or added.
///
/// Source: semantics reference, section 15.
public struct TransitionCurve: Hashable, Sendable {
  /// The direction of the change: the view is inserted or removed.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The view is inserted.
    case insertion

    /// The view is removed.
    case removal
  }

  /// The direction of the change: the view is inserted or removed.
  public let direction: Direction

  /// The name of the number: `opacity`, `offset.x`, `offset.y`, `scale`, `scale.x`, `scale.y`, `blur`, `rotation`,
  /// `rotation3D.x`, `rotation3D.y`, `rotation3D.z`, `hueRotation`, `brightness`, `contrast`, `saturation` or `grayscale`.
  public var component: String { viewComponent.name }

  private let viewComponent: ViewComponent
  private let tracks: [TransitionTrack]
  private let size: ViewSize
  let animation: Animation?

  /// The presentation of the view, which may limit its animations.
  var presentation = Presentation.app

  /// Returns the numbers that change when a view is inserted or removed; if there are none, its opacity, which stays.
  ///
  /// - Parameters:
  ///   - transition: The transition of the view.
  ///   - direction: The direction of the change: insertion or removal.
  ///   - size: The size of the view, for transitions that move it by its own size.
  ///   - animation: The animation of the change; nil for none.
  ///   - reducesMotion: Whether motion is to be reduced.
  public static func curves(
    of transition: AnyTransition, _ direction: Direction, size: ViewSize, animation: Animation?,
    reducesMotion: Bool = false
  ) -> [TransitionCurve] {
    let tracks = transition.adjusted(reducingMotion: reducesMotion).tracks
    let curves = ViewComponent.components(of: tracks, in: size).map { component in
      TransitionCurve(
        direction: direction, viewComponent: component,
        tracks: tracks.filter { $0.kind == component.kind }, size: size, animation: animation)
    }
    let moving = curves.filter { $0.start != $0.target }
    return moving.isEmpty ? Array(curves.prefix(1)) : moving
  }

  /// The value before the change.
  public var start: Double { blend.value(parts.map { number($0.start) }) }

  /// The value at the end.
  public var target: Double { blend.value(parts.map { number($0.target) }) }

  /// The way in which the parts make one number.
  var blend: LayerBlend { viewComponent.kind.blend }

  /// One part of the change to which the number belongs, whose numbers are animated as one.
  struct Part {
    let start: ComponentVector
    let target: ComponentVector
    let animation: Animation?
  }

  /// The parts of the change; a part without an animation is at its target from the start.
  var parts: [Part] {
    tracks.map { track in
      let target = vector(of: track, direction == .insertion ? .identity : .didDisappear)
      let animation = presentation.animation(of: track.animation ?? animation)
      let start =
        animation == nil
        ? target : vector(of: track, direction == .insertion ? .willAppear : .identity)
      return Part(start: start, target: target, animation: animation)
    }
  }

  private func vector(of track: TransitionTrack, _ phase: TransitionPhase) -> ComponentVector {
    ComponentVector(track.change(in: phase).numbers(in: size))
  }

  /// Returns the number itself from the numbers that are animated with it.
  func number(_ vector: ComponentVector) -> Double { viewComponent.number(vector) }

  /// Returns the motion of the number as distance from its start, followed for a time in seconds; nil to its end.
  func motion(horizon: Double?) -> ContinuousMotion<Double> {
    let layers = parts.map { part -> (start: Double, motion: ContinuousMotion<Double>?) in
      guard let animation = part.animation else { return (number(part.start), nil) }
      let request = MotionRequest(value: part.target - part.start, horizon: horizon)
      return (number(part.start), animation.motion(of: request).component(number))
    }
    var motion = blend.motion(of: layers)
    let motions = layers.compactMap(\.motion)
    motion.logicalDuration = motions.map { $0.logicalDuration ?? $0.duration }.max()
    motion.cycleSpan = motions.compactMap(\.cycleSpan).max()
    motion.endIsOutOfReach = motions.contains(where: \.endIsOutOfReach)
    motion.reach = motions.map(\.reach).min() ?? .infinity
    motion.isCut = motions.contains { $0.isCut && $0.duration == motion.duration }
    return motion
  }
}

extension AnyTransition {
  /// Whether the transition moves a view by the view's own size.
  public var usesViewSize: Bool {
    tracks.contains { track in
      TransitionPhase.allCases.contains { phase in
        guard case .offset(let offset) = track.change(in: phase) else { return false }
        return offset.widths != 0 || offset.heights != 0
      }
    }
  }
}
