extension ProgramRun {
  /// An error at a position in the source; where there is none, at that of the last step that has one.
  package func error(_ problem: ProgramProblem, at position: SourcePosition) -> ExpressionError {
    error(problem as any Problem, at: position)
  }

  /// An error that the host knows, at a position in the source; where there is none, at that of the last step that has
  /// one.
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

  /// A position; where there is none, that of the last step that has one.
  private func known(_ position: SourcePosition) -> SourcePosition {
    position == .none ? lastPosition : position
  }

  /// `file:line:column`.
  package func words(for position: SourcePosition) -> String {
    let position = known(position)
    return origin(of: position.file).location(of: position.range.lowerBound)
  }
}
