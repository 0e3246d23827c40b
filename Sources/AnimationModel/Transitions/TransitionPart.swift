/// One thing that is done to a view, which is animated by itself.
public struct TransitionPart: Hashable, Sendable {
  /// A change to the view.
  public enum Change: Hashable, Sendable {
    /// Makes the view fainter.
    case opacity(Double)

    /// Moves the view.
    case offset(TransitionOffset)

    /// Scales the view, each axis by itself.
    case scale(x: Double, y: Double, anchor: UnitPoint)

    /// Blurs the view, by a radius in points.
    case blur(radius: Double)

    /// Turns the view clockwise.
    case rotation(degrees: Double, anchor: UnitPoint)
  }

  /// The kinds of what can be done.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// An opacity.
    case opacity

    /// An offset.
    case offset

    /// A scale.
    case scale

    /// A blur.
    case blur

    /// A turn.
    case rotation
  }

  /// The change to the view.
  public var change: Change

  /// The animation of its own, instead of that of the insertion or removal; an inner nil for none.
  public var animation: Animation??

  /// Makes a part.
  public init(_ change: Change, animation: Animation?? = nil) {
    self.change = change
    self.animation = animation
  }
}

extension TransitionPart.Change {
  /// The kind of the change.
  public var kind: TransitionPart.Kind {
    switch self {
    case .opacity: .opacity
    case .offset: .offset
    case .scale: .scale
    case .blur: .blur
    case .rotation: .rotation
    }
  }

  /// A change of a kind that leaves the view as it is.
  public static func identity(_ kind: TransitionPart.Kind) -> TransitionPart.Change {
    switch kind {
    case .opacity: .opacity(1)
    case .offset: .offset(.zero)
    case .scale: .scale(x: 1, y: 1, anchor: .center)
    case .blur: .blur(radius: 0)
    case .rotation: .rotation(degrees: 0, anchor: .center)
    }
  }
}
