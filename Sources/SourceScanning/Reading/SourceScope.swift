/// A scope of names in a file: the file, a type, a function, a closure, a block.
struct SourceScope: Sendable {
  enum Kind: Sendable {
    case file
    /// The members of a type, with its qualified name: `Tokens.Motion`.
    case type(String)
    /// A function, a property with a body, a closure or a block.
    case code
  }

  let kind: Kind

  /// The scope around this one; nil for the file.
  let parent: Int?

  /// The range of the scope's code, in bytes.
  let range: Range<Int>

  /// The name of the function or property, by which the declarations in it are named.
  var name: String?

  /// The trigger of the scope's code, such as `onTapGesture`; nil if none is known.
  var trigger: String?

  /// Whether the scope is a preview.
  var isPreview = false

  /// The declarations in the scope, by name.
  var names: [String: [Declaration]] = [:]
}

/// A declaration of a name.
struct Declaration: Sendable {
  /// The meaning of the name, as far as it is known.
  enum Meaning: Sendable {
    /// A value that is written in the declaration.
    case value(WrittenCode)
    /// A value that is not written in the declaration: an initializer may give it.
    case stored
    /// A value that is computed by code.
    case results(WrittenCode)
    /// A function with its parameters and its code.
    case function([FunctionParameter], WrittenCode?)
    /// A parameter of a function, with its default.
    case parameter(WrittenCode?)
    /// A counter that runs over a written range or array.
    case counter(WrittenCode)
    /// An unknown value, with the reason.
    case unknown(String)
  }

  let name: String
  let meaning: Meaning

  /// The index of the scope, in its file, in which the value is written.
  let scope: Int

  /// The offset of the name, in bytes.
  let offset: Int

  var isStatic = false
  var isVariable = false

  /// Whether only code of the same file can use the name.
  var isPrivate = false

  /// The attribute, such as `@State`, that may change the value; nil if there is none.
  var wrapper: String?

  /// Whether the value is the setting for reduced motion: `@Environment(\.accessibilityReduceMotion)`.
  var asksForReducedMotion = false

  /// The name of the type; nil if it is not written.
  var typeName: String?

  /// The condition of the `#if` around the declaration; empty outside of all.
  var condition = ""
}

/// A parameter of an app's function.
struct FunctionParameter: Sendable {
  /// The label of the argument; nil for none.
  let label: String?
  let name: String
  let defaultValue: WrittenCode?
}

/// A declaration with its file.
struct DeclaredName: Sendable {
  let file: Int
  let declaration: Declaration

  /// The qualified name: `Animation.card`.
  let qualifiedName: String
}
