/// The facts about a value that its type here does not say, and that a variable keeps with it.
package struct ValueForm: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A part of an array or a text, whose indices are those of the whole.
  static let part = ValueForm(rawValue: 1 << 0)

  /// A collection of Swift's own around another one, such as that of `reversed()`, which prints as such.
  static let adapter = ValueForm(rawValue: 1 << 1)

  /// A lazy collection, whose functions give such collections too.
  static let lazy: ValueForm = [.adapter, ValueForm(rawValue: 1 << 2)]

  /// What is behind a `?`: it may be missing, even where its type is not known.
  static let chain = ValueForm(rawValue: 1 << 3)

  /// The keys or the values of a dictionary, which have no order.
  static let unordered = ValueForm(rawValue: 1 << 4)

  /// `Self` in a function of objects, which is the class of the object and may be made of the one around.
  static let ownClass = ValueForm(rawValue: 1 << 5)
}

extension ValueForm {
  /// The form of what a function of a collection gives.
  static func result(of name: String, on base: Typed, giving type: SwiftType) -> ValueForm {
    var form: ValueForm = ElementCompiler.isSlice(name, of: base) ? .part : []
    let isLazy = base.form.isSuperset(of: .lazy)
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

  /// The form of a property of a collection.
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
  /// The type as which a text has it; nil for what prints as the collections that it is made of.
  var printedType: SwiftType? {
    if form.contains(.adapter) { return nil }
    return form.contains(.chain) ? .optional(type.unwrapped) : type
  }
}
