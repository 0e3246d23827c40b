/// A global or static constant or variable, or one that is computed.
package struct GlobalCode: Sendable {
  var name: String

  /// The name of the type that has the variable; nil for a variable outside of types.
  var owner: String?
  package var type: SwiftType

  /// The type with the type parameters of the owner; nil if it names none.
  var pattern: SwiftType?

  /// The conditions of the extension that declares the variable.
  var conditions: [ExtensionCondition] = []
  var initial: FrameCode?
  package var getter: Int?

  /// The function that is called instead of a write; nil for a stored variable and for one that cannot be written to.
  var setter: Int?
  var position: SourcePosition

  /// Whether the variable keeps its first value: a `@State` that belongs to no view.
  package var isConstant = false

  /// Whether no view is notified when the variable changes: a variable of the files, and no state of a script.
  var isUntold = false

  /// Whether the variable has a property wrapper of the files' own, which is not played.
  var isUnplayed = false

  /// The global that holds the property wrapper of the files' own whose value the variable is.
  var holder: Int?

  /// The observers that are called before and after a write.
  var willSet: Int?
  var didSet: Int?

  /// Whether `didSet` reads the old value.
  var takesOldValue = false

  /// Whether the variable can be written to, as far as its accessors tell.
  var isWritable: Bool { getter == nil || setter != nil }

  /// The name of the variable after that of its type.
  var fullName: String { owner.map { "\($0).\(name)" } ?? name }
}
