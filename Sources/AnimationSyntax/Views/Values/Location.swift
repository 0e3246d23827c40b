internal import MotionRecording

/// A location that holds a value: what `=` writes to, and what a `Binding` leads to.
indirect enum Location {
  /// A property of a view that is shown, by its index in the type.
  case state(ViewIdentity, Int)
  /// A property of an object.
  case field(Int, Int)
  case local(Frame, Int)
  /// A global or static variable.
  case global(Int)
  case member(Location, String)
  case element(Location, ViewValue)
  /// A value that cannot change: writes are lost.
  case constant(ViewValue)
  case custom(get: ClosureValue, set: ClosureValue)
  /// A binding whose writes have a transaction.
  case transacted(Location, ViewTransactionChange)

  /// A text that differs for different locations.
  var key: String {
    switch self {
    case .state(let identity, let index): "\(identity.number).\(index)"
    case .field(let object, let index): "object \(object).\(index)"
    case .local(_, let index): "local \(index)"
    case .global(let index): "global \(index)"
    case .member(let base, let name): "\(base.key).\(name)"
    case .element(let base, let key): "\(base.key)[\(key.key)]"
    case .constant(let value): "constant \(value.key)"
    case .custom: "custom"
    case .transacted(let base, _): base.key
    }
  }

  /// Whether only the statements around can see what is written to it.
  var isLocal: Bool {
    switch self {
    case .local, .constant: true
    case .member(let base, _), .element(let base, _), .transacted(let base, _): base.isLocal
    case .state, .field, .global, .custom: false
    }
  }
}
