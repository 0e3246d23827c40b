internal import AnimationModel
internal import SwiftProgram
internal import TextForms

// The faults of unknown names.
extension ExpressionResolver {
  func unknownMember(
    _ link: Term.Link, of type: ValueType, isTop: Bool
  ) -> Fault {
    if type == .transition, link.name == "symbolEffect" {
      return Fault(.unpublishedMotion(link.name), link.nameRange)
    }
    if type == .animation, let easing = NamedEasing.named(link.name) {
      let points = easing.points.map(NumberText.swift).joined(separator: ", ")
      return Fault(
        .foreignCall(
          ".\(link.name)", owner: "a curve of easings.net", instead: ".timingCurve(\(points))"),
        link.nameRange)
    }
    var suggestion = SpellingSuggestion.nearest(
      to: link.name, among: Catalog.startNames(of: type))
    if isTop, suggestion == nil { suggestion = Self.otherTypeName(link.name) }
    let isKnownElsewhere = [ValueType.animation, .spring, .unitCurve, .transition].contains {
      !Catalog.starts(of: $0, named: link.name).isEmpty
    }
    guard suggestion != nil || link.arguments != nil || isKnownElsewhere else {
      return Fault(.unknownExtension(link.name, expected: type.words), link.nameRange)
    }
    return Fault(
      .unknownName(link.name, expected: type.words, suggestion: suggestion), link.nameRange)
  }

  /// Returns the full name of a member of a type other than animation: `UnitCurve.circularEaseIn`.
  private static func otherTypeName(_ name: String) -> String? {
    let types: [(type: ValueType, name: String)] = [
      (.unitCurve, "UnitCurve"), (.transition, "AnyTransition"),
    ]
    return types.first { !Catalog.starts(of: $0.type, named: name).isEmpty }
      .map { "\($0.name).\(name)" }
  }

  /// Returns a type if the name has the form of a type's name, otherwise a member or function that returns the type.
  private func suggestedStart(for name: String, of type: ValueType) -> String? {
    let isTypeName = name.first?.isUppercase ?? false
    let types = isTypeName ? ValueType.swiftNames.keys.sorted() : []
    return SpellingSuggestion.nearest(to: name, among: types, sharesFirstLetter: true)
      ?? SpellingSuggestion.nearest(
        to: name, among: Catalog.startNames(of: type), sharesFirstLetter: true)
  }

  /// Returns the fault of an unknown name without a dot, which is misspelled or belongs to the app.
  func unknownStart(
    _ link: Term.Link, rest: ArraySlice<Term.Link>, expected: ValueType?
  ) -> Fault {
    let type = expected ?? .animation
    if expected == nil, !Catalog.members(of: .animation, named: link.name).isEmpty {
      return Fault(.modifierWithoutAnimation(link.name), link.nameRange)
    }
    var suggestion = suggestedStart(for: link.name, of: type).map {
      expected == nil || ValueType.swiftNames[$0] != nil ? $0 : ".\($0)"
    }
    if expected == nil, suggestion == nil { suggestion = Self.otherTypeName(link.name) }
    if let suggestion {
      return Fault(
        .unknownName(link.name, expected: type.words, suggestion: suggestion), link.nameRange)
    }
    if let owner = ForeignType.owner(of: link.name) {
      return Fault(.foreignType(link.name, owner: owner), link.nameRange)
    }
    var name = link.name
    var end = link.nameRange.upperBound
    if link.arguments == nil, let member = rest.first,
      Catalog.members(of: type, named: member.name).isEmpty
    {
      name += "." + member.name
      end = member.nameRange.upperBound
    }
    return Fault(
      .dependsOnApp(name: name, expected: "\(type.article) in its place"),
      link.nameRange.lowerBound..<end)
  }
}
