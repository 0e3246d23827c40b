internal import SwiftProgram

/// The views of a stack as they are made one after the other: where the next one begins.
final class StackRow {
  /// The direction in which views lie next to each other.
  enum Direction { case down, across, overEachOther }

  let direction: Direction

  /// The points between two views; nil where that is the system's.
  private let spacing: Double?

  /// The place at which the first view begins.
  private let first: KnownPlace

  /// The length that the views so far take, without the spacing after them; nil where it is not known.
  private var end: Double? = 0
  private var count = 0

  /// The size of the view that came last.
  private var last = OfferedRoom()

  /// - Parameters:
  ///   - place: The place at which the first view begins.
  ///   - direction: The direction in which the others lie.
  ///   - spacing: The points between two views; nil where that is the system's.
  init(from place: KnownPlace, _ direction: Direction, spacing: Double? = nil) {
    first = place
    self.direction = direction
    self.spacing = spacing
  }

  /// The place at which the next view begins.
  var next: KnownPlace {
    switch direction {
    case .overEachOther: first
    case .down:
      first.with {
        $0
      } along: {
        $0.moved(by: begin)
      }
    case .across:
      first.with {
        $0.moved(by: begin)
      } along: {
        $0
      }
    }
  }

  /// How far from the first view the next one begins.
  private var begin: Double? {
    count == 0 ? 0 : end.flatMap { end in spacing.map { end + $0 } }
  }

  /// The size of all of it, as far as it is known.
  private var size: OfferedRoom {
    if count == 1 { return last }
    return switch direction {
    case .overEachOther: OfferedRoom()
    case .down: OfferedRoom(height: end)
    case .across: OfferedRoom(width: end)
    }
  }

  /// The size of all of it, unless it is one around.
  func size(unless outer: StackRow?) -> OfferedRoom? { self === outer ? nil : size }

  /// Goes on after a view of a size.
  func advance(by size: OfferedRoom) {
    let length = direction == .down ? size.height : size.width
    end = begin.flatMap { begin in length.map { begin + $0 } }
    count += 1
    last = size
  }

  /// Goes on after something of which it is not known how much room it takes.
  func lose() { advance(by: OfferedRoom()) }
}
