/// A view in a transition: all changes to it, from the inside out.
///
/// The methods have the names of SwiftUI's modifiers and take the same arguments, so that the body of a
/// transition reads as it does in SwiftUI.
public struct TransitionContent: Hashable, Sendable {
  /// The changes to the view, in order.
  public private(set) var parts: [TransitionPart] = []

  /// Makes a view without changes.
  public init() {}

  /// Makes the view more transparent.
  ///
  /// - Parameter opacity: The opacity, from 0, invisible, to 1.
  public func opacity(_ opacity: Double) -> TransitionContent { adding(.opacity(opacity)) }

  /// Moves the view by a distance in points.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public func offset(x: Double = 0, y: Double = 0) -> TransitionContent {
    adding(.offset(TransitionOffset(x: x, y: y)))
  }

  /// Moves the view by its own size.
  ///
  /// In SwiftUI, a view learns its size from a `GeometryReader` or a visual effect.
  ///
  /// - Parameters:
  ///   - widths: The distance to the right, in widths of the view.
  ///   - heights: The distance down, in heights of the view.
  public func offset(widths: Double = 0, heights: Double = 0) -> TransitionContent {
    adding(.offset(TransitionOffset(widths: widths, heights: heights)))
  }

  /// Scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor by which the view is scaled.
  ///   - anchor: The point that stays in place.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> TransitionContent {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view by different factors in each direction.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The point that stays in place.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> TransitionContent {
    adding(.scale(x: x, y: y, anchor: anchor))
  }

  /// Rotates the view.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation, clockwise.
  ///   - anchor: The point that stays in place.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> TransitionContent {
    adding(.rotation(degrees: angle.degrees, anchor: anchor))
  }

  /// Rotates the view in space.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point that stays in place.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center
  ) -> TransitionContent {
    adding(.rotation3D(RotationIn3D(angle, axis: axis), anchor: anchor))
  }

  /// Shifts the hues of the view.
  ///
  /// - Parameter angle: The angle by which the hues are shifted.
  public func hueRotation(_ angle: Angle) -> TransitionContent {
    adding(.hueRotation(degrees: angle.degrees))
  }

  /// Makes the view brighter.
  ///
  /// - Parameter amount: The brightness that is added: 0 changes nothing, and 1 makes the view white.
  public func brightness(_ amount: Double) -> TransitionContent { adding(.brightness(amount)) }

  /// Sets the contrast of the view.
  ///
  /// - Parameter amount: The contrast: 0 makes the view a uniform gray, and 1 changes nothing.
  public func contrast(_ amount: Double) -> TransitionContent { adding(.contrast(amount)) }

  /// Sets the saturation of the view's colors.
  ///
  /// - Parameter amount: The saturation: 0 makes the view gray, and 1 changes nothing.
  public func saturation(_ amount: Double) -> TransitionContent { adding(.saturation(amount)) }

  /// Makes the view grayer.
  ///
  /// - Parameter amount: The share of color that is taken away: 0 changes nothing, and 1 makes the view gray.
  public func grayscale(_ amount: Double) -> TransitionContent { adding(.grayscale(amount)) }

  /// Blurs the view.
  ///
  /// - Parameter radius: The radius in points.
  public func blur(radius: Double) -> TransitionContent { adding(.blur(radius: radius)) }

  /// Gives an animation to the changes in a closure, except those that have one of their own.
  ///
  /// - Parameters:
  ///   - animation: The animation, in place of that of the insertion or removal; nil for none.
  ///   - body: A closure that makes the changes with that animation.
  public func animation(
    _ animation: Animation?, body: (TransitionContent) -> TransitionContent
  ) -> TransitionContent {
    var content = self
    for var part in body(TransitionContent()).parts {
      // The animation that is written first is innermost and wins.
      if case .none = part.animation { part.animation = .some(animation) }
      content.parts.append(part)
    }
    return content
  }

  func adding(_ change: TransitionChange) -> TransitionContent {
    adding([TransitionPart(change)])
  }

  /// Makes several changes in turn, each with its own animation.
  public func adding(_ parts: [TransitionPart]) -> TransitionContent {
    var content = self
    content.parts += parts
    return content
  }
}
