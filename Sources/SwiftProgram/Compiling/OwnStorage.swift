/// The code whose writes go past observers, as it belongs to the storage itself.
///
/// As in Swift, the position of a write decides: closures, functions and `defer` inside do not belong to the storage,
/// and neither do functions that it calls.
enum OwnStorage {
  /// An initializer, for the properties that its type or the given superclass declares.
  case initializer(declarer: Int?)

  /// An observer of a property, for that property.
  case observer(of: String)

  /// An observer of a global or static variable, for that variable.
  case globalObserver(of: Int)
}

extension BodyCompiler {
  /// Returns whether a write at this point to a property of `self` goes past its observers.
  func keeps(_ name: String, of number: Int) -> Bool {
    guard let ownStorage, let index = program.code.types[number].propertyIndices[name] else {
      return false
    }
    let property = program.code.types[number].properties[index]
    guard property.isObserved, property.keepsValue else { return false }
    return switch ownStorage {
    case .initializer(let declarer): property.declarer == declarer
    case .observer(let observed): name == observed
    case .globalObserver: false
    }
  }

  /// Returns the location of a property of `self`, past its observers where the code belongs to the storage.
  func located(_ name: String, of number: Int, at locate: @escaping Locate) -> Locate {
    guard keeps(name, of: number) else { return locate }
    return { run, frame in .unobserved(try locate(run, frame)) }
  }
}
