extension SwiftType {
  /// What a view is told of where it lies: a `GeometryProxy`.
  package static let geometryProxy = SwiftType.tuple([
    .init(label: "size", type: .geometry(.size)),
    .init(label: "safeAreaInsets", type: .geometry(.insets)),
    .init(label: "place", type: .integer),
  ])
}
