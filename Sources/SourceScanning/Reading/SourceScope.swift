/// A part of a file that names belong to: the file, a type, a function, a closure, a block.
struct SourceScope: Sendable {
  enum Kind: Sendable {
    case file
    /// The members of a type, by its whole name: `Tokens.Motion`.
    case type(String)
    /// A function, a property with a body, a closure or a block.
    case code
  }

  let kind: Kind

  /// The scope around it; nil for the file.
  let parent: Int?

  /// The range of its code, in bytes.
  let range: Range<Int>

  /// The name of the function or property, after which the declarations in it are called.
  var name: String?

  /// The trigger that makes it run, such as `onTapGesture`; nil if none is known.
  var trigger: String?

  /// Whether it is a preview.
  var isPreview = false

  /// The declarations in it, by name.
  var names: [String: [Declaration]] = [:]
}

/// A declaration of a name.
struct Declaration: Sendable {
  /// The meaning of the name, as far as it is known.
  enum Meaning: Sendable {
    /// The value that is written for it.
    case value(WrittenCode)
    /// The code that computes its value.
    case results(WrittenCode)
    /// A function with its parameters.
    case function([FunctionParameter], WrittenCode?)
    /// A parameter of a function, with its default.
    case parameter(WrittenCode?)
    /// A counter that runs over what is written.
    case counter(WrittenCode)
    /// Nothing, and why.
    case unknown(String)
  }

  let name: String
  let meaning: Meaning

  /// In which scope of its file its value is written.
  let scope: Int

  /// The offset of its name, in bytes.
  let offset: Int

  var isStatic = false
  var isVariable = false

  /// Whether only its own file can name it.
  var isPrivate = false

  /// Whether it has an attribute such as `@State`, which may change it.
  var wrapper: String?

  /// Whether its value says that motion is to be reduced: `@Environment(\.accessibilityReduceMotion)`.
  var asksForReducedMotion = false

  /// The name of its type; nil where that is left out.
  var typeName: String?

  /// The `#if` in which it is; empty outside of all.
  var condition = ""
}

/// A parameter of a function of the app's.
struct FunctionParameter: Sendable {
  /// The label of its argument; nil for none.
  let label: String?
  let name: String
  let defaultValue: WrittenCode?
}

/// A declaration and where it is.
struct DeclaredName: Sendable {
  let file: Int
  let declaration: Declaration

  /// Its whole name: `Animation.card`.
  let qualifiedName: String
}
