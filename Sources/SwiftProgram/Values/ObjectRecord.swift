/// An object of a class of the app.
package struct ObjectRecord {
  /// The number of the object's type.
  package let type: Int

  /// The type arguments of the object's type; none where they are unknown.
  var arguments: [SwiftType]

  /// The values of the object's properties, by index.
  var fields: [SwiftValue]

  /// The number of writes to each property from whose publisher a view receives values, by index: `$x` of a
  /// `@Published` property sends each value that is written, also an equal one.
  private var sent: [Int: Int] = [:]

  init(type: Int, arguments: [SwiftType], fields: [SwiftValue]) {
    (self.type, self.arguments, self.fields) = (type, arguments, fields)
  }

  /// Returns the number of writes to a property since something began to receive from its publisher.
  mutating func count(receivingFrom index: Int) -> Int {
    let count = sent[index, default: 0]
    sent[index] = count
    return count
  }

  /// Returns the number of writes to a property; 0 for a property without receivers.
  func sentCount(of index: Int) -> Int { sent[index] ?? 0 }

  /// Notes a write to a property.
  ///
  /// - Returns: Whether something receives from the publisher of the property.
  mutating func noteSent(from index: Int) -> Bool {
    guard let count = sent[index] else { return false }
    sent[index] = count + 1
    return true
  }
}
