internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var catalog: CatalogReader { CatalogReader(run: self) }
}

/// Makes animations, springs, curves and transitions of the catalog from evaluated arguments.
struct CatalogReader {
  let run: ProgramRun

  /// The animation that is used where none is written.
  var defaultAnimation: NamedAnimation {
    NamedAnimation(".default", run.setting.semantics.defaultAnimation)
  }

  /// Returns the value of the catalog for a leading dot; unknown for a member that the catalog does not have.
  func catalogValue(_ member: MemberValue, as type: SwiftType) throws -> SwiftValue {
    var links = try resolvingOwnMembers(of: member, as: type).links[...]
    guard let first = links.popFirst() else { return run.types.unknown(member) }
    var value: SwiftValue
    if type == .transition, let own = try ownTransition(first, at: member.position) {
      value = own
    } else if type == .animation, let own = ownAnimation(first) {
      value = own
    } else if let number = run.setting.extensions[type.name],
      let own = try extensionMember(first, of: number, at: member.position)
    {
      value = own
    } else {
      // The links that the catalog knows are one value, so that the value is printed as it is written.
      let end =
        links.firstIndex { !isCatalogMember($0.name, type) || isAdded($0, type) } ?? links.endIndex
      value = made([first] + links[..<end], as: type, at: member.position)
      links = links[end...]
    }
    while let link = links.popFirst() {
      guard let arguments = link.arguments else {
        value = try run.properties.property(link.name, of: value, at: member.position)
        continue
      }
      value = try run.methods.method(
        link.name, of: value, arguments.map { CallArgument($0.label, $0.value) },
        at: member.position)
    }
    return calledAsWritten(value, member)
  }

  /// Returns an animation of the app with the name that is written, and not with that of the member that made it.
  private func calledAsWritten(_ value: SwiftValue, _ member: MemberValue) -> SwiftValue {
    guard member.links.first?.name != "init", case .animation(var animation) = value,
      case .custom(let inside) = animation.animation.form.core,
      inside.base is InterpretedAnimation
    else { return value }
    animation.name = member.words
    return .animation(animation)
  }

  /// Returns `Animation(Elastic())` with a type of the app, or `Animation(animation)`; nil for any other member.
  private func ownAnimation(_ link: MemberValue.Link) -> SwiftValue? {
    guard link.name == "init", let arguments = link.arguments, arguments.count == 1,
      arguments[0].label == nil
    else { return nil }
    switch arguments[0].value {
    case .structure(let value) where run.code.types[value.type].isAnimation:
      return .animation(run.ownAnimations.animation(of: value))
    case .animation, .unknown: return arguments[0].value
    default: return nil
    }
  }

  /// Returns `.modifier(active: Faded(), identity: Shown())` or `AnyTransition(Spinning())` with types of the app; nil
  /// for any other member.
  private func ownTransition(_ link: MemberValue.Link, at position: SourcePosition) throws
    -> SwiftValue?
  {
    let arguments = (link.arguments ?? []).map { CallArgument($0.label, $0.value) }
    switch link.name {
    case "modifier": return try run.transitionMaker.transition(between: arguments, at: position)
    case "init":
      if case .transition? = arguments.first?.value { return arguments[0].value }
      return nil
    default: return nil
    }
  }

  /// Returns a member in whose arguments members that the files add to types of the catalog are replaced by values:
  /// `.opacity.combined(with: .vaporize)`.
  private func resolvingOwnMembers(of member: MemberValue, as type: SwiftType) throws -> MemberValue
  {
    var member = member
    for index in member.links.indices {
      let inner: SwiftType = member.links[index].name == "animation" ? .animation : type
      member.links[index].arguments = try member.links[index].arguments?.map { label, value in
        switch value {
        // A spring or a curve from which an animation is made.
        case .member(let argument) where type == .animation && hasOwnMember(argument, .spring):
          return (label, try catalogValue(argument, as: .spring))
        case .member(let argument) where type == .animation && hasOwnMember(argument, .unitCurve):
          return (label, try catalogValue(argument, as: .unitCurve))
        // The animation of a transition is a value, so that it is named as it is written.
        case .member(let argument)
        where inner != type || hasAnimation(argument) || hasOwnMember(argument, inner):
          return (label, try catalogValue(argument, as: inner))
        case .structure(let structure) where inner == .transition:
          return (
            label, try run.transitionMaker.transition(of: structure, at: member.position) ?? value
          )
        default: return (label, value)
        }
      }
    }
    return member
  }

  /// Returns whether a transition contains an animation.
  private func hasAnimation(_ member: MemberValue) -> Bool {
    member.links.contains { link in
      link.name == "animation"
        || (link.arguments ?? []).contains { _, value in
          if case .member(let argument) = value { hasAnimation(argument) } else { false }
        }
    }
  }

  /// Returns whether the files add the first link of a member, or one in its arguments, to the type.
  private func hasOwnMember(_ member: MemberValue, _ type: SwiftType) -> Bool {
    guard let first = member.links.first else { return false }
    if let own = run.setting.extensions[type.name].map({ run.code.types[$0] }),
      own.staticGlobals[first.name, in: run.code.scope(at: member.position)] != nil
        || own.staticMethods[first.name] != nil
    {
      return true
    }
    return member.links.contains { link in
      (link.arguments ?? []).contains { _, value in
        switch value {
        case .member(let argument): hasOwnMember(argument, type)
        case .structure: type == .transition
        default: false
        }
      }
    }
  }

