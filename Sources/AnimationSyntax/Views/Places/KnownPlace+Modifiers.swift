internal import SwiftProgram

extension KnownPlace {
  /// Returns the place of the content inside modifiers, which are given innermost first.
  func inside(_ modifiers: some BidirectionalCollection<ViewModifierValue>) -> KnownPlace {
    var place = self
    var alignment = PlaceChange.centered
    for modifier in modifiers.reversed() {
      if case .place(let change) = modifier, case .aligned = change {
        alignment = change
      } else {
        place.enter(modifier, alignment)
        if modifier.isFrame { alignment = .centered }
      }
    }
    return place
  }

  private mutating func enter(_ modifier: ViewModifierValue, _ alignment: PlaceChange) {
    switch modifier {
    case .coordinates(let name): begin(.named(name))
    case .place(.moved), .room(.unknown), .effect: self = lost
    case .room(.limits(let limits)):
      self = with {
        Self.limited($0, limits, "Width").inside(atBeginning: alignment.isLeading)
      } along: {
        Self.limited($0, limits, "Height").inside(atBeginning: alignment.isTop)
      }
    case .moves(let value): enter(value.placement, alignment)
    default: break
    }
  }

  private mutating func enter(_ placement: ModifierPlacement, _ alignment: PlaceChange) {
    switch placement {
    case .frame(let frame):
      self = with {
        frame.width == .open ? $0 : $0.sized.inside(atBeginning: alignment.isLeading)
      } along: {
        frame.height == .open ? $0 : $0.sized.inside(atBeginning: alignment.isTop)
      }
    case .padding(let padding):
      self = with {
        $0.moved(by: padding.leading)
      } along: {
        $0.moved(by: padding.top)
      }
    case .moved: self = lost
    case .none: break
    }
  }

  private static func limited(_ start: Start, _ limits: [String: Double], _ side: String) -> Start {
    if limits["max\(side)"] == .infinity { return start.filled }
    let isLimited = ["min", "ideal", "max"].contains { limits[$0 + side] != nil }
    return isLimited ? start.sized : start
  }
}

extension PlaceChange {
  /// Creates an alignment from its name: `.topLeading`.
  init(_ value: SwiftValue) {
    let name = value.text.split(separator: ".").last.map(String.init) ?? ""
    self = .aligned(
      isLeading: ["leading", "topLeading", "bottomLeading"].contains(name),
      isTop: ["top", "topLeading", "topTrailing"].contains(name))
  }
}

extension ViewModifierValue {
  /// Whether the modifier is a frame, in which the content is aligned.
  fileprivate var isFrame: Bool {
    switch self {
    case .room(.limits): true
    case .moves(let value): if case .frame = value.placement { true } else { false }
    default: false
    }
  }

  /// Whether the modifier decides the position of its content.
  var places: Bool {
    switch self {
    case .room, .place, .coordinates: true
    case .moves(let value):
      switch value.placement {
      case .frame, .padding: true
      case .moved, .none: false
      }
    default: false
    }
  }
}
