import Foundation
import TestSupport

/// A cache of values that are made once for all tests that ask for them.
///
/// It is only for values that depend only on their key, and that no test changes.
final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  /// The place of a key's value, with a lock that is held while the value is made.
  private final class Place: @unchecked Sendable {
    let lock = NSLock()
    var result: Result<Value, any Error>?
  }

  private let lock = NSLock()
  private var places: [Key: Place] = [:]

  /// Returns the value for a key, which is made now if no test has asked for it before.
  ///
  /// Other tests that ask for the same key wait for it; tests that ask for another key do not.
  func value(of key: Key, _ make: () throws -> Value) throws -> Value {
    let place = lock.withLock {
      let place = places[key] ?? Place()
      places[key] = place
      return place
    }
    return try place.lock.withLock {
      let result = place.result ?? Result(catching: make)
      place.result = result
      return try result.get()
    }
  }
}

/// Runs the built tool once for all tests that need the same run, such as its help, with arguments that name no
/// file.
func kymoOnce(_ arguments: String...) throws -> ToolRunner.Run { try kymoOnce(arguments) }

/// Runs the built tool once, with unchanged arguments.
func kymoOnce(_ arguments: [String]) throws -> ToolRunner.Run {
  try printed.value(of: arguments) { try kymo(arguments, environment: ["COLUMNS": "80"]) }
}

private let printed = MadeOnce<[String], ToolRunner.Run>()

/// The bytes that the tool writes to a file, made once for all tests that read it.
func fileOnce(_ arguments: [String], _ name: String) throws -> [UInt8] {
  try files.value(of: arguments + [name]) {
    let folder = try TemporaryFolder()
    let run = try kymo(arguments + ["-o", folder.file(name)])
    guard run.status == 0 else { throw NotMade(words: run.errorText) }
    return try folder.read(name)
  }
}

private let files = MadeOnce<[String], [UInt8]>()

/// The reason why there is no file.
private struct NotMade: Error {
  let words: String
}
