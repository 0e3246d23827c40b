internal import MotionRecording

/// A place that holds a value: what `=` writes to, and what a `Binding` leads to.
indirect enum Reference {
  /// A property of a view that is shown, by its place in the type.
  case state(ViewIdentity, Int)
  /// A property of an object.
  case field(Int, Int)
  case local(Frame, Int)
  /// A global or static variable.
  case global(Int)
  case member(Reference, String)
  case element(Reference, ViewValue)
  /// A value that cannot change: writes are lost.
  case constant(ViewValue)
  case custom(get: ClosureValue, set: ClosureValue)
  /// A binding whose writes have a transaction.
  case transacted(Reference, ViewTransactionChange)

  /// A text that tells it from others.
  var key: String {
    switch self {
    case .state(let identity, let place): "\(identity.number).\(place)"
    case .field(let object, let place): "object \(object).\(place)"
    case .local(_, let place): "local \(place)"
    case .global(let place): "global \(place)"
    case .member(let base, let name): "\(base.key).\(name)"
    case .element(let base, let index): "\(base.key)[\(index.key)]"
    case .constant(let value): "constant \(value.key)"
    case .custom: "custom"
    case .transacted(let base, _): base.key
    }
  }

  /// Whether what is written to it is lost to everybody but the statements around.
  var isLocal: Bool {
    switch self {
    case .local, .constant: true
    case .member(let base, _), .element(let base, _), .transacted(let base, _): base.isLocal
    case .state, .field, .global, .custom: false
    }
  }
}
