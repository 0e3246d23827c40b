/// An object of a class of the app's own.
package struct ObjectRecord {
  /// Its type, by number.
  package let type: Int

  /// The types that the type parameters of its type stand for; none where they are not known.
  var arguments: [SwiftType]

  /// The values of its properties, by index.
  var fields: [SwiftValue]

  /// How often the properties were written whose publishers a view receives from, by index: `$x` of a `@Published` sends
  /// each value that is written, also one that the property has already.
  private var sent: [Int: Int] = [:]

  init(type: Int, arguments: [SwiftType], fields: [SwiftValue]) {
    (self.type, self.arguments, self.fields) = (type, arguments, fields)
  }

  /// How often a property was written since something began to receive what its publisher sends.
  mutating func count(receivingFrom index: Int) -> Int {
    let count = sent[index, default: 0]
    sent[index] = count
    return count
  }

  /// How often a property was written; 0 for one that nothing receives from.
  func sentCount(of index: Int) -> Int { sent[index] ?? 0 }

  /// Notes that a property is written.
  ///
  /// - Returns: Whether something receives what its publisher sends.
  mutating func noteSent(from index: Int) -> Bool {
    guard let count = sent[index] else { return false }
    sent[index] = count + 1
    return true
  }
}
