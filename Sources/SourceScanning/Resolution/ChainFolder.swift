internal import AnimationSyntax
internal import SwiftSyntax

/// Folds chains of names, members and calls: `Animation.card.delay(0.1)`, `easeIn(duration: quick)`, `min(a, b)`.
struct ChainFolder {
  let table: NameTable

  /// The function that folds the arguments of calls, and what a chain begins with.
  let fold: Folding

  /// The first part of a chain.
  private enum Head {
    case implicit
    case bare
    case value(ExprSyntax)
  }

  private var names: NameFolder { NameFolder(table: table, fold: fold) }

  private var numbers: NumberFolder { NumberFolder(table: table, fold: fold) }

  /// The largest number of links in a chain that is followed.
  private static let mostLinks = 100

  /// Returns the possible texts of a chain.
  func texts(of expression: ExprSyntax, _ place: FoldPlace) -> [FoldedText] {
    var links: [ChainLink] = []
    var head: Head?
    var node = expression
    var call: FunctionCallExprSyntax?
    while head == nil {
      if let found = node.as(FunctionCallExprSyntax.self) {
        guard call == nil else {
          return [table.unknown(expression, "calls what a call gives", place)]
        }
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
        guard call == nil else { return [table.unknown(expression, "is not followed", place)] }
        head = .value(node)
      }
      guard links.count <= Self.mostLinks else {
        return [table.unknown(expression, "is too long", place)]
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
    return Array(values.prefix(FoldedText.mostBranches))
  }

  private func link(
    _ name: DeclReferenceExprSyntax, _ call: inout FunctionCallExprSyntax?, _ place: FoldPlace
  ) -> ChainLink {
    defer { call = nil }
    return ChainLink(
      name: name.baseName.name, call: call, offset: table.range(of: name, place).lowerBound)
  }

  // MARK: - The start of a chain

  /// Folds a chain with a leading dot: `.card`, `.spring(duration: 0.3)`.
  private func implicit(
    _ links: inout ArraySlice<ChainLink>, _ expression: ExprSyntax, _ place: FoldPlace
  ) -> [FoldedText] {
    guard let first = links.popFirst() else {
      return [table.unknown(expression, "is empty", place)]
    }
    for type in ["Animation", "Spring", "UnitCurve", "AnyTransition"] {
      if let found = own(first, of: type, place) { return found }
    }
    // `none` stands for an optional's `nil`.
    let isNone = first.name == "none" && first.call == nil && links.isEmpty
    guard isNone || AnimationNames.beginsValue(first.name) || NumberWords.isConstant(first.name)
    else {
      place.log.note(first.name, nil, in: place.file)
      return [
        table.unknown(expression, "'.\(first.name)' is not known", place).withoutRest(&links)
      ]
    }
    return written(".\(first.name)", first, place)
  }

  /// Returns the texts of a member that the app declares in `extension Animation`; nil if SwiftUI's of that name is
  /// meant.
  private func own(_ link: ChainLink, of type: String, _ place: FoldPlace) -> [FoldedText]? {
    guard let found = table.member(link.name, of: type, from: place.file) else { return nil }
    let statics = found.filter { $0.declaration.isStatic && $0.accepts(link.call) }
    return statics.isEmpty ? nil : names.values(of: statics, link, place)
  }

  /// Folds a chain that begins with a name.
  private func bare(
    _ links: inout ArraySlice<ChainLink>, _ expression: ExprSyntax, _ place: FoldPlace
  ) -> [FoldedText] {
    guard let first = links.popFirst() else {
      return [table.unknown(expression, "is empty", place)]
    }
    let around = table.files[place.file].type(around: place.scope)
    if first.name == "self" || first.name == "Self" {
      return ofSelf(first, &links, around, expression, place)
    }
    if first.name == "SwiftUI", let next = links.first {
      links.removeFirst()
      return typed(next, &links, expression, place)
    }
    let isTypeName = first.name.first?.isUppercase == true
    if let found = declared(first, isTypeName: isTypeName, place) { return found }
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
    if around == "Animation", first.call != nil || !isTypeName,
      let member = memberOfAnimation(first, place)
    {
      return member
    }
    if isTypeName, NumberWords.types.contains(first.name), let next = links.popFirst() {
      if next.name == "random" { return [table.unknown(expression, "is random", place)] }
      return written("\(first.name).\(next.name)", next, place)
    }
    let reason =
      isTypeName && table.hasOwnType(first.name, in: place.file, around: around)
      ? "'\(first.name)' is a type of the app's own"
      : isTypeName && !links.isEmpty && first.call == nil
        ? "'\(first.name).\(links.first?.name ?? "")' is in no file that was read"
        : "'\(first.name)' is in no file that was read"
    return [table.unknown(expression, reason, place).withoutRest(&links)]
  }

  /// Folds a chain that begins with `self` or `Self`.
  private func ofSelf(
    _ first: ChainLink, _ links: inout ArraySlice<ChainLink>, _ around: String?,
    _ expression: ExprSyntax, _ place: FoldPlace
  ) -> [FoldedText] {
    if first.name == "Self", let around, let inner = links.first, inner.call == nil,
      table.type("\(around).\(inner.name)", around: nil) != nil
    {
      var rest = links.dropFirst()
      if let found = memberOfType(inner, &rest, around, place) {
        links = rest
        return found
      }
    }
    let type = first.name == "Self" ? around.flatMap { valueType($0, place) } : nil
    if let type, first.call != nil { return written(type, first, place) }
    if links.isEmpty { return [place.receiver ?? table.unknown(expression, "is the app's", place)] }
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
      return [table.unknown(expression, "is given by the app", place)]
    }
    links.removeFirst()
    return names.values(of: found, next, place)
  }

  /// Returns the texts of a name that the app declares; nil if it declares none that the use of the name fits.
  private func declared(
    _ first: ChainLink, isTypeName: Bool, _ place: FoldPlace
  ) -> [FoldedText]? {
    let found = table.lookUp(first.name, in: place.file, scope: place.scope, at: first.offset)
    if !AnimationNames.isCallable(first.name) { place.log.note(first.name, found, in: place.file) }
    guard !isTypeName || first.call == nil, let found else { return nil }
    let accepting = found.filter { $0.accepts(first.call) }
    return accepting.isEmpty ? nil : names.values(of: accepting, first, place)
  }

  /// Folds a member of SwiftUI's that an extension of `Animation` names without a dot; nil for any other name.
  private func memberOfAnimation(_ first: ChainLink, _ place: FoldPlace) -> [FoldedText]? {
    if let receiver = place.receiver, AnimationNames.modifiesAnimation(first.name) {
      return member(first, of: receiver, place)
    }
    return AnimationNames.beginsAnimation(first.name)
      ? written(".\(first.name)", first, place) : nil
  }

  /// Returns a type of SwiftUI's that an app extends with values, which `Self` may stand for; nil for any other type.
  private func valueType(_ type: String, _ place: FoldPlace) -> String? {
    AnimationNames.types.contains(type) && !table.hasOwnType(type, in: place.file, around: nil)
      ? type : nil
  }

  /// Folds a value of one of SwiftUI's types: `Animation.spring(…)`, `Spring(…)`, `UnitCurve.easeIn`.
  private func typed(
    _ type: ChainLink, _ links: inout ArraySlice<ChainLink>, _ expression: ExprSyntax,
    _ place: FoldPlace
  ) -> [FoldedText] {
    guard type.call == nil else { return written(type.name, type, place) }
    guard let next = links.popFirst() else {
      return [table.unknown(expression, "is a type", place)]
    }
    if let found = own(next, of: type.name, place) { return found }
    if next.name == "init" { return written(type.name, next, place) }
    let head = type.name == "Animation" ? "" : type.name
    return written("\(head).\(next.name)", next, place)
  }

  /// Folds a static member of an app's type: `Tokens.card`, `Tokens.Motion.card`; nil if it has none.
  private func memberOfType(
    _ first: ChainLink, _ links: inout ArraySlice<ChainLink>, _ around: String?, _ place: FoldPlace
  ) -> [FoldedText]? {
    guard var type = table.type(first.name, around: around) else { return nil }
    var rest = links
    while let next = rest.popFirst() {
      if let found = table.member(next.name, of: type, from: place.file) {
        let accepting = found.filter { $0.accepts(next.call) }
        guard !accepting.isEmpty else { return nil }
        links = rest
        return names.values(of: accepting, next, place)
      }
      guard next.call == nil, let inner = table.type("\(type).\(next.name)", around: nil) else {
        return nil
      }
      type = inner
    }
    return nil
  }

  // MARK: - Members and calls

  /// Returns the texts of a modifier after a value.
  private func member(_ link: ChainLink, of value: FoldedText, _ place: FoldPlace) -> [FoldedText] {
    if !AnimationNames.modifiesAnimation(link.name),
      let found = table.member(link.name, of: "Animation", from: place.file)?.filter({
        !$0.declaration.isStatic && $0.accepts(link.call)
      }), !found.isEmpty
    {
      return names.values(of: found, link, place, receiver: value)
    }
    return written(".\(link.name)", link, place).filter(value.fits).map { part in
      var folded = value
      // A member of an unknown value is unknown too, unless it is a modifier.
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

  /// Returns a name with its arguments, as they are written except for the known parts.
  func written(_ name: String, _ link: ChainLink, _ place: FoldPlace) -> [FoldedText] {
    guard let call = link.call else { return [FoldedText(name)] }
    if let closure = call.trailingClosure {
      return [table.unknown(closure, "is a closure", place)].map { folded in
        var folded = folded
        folded.text = "\(name)(\(folded.text))"
        return folded
      }
    }
    let labels = call.arguments.map { $0.label?.name }
    let isNumber = !name.hasPrefix(".") && !AnimationNames.isType(name.prefix { $0 != "." })
    let values = call.arguments.map { argument in
      // A computed value is evaluated where it is passed to an animation.
      isNumber
        ? fold(argument.expression, place)
        : numbers.texts(
          of: argument.expression, isInteger: link.name == "repeatCount" && argument.label == nil,
          place
        )
    }
    return FoldedText.combined(values) { texts in
      let arguments = zip(labels, texts).map { label, text in label.map { "\($0): \(text)" } ?? text
      }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }
}

extension FoldedText {
  /// Returns the text without the members after it that are not modifiers of animations.
  fileprivate func withoutRest(
    _ links: inout ArraySlice<ChainLink>
  ) -> FoldedText {
    // The whole expression is in the text; the modifiers at its end are known.
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
