package import AnimationModel

/// The named points of `UnitPoint`.
package enum NamedUnitPoints {
  /// The points in the order in which they are listed.
  package static let all: [(name: String, point: UnitPoint)] = [
    ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing),
    ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// The points by name.
  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.point) })
}
