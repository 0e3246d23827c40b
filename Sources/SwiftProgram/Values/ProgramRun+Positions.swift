extension ProgramRun {
  /// Returns an error at a position in the source; at the last step that has a position if this one is `.none`.
  package func error(_ problem: ProgramProblem, at position: SourcePosition) -> ExpressionError {
    error(problem as any Problem, at: position)
  }

  /// Returns an error of the host at a position in the source; at the last step that has a position if this one is
  /// `.none`.
  package func error(_ problem: any Problem, at position: SourcePosition) -> ExpressionError {
    let position = known(position)
    return error(Fault(problem: problem, range: position.range), in: position.file)
  }

  package func error(_ fault: Fault, in file: Int) -> ExpressionError {
    origin(of: file).error(fault)
  }

  private func origin(of file: Int) -> SourceOrigin {
    setting.origins[min(file, setting.origins.count - 1)]
  }

  /// Returns a position; the position of the last step that has one for `.none`.
  private func known(_ position: SourcePosition) -> SourcePosition {
    position == .none ? lastPosition : position
  }

  /// Returns a position as `file:line:column`.
  package func words(for position: SourcePosition) -> String {
    let position = known(position)
    return origin(of: position.file).location(of: position.range.lowerBound)
  }
}
