/// The functions, properties, elements and static members of a host's own values, which Swift does not know.
///
/// A run asks its host where a value, or a type, is of none of Swift's own kinds. Nil is what the host has none of.
package protocol HostValues: Sendable {
  /// Calls a function of a value.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - value: The value.
  ///   - arguments: The arguments that it is called with, all of which are known.
  ///   - position: The position of the call.
  ///   - run: The run that asks.
  func method(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition,
    in run: ProgramRun
  ) throws -> SwiftValue?

  /// Calls a function of something that is not known.
  func method(
    _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [CallArgument],
    at position: SourcePosition, in run: ProgramRun
  ) throws -> SwiftValue?

  /// Calls a function of a `Binding` itself, and not of what it leads to.
  func method(
    _ name: String, ofBinding location: Location, _ arguments: [CallArgument], in run: ProgramRun
  ) -> SwiftValue?

  /// The value after a function that changes it, and what the function gives.
  func changed(
    _ name: String, _ value: SwiftValue, _ arguments: [CallArgument], in run: ProgramRun
  ) -> (value: SwiftValue, result: SwiftValue)?

  /// A property of a value.
  func property(
    _ name: String, of value: SwiftValue, at position: SourcePosition, in run: ProgramRun
  ) throws -> SwiftValue?

  /// A property that it adds to values of Swift's own.
  func addedProperty(_ name: String, of value: SwiftValue) -> SwiftValue?

  /// Notes that a part of what a closure is given is read, by its name.
  func noteRead(_ name: String, in run: ProgramRun)

  /// Gives a part of a value another value; one of Swift's own may have parts that the host adds to it.
  ///
  /// - Returns: Whether it has such a part.
  func setPart(
    _ name: String, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
  ) -> Bool

  /// An element of a value.
  func element(_ index: SwiftValue, of value: SwiftValue, in run: ProgramRun) throws -> SwiftValue?

  /// Gives an element of a value another value, if it has such an element.
  func setElement(
    _ index: SwiftValue, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun)

  /// A member of a type itself.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - type: The type.
  ///   - arguments: The arguments that it is called with; nil where it is not called.
  ///   - position: The position of the code that names it.
  ///   - run: The run that asks.
  func staticMember(
    _ name: String, of type: SwiftType, _ arguments: [CallArgument]?, at position: SourcePosition,
    in run: ProgramRun
  ) throws -> SwiftValue?

  /// Returns the value that a leading dot denotes where a type is expected that is none of Swift's own.
  func member(_ member: MemberValue, of type: SwiftType, in run: ProgramRun) throws -> SwiftValue

  /// Returns the view that a value shows where a view is expected.
  func element(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) throws
    -> ViewElement?

  /// Returns the value that `as?` makes of a value of the host's own, for another type than its own.
  func cast(_ value: SwiftValue, to type: SwiftType) -> SwiftValue?

  /// A value as a type has it that is none of Swift's own; the value itself where nothing is known of that.
  func coerced(_ value: SwiftValue, to type: SwiftType, in run: ProgramRun) -> SwiftValue

  /// Whether a value is of a type, where that is certain; nil where it is not.
  func isOf(_ type: SwiftType, _ value: SwiftValue) -> Bool?

  /// Returns the result of an operator on two values.
  func combined(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, in run: ProgramRun
  ) -> SwiftValue?

  /// The ranks of two values that have an order.
  func ranks(
    of one: SwiftValue, _ other: SwiftValue, in run: ProgramRun
  ) -> (one: Int, other: Int)?

  /// The value that a property of a structure asks of what is around that.
  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ProgramRun
  ) throws -> SwiftValue

  /// Whether nobody sees move what is called or written to by a name that is not known.
  func movesNothing(_ name: String) -> Bool

  /// Takes what is written to something that is not known, by its name.
  ///
  /// - Returns: Whether it is kept.
  func takes(_ value: SwiftValue, writtenTo name: String, in run: ProgramRun) -> Bool

  /// Writes a value to where a binding leads that has a transaction.
  func write(
    _ value: SwiftValue, to location: Location, in transaction: ViewTransactionValue,
    of run: ProgramRun
  ) throws
}
