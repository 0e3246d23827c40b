package import MotionRecording

/// The values that updates of views of another framework, such as `UIViewRepresentable`, write to these views.
package struct BridgedViews {
  /// The effect that animates a value that is written.
  package enum Effect {
    /// The transaction of the update: `context.animate { … }`.
    case transaction

    /// No effect: a write outside of all closures.
    case nothing

    /// An animation: `UIView.animate(.bouncy) { … }`.
    case animation(AnimationChoice)
  }

  /// The last write to a path of the view.
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

  /// The writes of each view, each path once and in the order of the first writes.
  private var written: [ViewIdentity: [Write]] = [:]
  private var update: Update?

  /// Begins an update, with the names of its parameters.
  package mutating func begin(_ identity: ViewIdentity, view: String, context: String) {
    update = Update(identity: identity, view: view, context: context)
  }

  /// Ends the update.
  ///
  /// - Returns: All values that have been written to the view, in this update or before.
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

  /// Returns whether a name is that of the context of the update.
  package func isContext(_ name: String) -> Bool { update?.context == name }

  /// Takes a value that is written to a path.
  ///
  /// - Returns: Whether the path is a part of the view that is being updated.
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
