package import MotionRecording

/// The position at which a view begins in the spaces of coordinates around it, as far as it can be given without
/// laying anything out.
package struct KnownPlace {
  /// The position at which something begins along one side.
  package enum Start: Equatable {
    case unknown
    /// So many points after the space does.
    case at(Double)
    /// There if it takes all the room that it is offered: what takes less lies somewhere in the middle.
    case filling(Double)

    /// Returns the position of something that lies so many points further on.
    package func moved(by distance: Double?) -> Start {
      guard let distance, distance.isFinite else { return .unknown }
      return switch self {
      case .unknown: .unknown
      case .at(let start): .at(start + distance)
      case .filling(let start): .filling(start + distance)
      }
    }

    /// The position of something that takes all the room.
    package var filled: Start { if case .filling(let start) = self { .at(start) } else { self } }

    /// The position of something that has a size of its own.
    package var sized: Start { if case .filling = self { .unknown } else { self } }

    /// Returns the position of something that lies in it: at its beginning, or somewhere in the middle.
    package func inside(atBeginning: Bool) -> Start {
      if case .at(let start) = self, !atBeginning { .filling(start) } else { self }
    }
  }

  /// A space in which coordinates are counted.
  package struct Space {
    package enum Name: Equatable {
      /// The screen.
      case global
      /// A view that is given a name.
      case named(String)
      /// A view that scrolls.
      case scrollView(ScrollAxes)
    }

    package let name: Name
    package var x: Start
    package var y: Start

    /// The views that scroll between the space and what lies in it.
    var scrolls: [ViewIdentity] = []
  }

  /// The spaces around, from the outside in.
  package private(set) var spaces: [Space] = []

  /// Whether a bar may be above, of which nothing is known.
  package var isBelowBar = false

  private init(spaces: [Space]) { self.spaces = spaces }

  /// A place in no space that is known.
  package init() {}

  /// The place of a view that is shown on all of a screen.
  package static let screen = KnownPlace(spaces: [
    Space(name: .global, x: .filling(0), y: .filling(0))
  ])

  /// The same spaces, in which it is not known where anything begins.
  package var lost: KnownPlace {
    with { _ in
      .unknown
    } along: { _ in
      .unknown
    }
  }

  /// A place with other beginnings.
  package func with(_ x: (Start) -> Start, along y: (Start) -> Start) -> KnownPlace {
    var place = self
    for index in spaces.indices {
      place.spaces[index].x = x(spaces[index].x)
      place.spaces[index].y = y(spaces[index].y)
    }
    return place
  }

  /// Returns the place of something that takes all the room along some sides.
  package func filled(_ sides: GeometrySides) -> KnownPlace {
    with {
      sides.contains(.width) ? $0.filled : $0
    } along: {
      sides.contains(.height) ? $0.filled : $0
    }
  }

  /// Begins a space here.
  package mutating func begin(_ name: Space.Name) {
    spaces.append(Space(name: name, x: .at(0), y: .at(0)))
  }

  /// Says that what lies here is scrolled.
  package mutating func scroll(by view: ViewIdentity) {
    for index in spaces.indices { spaces[index].scrolls.append(view) }
  }
}

/// The effect of a modifier on where its content lies.
package enum PlaceChange {
  /// At which sides of the frame in the modifier before it.
  case aligned(isLeading: Bool, isTop: Bool)

  /// Somewhere else.
  case moved

  package static let centered = PlaceChange.aligned(isLeading: false, isTop: false)

  package var isLeading: Bool {
    if case .aligned(let isLeading, _) = self { isLeading } else { false }
  }
  package var isTop: Bool { if case .aligned(_, let isTop) = self { isTop } else { false } }
}
