internal import SwiftProgram

/// The size that is offered to a view with its modifiers, and the place of the view.
struct RoomAround {
  /// The size that is offered.
  var offered: OfferedRoom

  /// The place of the view with its modifiers.
  var place: KnownPlace

  /// The sides along which the view without modifiers takes all the room.
  var fills: GeometrySides = []

  /// The size of the view without modifiers, as far as it is known.
  var content = OfferedRoom()

  /// Returns the size of the view with modifiers, innermost first.
  func size(with modifiers: some Collection<ViewModifierValue>) -> OfferedRoom {
    offered.size(with: modifiers, fills: fills, of: content)
  }

  /// Returns the size and the place inside the modifiers from an index on: those of content that is attached to the
  /// view with the modifiers before that index.
  func behind(_ modifiers: [ViewModifierValue], _ index: Int) -> (OfferedRoom, KnownPlace) {
    let (inner, outer) = (modifiers[..<index], modifiers[index...])
    let filled = fills.with(inner)
    return (
      offered.inside(outer).size(with: inner, fills: fills, of: content),
      place.inside(outer).with {
        filled.contains(.width) ? $0.filled : $0.sized
      } along: {
        filled.contains(.height) ? $0.filled : $0.sized
      }
    )
  }
}