  /// Returns whether a call means a function that the files add to a type, by its labels, although the type has one
  /// with the name.
  private func isAdded(_ link: MemberValue.Link, _ type: SwiftType) -> Bool {
    guard let arguments = link.arguments, let number = run.setting.extensions[type.name] else {
      return false
    }
    return (run.code.types[number].methods[link.name] ?? []).contains { function in
      ParameterMatching.matches(run.code.functions[function].parameters, arguments.map(\.label))
        != nil
    }
  }

  private func isCatalogMember(_ name: String, _ type: SwiftType) -> Bool {
    guard let valueType = type.catalogType else { return false }
    return !Catalog.members(of: valueType, named: name).isEmpty
  }

  private func extensionMember(
    _ link: MemberValue.Link, of number: Int, at position: SourcePosition
  ) throws -> SwiftValue? {
    let type = run.code.types[number]
    let scope = run.code.scope(at: position)
    if let arguments = link.arguments {
      let arguments = arguments.map { CallArgument($0.label, $0.value) }
      for function in type.staticMethods[link.name] ?? [] {
        guard run.code.functions[function].isSeen(in: scope),
          let values = try run.functions.ordered(
            arguments, for: run.code.functions[function].parameters)
        else {
          continue
        }
        return try run.functions.call(function: function, values, on: nil, at: position)
      }
      return nil
    }
    return try type.staticGlobals[link.name, in: scope].map { try run.locations.global($0) }
  }

  /// Returns the value of a chain of the catalog.
  private func made(_ links: [MemberValue.Link], as type: SwiftType, at position: SourcePosition)
    -> SwiftValue
  {
    if let unknown = links.lazy.flatMap({ $0.arguments ?? [] }).compactMap({ $0.value.unknown })
      .first
    {
      return .unknown(unknown)
    }
    let member = MemberValue(links: links, position: position)
    let text = SwiftValue.member(member).text
    guard let valueType = type.catalogType else { return run.types.unknown(member) }
    var terms = CatalogTerms(position: position)
    guard let chain = terms.chain(.implicit, links) else { return run.types.unknown(member) }
    var resolver = ExpressionResolver(
      semantics: run.setting.semantics, scope: Scope(values: terms.values))
    do {
      let value = try resolver.value(of: chain, expected: valueType)
      for sentence in resolver.sweep.notes { run.note(sentence, at: position) }
      guard resolver.sweep.axes.isEmpty else { return run.types.unknown(member) }
      return SwiftValue(value, text: text, names: terms.names) ?? run.types.unknown(member)
    } catch {
      return .unknown(UnknownValue(text, at: position, reason: error.problem.sentence))
    }
  }

  /// Applies a modifier to an animation: `animation.delay(0.1)`.
  func catalogMember(
    _ name: String, of animation: NamedAnimation, _ arguments: [CallArgument],
    at position: SourcePosition
  ) -> SwiftValue {
    let link = MemberValue.Link(name: name, arguments: arguments.map { ($0.label, $0.value) })
    var terms = CatalogTerms(position: position)
    guard let linkTerm = terms.link(link) else {
      return run.types.unknown(MemberValue(links: [link], position: position))
    }
    var resolver = ExpressionResolver(
      semantics: run.setting.semantics, scope: Scope(values: terms.values))
    guard let value = try? resolver.member(linkTerm, of: .animation(animation.animation)),
      case .animation(let made) = value
    else { return run.types.unknown(MemberValue(links: [link], position: position)) }
    for sentence in resolver.sweep.notes { run.note(sentence, at: position) }
    return .animation(
      NamedAnimation(
        animation.name + SwiftValue.member(MemberValue(links: [link], position: position)).text,
        made
      ))
  }

  /// Applies a modifier to another value of the catalog.
  func catalogMember(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue {
    var link = MemberValue.Link(name: name, arguments: arguments.map { ($0.label, $0.value) })
    if name == "animation" {
      // The animation is a value, so that it is named as it is written.
      link.arguments = try link.arguments?.map { label, value in
        if case .member(let inner) = value {
          (label, try catalogValue(inner, as: .animation))
        } else {
          (label, value)
        }
      }
    }
    var terms = CatalogTerms(position: position)
    guard let base = terms.term(value), let linkTerm = terms.link(link),
      case .chain(let chain) = base.kind, let bound = chain.links.first?.name,
      let owner = terms.values[bound]
    else { return run.types.unknown(MemberValue(links: [link], position: position)) }
    var resolver = ExpressionResolver(
      semantics: run.setting.semantics, scope: Scope(values: terms.values))
    guard let made = try? resolver.member(linkTerm, of: owner),
      let result = SwiftValue(
        made,
        text: value.text + SwiftValue.member(MemberValue(links: [link], position: position)).text,
        names: terms.names)
    else { return run.types.unknown(MemberValue(links: [link], position: position)) }
    return result
  }
}

extension SwiftType {
  /// The corresponding type of the catalog; nil for any other type.
  fileprivate var catalogType: ValueType? {
    switch self {
    case .animation: .animation
    case .spring: .spring
    case .unitCurve: .unitCurve
    case .transition: .transition
    default: nil
    }
  }
}

extension SwiftValue {
  /// Creates the value for one of the catalog; nil for one that views do not use.
  fileprivate init?(_ value: CatalogValue, text: String, names: [Animation: String]) {
    switch value {
    case .animation(let animation): self = .animation(NamedAnimation(text, animation))
    case .spring(let spring): self = .spring(spring, text: text)
    case .unitCurve(let curve): self = .curve(curve, text: text)
    case .transition(let transition):
      self = .transition(TransitionValue(transition: transition, animationNames: names))
    default: return nil
    }
  }
}
