internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// The behavior of SwiftUI's values in a run: the host of an app's views, and of its animations.
struct SwiftUIValues: HostValues {
  func movesNothing(_ name: String) -> Bool { StillCalls.contains(name) }

  // MARK: - Functions

  func method(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition,
    in run: ProgramRun
  ) throws -> SwiftValue? {
    switch value {
    case .gesture(let gesture): return run.gestures.method(name, of: gesture, arguments)
    case .handle(let handle): return try run.handles.method(name, of: handle, arguments)
    case .part(let part): return try run.animationParts.method(name, of: part, arguments)
    case .animation(let animation):
      return try run.wrappedAnimations.answer(of: animation.animation, to: name, arguments)
        ?? run.catalog.catalogMember(name, of: animation, arguments, at: position)
    case .spring(let spring, _):
      return try run.springs.method(name, of: spring, arguments)
        ?? run.catalog.catalogMember(name, of: value, arguments, at: position)
    case .curve(let curve, _) where arguments.map(\.label) == ["at"]:
      return curve.method(name, at: arguments[0].value)
    case .transition, .curve:
      return try run.catalog.catalogMember(name, of: value, arguments, at: position)
    case .structure(let structure):
      if let found = run.wrappedAnimations.defaultAnswer(of: structure.type, to: name) {
        return found
      }
      return try run.transitionMaker.transition(of: structure, at: position).map {
        try run.catalog.catalogMember(name, of: $0, arguments, at: position)
      }
    case .opaque(let opaque):
      return run.opaqueValues.method(name, of: opaque, arguments, at: position)
    case .view(let element):
      return .view(run.elementMaker.modified(element, by: name, arguments, at: position))
    case .tuple where TransformValue.numbers(of: value) != nil:
      return TransformValue.method(name, of: value, arguments)
    case .geometry(let kind, let sides) where name == "applying" && arguments.count == 1:
      return TransformValue.applied(to: kind, sides, arguments[0].value)
    case .tuple(let parts) where name == "frame":
      return run.placeReader.frame(of: parts, in: arguments.first?.value, at: position)
    case .tuple(let parts) where name == "bounds":
      return run.placeReader.bounds(of: arguments.first?.value, from: parts, at: position)
    default: return nil
    }
  }

  func method(
    _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [CallArgument],
    at position: SourcePosition, in run: ProgramRun
  ) throws -> SwiftValue? {
    switch name {
    case "animate": return try run.bridges.animateBridged(unknown, arguments, at: position)
    case "scrollTo" where unknown.text == ViewKinds.scrollReader:
      run.noteUnplayed(.scrolling, of: ".scrollTo", at: position)
      return .void
    default: return nil
    }
  }

  func method(
    _ name: String, ofBinding location: Location, _ arguments: [CallArgument], in run: ProgramRun
  ) -> SwiftValue? {
    switch name {
    case "animation":
      let choice: AnimationChoice
      if let argument = arguments.first {
        choice = AnimationChoice(argument.value, in: run)
      } else {
        choice = .known(run.catalog.defaultAnimation)
      }
      return .reference(.transacted(location, ViewTransactionValue(animation: choice.value)))
    case "transaction":
      guard let argument = arguments.first else { return .reference(location) }
      return .reference(.transacted(location, run.transactionMaker.transaction(argument.value)))
    default: return nil
    }
  }

  func changed(
    _ name: String, _ value: SwiftValue, _ arguments: [CallArgument], in run: ProgramRun
  ) -> (value: SwiftValue, result: SwiftValue)? {
    guard case .transaction(let transaction) = value else { return nil }
    return run.transactionMaker.changed(name, transaction, arguments).map {
      (.transaction($0), .void)
    }
  }

  // MARK: - Properties and elements

  func property(
    _ name: String, of value: SwiftValue, at position: SourcePosition, in run: ProgramRun
  ) throws -> SwiftValue? {
    switch value {
    case .handle(let handle): run.handles.property(name, of: handle)
    case .transaction(let transaction): try run.transactionMaker.property(name, of: transaction)
    case .part(let part): try run.animationParts.property(name, of: part)
    case .opaque(let opaque): run.opaqueValues.property(name, of: opaque, at: position)
    case .tuple where name == "isIdentity":
      TransformValue.numbers(of: value).map { .boolean($0 == [1, 0, 0, 1, 0, 0]) }
    case .view(let subview) where name == "id": .text(subview.subviewID)
    case .spring(let spring, _): spring.part(name).map { .number($0) }
    case .curve(let curve, let text) where name == "inverse":
      .curve(curve.inverse, text: "\(text).inverse")
    case .animation(let animation) where name == "base": run.wrappedAnimations.base(of: animation)
    default: nil
    }
  }

  func list(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) throws {
    try run.keyframes.list(value, at: position)
  }

  func addedProperty(_ name: String, of value: SwiftValue) -> SwiftValue? {
    // The animatable data of a value is the value itself.
    name == AnimatedData.property && value.animatedNumbers != nil ? value : nil
  }

  func noteRead(_ name: String, in run: ProgramRun) {
    if name == "safeAreaInsets" { run.screenReader.noteInsets() }
  }

