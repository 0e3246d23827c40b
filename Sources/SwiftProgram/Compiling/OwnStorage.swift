/// The code whose writes go past observers, as it is a part of what keeps the value.
///
/// As in Swift, that is decided by where a write is written: closures, functions and `defer` inside are no part of it,
/// and neither is what it calls.
enum OwnStorage {
  /// An initializer, with the superclass that declares it if one does: of what its type itself declares.
  case initializer(declarer: Int?)

  /// An observer of a property: of that property.
  case observer(of: String)

  /// An observer of a variable outside of types, or of one that belongs to a type itself: of that variable.
  case globalObserver(of: Int)
}

extension BodyCompiler {
  /// Whether what is written here to a property of `self` goes past its observers.
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

  /// The location of a property of `self`, past its observers where it is written from here.
  func located(_ name: String, of number: Int, at locate: @escaping Locate) -> Locate {
    guard keeps(name, of: number) else { return locate }
    return { run, frame in .unobserved(try locate(run, frame)) }
  }
}
