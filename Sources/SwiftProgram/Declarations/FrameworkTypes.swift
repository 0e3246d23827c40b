package import SwiftSyntax

/// The declarations of a host's frameworks that must be known to read declarations of the files: types, protocols and
/// property wrappers.
///
/// A declaration of the files precedes one of the frameworks. Nil is the answer for a name that the frameworks do not
/// have.
package protocol FrameworkTypes: Sendable {
  /// The names of the frameworks, which may precede the names of their declarations.
  var modules: Set<String> { get }

  /// Returns the type of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The types for its type parameters, in order.
  func type(_ name: String, _ arguments: [SwiftType]) -> SwiftType?

  /// Returns the type of a name in another type, such as `Set` in `Edge`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - base: The name of the other type.
  ///   - arguments: The type arguments as they are written; nil where there are none.
  ///   - number: Returns the number of a type of the files by its name.
  func type(
    _ name: String, in base: String, _ arguments: GenericArgumentClauseSyntax?,
    _ number: (String) -> Int?
  ) -> SwiftType?

  /// Returns the type that all types conforming to a protocol have in common.
  func type(conformingTo name: String) -> SwiftType?

  /// Returns whether an opaque type is a common type of several others, as `ShapeStyle` is.
  func isShared(_ name: String) -> Bool

  /// Returns whether the values of a type are known by the names of its members alone, as those of `CoordinateSpace`
  /// are.
  func isKnownByMembers(_ type: String) -> Bool

  /// Returns the roles of a type of the files for the frameworks, by its conformances and its members.
  func roles(of type: TypeDeclaration) -> TypeRoles

  /// The type of the frameworks that stores values under keys, and its static variable with the object that has them.
  var keyedValues: (type: String, variable: String)? { get }

  /// Returns the effect of a wrapper on a property, by the wrapper's name.
  func wrapper(_ name: String) -> PropertyWrapper?

  /// Returns whether an attribute of a variable does not change its value, by the name of the attribute: a macro, or a
  /// result builder.
  func leavesValue(_ attribute: String) -> Bool

  /// The name of the result builder for views.
  var builder: String? { get }

  /// Returns whether a call of a function of the frameworks changes something that is shown, by itself.
  func writes(_ call: FunctionCallExprSyntax) -> Bool

  /// Returns whether a call certainly changes nothing by itself: it only calls its arguments, or makes nothing move
  /// that is seen.
  func changesNothing(_ call: FunctionCallExprSyntax) -> Bool

  /// The names of members of the files' types that the frameworks call.
  var calledNames: Set<String> { get }

  /// Returns the names that the frameworks call where something is shown, and the names of the types that are shown
  /// first, among all types of the files.
  func shownNames(among types: [TypeDeclaration]) -> Set<String>
}