  func setPart(
    _ name: String, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
  ) -> Bool {
    switch whole {
    case .transaction(var transaction):
      guard run.transactionMaker.setProperty(name, of: &transaction, to: value) else {
        return false
      }
      whole = .transaction(transaction)
    case .part(var part):
      guard run.animationParts.setPart(name, of: &part, to: value) else { return false }
      whole = .part(part)
    default:
      guard name == AnimatedData.property, whole.animatedNumbers != nil, let numbers = value.data
      else { return false }
      whole = whole.with(numbers)
    }
    return true
  }

  func element(_ index: SwiftValue, of value: SwiftValue, in run: ProgramRun) throws -> SwiftValue?
  {
    switch (value, index) {
    case (.transaction(let transaction), .type(.declared(let key, _))):
      try run.transactionMaker.value(ofKey: key, in: transaction)
    case (.part(let part), _): try run.animationParts.element(index, of: part)
    default: nil
    }
  }

  func setElement(
    _ index: SwiftValue, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
  ) {
    switch (whole, index) {
    case (.transaction(var transaction), .type(.declared(let key, _))):
      transaction[ViewTransactionValue.name(ofKey: key)] = value
      whole = .transaction(transaction)
    case (.part(var part), _):
      if run.animationParts.setElement(index, of: &part, to: value) { whole = .part(part) }
    default: break
    }
  }

  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ProgramRun
  ) throws -> SwiftValue {
    try run.environmentReader.environmentValue(key, of: structure, property)
  }

  // MARK: - Types

  func staticMember(
    _ name: String, of type: SwiftType, _ arguments: [CallArgument]?, at position: SourcePosition,
    in run: ProgramRun
  ) throws -> SwiftValue? {
    switch type {
    case .animation, .spring, .unitCurve, .transition:
      let link = MemberValue.Link(name: name, arguments: arguments?.map { ($0.label, $0.value) })
      return try run.catalog.catalogValue(MemberValue(links: [link], position: position), as: type)
    case .transaction:
      return name == "init" ? arguments.map(run.transactionMaker.makeTransaction) : nil
    case .opaque(let owner):
      return try run.opaqueValues.staticMember(name, ofOpaque: owner, arguments, at: position)
    case .part(.vector): return run.animationParts.vectorMember(name)
    case .part(.state): return name == "init" ? .part(.newState) : nil
    case TransformValue.type:
      if name == "identity" { return TransformValue.identity }
      if name == "init", let made = arguments.flatMap(TransformValue.make) { return made }
      return run.types.missing("CGAffineTransform.\(name)", position)
    default: return nil
    }
  }

  func member(_ member: MemberValue, of type: SwiftType, in run: ProgramRun) throws -> SwiftValue {
    if case .opaque(let owner) = type {
      return try run.opaqueValues.member(member, ofOpaque: owner)
    }
    return try run.catalog.catalogValue(member, as: type)
  }

  func coerced(_ value: SwiftValue, to type: SwiftType, in run: ProgramRun) -> SwiftValue {
    guard case (.transition, .structure(let structure)) = (type, value) else { return value }
    return (try? run.transitionMaker.transition(of: structure, at: .none)) ?? value
  }

  func element(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) throws
    -> ViewElement?
  {
    try run.elementMaker.hostElement(value, at: position)
  }

  func cast(_ value: SwiftValue, to type: SwiftType) -> SwiftValue? {
    switch (value, type) {
    case (.animation, .declared): .nothing
    case (.part(.vector(let vector)), .number): (vector as? Double).map { .number($0) } ?? .nothing
    default: nil
    }
  }

  func isOf(_ type: SwiftType, _ value: SwiftValue) -> Bool? {
    switch (value, type) {
    case (.animation, .declared): false
    case (.part(.vector(let vector)), .number): vector is Double
    default: nil
    }
  }

  // MARK: - Operators

  func combined(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, in run: ProgramRun
  ) -> SwiftValue? {
    switch (one, other) {
    case (.part(.vector(let vector)), _): run.animationParts.combined(vector, sign, other)
    case (.view(let text), .view(let next)) where sign == "+":
      text.text(before: next).map { .view($0) } ?? one
    default: nil
    }
  }

  func ranks(
    of one: SwiftValue, _ other: SwiftValue, in run: ProgramRun
  ) -> (one: Int, other: Int)? {
    guard case .opaque(let first) = one, first.type == EnvironmentDefaults.textSizeType,
      case .opaque(let second) = run.operators.resolve(other, like: one),
      let rank = EnvironmentDefaults.textSizes.firstIndex(of: first.text),
      let otherRank = EnvironmentDefaults.textSizes.firstIndex(of: second.text)
    else { return nil }
    return (rank, otherRank)
  }

  // MARK: - Writing

  func takes(_ value: SwiftValue, writtenTo name: String, in run: ProgramRun) -> Bool {
    run.bridged.take(value, writtenTo: name)
  }

  func write(
    _ value: SwiftValue, to location: Location, in transaction: ViewTransactionValue,
    of run: ProgramRun
  ) throws {
    try run.transactionMaker.write(value, toBound: location, in: transaction)
  }
}

extension Unplayed {
  /// A scroll to a view, which the app begins.
  fileprivate static let scrolling = Unplayed(
    "how SwiftUI scrolls to a view is not documented",
    remedy: "'scroll(…)' in --do scrolls by a distance")
}
