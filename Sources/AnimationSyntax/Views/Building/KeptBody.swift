internal import MotionRecording
internal import SwiftProgram

/// What the body of a view has shown, and of what: SwiftUI does not evaluate it again while all of that is the same.
struct KeptBody {
  /// The view as it was.
  let fields: [SwiftValue]
  let reads: BodyReads

  /// What it has shown.
  let element: ViewElement
}

// Bodies that make objects.
extension ViewTreeBuilder {
  /// What a body shows.
  ///
  /// Bodies are evaluated in every update, which shows the same where nothing that they read has changed; but for one
  /// that makes an object, as in `Card().environment(Model())`, which would be another one each time.
  ///
  /// - Parameters:
  ///   - instance: The view whose body it is.
  ///   - content: What is modified, of a modifier.
  ///   - body: The number of the function.
  func element(of instance: StructValue, _ content: ViewElement?, _ body: Int) throws
    -> ViewElement
  {
    if let identity = instance.identity, let kept = keptBodies[identity],
      zip(kept.fields, instance.fields).allSatisfy({ $0.isEqual(to: $1) }),
      try run.isUnchanged(kept.reads)
    {
      return kept.element
    }
    let count = run.objects.count
    let outer = run.dependencies.reads
    run.dependencies.reads = BodyReads()
    defer { run.dependencies.reads = outer }
    let given = content.map { [SwiftValue.view($0)] } ?? []
    let value = try run.functions.call(function: body, given, on: .structure(instance), at: .none)
    let element = try run.element(value, at: .none)
    guard let identity = instance.identity else { return element }
    keptBodies[identity] = nil
    if run.objects.count > count, content == nil, instance.fields.allSatisfy(\.isTold) {
      try run.noteObserved(by: instance)
      keptBodies[identity] = run.dependencies.reads.map {
        KeptBody(fields: instance.fields, reads: $0, element: element)
      }
    }
    return element
  }

  /// Forgets what a view has shown that is gone.
  func forget(_ identity: ViewIdentity) {
    keptBodies[identity] = nil
    orders.forget(identity)
  }
}
