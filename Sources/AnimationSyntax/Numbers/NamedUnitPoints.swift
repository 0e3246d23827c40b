internal import AnimationModel

/// The points that `UnitPoint` has names for.
enum NamedUnitPoints {
  /// The points in the order in which they are listed.
  static let all: [(name: String, point: UnitPoint)] = [
    ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing),
    ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// The points by name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.point) })
}
