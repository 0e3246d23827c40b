/// The values of transactions that only an app's own code reads, numbered for players.
package struct TransactionValues {
  private var values: [SwiftValue] = []
  private var numbers: [String: Int] = [:]

  /// The value with a number.
  package subscript(number: Int) -> SwiftValue { values[number] }

  /// Returns the number of a value: that of an equal one, if there is one.
  package mutating func number(of value: SwiftValue) -> Int {
    // Closures are equal to no other value.
    if value.closure == nil, let number = numbers[value.key] { return number }
    numbers[value.key] = values.count
    values.append(value)
    return values.count - 1
  }
}
