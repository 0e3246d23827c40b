extension Transaction {
  /// The transaction of the `withAnimation` and `withTransaction` bodies that are running; an empty
  /// one outside of them.
  ///
  /// SwiftUI's functions pass their transaction on without an argument, which takes a variable that
  /// belongs to the running code. It is a task-local one: bodies on other threads do not see it, and
  /// it is gone when the body returns. It is the only such variable in the package.
  public static var current: Transaction { CurrentTransaction.scope?.transaction ?? Transaction() }

  /// Runs a body with this transaction as the current one.
  fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentTransaction.$scope.withValue(TransactionScope(transaction: self)) {
      try body()
    }
  }
}

/// The storage of the current transaction.
private enum CurrentTransaction {
  @TaskLocal static var scope: TransactionScope?
}

/// A transaction that is passed from `withTransaction` to the code that changes something in its body.
///
/// The transaction is a value, of which everyone takes a copy. The closures in it are called by
/// the code that plays the change, and are not guarded: a task that is started in the body inherits the
/// transaction and must not hand its completions to another thread.
private struct TransactionScope: @unchecked Sendable {
  let transaction: Transaction
}

/// Runs a body whose changes are made in a transaction.
///
/// Inside another transaction, the values that this one does not set are inherited.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: The closure that makes the changes.
/// - Returns: The result of the body.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  var merged = Transaction.current
  merged.merge(transaction)
  return try merged.run(body)
}

/// Runs a body whose changes are made in the current transaction with one value set.
///
/// - Parameters:
///   - keyPath: The key path of the value in the transaction.
///   - value: The value.
///   - body: The closure that makes the changes.
/// - Returns: The result of the body.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a body whose changes are animated.
///
/// - Parameters:
///   - animation: The animation; nil for changes that are shown at once.
///   - body: The closure that makes the changes.
/// - Returns: The result of the body.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a body whose changes are animated, and performs an action when their animations are complete.
///
/// - Parameters:
///   - animation: The animation; nil for changes that are shown at once.
///   - completionCriteria: The criteria by which an animation counts as complete.
///   - body: The closure that makes the changes.
///   - completion: The action to perform, exactly once; at once if the changes make no animation.
/// - Returns: The result of the body.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
