internal import MotionRecording
internal import SwiftProgram

// Transactions as players know them.
extension ViewTransactionValue {
  /// Creates the value of everything that is set in a transaction on its way to a view.
  init(_ change: ViewTransactionChange, in run: ProgramRun) {
    func flag(_ flag: ViewFlag) -> SwiftValue {
      switch flag {
      case .known(let flag): .boolean(flag)
      case .unknown(let unknown): .unknown(run.unknowns[unknown.number])
      }
    }
    self.init()
    for (name, number) in change.values { self[name] = run.transactionValues[number] }
    self["animation"] = change.animation.map { animation in
      switch animation {
      case .known(let known): known.map { .animation($0) } ?? .nothing
      case .unknown(let unknown): .unknown(run.unknowns[unknown.number])
      }
    }
    self["disablesAnimations"] = change.disablesAnimations.map(flag)
    self["tracksVelocity"] = change.tracksVelocity.map(flag)
  }

  /// Returns the settings as players know them.
  func forPlayers(_ run: ProgramRun) -> ViewTransactionChange {
    func flag(_ name: String) -> ViewFlag? {
      values[name].flatMap { value in
        if let unknown = value.unknown { return .unknown(run.number(of: unknown)) }
        return value.boolean.map { .known($0) }
      }
    }
    let others = values.filter { name, _ in
      Property(rawValue: name)?.decidesAnimation != true
    }
    return ViewTransactionChange(
      animation: values["animation"].map { AnimationChoice($0, in: run).forPlayers(run) },
      disablesAnimations: flag("disablesAnimations"), tracksVelocity: flag("tracksVelocity"),
      values: others.mapValues { run.transactionValues.number(of: $0) })
  }
}
