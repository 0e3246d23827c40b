internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var bridges: BridgeUpdater { BridgeUpdater(run: self) }
}

/// Updates views of UIKit and AppKit, as far as their updates write numbers.
struct BridgeUpdater {
  let run: ProgramRun

  /// Updates a view of another framework.
  ///
  /// - Parameters:
  ///   - instance: The value that represents the view here.
  ///   - function: The number of its `updateUIView`, or of the corresponding function.
  ///   - identity: The identity of the view.
  /// - Returns: The modifiers for the values that have been written to the view, innermost first.
  func update(
    _ instance: StructValue, by function: Int, of identity: ViewIdentity
  ) throws -> [ViewModifierValue] {
    let names = run.code.functions[function].parameters.map(\.name)
    guard names.count == 2 else { return [] }
    let position = run.code.functions[function].position
    let given = names.map { name in
      var unknown = UnknownValue(name, at: position)
      unknown.predicate = "is another framework's, which is not read"
      return SwiftValue.unknown(unknown)
    }
    run.bridged.begin(identity, view: names[0], context: names[1])
    do {
      _ = try run.functions.call(function: function, given, on: .structure(instance), at: position)
    } catch {
      _ = run.bridged.end()
      throw error
    }
    return run.bridged.end().flatMap { write -> [ViewModifierValue] in
      let moves = ViewModifierValue.moves(write.moving)
      switch write.effect {
      case .transaction: return [moves]
      case .nothing: return [.scopeContent, moves, .scope(.animation(.known(nil)), nil)]
      case .animation(let choice): return [.scopeContent, moves, .scope(.animation(choice), nil)]
      }
    }
  }

  /// Calls `context.animate { … }` or `UIView.animate(.bouncy) { … }` in an update; nil for any other call.
  func animateBridged(
    _ base: UnknownValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let outer = run.bridged.effect else { return nil }
    let closures = arguments.compactMap(\.value.closure)
    let effect: BridgedViews.Effect
    if run.bridged.isContext(base.text) {
      effect = .transaction
    } else if ["UIView", "NSAnimationContext"].contains(base.text), let first = arguments.first,
      first.label == nil, first.value.closure == nil
    {
      effect = .animation(AnimationChoice(first.value, in: run))
    } else {
      return nil
    }
    guard let changes = closures.first else { return nil }
    if closures.count > 1 {
      run.noteUnplayed(
        Unplayed("when another framework is done is not known"), of: "completion", at: position)
    }
    run.bridged.effect = effect
    defer { run.bridged.effect = outer }
    // A closure with a single call returns the result of the call.
    if let unknown = try run.functions.call(changes, []).unknown {
      run.noteSkipped(unknown.text, at: position)
    }
    return .void
  }
}

extension BridgedViews.Write {
  /// The written value as moving numbers in their own units; a value without numbers has no rows.
  fileprivate var moving: MovingValue {
    typealias Component = MovingModifier.Component
    switch value {
    case .unknown(let unknown): return MovingValue(name: path, content: .unknown(unknown))
    case .geometry(.angle, let numbers):
      return MovingValue(name: path, content: .numbers([Component("", numbers[0])]))
    case .geometry(let kind, let numbers):
      let labels =
        kind == .rectangle
        ? ["origin.x", "origin.y", "size.width", "size.height"]
        : kind.labels
      return MovingValue(
        name: path,
        content: .numbers(labels.enumerated().map { Component($1, numbers[$0]) }))
    default:
      if let number = value.double {
        return MovingValue(name: path, content: .numbers([Component("", number)]))
      }
      return MovingValue(name: path, content: .hidden(value.key, .look))
    }
  }
}
