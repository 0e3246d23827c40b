import Foundation
import TestSupport

/// What is made once for all tests that ask for it, and kept.
///
/// Only for what depends on its key alone, and is not changed by who gets it.
final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  /// What was made of a key, or will be.
  private final class Place: @unchecked Sendable {
    let lock = NSLock()
    var result: Result<Value, any Error>?
  }

  private let lock = NSLock()
  private var places: [Key: Place] = [:]

  /// What was made of a key, which is made now if nobody has asked for it.
  ///
  /// Others that ask for the same wait for it; who asks for something else does not.
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

/// Runs the built tool once for all tests that ask for the same, such as its help: arguments that name no file.
func kymoOnce(_ arguments: String...) throws -> ToolRunner.Run { try kymoOnce(arguments) }

/// Runs the built tool once, with arguments as they are.
func kymoOnce(_ arguments: [String]) throws -> ToolRunner.Run {
  try printed.value(of: arguments) { try kymo(arguments, environment: ["COLUMNS": "80"]) }
}

private let printed = MadeOnce<[String], ToolRunner.Run>()

/// What the tool writes to a file of a name, made once for all tests that look at it.
func fileOnce(_ arguments: [String], _ name: String) throws -> [UInt8] {
  try files.value(of: arguments + [name]) {
    let folder = try TemporaryFolder()
    let run = try kymo(arguments + ["-o", folder.file(name)])
    guard run.status == 0 else { throw NotMade(words: run.errorText) }
    return try folder.read(name)
  }
}

private let files = MadeOnce<[String], [UInt8]>()

/// Why there is no file.
private struct NotMade: Error {
  let words: String
}
