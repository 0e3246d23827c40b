internal import SwiftProgram

/// The room around a view and its modifiers.
struct RoomAround {
  /// How much there is.
  var offered: OfferedRoom

  /// The place at which it begins.
  var place: KnownPlace

  /// Along which sides the view takes all of it without modifiers.
  var fills: GeometrySides = []

  /// The size of the view without modifiers, as far as it is known.
  var content = OfferedRoom()

  /// The size of the view with modifiers, innermost first.
  func size(with modifiers: some Collection<ViewModifierValue>) -> OfferedRoom {
    offered.size(with: modifiers, fills: fills, of: content)
  }

  /// Returns the part of the room that is inside of the modifiers from an index on: the room for content behind the
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
