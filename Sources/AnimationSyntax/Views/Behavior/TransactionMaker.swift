internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var transactionMaker: TransactionMaker { TransactionMaker(run: self) }
}

/// Makes and changes the transactions of an app's code.
struct TransactionMaker {
  let run: ProgramRun

  /// Does work in a transaction inside the current one: there are three groups of writes, before, inside and after.
  func inTransaction<Result>(
    _ change: ViewTransactionChange, completions: [ViewCompletion] = [],
    _ work: () throws -> Result
  ) throws -> Result {
    try run.flush()
    var transaction = run.transactions.last ?? ViewTransaction()
    transaction.changes.append(change)
    transaction.completions += completions
    run.steps += completions.map { .completion($0) }
    run.transactions.append(transaction)
    defer { run.transactions.removeLast() }
    run.recorder?.beginTransaction()
    let result = try work()
    try run.flush()
    run.recorder?.endTransaction(change, completions, in: run)
    return result
  }

  /// Returns a property of a transaction, or one that an app has added with `@Entry`; nil for one that it does not
  /// have.
  func property(_ name: String, of transaction: ViewTransactionValue) throws -> SwiftValue? {
    if let property = ViewTransactionValue.Property(rawValue: name) {
      return transaction[name] ?? property.initial
    }
    guard let entry = entry(name) else { return nil }
    return try transaction[name] ?? entry.initial.map {
      run.types.coerce(try run.locations.evaluate($0), to: entry.type)
    }
      ?? .nothing
  }

  /// Sets a property of a transaction.
  ///
  /// - Returns: Whether the transaction has a property of the name.
  func setProperty(
    _ name: String, of transaction: inout ViewTransactionValue, to value: SwiftValue
  ) -> Bool {
    guard let type = ViewTransactionValue.Property(rawValue: name)?.type ?? entry(name)?.type else {
      return false
    }
    transaction[name] = run.types.coerce(value, to: type)
    return true
  }

  /// Returns the value of a key in a transaction.
  func value(ofKey type: Int, in transaction: ViewTransactionValue) throws -> SwiftValue {
    if let value = transaction[ViewTransactionValue.name(ofKey: type)] { return value }
    return try run.code.types[type].staticGlobals[ViewTransactionValue.keyDefault, in: nil].map {
      try run.locations.global($0)
    }
      ?? .unknown(
        UnknownValue("\(run.code.types[type].name).\(ViewTransactionValue.keyDefault)", at: .none))
  }

  /// Returns the transaction after a function that changes it; nil if it has none of the name.
  func changed(
    _ name: String, _ transaction: ViewTransactionValue, _ arguments: [CallArgument]
  ) -> ViewTransactionValue? {
    guard name == "addAnimationCompletion", let closure = arguments.last?.value.closure else {
      return nil
    }
    let isRemoved = arguments.first?.value.text == ".removed"
    var transaction = transaction
    transaction.completions.append(
      ViewCompletion(criteria: isRemoved ? .removed : .logicallyComplete, work: run.work(closure)))
    return transaction
  }

  /// Writes a value through a binding that has a transaction of its own.
  ///
  /// If a closure of the app's own does the write, it receives the transaction, and the write itself is not in the
  /// transaction.
  func write(
    _ value: SwiftValue, toBound location: Location, in change: ViewTransactionValue
  ) throws {
    guard location.isCustom else {
      // Values that are set around the write override those of the binding: a `withAnimation` around it wins.
      var change = change
      let around = run.transactions.last?.set ?? ViewTransactionChange()
      change.merge(ViewTransactionValue(around, in: run))
      return try inTransaction(change.forPlayers(run), completions: change.completions) {
        try run.locations.write(value, to: location)
      }
    }
    let transaction = run.bindingTransaction
    run.bindingTransaction.merge(change)
    defer { run.bindingTransaction = transaction }
    try run.locations.write(value, to: location)
  }

  /// Returns the property of a name that an app has added to transactions with `@Entry`; nil if there is none.
  private func entry(_ name: String) -> PropertyCode? {
    guard let number = run.setting.extensions[SwiftType.transaction.name],
      let index = run.code.types[number].propertyIndices[name],
      case .stored = run.code.types[number].properties[index].storage
    else { return nil }
    return run.code.types[number].properties[index]
  }

  /// Returns a transaction in which one property is set: `withTransaction(\.avatarTapped, true)`.
  func transaction(setting path: [String], to value: SwiftValue) throws -> SwiftValue {
    let holder = Frame(count: 1, parent: nil)
    holder.slots[0] = .transaction(ViewTransactionValue())
    let location = path.reduce(Location.local(holder, 0)) { .member($0, $1) }
    try run.locations.write(value, to: location)
    return holder.slots[0]
  }

  /// Returns whether there are transactions where the views are shown; where there are none, a note says so.
  ///
  /// Source: semantics reference, section 18.
  func hasTransactions(at position: SourcePosition) -> Bool {
    guard run.setting.context != .app else { return true }
    run.note(
      "a Transaction is not available in widgets and Live Activities, and is passed over; use a nil animation or "
        + "'.contentTransition(.identity)'", at: position)
    return false
  }

  /// Returns the transaction of `Transaction(animation: .spring)`.
  func makeTransaction(_ arguments: [CallArgument]) -> SwiftValue {
    guard let animation = arguments.first else { return .transaction(ViewTransactionValue()) }
    return .transaction(
      ViewTransactionValue(animation: run.types.coerce(animation.value, to: .optional(.animation))))
  }

  /// Returns a transaction after a closure has changed it.
  ///
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - closure: The closure.
  ///   - values: The arguments of the closure before the transaction.
  func transformed(
    _ transaction: ViewTransactionValue, by closure: ClosureValue, after values: [SwiftValue] = []
  ) throws -> ViewTransactionValue {
    try run.deeper(at: .none) {
      let frame = run.functions.frame(for: closure, values + [.transaction(transaction)])
      let flow = try closure.code.body(run, frame)
      var made = transaction
      if frame.slots.indices.contains(values.count) {
        made = self.transaction(frame.slots[values.count], orElse: made)
      }
      if case .unknown(let unknown)? = flow.result { made.forget(unknown) }
      return made
    }
  }

  /// Returns the transaction that a value is; for an unknown value one of which nothing is known.
  func transaction(
    _ value: SwiftValue, orElse other: ViewTransactionValue = ViewTransactionValue()
  ) -> ViewTransactionValue {
    switch run.types.coerce(value, to: .transaction) {
    case .transaction(let transaction): return transaction
    case .unknown(let unknown):
      var transaction = other
      transaction.forget(unknown)
      return transaction
    default: return other
    }
  }
}
