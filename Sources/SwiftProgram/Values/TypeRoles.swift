/// The roles of a type of the files for the frameworks of the host.
package struct TypeRoles: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A type that is shown: a `View`.
  package static let view = TypeRoles(rawValue: 1 << 0)

  /// A type that modifies views: a `ViewModifier`.
  package static let modifier = TypeRoles(rawValue: 1 << 1)

  /// An app, which is the root of everything.
  package static let app = TypeRoles(rawValue: 1 << 2)

  /// An app or a scene of an app.
  package static let scene = TypeRoles(rawValue: 1 << 3)

  /// A type that has a form and no body: a `Shape`.
  package static let shape = TypeRoles(rawValue: 1 << 4)

  /// A type that computes how values move: a `CustomAnimation`.
  package static let animation = TypeRoles(rawValue: 1 << 5)

  /// A type that arranges views, and is one view whatever their number is: a `Layout`.
  package static let layout = TypeRoles(rawValue: 1 << 6)

  /// A style whose buttons do what its body says: a `PrimitiveButtonStyle`.
  package static let primitiveStyle = TypeRoles(rawValue: 1 << 7)

  /// A type that provides the views of a preview: a `PreviewProvider`.
  package static let previews = TypeRoles(rawValue: 1 << 8)

  /// A class whose holders are notified of every change of its `@Published` properties: an `ObservableObject`.
  package static let observableObject = TypeRoles(rawValue: 1 << 9)

  /// A class of which the readers of a property are notified of changes of that property alone: `@Observable`.
  package static let observable = TypeRoles(rawValue: 1 << 10)

  /// A type that is shown and drawn by another framework: a `UIViewRepresentable`.
  package static let representable = TypeRoles(rawValue: 1 << 11)

  /// A type whose states are kept as long as a view with a property of the type is shown: a `DynamicProperty`.
  package static let dynamicProperty = TypeRoles(rawValue: 1 << 12)

  /// A type whose body lists keyframes: a `Keyframes` or a `KeyframeTrackContent`.
  package static let keyframes = TypeRoles(rawValue: 1 << 13)
}
