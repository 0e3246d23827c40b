package import MotionRecording

/// The values that the updates of views of another framework write to these views.
package struct BridgedViews {
  /// The effect that animates a value that is written.
  package enum Effect {
    /// The transaction of the update: `context.animate { … }`.
    case transaction

    /// Nothing: what is written outside of all closures.
    case nothing

    /// An animation: `UIView.animate(.bouncy) { … }`.
    case animation(AnimationChoice)
  }

  /// The last value of something that is written to.
  package struct Write {
    /// The path of the value in the view: `lid.center.y`.
    package let path: String
    package var value: SwiftValue
    package var effect: Effect
  }

  /// An update that is being done.
  private struct Update {
    let identity: ViewIdentity
    let view: String
    let context: String
    var effect = Effect.nothing
  }

  /// The values that were written, by view, each path once and in the order in which it was first.
  private var written: [ViewIdentity: [Write]] = [:]
  private var update: Update?

  /// Begins an update, whose parameters have names.
  package mutating func begin(_ identity: ViewIdentity, view: String, context: String) {
    update = Update(identity: identity, view: view, context: context)
  }

  /// Ends it.
  ///
  /// - Returns: Everything that the view has been written, in this update or before.
  package mutating func end() -> [Write] {
    defer { update = nil }
    return update.flatMap { written[$0.identity] } ?? []
  }

  /// Forgets a view that is gone.
  package mutating func forget(_ identity: ViewIdentity) { written[identity] = nil }

  /// The effect that animates values that are written from now on; nil outside of updates.
  package var effect: Effect? {
    get { update?.effect }
    set { if let newValue { update?.effect = newValue } }
  }

  /// Whether something is the context of the update.
  package func isContext(_ name: String) -> Bool { update?.context == name }

  /// Takes what is written to something.
  ///
  /// - Returns: Whether that is a part of the view that is being updated.
  package mutating func take(_ value: SwiftValue, writtenTo name: String) -> Bool {
    guard let update, name.hasPrefix("\(update.view)."),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return false }
    let path = String(name.dropFirst(update.view.count + 1))
    let write = Write(path: path, value: value, effect: update.effect)
    var all = written[update.identity] ?? []
    if let index = all.firstIndex(where: { $0.path == path }) {
      all[index] = write
    } else {
      all.append(write)
    }
    written[update.identity] = all
    return true
  }
}
