// The closures that change something.
extension ProgramRun {
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
