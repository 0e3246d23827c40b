extension Catalog {
  /// All entries, in the order of listings.
  ///
  /// Overloads of one name are together, the one that Swift prefers first.
  public static let all: [CallableSignature] =
    curveAnimations + springAnimations + modifiers + springs + unitCurves + unitPoints + uiKit
    + keyframes + transitions + easings

  /// Returns the signatures with a name that begin a value of a type: its static members, or its initializers under the
  /// name `init`.
  static func starts(of type: ValueType, named name: String) -> [CallableSignature] {
    byType[type]?[name] ?? []
  }

  /// Returns whether a name after a leading dot begins a transition, and no animation.
  static func beginsTransition(_ name: String) -> Bool {
    starts(of: .animation, named: name).isEmpty && !starts(of: .transition, named: name).isEmpty
  }

  /// Returns the signatures with a name that can follow a value of a type.
  static func members(of type: ValueType, named name: String) -> [CallableSignature] {
    membersByType[type]?[name] ?? []
  }

  /// Returns the names that begin a value of a type, without its initializers.
  static func startNames(of type: ValueType) -> [String] {
    names(of: type, isMember: false)
  }

  /// Returns the names that can follow a value of a type.
  static func memberNames(of type: ValueType) -> [String] {
    names(of: type, isMember: true)
  }

  private static func names(of type: ValueType, isMember: Bool) -> [String] {
    var found: [String] = []
    for entry in all
    where entry.valueType == type && entry.isMember == isMember && entry.form != .initializer
      && found.last != entry.name
    {
      found.append(entry.name)
    }
    return found
  }

  private static let byType = grouped(all.filter { !$0.isMember })
  private static let membersByType = grouped(all.filter(\.isMember))

  private static func grouped(
    _ entries: [CallableSignature]
  ) -> [ValueType: [String: [CallableSignature]]] {
    Dictionary(grouping: entries, by: \.valueType).mapValues { entries in
      Dictionary(grouping: entries) { $0.form == .initializer ? "init" : $0.name }
    }
  }
}
