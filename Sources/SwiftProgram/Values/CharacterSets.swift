/// Foundation's `CharacterSet` as code writes it.
enum CharacterSets {
  /// Returns the set that a value denotes: a known set, or a leading dot such as `.whitespaces.inverted`; nil for any
  /// other value.
  static func set(_ value: SwiftValue) -> CharacterSetValue? {
    switch value {
    case .characterSet(let set): return set
    case .member(let member):
      guard let first = member.links.first else { return nil }
      let made = staticMember(first.name, arguments(of: first))
      return member.links.dropFirst().reduce(made) { set, link in
        set.flatMap { self.member(link.name, of: $0, arguments(of: link)) }
      }
    default: return nil
    }
  }

  private static func arguments(of link: MemberValue.Link) -> [CallArgument]? {
    link.arguments?.map { CallArgument($0.label, $0.value) }
  }

  /// Returns a static member of the type, such as `whitespaces` or `init(charactersIn: "#")`; nil for a name that the
  /// type does not have.
  ///
  /// - Parameter arguments: The arguments of the call; nil for a property.
  static func staticMember(_ name: String, _ arguments: [CallArgument]?) -> CharacterSetValue? {
    guard let arguments else { return NamedCharacterSet(rawValue: name).map { .named($0) } }
    guard name == "init" else { return nil }
    if arguments.isEmpty { return .listed([]) }
    guard arguments.count == 1, arguments[0].label == "charactersIn",
      case .text(let text) = arguments[0].value
    else { return nil }
    return .listed(Set(text.unicodeScalars))
  }

  /// Returns the set that a member makes of another set, such as `inverted` or `union(.newlines)`; nil for a member
  /// that makes no set.
  ///
  /// - Parameter arguments: The arguments of the call; nil for a property.
  static func member(
    _ name: String, of set: CharacterSetValue, _ arguments: [CallArgument]?
  ) -> CharacterSetValue? {
    guard let arguments else { return name == "inverted" ? set.inverted : nil }
    guard arguments.count == 1, let other = self.set(arguments[0].value) else { return nil }
    return switch name {
    case "union": set.union(other)
    case "intersection": set.intersection(other)
    case "subtracting": set.intersection(.inverted(other))
    default: nil
    }
  }

  /// Returns the set after a function that changes it; nil for a function that changes no set.
  static func changed(
    _ set: CharacterSetValue, by name: String, _ arguments: [CallArgument]
  ) -> CharacterSetValue? {
    guard arguments.count == 1 else { return nil }
    switch (name, arguments[0].label, arguments[0].value) {
    case ("insert", "charactersIn", .text(let text)):
      return set.union(.listed(Set(text.unicodeScalars)))
    case ("remove", "charactersIn", .text(let text)):
      return set.intersection(.inverted(.listed(Set(text.unicodeScalars))))
    case ("formUnion", nil, let other): return member("union", of: set, [CallArgument(nil, other)])
    case ("formIntersection", nil, let other):
      return member("intersection", of: set, [CallArgument(nil, other)])
    default: return nil
    }
  }

  /// Returns the result of `contains(scalar)`; nil for an argument that is not a character.
  static func contains(_ set: CharacterSetValue, _ arguments: [CallArgument]) -> Bool? {
    guard arguments.count == 1, arguments[0].label == nil,
      case .text(let text) = arguments[0].value, let scalar = text.unicodeScalars.first,
      text.unicodeScalars.dropFirst().isEmpty
    else { return nil }
    return set.contains(scalar)
  }
}
