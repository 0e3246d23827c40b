internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var elementMaker: ElementMaker { ElementMaker(run: self) }
}

/// Makes views of values, and identifiers and closures for views.
struct ElementMaker {
  let run: ProgramRun

  /// Returns the element for a value that is not of the files' own types; nil for any other value.
  func hostElement(_ value: SwiftValue, at position: SourcePosition) throws -> ViewElement? {
    switch value {
    case .opaque(let opaque):
      return .made(
        MadeView(kind: opaque.type, position: position, modifiers: [hiddenColor(opaque)]))
    case .unknown(let unknown):
      let kind = String(unknown.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      // `Theme.background` is not a view of a kind `Theme`.
      let isCall = !unknown.text.dropFirst(kind.count).hasPrefix(".")
      guard kind.first?.isUppercase == true, isCall else { return nil }
      run.noteOpaque(kind, at: unknown.position == .none ? position : unknown.position)
      return .made(MadeView(kind: kind, position: position))
    case .member(let member):
      guard member.links.count == 1, let link = member.links.first,
        let kind = ViewKinds.shape(
          named: link.name, labels: (link.arguments ?? []).map(\.label))
      else { return nil }
      return .made(MadeView(kind: kind, position: member.position))
    default: return nil
    }
  }

  /// Returns a view with a modifier, for a call whose base turns out to be a view at run time.
  ///
  /// The effects of such modifiers are not played; those without rows are compared.
  func modified(
    _ element: ViewElement, by name: String, _ arguments: [CallArgument],
    at position: SourcePosition
  ) -> ViewElement {
    if StillModifiers.contains(name) { return element }
    if let kind = ViewKinds.hiddenKind(of: name),
      arguments.allSatisfy({ $0.value.closure == nil })
    {
      let key = arguments.map { "\($0.label ?? "_"):\($0.value.key)" }.joined(separator: ",")
      let moves = MovingValue(name: name, content: .hidden(key, kind))
      return .modified(element, .moves(moves), position)
    }
    run.noteUnknownModifier(name, at: position)
    return element
  }

  /// Returns the animated color of a view, which has no rows, but which other changes may wait for.
  private func hiddenColor(_ opaque: OpaqueValue) -> ViewModifierValue {
    .moves(MovingValue(name: "color", content: .hidden(opaque.text, .color)))
  }
}

// The values that views receive.
extension ElementMaker {
  /// Returns the identifier by which an element of a list differs from the others.
  func identifier(of element: SwiftValue, _ path: [String]?, at position: SourcePosition) throws
    -> ElementKey
  {
    if let path {
      return ElementKey(try run.collections.value(at: path, of: element, at: position))
    }
    switch element {
    case .structure, .object:
      let id = try run.properties.property("id", of: element, at: position)
      return id.unknown.map { ElementKey(element, unknown: $0) } ?? ElementKey(id)
    case .enumeration(let entry):
      if run.code.types[entry.type].propertyIndices["id"] != nil {
        return ElementKey(try run.properties.property("id", of: element, at: position))
      }
      return ElementKey(element)
    case .view(let subview): return ElementKey(.text(subview.subviewID))
    default: return ElementKey(element)
    }
  }

  /// Returns the view that a phase animator shows in one of its phases.
  func content(of animator: PhasedElement, in phase: Int) throws -> ViewElement {
    let value = animator.phases[min(phase, animator.phases.count - 1)]
    let given = animator.base.map { [SwiftValue.view($0), value] } ?? [value]
    let content = try run.element(
      try run.functions.call(animator.content, given), at: animator.position)
    guard animator.base == nil else { return content }
    return .made(MadeView(kind: "PhaseAnimator", position: animator.position, content: content))
  }

  /// Returns a closure that writes a value to a location.
  func setting(_ location: Location, to value: SwiftValue) -> ClosureValue {
    let frame = Frame(count: 2, parent: nil)
    frame.slots[0] = .reference(location)
    frame.slots[1] = value
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard let given = frame.parent?.slots, case .reference(let location) = given[0] else {
          return .next
        }
        try run.locations.write(given[1], to: location)
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: frame)
  }

  /// Returns a closure that flips the truth value at a location.
  func toggling(_ location: Location) -> ClosureValue {
    let frame = Frame(count: 1, parent: nil)
    frame.slots[0] = .reference(location)
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard case .reference(let location)? = frame.parent?.slots[0],
          let flag = try run.locations.read(location).boolean
        else { return .next }
        try run.locations.write(.boolean(!flag), to: location)
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: frame)
  }
}
