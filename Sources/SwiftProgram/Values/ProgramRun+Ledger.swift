// The things that are not played: each kind of them has one way into the ledger.
extension ProgramRun {
  /// Enters a sentence into the ledger.
  package func note(_ sentence: String, at position: SourcePosition?) {
    enter(sentence, at: position ?? .none)
  }

  /// Enters a part that is left out because of an unknown value.
  package func leaveOut(_ what: String, because unknown: UnknownValue, at position: SourcePosition)
  {
    var unknown = unknown
    if unknown.position == .none { unknown.position = position == .none ? lastPosition : position }
    enter(what, as: .because(unknown), at: .none)
    loseKeyframes(because: unknown, at: position)
  }

  /// Notes that keyframes may be missing in the list that is being made, so that those after them would come at other
  /// times.
  private func loseKeyframes(because unknown: UnknownValue, at position: SourcePosition) {
    keyframeList?.skip(unknown, at: position)
    if let collector { collector.unknown = collector.unknown ?? unknown }
  }

  /// Notes that the effect of a property wrapper on its value is unknown.
  func noteUnknown(wrapper: String, around name: String, at position: SourcePosition) {
    note(
      "the property wrapper '@\(wrapper)' is not known; '\(name)' is played as it would be without it",
      at: position)
  }

  /// Returns the closure that a value is; the effects of an unknown closure are left out.
  package func closure(_ value: SwiftValue?) -> ClosureValue? {
    if let unknown = value?.unknown { leaveOut("what it does", because: unknown, at: .none) }
    return value?.closure
  }

  /// Returns the location that a binding leads to; changes through an unknown binding are left out.
  package func location(_ binding: SwiftValue?) -> Location? {
    if let unknown = binding?.unknown {
      leaveOut("what is changed by it", because: unknown, at: .none)
    }
    guard case .reference(let location)? = binding else { return nil }
    return location
  }

  /// Returns a value, or where it is unknown the usual one, with a note.
  package func taken(_ value: SwiftValue?, or usual: SwiftValue) -> SwiftValue {
    guard let unknown = value?.unknown else { return value ?? usual }
    let remedy = unknown.name.map { " (--set '\($0)=VALUE')" } ?? ""
    note("\(unknown.sentence); \(usual.text) is taken\(remedy)", at: unknown.position)
    return usual
  }

  /// Notes a random choice that is not drawn without a seed; a scenario notes that where it is read.
  func noteUndrawn(_ sentence: String, at position: SourcePosition = .none) throws {
    if playing != nil { throw error(.random, at: position) }
    if !isStrict { note(sentence, at: nil) }
  }

  /// Notes that the app would stop, and returns an unknown value.
  ///
  /// - Parameters:
  ///   - problem: The reason why the app would stop.
  ///   - error: The error in a strict run, in which everything wrong is an error; nil for the problem itself.
  ///   - text: The expression that has no value.
  ///   - position: The position of the expression; ``SourcePosition/none`` for the last position that is known.
  func trap(
    _ problem: ProgramProblem, _ error: NumberProblem? = nil, of text: String = "this",
    at position: SourcePosition
  ) -> SwiftValue {
    let position = position == .none ? lastPosition : position
    if isStrict, trapped == nil {
      trapped = self.error(
        Fault(problem: error ?? problem as any Problem, range: position.range), in: position.file)
    }
    note("\(problem.sentence), where an app stops", at: position)
    return .unknown(UnknownValue(text, at: position))
  }

  /// Notes a call of an unknown action, unless it cannot make anything move that is seen.
  package func noteSkipped(_ call: String, at position: SourcePosition) {
    let name = String(call.prefix { $0 != "(" && $0 != "{" }).trimmingBlanks
    guard !setting.host.movesNothing(name) else { return }
    noteLostChange(at: position)
    loseKeyframes(because: UnknownValue("\(name)(…)", at: position), at: position)
    // What the keyframes would move is named with the call.
    guard collector == nil || keyframeList != nil else { return }
    enter("\(name)(…)", as: .call, at: position)
  }

  /// Notes a write to something unknown, unless it cannot make anything move that is seen.
  func noteLostWrite(_ target: String, at position: SourcePosition) {
    guard !setting.host.movesNothing(target) else { return }
    noteLostChange(at: position)
    note("'\(target)' is not known; what is written to it is left out", at: position)
  }
}
