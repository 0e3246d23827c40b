package import MotionRecording

/// A location that holds a value: what `=` writes to, and what a `Binding` leads to.
package indirect enum Location {
  /// A property of a view that is shown, by its index in the type.
  case state(ViewIdentity, Int)
  /// A property of an object.
  case field(Int, Int)
  case local(Frame, Int)

  /// A local variable with observers.
  case observed(Frame, Int, LocalObservers)

  /// A global or static variable.
  case global(Int)
  case member(Location, String)
  case element(Location, SwiftValue)
  /// The element that a subscript of the app's own reads and writes, by the number of its getter.
  case subscripted(Location, Int, [CallArgument])
  /// A location with a value that is read where there is none: `counts["a", default: 0]`.
  case defaulted(Location, SwiftValue)
  /// A value that cannot change: writes are lost.
  case constant(SwiftValue)
  case custom(get: ClosureValue, set: ClosureValue)
  /// A property without its observers: a binding to it, its own observers and the initializers of its type write
  /// straight to the storage.
  case unobserved(Location)
  /// A binding whose writes have a transaction.
  case transacted(Location, ViewTransactionValue)

  /// A text that is different for each location.
  package var key: String {
    switch self {
    case .state(let identity, let index): "\(identity.number).\(index)"
    case .field(let object, let index): "object \(object).\(index)"
    case .local(_, let index), .observed(_, let index, _): "local \(index)"
    case .global(let index): "global \(index)"
    case .member(let base, let name): "\(base.key).\(name)"
    case .element(let base, let key): "\(base.key)[\(key.key)]"
    case .subscripted(let base, let number, let arguments):
      "\(base.key)[\(number): \(arguments.map(\.value.key).joined(separator: ", "))]"
    case .defaulted(let base, _): base.key
    case .constant(let value): "constant \(value.key)"
    case .custom: "custom"
    case .transacted(let base, _), .unobserved(let base): base.key
    }
  }

  /// Whether a closure of the app's own writes the location, or a part of it.
  ///
  /// The closure receives the transaction of its binding, and may use it as it likes: recorded, semantics reference,
  /// section 11.2.
  package var isCustom: Bool {
    switch self {
    case .custom: true
    case .member(let base, _), .element(let base, _), .subscripted(let base, _, _),
      .defaulted(let base, _), .transacted(let base, _), .unobserved(let base):
      base.isCustom
    case .state, .field, .local, .observed, .global, .constant: false
    }
  }

  /// Whether the location is a part of a local variable that has no value.
  var isPartOfNothing: Bool {
    switch self {
    case .member(.local(let frame, let index), _), .element(.local(let frame, let index), _):
      if case .nothing = frame.slots[index] { true } else { false }
    case .member(let base, _), .element(let base, _), .subscripted(let base, _, _),
      .defaulted(let base, _):
      base.isPartOfNothing
    default: false
    }
  }

  /// Whether the location is a binding whose writes are lost.
  var isConstant: Bool {
    switch self {
    case .constant: true
    case .member(let base, _), .element(let base, _), .subscripted(let base, _, _),
      .defaulted(let base, _), .transacted(let base, _), .unobserved(let base):
      base.isConstant
    case .state, .field, .local, .observed, .global, .custom: false
    }
  }
}
