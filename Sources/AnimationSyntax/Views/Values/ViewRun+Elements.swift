internal import AnimationModel
internal import MotionRecording
internal import TextForms

// What a value is where a view is expected.
extension ViewRun {
  /// A value as a view.
  func element(_ value: ViewValue, at position: SourcePosition) throws -> ViewElement {
    switch value {
    case .view(let element): return element
    case .structure(let structure): return .own(structure, position)
    case .reference(let location): return try element(try read(location), at: position)
    case .closure(let closure): return try element(try call(closure, []), at: position)
    case .opaque(let opaque):
      return .made(
        MadeView(kind: opaque.type, position: position, modifiers: [hiddenColor(opaque)]))
    case .unknown(let unknown):
      let kind = String(unknown.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      // `Theme.background` is no view of a kind `Theme`.
      let isCall = !unknown.text.dropFirst(kind.count).hasPrefix(".")
      if kind.first?.isUppercase == true, isCall { noteOpaque(kind) }
      return .made(MadeView(kind: kind.isEmpty ? "View" : kind, position: position))
    case .void, .nothing: return .empty
    default: return .empty
    }
  }

  /// A color is animated in a way that has no rows; others wait for it.
  private func hiddenColor(_ opaque: OpaqueValue) -> ViewModifierValue {
    .moves(MovingValue(name: "color", content: .hidden(opaque.text, .color)))
  }

  /// Says that something is left out because of a value that is not known.
  func leaveOut(_ what: String, because unknown: UnknownValue, at position: SourcePosition) {
    let remedy = unknown.name.map { " (--set '\($0)=VALUE')" } ?? ""
    note(
      "\(unknown.sentence); \(what) is left out\(remedy)",
      at: unknown.position == .none ? position : unknown.position)
  }
}

// What views are given.
extension ViewRun {
  /// What tells an element of a list from the others.
  func identifier(of element: ViewValue, _ path: [String]?, at position: SourcePosition) throws
    -> String
  {
    if let path { return try value(at: path, of: element, at: position).key }
    switch element {
    case .structure, .object:
      let id = try property("id", of: element, at: position)
      return id.isUnknown ? element.key : id.key
    case .enumeration(let entry):
      if code.types[entry.type].propertyIndices["id"] != nil {
        return try property("id", of: element, at: position).key
      }
      return element.key
    default: return element.key
    }
  }

  /// What a phase animator shows in one of its phases.
  func content(of animator: PhasedElement, in phase: Int) throws -> ViewElement {
    let value = animator.phases[min(phase, animator.phases.count - 1)]
    let given = animator.base.map { [ViewValue.view($0), value] } ?? [value]
    let content = try element(try call(animator.content, given), at: animator.position)
    guard animator.base == nil else { return content }
    return .made(MadeView(kind: "PhaseAnimator", position: animator.position, content: content))
  }

  /// What flips a truth value.
  func toggling(_ location: Location) -> ClosureValue {
    let frame = Frame(count: 1, parent: nil)
    frame.slots[0] = .reference(location)
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard case .reference(let location)? = frame.parent?.slots[0],
          let flag = try run.read(location).boolean
        else { return .next }
        try run.write(.boolean(!flag), to: location)
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: frame)
  }

  private func noteScreen(_ what: String) {
    note(
      "\(what) the size of the screen, \(NumberText.swift(setting.screen.width)) × "
        + "\(NumberText.swift(setting.screen.height)) (--screen)", at: nil)
  }

  /// What `UIScreen.main.bounds` says.
  var screen: SIMD4<Double> {
    noteScreen("UIScreen has")
    return SIMD4(0, 0, setting.screen.width, setting.screen.height)
  }

  /// What a `GeometryReader` gives: nothing is laid out, so the screen.
  func geometryProxy(at position: SourcePosition) -> ViewValue {
    noteScreen("a GeometryReader has")
    let size = SIMD4(setting.screen.width, setting.screen.height, 0, 0)
    return .tuple([
      ("size", .geometry(.size, size)), ("safeAreaInsets", .geometry(.insets, .zero)),
    ])
  }
}

// Transactions that closures change.
extension ViewRun {
  /// What a closure sets in the transaction that it is given.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - values: What it is given before the transaction.
  func transactionChange(_ closure: ClosureValue, after values: [ViewValue] = []) throws
    -> ViewTransactionValue
  {
    let slot = values.count
    let frame = Frame(count: max(closure.code.slotCount, slot + 1), parent: closure.frame)
    for (index, value) in values.enumerated() { frame.slots[index] = value }
    frame.slots[slot] = ViewTransactionValue.asItIs
    _ = try closure.code.body(self, frame)
    return ViewTransactionValue(setIn: frame.slots[slot], in: self)
  }
}
