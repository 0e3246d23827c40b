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

extension ValueForm {
  /// Returns the form of the result of a function of a collection.
  static func result(of name: String, on base: Typed, giving type: SwiftType) -> ValueForm {
    var form: ValueForm = ElementCompiler.isSlice(name, of: base) ? .part : []
    let isLazy = base.isLazy
    switch name {
    case "reversed", "enumerated", "makeIterator": form.insert(.adapter)
    case "joined" where type.isCollection: form.insert(.adapter)
    case "prefix", "suffix", "dropFirst", "dropLast", "drop":
      if base.type.isKeyed || base.type.isRange { form.insert(.adapter) }
      if isLazy { form.formUnion(.lazy) }
    case "map", "compactMap", "flatMap", "filter": if isLazy { form.formUnion(.lazy) }
    default: break
    }
    return form
  }

  /// Returns the form of a property of a collection.
  static func property(_ name: String, of base: Typed) -> ValueForm {
    switch name {
    case "lazy": .lazy
    case "utf8", "utf16", "unicodeScalars": base.type.unwrapped == .text ? .adapter : []
    case "indices": base.type.unwrapped == .text ? .adapter : []
    case "keys", "values": UnorderedCompiler.isUnordered(base) ? .unordered : []
    default: []
    }
  }
}

extension Typed {
  /// The type as which the value prints; nil for a collection of Swift's own around another one.
  var printedType: SwiftType? {
    if form.contains(.adapter) { return nil }
    return form.contains(.chain) ? .optional(type.unwrapped) : type
  }
}
