internal import MotionRecording
internal import SwiftProgram

// Bodies, which are evaluated again when a value that they read has changed.
extension ViewTreeBuilder {
  /// Returns the content of a body.
  ///
  /// The content is kept: a body may create objects, as in `Card().environment(Model())`, which would be others each
  /// time.
  ///
  /// - Parameters:
  ///   - instance: The view that has the body.
  ///   - content: The content, if the body is that of a modifier.
  ///   - body: The number of the function.
  ///   - outer: The evaluation in which the view was made.
  func shown(by instance: StructValue, _ content: ViewElement?, _ body: Int, in outer: Int?) throws
    -> ShownBody
  {
    if let identity = instance.identity, let kept = keptBodies[identity],
      isMade(instance, content, as: kept, in: outer), try run.isUnchanged(kept.reads)
    {
      return kept.shown
    }
    let outerReads = run.dependencies.reads
    run.dependencies.reads = BodyReads()
    defer { run.dependencies.reads = outerReads }
    let given = content.map { [SwiftValue.view($0)] } ?? []
    let value = try run.functions.call(function: body, given, on: .structure(instance), at: .none)
    evaluationCount += 1
    let shown = ShownBody(
      element: try run.element(value, at: .none), evaluation: evaluationCount)
    guard let identity = instance.identity else { return shown }
    try run.noteObserved(by: instance)
    keptBodies[identity] = run.dependencies.reads.map {
      KeptBody(fields: instance.fields, outer: outer, reads: $0, shown: shown)
    }
    return shown
  }

  /// Returns whether a view is made of the same values as before.
  ///
  /// Closures and views cannot be compared; those that come from the same evaluation are the same.
  private func isMade(
    _ instance: StructValue, _ content: ViewElement?, as kept: KeptBody, in outer: Int?
  ) -> Bool {
    let isSameEvaluation = outer != nil && outer == kept.outer
    return (isSameEvaluation || content == nil)
      && zip(kept.fields, instance.fields).allSatisfy {
        (isSameEvaluation || $1.isTold) && $0.isEqual(to: $1)
      }
  }

  /// Forgets the content of a view that is removed.
  func forget(_ identity: ViewIdentity) {
    keptBodies[identity] = nil
    orders.forget(identity)
  }
}
