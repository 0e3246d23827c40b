internal import SwiftProgram

extension OfferedRoom {
  /// Returns the size that is offered inside modifiers, which are given innermost first.
  func inside(_ modifiers: some BidirectionalCollection<ViewModifierValue>) -> OfferedRoom {
    var room = self
    for modifier in modifiers.reversed() { room.enter(modifier) }
    return room
  }

  private mutating func enter(_ modifier: ViewModifierValue) {
    switch modifier {
    case .room(.limits(let limits)):
      width = width.map { Self.limited($0, limits["minWidth"], limits["maxWidth"]) }
      height = height.map { Self.limited($0, limits["minHeight"], limits["maxHeight"]) }
      for (side, name) in GeometrySides.names
      where limits["min\(name)"] != nil || limits["max\(name)"] ?? .infinity != .infinity {
        wholeScreen.remove(side)
      }
    case .room(.unknown): self = OfferedRoom()
    case .room(.safeArea): self = OfferedRoom(wholeScreen: wholeScreen)
    case .moves(let value): enter(value.placement)
    default: break
    }
  }

  private mutating func enter(_ placement: ModifierPlacement) {
    switch placement {
    case .frame(let frame):
      width = frame.width.inside(width)
      height = frame.height.inside(height)
      if frame.width != .open { wholeScreen.remove(.width) }
      if frame.height != .open { wholeScreen.remove(.height) }
    case .padding(let padding):
      if padding.width != 0 { wholeScreen.remove(.width) }
      if padding.height != 0 { wholeScreen.remove(.height) }
      width = width.map { max($0 - padding.width, 0) }
      height = height.map { max($0 - padding.height, 0) }
      if padding.width.isNaN { width = nil }
      if padding.height.isNaN { height = nil }
    case .moved, .none: break
    }
  }

  private static func limited(_ room: Double, _ least: Double?, _ most: Double?) -> Double {
    max(min(room, most ?? .infinity), least ?? 0)
  }

  /// Returns the size that a container offers its content.
  ///
  /// - Parameters:
  ///   - kind: The container.
  ///   - isAlone: Whether the content is at most one view.
  func offered(by kind: String, isAlone: Bool) -> OfferedRoom {
    switch kind {
    case "ZStack", "Group", "GeometryReader", "PhaseAnimator", "KeyframeAnimator": self
    case "VStack":
      isAlone ? self : OfferedRoom(width: width, wholeScreen: wholeScreen.intersection(.width))
    case "HStack":
      isAlone ? self : OfferedRoom(height: height, wholeScreen: wholeScreen.intersection(.height))
    default: OfferedRoom()
    }
  }

  /// Returns the size of a view with modifiers, innermost first, in this room, as far as they determine it.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers.
  ///   - fills: The sides along which the view takes all the room that it is offered.
  ///   - content: The size of the view without modifiers, as far as it is known.
  func size(
    with modifiers: some Collection<ViewModifierValue>, fills: GeometrySides,
    of content: OfferedRoom = OfferedRoom()
  ) -> OfferedRoom {
    var size = content
    var fills = fills
    for modifier in modifiers {
      fills.enter(modifier)
      switch modifier {
      case .moves(let value): size.leave(value.placement)
      case .room(.limits(let limits)): size.leave(limits)
      case .room: size = OfferedRoom()
      default: break
      }
    }
    return OfferedRoom(
      width: fills.contains(.width) ? width : size.width,
      height: fills.contains(.height) ? height : size.height,
      wholeScreen: wholeScreen.intersection(fills))
  }
}

extension OfferedRoom {
  /// Replaces a size by that of a frame around it, which is unknown along the sides that have limits.
  fileprivate mutating func leave(_ limits: [String: Double]) {
    for (side, name) in GeometrySides.names
    where ["min", "ideal", "max"].contains(where: { limits["\($0)\(name)"] != nil }) {
      if side == .width { width = nil } else { height = nil }
    }
  }

  /// Replaces a size by that of the modifier around it.
  fileprivate mutating func leave(_ placement: ModifierPlacement) {
    switch placement {
    case .frame(let frame):
      if frame.width != .open { width = frame.width.inside(nil) }
      if frame.height != .open { height = frame.height.inside(nil) }
    case .padding(let padding):
      width = width.flatMap { padding.width.isNaN ? nil : $0 + padding.width }
      height = height.flatMap { padding.height.isNaN ? nil : $0 + padding.height }
    case .moved, .none: break
    }
  }
}

extension GeometrySides {
  /// The sides, as the labels of limits name them.
  fileprivate static let names: [(GeometrySides, String)] = [(width, "Width"), (height, "Height")]

  /// Returns the sides along which a view with modifiers, innermost first, takes all of its room.
  func with(_ modifiers: some Collection<ViewModifierValue>) -> GeometrySides {
    modifiers.reduce(into: self) { $0.enter($1) }
  }

  /// Adds the effect of a modifier.
  fileprivate mutating func enter(_ modifier: ViewModifierValue) {
    switch modifier {
    case .moves(let value):
      guard case .frame(let frame) = value.placement else { return }
      if frame.width != .open { remove(.width) }
      if frame.height != .open { remove(.height) }
    case .room(.limits(let limits)):
      for (side, name) in Self.names {
        switch limits["max\(name)"] {
        case .infinity: insert(side)
        case nil: break
        default: remove(side)
        }
      }
    case .room: self = []
    default: break
    }
  }
}
