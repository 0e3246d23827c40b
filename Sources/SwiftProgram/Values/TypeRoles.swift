/// The roles of a type of the files for the frameworks of the host.
package struct TypeRoles: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It is shown: a `View`.
  package static let view = TypeRoles(rawValue: 1 << 0)

  /// It modifies what is shown: a `ViewModifier`.
  package static let modifier = TypeRoles(rawValue: 1 << 1)

  /// An app, with which everything begins.
  package static let app = TypeRoles(rawValue: 1 << 2)

  /// An app or a scene of one.
  package static let scene = TypeRoles(rawValue: 1 << 3)

  /// It has a form and no body: a `Shape`.
  package static let shape = TypeRoles(rawValue: 1 << 4)

  /// It says how values move: a `CustomAnimation`.
  package static let animation = TypeRoles(rawValue: 1 << 5)

  /// It puts views somewhere, and is one view however many there are in it: a `Layout`.
  package static let layout = TypeRoles(rawValue: 1 << 6)

  /// A style whose buttons do what its body says: a `PrimitiveButtonStyle`.
  package static let primitiveStyle = TypeRoles(rawValue: 1 << 7)

  /// It says what a preview shows: a `PreviewProvider`.
  package static let previews = TypeRoles(rawValue: 1 << 8)

  /// Holders of an object of it are told of every change of a `@Published` property in it: an `ObservableObject`.
  package static let observableObject = TypeRoles(rawValue: 1 << 9)

  /// Readers of a property of it are told of changes of that alone: `@Observable`.
  package static let observable = TypeRoles(rawValue: 1 << 10)

  /// It is shown and drawn by another framework: a `UIViewRepresentable`.
  package static let representable = TypeRoles(rawValue: 1 << 11)

  /// Its states are kept as long as the view that has a property of it is shown: a `DynamicProperty`.
  package static let dynamicProperty = TypeRoles(rawValue: 1 << 12)
}
