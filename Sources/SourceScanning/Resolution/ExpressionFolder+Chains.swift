internal import AnimationSyntax
internal import SwiftSyntax

/// A name in a chain of members and calls.
struct ChainLink {
  let name: String
  /// The call, if there are parentheses.
  let call: FunctionCallExprSyntax?
  /// The offset of the name, in bytes.
  let offset: Int
}

// Chains: `Animation.card.delay(0.1)`, `easeIn(duration: quick)`, `min(a, b)`.
extension ExpressionFolder {
  /// The head of a chain.
  private enum Head {
    case implicit
    case bare
    case value(ExprSyntax)
  }

  /// The most links of a chain that are looked at.
  private static let mostLinks = 100

  func chain(_ expression: ExprSyntax, _ place: Place) -> [FoldedText] {
    var links: [ChainLink] = []
    var head: Head?
    var node = expression
    var call: FunctionCallExprSyntax?
    while head == nil {
      if let found = node.as(FunctionCallExprSyntax.self) {
        guard call == nil else { return [unknown(expression, "calls what a call gives", place)] }
        call = found
        node = found.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        links.append(link(member.declName, &call, place))
        if let base = member.base { node = base } else { head = .implicit }
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        links.append(link(reference, &call, place))
        head = .bare
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else {
        guard call == nil else { return [unknown(expression, "is not followed", place)] }
        head = .value(node)
      }
      guard links.count <= Self.mostLinks else {
        return [unknown(expression, "is too long", place)]
      }
    }
    links.reverse()
    var rest = links[...]
    var values: [FoldedText]
    switch head {
    case .implicit: values = implicit(&rest, expression, place)
    case .value(let inner):
      values = fold(inner, place).map { value in
        var value = value
        value.text = value.operand
        value.isOperation = false
        return value
      }
    case .bare, nil: values = bare(&rest, expression, place)
    }
    for link in rest { values = values.flatMap { member(link, of: $0, place) } }
    return Array(values.prefix(Self.mostBranches))
  }

  private func link(
    _ name: DeclReferenceExprSyntax, _ call: inout FunctionCallExprSyntax?, _ place: Place
  ) -> ChainLink {
    defer { call = nil }
    return ChainLink(
      name: name.baseName.name, call: call, offset: range(of: name, place).lowerBound)
  }

  // MARK: - The beginning

  /// `.card`, `.spring(duration: 0.3)`.
  private func implicit(
    _ links: inout ArraySlice<ChainLink>, _ expression: ExprSyntax, _ place: Place
  ) -> [FoldedText] {
    guard let first = links.popFirst() else { return [unknown(expression, "is empty", place)] }
    for type in ["Animation", "Spring", "UnitCurve", "AnyTransition"] {
      if let found = own(first, of: type, place) { return found }
    }
    // An optional's `nil` in other words.
    let isNone = first.name == "none" && first.call == nil && links.isEmpty
    guard isNone || AnimationNames.beginsValue(first.name) || NumberWords.isConstant(first.name)
    else {
      place.log.note(first.name, nil, in: place.file)
      return [
        unknown(expression, "'.\(first.name)' is not known", place).withoutRest(&links)
      ]
    }
    return written(".\(first.name)", first, place)
  }

  /// A name of the app's in `extension Animation`, unless SwiftUI's of that name is meant.
  private func own(_ link: ChainLink, of type: String, _ place: Place) -> [FoldedText]? {
    guard let found = table.member(link.name, of: type, from: place.file) else { return nil }
    let statics = found.filter { $0.declaration.isStatic && $0.accepts(link.call) }
    return statics.isEmpty ? nil : values(of: statics, link, place)
  }

  /// A chain that begins with a name.
  private func bare(
    _ links: inout ArraySlice<ChainLink>, _ expression: ExprSyntax, _ place: Place
  ) -> [FoldedText] {
    guard let first = links.popFirst() else { return [unknown(expression, "is empty", place)] }
    let around = table.files[place.file].type(around: place.scope)
    if first.name == "self" || first.name == "Self" {
      let type = first.name == "Self" ? around.flatMap { valueType($0, place) } : nil
      if let type, first.call != nil { return written(type, first, place) }
      if links.isEmpty { return [place.receiver ?? unknown(expression, "is the app's", place)] }
      if let receiver = place.receiver, first.name == "self" { return [receiver] }
      let member = links.first.flatMap { next in
        around.flatMap { table.member(next.name, of: $0, from: place.file) }?
          .filter { $0.accepts(next.call) }
      }
      if let type, member?.isEmpty ?? true {
        return typed(ChainLink(name: type, call: nil, offset: 0), &links, expression, place)
      }
      if let next = links.first { place.log.note(next.name, member, in: place.file) }
      guard let next = links.first, let found = member else {
        return [unknown(expression, "is given by the app", place)]
      }
      links.removeFirst()
      return values(of: found, next, place)
    }
    if first.name == "SwiftUI", let next = links.first {
      links.removeFirst()
      return typed(next, &links, expression, place)
    }
    let isTypeName = first.name.first?.isUppercase == true
    let found = table.lookUp(first.name, in: place.file, scope: place.scope, at: first.offset)
    if !AnimationNames.isCallable(first.name) { place.log.note(first.name, found, in: place.file) }
    if !isTypeName || first.call == nil, let found {
      let accepting = found.filter { $0.accepts(first.call) }
      if !accepting.isEmpty { return values(of: accepting, first, place) }
    }
    if isTypeName, first.call == nil, !links.isEmpty,
      let member = memberOfType(first, &links, around, place)
    {
      return member
    }
    if isTypeName, AnimationNames.isType(first.name),
      !table.hasOwnType(first.name, in: place.file, around: around)
    {
      return typed(first, &links, expression, place)
    }
    if AnimationNames.isCallable(first.name), first.call != nil,
      !table.hasOwnType(first.name, in: place.file, around: around)
    {
      return written(first.name, first, place)
    }
    if around == "Animation", first.call != nil || !isTypeName {
      if let receiver = place.receiver, AnimationNames.modifiesAnimation(first.name) {
        return member(first, of: receiver, place)
      }
      if AnimationNames.beginsAnimation(first.name) {
        return written(".\(first.name)", first, place)
      }
    }
    if isTypeName, NumberWords.types.contains(first.name), let next = links.popFirst() {
      if next.name == "random" { return [unknown(expression, "is random", place)] }
      return written("\(first.name).\(next.name)", next, place)
    }
    let reason =
      isTypeName && table.hasOwnType(first.name, in: place.file, around: around)
      ? "'\(first.name)' is a type of the app's own"
      : isTypeName && !links.isEmpty && first.call == nil
        ? "'\(first.name).\(links.first?.name ?? "")' is in no file that was read"
        : "'\(first.name)' is in no file that was read"
    return [unknown(expression, reason, place).withoutRest(&links)]
  }

  /// A type of SwiftUI's of which an app defines values, as `Self` is in its extensions; nil for any other.
  private func valueType(_ type: String, _ place: Place) -> String? {
    AnimationNames.types.contains(type) && !table.hasOwnType(type, in: place.file, around: nil)
      ? type : nil
  }

  /// `Animation.spring(…)`, `Spring(…)`, `UnitCurve.easeIn`: values of SwiftUI's types.
  private func typed(
    _ type: ChainLink, _ links: inout ArraySlice<ChainLink>, _ expression: ExprSyntax,
    _ place: Place
  ) -> [FoldedText] {
    guard type.call == nil else { return written(type.name, type, place) }
    guard let next = links.popFirst() else { return [unknown(expression, "is a type", place)] }
    if let found = own(next, of: type.name, place) { return found }
    if next.name == "init" { return written(type.name, next, place) }
    let head = type.name == "Animation" ? "" : type.name
    return written("\(head).\(next.name)", next, place)
  }

  /// `Tokens.card`, `Tokens.Motion.card`: a static member of a type of the app's; nil if it has none.
  private func memberOfType(
    _ first: ChainLink, _ links: inout ArraySlice<ChainLink>, _ around: String?, _ place: Place
  ) -> [FoldedText]? {
    guard var type = table.type(first.name, around: around) else { return nil }
    var rest = links
    while let next = rest.popFirst() {
      if let found = table.member(next.name, of: type, from: place.file) {
        let accepting = found.filter { $0.accepts(next.call) }
        guard !accepting.isEmpty else { return nil }
        links = rest
        return values(of: accepting, next, place)
      }
      guard next.call == nil, let inner = table.type("\(type).\(next.name)", around: nil) else {
        return nil
      }
      type = inner
    }
    return nil
  }

  // MARK: - Members and calls

  /// Returns the texts that a modifier makes of the value before it.
  private func member(_ link: ChainLink, of value: FoldedText, _ place: Place) -> [FoldedText] {
    if !AnimationNames.modifiesAnimation(link.name),
      let found = table.member(link.name, of: "Animation", from: place.file)?.filter({
        !$0.declaration.isStatic && $0.accepts(link.call)
      }), !found.isEmpty
    {
      return values(of: found, link, place, receiver: value)
    }
    return written(".\(link.name)", link, place).map { part in
      var folded = value
      // A member of what is not known is not known either, unless it is a modifier.
      if !value.isKnown, !AnimationNames.modifiesAnimation(link.name), value.text.hasSuffix("›") {
        folded.text = String(value.text.dropLast()) + part.text + "›"
        return folded
      }
      folded.absorb(part)
      folded.text = value.operand + part.text
      folded.isOperation = false
      return folded
    }
  }

  /// A name with its arguments, as it is written but for what is known in them.
  func written(_ name: String, _ link: ChainLink, _ place: Place) -> [FoldedText] {
    guard let call = link.call else { return [FoldedText(name)] }
    if let closure = call.trailingClosure {
      return [unknown(closure, "is a closure", place)].map { folded in
        var folded = folded
        folded.text = "\(name)(\(folded.text))"
        return folded
      }
    }
    let labels = call.arguments.map { $0.label?.name }
    let isNumber = !name.hasPrefix(".") && !AnimationNames.isType(name.prefix { $0 != "." })
    let values = call.arguments.map { argument in
      // A computed value is worked out where it is given to an animation.
      isNumber
        ? fold(argument.expression, place)
        : number(
          argument.expression, isInteger: link.name == "repeatCount" && argument.label == nil, place
        )
    }
    return combined(values) { texts in
      let arguments = zip(labels, texts).map { label, text in label.map { "\($0): \(text)" } ?? text
      }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }
}

extension FoldedText {
  /// Whether it begins as an animation does.
  var isAnimation: Bool {
    text.hasPrefix(".") && !text.dropFirst().prefix(1).allSatisfy(\.isNumber)
  }

  /// The same around the members behind it that are no modifiers of animations.
  fileprivate func withoutRest(
    _ links: inout ArraySlice<ChainLink>
  ) -> FoldedText {
    // The whole expression is written in it; the modifiers at its end are known.
    var folded = self
    let modifiers = links.reversed().prefix { AnimationNames.modifiesAnimation($0.name) }
    guard let first = modifiers.last else {
      links = []
      return folded
    }
    let cut = folded.text.start(ofLast: ".\(first.name)")
    if let cut { folded.text = String(folded.text[..<cut]) + "›" }
    links = cut == nil ? [] : ArraySlice(modifiers.reversed())
    return folded
  }
}

extension String {
  /// Returns the start of the last occurrence of a text; nil if there is none.
  fileprivate func start(ofLast part: String) -> String.Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(part) { return index }
    }
    return nil
  }
}
