package import SwiftSyntax

/// The declarations of a host's frameworks, as far as they must be known where the files are taken apart: types,
/// protocols, wrappers of properties.
///
/// A declaration of the files comes before one of the frameworks. Nil is the answer for a name that the frameworks do
/// not have.
package protocol FrameworkTypes: Sendable {
  /// The names of the frameworks, which may stand before the names of what is in them.
  var modules: Set<String> { get }

  /// The type of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The types for its type parameters, in order.
  func type(_ name: String, _ arguments: [SwiftType]) -> SwiftType?

  /// The type of a name in another type, as of `Set` in `Edge`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - base: The name of the other type.
  ///   - arguments: The arguments that are written for its type parameters; nil where none are.
  ///   - number: The function that gives the number of a type of the files by its name.
  func type(
    _ name: String, in base: String, _ arguments: GenericArgumentClauseSyntax?,
    _ number: (String) -> Int?
  ) -> SwiftType?

  /// Returns the type that all types conforming to a protocol have in common.
  func type(conformingTo name: String) -> SwiftType?

  /// Whether a type that is not looked into is what several have in common, as `ShapeStyle` is.
  func isShared(_ name: String) -> Bool

  /// Whether the values of a type are known by the names of its members alone, as those of `CoordinateSpace` are.
  func isKnownByMembers(_ type: String) -> Bool

  /// Returns the roles of a type of the files for the frameworks, by its conformances and its members.
  func roles(of type: TypeDeclaration) -> TypeRoles

  /// The type of the frameworks that keeps values by keys, and its static variable with the object that has them.
  var keyedValues: (type: String, variable: String)? { get }

  /// Returns the effect of a wrapper on a property, by the wrapper's name.
  func wrapper(_ name: String) -> PropertyWrapper?

  /// Whether an attribute of a variable leaves the value as it is, by its name: a macro's, or a result builder.
  func leavesValue(_ attribute: String) -> Bool

  /// The result builder of what is shown.
  var builder: String? { get }

  /// Whether a call of something of theirs changes what is shown, by itself.
  func writes(_ call: FunctionCallExprSyntax) -> Bool

  /// Whether it is certain that a call changes nothing by itself: it calls what it is given, or nobody sees it move.
  func changesNothing(_ call: FunctionCallExprSyntax) -> Bool

  /// The names by which the frameworks call what a type of the files declares, without their being written.
  var calledNames: Set<String> { get }

  /// Those by which they call it where something is shown: also those of the types with which that begins, of all types
  /// of the files.
  func shownNames(among types: [TypeDeclaration]) -> Set<String>
}
