/// What a host knows of its own values that Swift does not: their functions, properties, elements and static members.
///
/// A run asks its host where a value, or a type, is of none of Swift's own kinds. Nil is what the host has none of.
package protocol HostValues: Sendable {
  /// Calls a function of a value.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - value: The value.
  ///   - arguments: What it is called with, all of which is known.
  ///   - position: Where the call is written.
  ///   - run: The run that asks.
  func method(
    _ name: String, of value: ViewValue, _ arguments: [ViewArgument], at position: SourcePosition,
    in run: ViewRun
  ) throws -> ViewValue?

  /// Calls a function of something that is not known.
  func method(
    _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [ViewArgument],
    at position: SourcePosition, in run: ViewRun
  ) throws -> ViewValue?

  /// Calls a function of a `Binding` itself, and not of what it leads to.
  func method(
    _ name: String, ofBinding location: Location, _ arguments: [ViewArgument], in run: ViewRun
  ) -> ViewValue?

  /// The value after a function that changes it, and what the function gives.
  func changed(
    _ name: String, _ value: ViewValue, _ arguments: [ViewArgument], in run: ViewRun
  ) -> (value: ViewValue, result: ViewValue)?

  /// A property of a value.
  func property(
    _ name: String, of value: ViewValue, at position: SourcePosition, in run: ViewRun
  ) throws -> ViewValue?

  /// A property that it adds to values of Swift's own.
  func addedProperty(_ name: String, of value: ViewValue) -> ViewValue?

  /// Notes that a part of what a closure is given is read, by its name.
  func noteRead(_ name: String, in run: ViewRun)

  /// Gives a part of a value another value; one of Swift's own may have parts that the host adds to it.
  ///
  /// - Returns: Whether it has such a part.
  func setPart(
    _ name: String, of whole: inout ViewValue, to value: ViewValue, in run: ViewRun
  ) -> Bool

  /// An element of a value.
  func element(_ index: ViewValue, of value: ViewValue, in run: ViewRun) throws -> ViewValue?

  /// Gives an element of a value another value, if it has such an element.
  func setElement(
    _ index: ViewValue, of whole: inout ViewValue, to value: ViewValue, in run: ViewRun)

  /// A member of a type itself.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - type: The type.
  ///   - arguments: What it is called with; nil where it is not called.
  ///   - position: Where it is written.
  ///   - run: The run that asks.
  func staticMember(
    _ name: String, of type: ViewType, _ arguments: [ViewArgument]?, at position: SourcePosition,
    in run: ViewRun
  ) throws -> ViewValue?

  /// What a leading dot means where a type is expected that is none of Swift's own.
  func member(_ member: MemberValue, of type: ViewType, in run: ViewRun) throws -> ViewValue

  /// What a value shows where a view is expected.
  func element(_ value: ViewValue, at position: SourcePosition, in run: ViewRun) throws
    -> ViewElement?

  /// What `as?` makes of a value of the host's own, for another type than its own.
  func cast(_ value: ViewValue, to type: ViewType) -> ViewValue?

  /// A value as a type has it that is none of Swift's own; the value itself where nothing is known of that.
  func coerced(_ value: ViewValue, to type: ViewType, in run: ViewRun) -> ViewValue

  /// Whether a value is of a type, where that is certain; nil where it is not.
  func isOf(_ type: ViewType, _ value: ViewValue) -> Bool?

  /// What an operator makes of two values.
  func combined(
    _ one: ViewValue, _ sign: String, _ other: ViewValue, in run: ViewRun
  ) -> ViewValue?

  /// The ranks of two values that have an order.
  func ranks(
    of one: ViewValue, _ other: ViewValue, in run: ViewRun
  ) -> (one: Int, other: Int)?

  /// The value that a property of a structure asks of what is around that.
  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ViewRun
  ) throws -> ViewValue

  /// Takes what is written to something that is not known, by its name.
  ///
  /// - Returns: Whether it is kept.
  func takes(_ value: ViewValue, writtenTo name: String, in run: ViewRun) -> Bool

  /// Writes a value to where a binding leads that has a transaction.
  func write(
    _ value: ViewValue, to location: Location, in transaction: ViewTransactionValue, of run: ViewRun
  ) throws
}
