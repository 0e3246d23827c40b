internal import MotionRecording

/// What a modifier without rows does to the room of what is inside.
package enum RoomChange {
  /// `.frame(minWidth:idealWidth:maxWidth:…)`, by the labels of the numbers that are given.
  case limits([String: Double])

  /// Something that nothing here computes.
  case unknown

  /// It reaches into the safe area, whose size is not known; without one it begins where it did.
  case safeArea
}

/// How much room a view is offered, as far as literal frames and paddings around it say: nothing is laid out.
package struct OfferedRoom {
  /// In points; nil where it is not known.
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The room inside of modifiers, innermost first.
  package func inside(_ modifiers: some BidirectionalCollection<ViewModifierValue>) -> OfferedRoom {
    var room = self
    for modifier in modifiers.reversed() { room.enter(modifier) }
    return room
  }

  private mutating func enter(_ modifier: ViewModifierValue) {
    switch modifier {
    case .room(.limits(let limits)):
      width = width.map { Self.limited($0, limits["minWidth"], limits["maxWidth"]) }
      height = height.map { Self.limited($0, limits["minHeight"], limits["maxHeight"]) }
    case .room(.unknown), .room(.safeArea): self = OfferedRoom()
    case .moves(let value) where value.name == "frame":
      let frame = FrameSides(value)
      width = frame.width.inside(width)
      height = frame.height.inside(height)
    case .moves(let value) where value.name == "padding":
      let padding = PaddingSum(value)
      width = width.map { max($0 - padding.width, 0) }
      height = height.map { max($0 - padding.height, 0) }
      if padding.width.isNaN { width = nil }
      if padding.height.isNaN { height = nil }
    case .scoped(_, _, let inner): self = inside(inner)
    default: break
    }
  }

  private static func limited(_ room: Double, _ least: Double?, _ most: Double?) -> Double {
    max(min(room, most ?? .infinity), least ?? 0)
  }

  /// The room that a container offers what is inside.
  ///
  /// - Parameters:
  ///   - kind: The container.
  ///   - isAlone: Whether one view at most is inside.
  package func offered(by kind: String, isAlone: Bool) -> OfferedRoom {
    switch kind {
    case "ZStack", "Group", "GeometryReader", "PhaseAnimator", "KeyframeAnimator": self
    case "VStack": isAlone ? self : OfferedRoom(width: width)
    case "HStack": isAlone ? self : OfferedRoom(height: height)
    default: OfferedRoom()
    }
  }

  /// The size of a view with modifiers, innermost first, in this room, as far as they say.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers.
  ///   - fills: Along which sides the view takes all the room that it is offered.
  ///   - content: The size of the view without modifiers, as far as it is known.
  package func size(
    with modifiers: some Collection<ViewModifierValue>, fills: GeometrySides,
    of content: OfferedRoom = OfferedRoom()
  ) -> OfferedRoom {
    var size = content
    var fills = fills
    for modifier in modifiers {
      fills.enter(modifier)
      switch modifier {
      case .moves(let value) where value.name == "frame":
        let frame = FrameSides(value)
        if frame.width != .open { size.width = frame.width.inside(nil) }
        if frame.height != .open { size.height = frame.height.inside(nil) }
      case .moves(let value) where value.name == "padding":
        let padding = PaddingSum(value)
        size.width = size.width.flatMap { padding.width.isNaN ? nil : $0 + padding.width }
        size.height = size.height.flatMap { padding.height.isNaN ? nil : $0 + padding.height }
      case .room: size = OfferedRoom()
      default: break
      }
    }
    return OfferedRoom(
      width: fills.contains(.width) ? width : size.width,
      height: fills.contains(.height) ? height : size.height)
  }
}

extension GeometrySides {
  /// Along which sides a view with modifiers, innermost first, takes all of its room.
  package func with(_ modifiers: some Collection<ViewModifierValue>) -> GeometrySides {
    modifiers.reduce(into: self) { $0.enter($1) }
  }

  /// Goes on to what is around a modifier.
  fileprivate mutating func enter(_ modifier: ViewModifierValue) {
    switch modifier {
    case .moves(let value) where value.name == "frame":
      let frame = FrameSides(value)
      if frame.width != .open { remove(.width) }
      if frame.height != .open { remove(.height) }
    case .room(.limits(let limits)):
      for (side, name) in [(Self.width, "Width"), (.height, "Height")] {
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

/// The sides that a frame gives.
struct FrameSides {
  enum Side: Equatable {
    /// It is not given, or nil.
    case open
    case given(Double)
    case unknown

    /// The room inside, in some room.
    func inside(_ room: Double?) -> Double? {
      switch self {
      case .open: room
      case .given(let number): number
      case .unknown: nil
      }
    }
  }

  var width = Side.open
  var height = Side.open

  init(_ value: MovingValue) {
    guard case .numbers(let components) = value.content else {
      if case .unknown = value.content { (width, height) = (.unknown, .unknown) }
      return
    }
    for component in components where !component.value.isNaN {
      let side = component.value.isFinite ? Side.given(component.value) : .unknown
      if component.part == "width" { width = side } else { height = side }
    }
  }
}

/// What paddings take away from each direction; no number where it is not known.
struct PaddingSum {
  var width = 0.0
  var height = 0.0

  /// What of it is before what is inside.
  private(set) var leading = 0.0
  private(set) var top = 0.0

  init(_ value: MovingValue) {
    switch value.content {
    case .numbers(let components):
      for component in components {
        switch component.part {
        case "":
          width += 2 * component.value
          height += 2 * component.value
          leading += component.value
          top += component.value
        case "leading", "trailing":
          width += component.value
          if component.part == "leading" { leading += component.value }
        case "top", "bottom":
          height += component.value
          if component.part == "top" { top += component.value }
        default: break
        }
      }
    case .unknown: (width, height, leading, top) = (.nan, .nan, .nan, .nan)
    case .hidden, .read: break
    }
  }
}
