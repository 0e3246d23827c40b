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
