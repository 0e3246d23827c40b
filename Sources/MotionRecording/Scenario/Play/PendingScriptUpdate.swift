/// The changes that an update makes to the attributes and views of a script, before they are made.
struct PendingScriptUpdate {
  /// The value of each attribute, and for each view whether it is present.
  var values: [AttributeValue]
  var transactions: [Int: ScenarioTransaction] = [:]
  var completions: [Int] = []

  init(_ values: [AttributeValue]) { self.values = values }

  /// Notes a value; the last change of it determines its transaction.
  mutating func note(
    _ value: AttributeValue, of index: Int, in transaction: ScenarioTransaction
  ) {
    guard values[index] != value else { return }
    values[index] = value
    transactions[index] = transaction
  }
}
