package import SwiftSyntax

/// The additions of a host to Swift where code is compiled: the functions, types and verbs of its frameworks.
///
/// A declaration of the files comes before one of the host, and one of Swift's own may come before or after it. Nil
/// is the answer for a name that the host does not know.
package protocol HostWords: Sendable {
  /// The functions that are called by their names alone, as `withAnimation` is, which files may have of their own.
  var functionNames: Set<String> { get }

  /// The words with which a statement of a script can begin.
  var verbs: Set<String> { get }

  /// Those of them that are suggested for a statement where what is not known is an error.
  var strictVerbs: [String] { get }

  /// A call of one of the ``verbs``; nil for any other.
  func verb(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?

  /// Compiles an assignment to a target of a script that is no state of the files; nil for any other target.
  func assignment(
    of value: ArraySlice<ExprSyntax>, to target: ExprSyntax, in body: BodyCompiler
  ) throws -> Execute?

  /// A call of a function or of what makes a view; nil for any other.
  func call(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?

  /// A call of what makes a value of a type that the language has no name for; nil for any other.
  func value(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?

  /// A call of something that nobody knows, in code of which the host can tell what it is there for; nil for any other.
  func unknownCall(
    _ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed?

  /// A call of a value, as of a layout with the views in it; nil for any other.
  func call(
    of base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed?

  /// A value of a type that takes more than its own arguments where it is made; nil for any other.
  func value(
    of type: SwiftType, _ arguments: [TypedArgument], at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed?

  /// Notes what the host has to know of a type that the files declare, beside its members.
  func complete(
    _ type: inout TypeCode, of declaration: TypeDeclaration, in program: ProgramCompiler)

  /// A value of a type that is made of other arguments than its parts; nil for any other.
  func value(of type: SwiftType, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?

  /// Returns the code that is run besides where a value of a type of the files is made, by the type's number; nil if
  /// there is none.
  func whenMade(_ type: Int, at position: SourcePosition, in body: BodyCompiler)
    -> (@Sendable (ProgramRun) -> Void)?

  /// A call of a modifier; nil for what is none.
  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed?

  /// Whether there is a modifier of a name that may take arguments of some labels.
  func mayHaveModifier(_ name: String, _ labels: [String?]) -> Bool

  /// A call of a function that changes what it is called on; nil for one that the language has, or that nobody has.
  func mutation(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed?

  /// `self.init(…)` in an initializer that the files add to what the host makes; nil anywhere else.
  func delegated(to base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?

  /// The type of an argument of a function of the host's; nil for any other function.
  ///
  /// - Parameters:
  ///   - index: The argument's place among those of the call.
  ///   - label: Its label.
  ///   - name: The name of the function.
  ///   - base: The type of what it is called on.
  ///   - call: The call.
  ///   - body: The compiler of the call.
  func argumentType(
    _ index: Int, _ label: String?, of name: String, on base: SwiftType,
    _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) -> SwiftType?

  /// The type of what a function of the host's gives; nil for any other function.
  func resultType(
    of name: String, on base: SwiftType, _ arguments: [TypedArgument], in body: BodyCompiler
  ) -> SwiftType?

  /// Returns the note on a property that is read and whose value is not known, by its name and the type that has it;
  /// nil if there is none.
  func note(on property: String, of base: SwiftType, in body: BodyCompiler) -> String?

  /// A call of a function of a value, where it is not what it looks like; nil where it is.
  func method(_ plain: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed?

  /// A chain that begins with a name of the host's; nil for any other.
  ///
  /// - Parameter links: The links that follow; those that are understood are taken away.
  func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, in body: BodyCompiler
  ) throws -> Typed?

  /// A chain that begins with a dot, where a view or a shape is expected; nil for what is none.
  ///
  /// - Parameter links: The chain; what is understood is taken away.
  func implicitView(_ links: inout ArraySlice<ChainLink>, in body: BodyCompiler) throws -> Typed?

  /// Whether a chain is an animation by its beginning, whatever type is expected.
  func beginsAnimation(_ root: ChainRoot) -> Bool

  /// Whether a name is that of something that is shown.
  func isView(_ name: String) -> Bool

  /// Whether a value of a type of a name is something that is shown.
  func isShown(_ type: String) -> Bool

  /// The type of a value of the environment, where it has to be known; nil where it has not.
  func environmentType(of key: String) -> SwiftType?

  /// Whether a type that the files do not declare has a static member; nil where the host does not know.
  func hasMember(_ name: String, of type: String) -> Bool?
}
