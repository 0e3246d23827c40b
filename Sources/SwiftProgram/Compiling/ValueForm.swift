/// The facts about a value that its `SwiftType` does not tell, and that a variable keeps with the value.
package struct ValueForm: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A part of an array or a text, whose indices are those of the whole.
  static let part = ValueForm(rawValue: 1 << 0)

  /// A collection of Swift's own around another one, such as that of `reversed()`, which prints as a type of its own.
  static let adapter = ValueForm(rawValue: 1 << 1)

  /// A lazy collection, whose functions return lazy collections too.
  static let lazy: ValueForm = [.adapter, ValueForm(rawValue: 1 << 2)]

  /// The result of a chain with a `?`, which may be nil even where its type is not known.
  static let chain = ValueForm(rawValue: 1 << 3)

  /// The keys or the values of a dictionary, which have no order.
  static let unordered = ValueForm(rawValue: 1 << 4)

  /// `Self` in a function of objects, which is the class of the object, and may be a subclass of the class around.
  static let ownClass = ValueForm(rawValue: 1 << 5)
}
