/// A global or static constant or variable, or one that is computed.
package struct GlobalCode: Sendable {
  var name: String

  /// The name of the type that it belongs to, if it does.
  var owner: String?
  package var type: SwiftType

  /// Its type with the type parameters of the type that it belongs to; nil where none is in it.
  var pattern: SwiftType?

  /// The conditions of the extension that it is from.
  var conditions: [ExtensionCondition] = []
  var initial: FrameCode?
  package var getter: Int?

  /// The function that is called instead of a write; nil for a variable that is kept or cannot be written to.
  var setter: Int?
  var position: SourcePosition

  /// Whether it keeps its first value: a `@State` that belongs to no view.
  package var isConstant = false

  /// Whether no view is told when it changes: one that the files declare, and no state of a script.
  var isUntold = false

  /// Whether a property wrapper of the files' own keeps it, which is not played.
  var isUnplayed = false

  /// The global that holds the property wrapper of the files' own that it is the value of.
  var holder: Int?

  /// Functions that are called before and after a write.
  var willSet: Int?
  var didSet: Int?

  /// Whether the one that is called afterwards asks what the value was before.
  var takesOldValue = false

  /// Whether it can be written to, as far as its accessors tell.
  var isWritable: Bool { getter == nil || setter != nil }

  /// Its name with that of its type.
  var fullName: String { owner.map { "\($0).\(name)" } ?? name }
}
