/// The functions, properties, elements and static members of a host's own values, which the interpreter does not know.
///
/// A run asks its host about values and types that are not Swift's own. Nil means that the host has none.
package protocol HostValues: Sendable {
  /// Calls a function of a value.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - value: The value.
  ///   - arguments: The arguments of the call, all of which are known.
  ///   - position: The position of the call.
  ///   - run: The run that asks.
  func method(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition,
    in run: ProgramRun
  ) throws -> SwiftValue?

  /// Calls a function of an unknown value.
  func method(
    _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [CallArgument],
    at position: SourcePosition, in run: ProgramRun
  ) throws -> SwiftValue?

  /// Calls a function of a `Binding` itself, and not of the value that it leads to.
  func method(
    _ name: String, ofBinding location: Location, _ arguments: [CallArgument], in run: ProgramRun
  ) -> SwiftValue?

  /// Returns a value after a mutating function, and the result of the function.
  func changed(
    _ name: String, _ value: SwiftValue, _ arguments: [CallArgument], in run: ProgramRun
  ) -> (value: SwiftValue, result: SwiftValue)?

  /// Returns the property of a value.
  func property(
    _ name: String, of value: SwiftValue, at position: SourcePosition, in run: ProgramRun
  ) throws -> SwiftValue?

  /// Returns the property that the host adds to a value of Swift.
  func addedProperty(_ name: String, of value: SwiftValue) -> SwiftValue?

  /// Notes that a closure reads a part of its argument, by the name of the part.
  func noteRead(_ name: String, in run: ProgramRun)

  /// Sets a part of a value; values of Swift may have parts that the host adds.
  ///
  /// - Returns: Whether the value has such a part.
  func setPart(
    _ name: String, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
  ) -> Bool

  /// Returns the element of a value.
  func element(_ index: SwiftValue, of value: SwiftValue, in run: ProgramRun) throws -> SwiftValue?

  /// Sets an element of a value, if the value has such an element.
  func setElement(
    _ index: SwiftValue, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun)

  /// Returns a static member of a type.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - type: The type.
  ///   - arguments: The arguments of the call; nil where the member is not called.
  ///   - position: The position of the code that names the member.
  ///   - run: The run that asks.
  func staticMember(
    _ name: String, of type: SwiftType, _ arguments: [CallArgument]?, at position: SourcePosition,
    in run: ProgramRun
  ) throws -> SwiftValue?

  /// Returns the value that a leading dot denotes where a type of the host's own is expected.
  func member(_ member: MemberValue, of type: SwiftType, in run: ProgramRun) throws -> SwiftValue

  /// Lists the value of a statement in a closure that lists keyframes: other values are not listed, and an unknown one is
  /// left out with the keyframes after it.
  func list(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) throws

  /// Returns the view that a value shows where a view is expected.
  func element(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) throws
    -> ViewElement?

  /// Returns the result of `as?` for a value of the host's own and a type other than its own.
  func cast(_ value: SwiftValue, to type: SwiftType) -> SwiftValue?

  /// Returns a value converted to a type of the host's own; the value itself where no conversion is known.
  func coerced(_ value: SwiftValue, to type: SwiftType, in run: ProgramRun) -> SwiftValue

  /// Returns whether a value is of a type; nil if that is uncertain.
  func isOf(_ type: SwiftType, _ value: SwiftValue) -> Bool?

  /// Returns the result of an operator on two values.
  func combined(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, in run: ProgramRun
  ) -> SwiftValue?

  /// Returns the ranks of two values that have an order; nil for other values.
  func ranks(
    of one: SwiftValue, _ other: SwiftValue, in run: ProgramRun
  ) -> (one: Int, other: Int)?

  /// Returns the value that a property of a structure reads from the environment of the structure.
  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ProgramRun
  ) throws -> SwiftValue

  /// Returns whether calls of, and writes to, an unknown name cannot make anything move that is seen.
  func movesNothing(_ name: String) -> Bool

  /// Takes a value that is written to something unknown, by its name.
  ///
  /// - Returns: Whether the value is kept.
  func takes(_ value: SwiftValue, writtenTo name: String, in run: ProgramRun) -> Bool

  /// Writes a value through a binding that has a transaction.
  func write(
    _ value: SwiftValue, to location: Location, in transaction: ViewTransactionValue,
    of run: ProgramRun
  ) throws
}
