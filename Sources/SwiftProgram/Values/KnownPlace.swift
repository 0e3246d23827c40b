package import MotionRecording

/// The position at which a view begins in the coordinate spaces around it, as far as it is known without layout.
package struct KnownPlace {
  /// The position at which something begins along one side.
  package enum Start: Equatable {
    case unknown
    /// A number of points after the beginning of the space.
    case at(Double)
    /// The position if the view takes all the room that it is offered; a smaller view lies somewhere in the middle.
    case filling(Double)

    /// Returns the position moved by a number of points.
    package func moved(by distance: Double?) -> Start {
      guard let distance, distance.isFinite else { return .unknown }
      return switch self {
      case .unknown: .unknown
      case .at(let start): .at(start + distance)
      case .filling(let start): .filling(start + distance)
      }
    }

    /// The position of a view that takes all the room.
    package var filled: Start { if case .filling(let start) = self { .at(start) } else { self } }

    /// The position of a view that has a size of its own.
    package var sized: Start { if case .filling = self { .unknown } else { self } }

    /// Returns the position of a view inside: at the beginning, or somewhere in the middle.
    package func inside(atBeginning: Bool) -> Start {
      if case .at(let start) = self, !atBeginning { .filling(start) } else { self }
    }
  }

  /// A coordinate space.
  package struct Space {
    package enum Name: Equatable {
      /// The screen.
      case global
      /// A view with a named coordinate space.
      case named(String)
      /// A scroll view.
      case scrollView(ScrollAxes)
    }

    package let name: Name
    package var x: Start
    package var y: Start

    /// The views that scroll between the space and this place.
    var scrolls: [ViewIdentity] = []
  }

  /// The coordinate spaces around, outermost first.
  package private(set) var spaces: [Space] = []

  /// Whether a bar of unknown height may be above.
  package var isBelowBar = false

  private init(spaces: [Space]) { self.spaces = spaces }

  /// Creates a place in no known space.
  package init() {}

  /// The place of a view that fills a screen.
  package static let screen = KnownPlace(spaces: [
    Space(name: .global, x: .filling(0), y: .filling(0))
  ])

  /// The place in the same spaces, with unknown positions.
  package var lost: KnownPlace {
    with { _ in
      .unknown
    } along: { _ in
      .unknown
    }
  }

  /// Returns the place with other positions.
  package func with(_ x: (Start) -> Start, along y: (Start) -> Start) -> KnownPlace {
    var place = self
    for index in spaces.indices {
      place.spaces[index].x = x(spaces[index].x)
      place.spaces[index].y = y(spaces[index].y)
    }
    return place
  }

  /// Returns the place of a view that takes all the room along some sides.
  package func filled(_ sides: GeometrySides) -> KnownPlace {
    with {
      sides.contains(.width) ? $0.filled : $0
    } along: {
      sides.contains(.height) ? $0.filled : $0
    }
  }

  /// Begins a coordinate space here.
  package mutating func begin(_ name: Space.Name) {
    spaces.append(Space(name: name, x: .at(0), y: .at(0)))
  }

  /// Notes that this place is inside a scroll view.
  package mutating func scroll(by view: ViewIdentity) {
    for index in spaces.indices { spaces[index].scrolls.append(view) }
  }
}

/// The effect of a modifier on the position of its content.
package enum PlaceChange {
  /// The alignment of the content in the frame of the modifier before this one.
  case aligned(isLeading: Bool, isTop: Bool)

  /// A position that is unknown.
  case moved

  package static let centered = PlaceChange.aligned(isLeading: false, isTop: false)

  package var isLeading: Bool {
    if case .aligned(let isLeading, _) = self { isLeading } else { false }
  }
  package var isTop: Bool { if case .aligned(_, let isTop) = self { isTop } else { false } }
}
