/// What an update does to the attributes and views, before it is done.
struct PendingUpdate {
  var values: [ScenarioValue]
  var transactions: [Int: ScenarioTransaction] = [:]
  var presences: [Bool]
  var viewTransactions: [Int: ScenarioTransaction] = [:]
  var completions: [Int] = []

  init(values: [ScenarioValue], presences: [Bool]) {
    self.values = values
    self.presences = presences
  }

  /// Notes a value; the last change of it decides about its transaction.
  mutating func note(
    _ value: ScenarioValue, of index: Int, in transaction: ScenarioTransaction
  ) {
    guard values[index] != value else { return }
    values[index] = value
    transactions[index] = transaction
  }

  /// Notes whether a view is there; the last change of it decides about its transaction.
  mutating func note(_ isPresent: Bool, of index: Int, in transaction: ScenarioTransaction) {
    guard presences[index] != isPresent else { return }
    presences[index] = isPresent
    viewTransactions[index] = transaction
  }
}
