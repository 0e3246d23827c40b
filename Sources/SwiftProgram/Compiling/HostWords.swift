package import SwiftSyntax

/// The additions of a host to Swift at compile time: the functions, types and verbs of its frameworks.
///
/// A declaration of the files precedes one of the host, and one of Swift's own may precede or follow it. Nil is the
/// answer for a name that the host does not know.
package protocol HostWords: Sendable {
  /// The functions that are called by their names alone, such as `withAnimation`; files may declare functions with
  /// these names.
  var functionNames: Set<String> { get }

  /// The words with which a statement of a script can begin.
  var verbs: Set<String> { get }

  /// The verbs that are suggested for a statement where unknown names are errors.
  var strictVerbs: [String] { get }

  /// Compiles a call of one of the ``verbs``; nil for any other call.
  func verb(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?

  /// Compiles an assignment to a target of a script that is not a state of the files; nil for any other target.
  func assignment(
    of value: ArraySlice<ExprSyntax>, to target: ExprSyntax, in body: BodyCompiler
  ) throws -> Execute?

  /// Compiles a call of a function or of a view's initializer; nil for any other call.
  func call(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?

  /// Compiles a call that makes a value of a type of the host's own; nil for any other call.
  func value(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?

  /// Compiles a call of an unknown function in code whose purpose the host knows; nil for any other call.
  func unknownCall(
    _ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed?

  /// Compiles a call of a value, such as a layout with the views in it; nil for any other call.
  func call(
    of base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed?

  /// Compiles a value of a type that takes more than its own arguments; nil for any other type.
  func value(
    of type: SwiftType, _ arguments: [TypedArgument], at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed?

  /// Notes what the host has to know about a type of the files besides its members.
  func complete(
    _ type: inout TypeCode, of declaration: TypeDeclaration, in program: ProgramCompiler)

  /// Compiles a value of a type that is made of other arguments than its parts; nil for any other type.
  func value(of type: SwiftType, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?

  /// Returns additional code that is run where a value of a type of the files is made, by the number of the type; nil
  /// if there is none.
  func whenMade(_ type: Int, at position: SourcePosition, in body: BodyCompiler)
    -> (@Sendable (ProgramRun) -> Void)?

  /// Compiles a call of a modifier; nil for any other call.
  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed?

  /// Returns whether there is a modifier of a name that may take arguments of some labels.
  func mayHaveModifier(_ name: String, _ labels: [String?]) -> Bool

  /// Compiles a call of a mutating function; nil for one that Swift has, or that is unknown.
  func mutation(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed?

  /// Compiles `self.init(…)` in an initializer that the files add to a type of the host; nil anywhere else.
  func delegated(to base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?

  /// Returns the type of an argument of a function of the host; nil for any other function.
  ///
  /// - Parameters:
  ///   - index: The index of the argument in the call.
  ///   - label: The label of the argument.
  ///   - name: The name of the function.
  ///   - base: The type of the value that the function is called on.
  ///   - call: The call.
  ///   - body: The compiler of the call.
  func argumentType(
    _ index: Int, _ label: String?, of name: String, on base: SwiftType,
    _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) -> SwiftType?

  /// Returns the type of the result of a function of the host; nil for any other function.
  func resultType(
    of name: String, on base: SwiftType, _ arguments: [TypedArgument], in body: BodyCompiler
  ) -> SwiftType?

  /// Returns the note on a property whose value is unknown when it is read, by the name of the property and its type;
  /// nil if there is none.
  func note(on property: String, of base: SwiftType, in body: BodyCompiler) -> String?

  /// Compiles a call of a method that differs from what it looks like; nil for any other call.
  func method(_ plain: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed?

  /// Compiles a chain that begins with a name of the host; nil for any other chain.
  ///
  /// - Parameter links: The links that follow; the links that are understood are removed.
  func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, in body: BodyCompiler
  ) throws -> Typed?

  /// Compiles a chain that begins with a dot where a view or a shape is expected; nil for any other chain.
  ///
  /// - Parameter links: The links of the chain; the links that are understood are removed.
  func implicitView(_ links: inout ArraySlice<ChainLink>, in body: BodyCompiler) throws -> Typed?

  /// Returns whether a chain is an animation because of its first link, whatever type is expected.
  func beginsAnimation(_ root: ChainRoot) -> Bool

  /// Returns whether a name is that of a view.
  func isView(_ name: String) -> Bool

  /// Returns whether values of a type with a name are views.
  func isShown(_ type: String) -> Bool

  /// Returns the type of a value of the environment, where it has to be known; nil if it does not.
  func environmentType(of key: String) -> SwiftType?

  /// Returns whether a type that the files do not declare has a static member; nil if that is unknown.
  func hasMember(_ name: String, of type: String) -> Bool?
}
