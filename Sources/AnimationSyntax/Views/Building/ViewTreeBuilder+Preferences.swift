internal import MotionRecording
internal import SwiftProgram

// The preferences of views.
extension ViewTreeBuilder {
  /// Ends a view: its preferences are combined with those of the views before it.
  func joinPreferences(_ before: [Int: SwiftValue]) throws {
    guard !before.isEmpty else { return }
    let own = preferences.values
    preferences.values = before
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      preferences.values[key] =
        try before[key].map { try run.reduced($0, value, by: key) } ?? value
    }
  }

  /// Applies a modifier of a preference.
  func use(_ use: PreferenceUse, of node: ViewNode) throws -> ViewLink? {
    switch use.action {
    case .set(let value): preferences.set(use.key, value)
    case .change(let closure):
      let value = try preferences.values[use.key] ?? run.defaultPreference(use.key)
      preferences.set(
        use.key,
        value.isUnknown ? value : try run.surroundings.changed(value, by: closure, at: use.position)
      )
    case .await(let closure):
      // Where no view inside has the preference, the action is not called.
      guard let value = preferences.values[use.key] else { return .disabled(false) }
      if let unknown = value.unknownPart {
        run.leaveOut("what 'onPreferenceChange' does", because: unknown, at: use.position)
        return .disabled(false)
      }
      return actions.link(
        ActValue(event: .change(value, isInitial: true), closure: closure), node, in: run)
    }
    return nil
  }
}

extension ProgramRun {
  /// Returns the default value of a preference.
  func defaultPreference(_ key: Int) throws -> SwiftValue {
    let type = code.types[key]
    guard let index = type.staticGlobals["defaultValue", in: nil] else {
      return .unknown(UnknownValue("\(type.name).defaultValue", at: lastPosition))
    }
    return try locations.global(index)
  }

  /// Combines the value of the views so far with that of the next one, by `reduce` of a preference key.
  fileprivate func reduced(_ value: SwiftValue, _ next: SwiftValue, by key: Int) throws
    -> SwiftValue
  {
    let type = code.types[key]
    guard let function = type.staticMethods["reduce"]?.first else {
      return .unknown(UnknownValue("\(type.name).reduce", at: lastPosition))
    }
    let frame = Frame(count: 1, parent: nil)
    frame.slots[0] = value
    _ = try functions.call(
      function: function, [.reference(.local(frame, 0)), .closure(.giving(next))], on: nil,
      at: lastPosition)
    return frame.slots[0]
  }
}

extension ClosureValue {
  /// Returns a closure that returns a value.
  fileprivate static func giving(_ value: SwiftValue) -> ClosureValue {
    let holder = Frame(count: 1, parent: nil)
    holder.slots[0] = value
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { _, frame in .returned(frame.parent?.slots[0] ?? .nothing) }, changesState: false)
    return ClosureValue(code: code, frame: holder)
  }
}
