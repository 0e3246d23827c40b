internal import MotionRecording

// Whether what can be done changes anything, and where bodies lie in each other.
extension ViewRun {
  /// What is wrong where calls are too deep: functions in functions, or views of the app's own in each other.
  func tooDeep(at position: SourcePosition) -> ExpressionError {
    guard position == .none, let body = bodyPositions.last, bodyPositions.count > 16 else {
      return error(.tooDeepCalls(limit: Self.mostDepth), at: position)
    }
    return error(.tooDeepBodies(limit: Self.mostDepth), at: body)
  }

  /// Whether an act can change a state, a binding or an object.
  func changesState(_ act: ActValue) -> Bool {
    switch act.event {
    case .value(_, let other): other != nil
    case .hold: false
    case .scrolled: true
    case .gesture(let gesture):
      !gesture.updating.isEmpty || gesture.closures.contains { changesState($0) }
    default: act.closures.contains { changesState($0) }
    }
  }

  /// Whether a closure can change something: one that only calls what it was handed does what that does.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - depth: How many closures were handed on.
  private func changesState(_ closure: ClosureValue, depth: Int = 0) -> Bool {
    guard closure.code.changesState, let handed = closure.code.calls?.handed, !handed.isEmpty,
      depth < 8, let frame = closure.frame
    else { return closure.code.changesState }
    return handed.contains { evaluate in
      switch try? evaluate(self, frame) {
      case .nothing?: false
      case .closure(let inner)?: changesState(inner, depth: depth + 1)
      default: true
      }
    }
  }

  /// Notes that something is there to be tapped of which it is not known what it changes.
  func noteTarget(_ act: ActValue, at source: SourceOffset) {
    guard case .tap(count: 1) = act.event else { return }
    foreignTargets[source] = act.closures.lazy.compactMap(\.code.calls?.undeclared).first
  }
}
