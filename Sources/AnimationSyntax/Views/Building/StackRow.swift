internal import SwiftProgram

/// The views of a stack while they are made one after another, which determines the place of the next one.
final class StackRow {
  /// The direction in which the views are arranged.
  enum Direction { case down, across, overEachOther }

  let direction: Direction

  /// The spacing between two views in points; nil for the system's.
  private let spacing: Double?

  /// The place of the first view.
  private let first: KnownPlace

  /// The length of the views so far, without the spacing after them; nil if it is unknown.
  private var end: Double? = 0
  private var count = 0

  /// The size of the last view.
  private var last = OfferedRoom()

  /// - Parameters:
  ///   - place: The place of the first view.
  ///   - direction: The direction in which the views are arranged.
  ///   - spacing: The spacing between two views in points; nil for the system's.
  init(from place: KnownPlace, _ direction: Direction, spacing: Double? = nil) {
    first = place
    self.direction = direction
    self.spacing = spacing
  }

  /// The place of the next view.
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

  /// The distance from the beginning of the stack to the next view.
  private var begin: Double? {
    count == 0 ? 0 : end.flatMap { end in spacing.map { end + $0 } }
  }

  /// The size of the stack so far, as far as it is known.
  private var size: OfferedRoom {
    if count == 1 { return last }
    return switch direction {
    case .overEachOther: OfferedRoom()
    case .down: OfferedRoom(height: end)
    case .across: OfferedRoom(width: end)
    }
  }

  /// Returns the size of the stack so far; nil if it is the given one, which is around.
  func size(unless outer: StackRow?) -> OfferedRoom? { self === outer ? nil : size }

  /// Adds a view of a size.
  func advance(by size: OfferedRoom) {
    let length = direction == .down ? size.height : size.width
    end = begin.flatMap { begin in length.map { begin + $0 } }
    count += 1
    last = size
  }

  /// Adds a view of unknown size.
  func lose() { advance(by: OfferedRoom()) }
}
