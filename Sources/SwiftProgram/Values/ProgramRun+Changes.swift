// Whether closures change anything, and how deep bodies are nested.
extension ProgramRun {
  /// Returns the error for calls that are nested too deep: of functions, or of bodies of the app's own views.
  func tooDeep(at position: SourcePosition) -> ExpressionError {
    guard position == .none, let body = bodyPositions.last, bodyPositions.count > 16 else {
      return error(.tooDeepCalls(limit: Self.mostDepth), at: position)
    }
    return error(.tooDeepBodies(limit: Self.mostDepth), at: body)
  }

  /// Returns whether a closure can change something: a closure that only calls closures it was handed does what these
  /// do.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - depth: The number of times that closures were handed on.
  package func changesState(_ closure: ClosureValue, depth: Int = 0) -> Bool {
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
}
