package import MotionRecording

/// A gesture, and what is done while it lasts.
package struct GestureValue {
  /// The kind of a gesture.
  package enum Kind: Hashable, Sendable {
    case tap(count: Int)
    case press(minimum: Double)
    case drag(minimum: Double)

    /// A gesture of two fingers; `isBare` where its value is the scale or the angle alone.
    case fingers(FingerGesture, minimum: Double, isBare: Bool)
  }

  /// A combination of gestures, with the part of its value that the value of this gesture is.
  package enum Combination {
    /// `.first(true)` and `.second(true, drag)` of a gesture that waits for another one.
    case sequence(isFirst: Bool)

    /// `.first(value)` and `.second(value)` of a gesture that is one or the other.
    case either(isFirst: Bool)

    /// `value.first` and `value.second` of a gesture that is both.
    case both(isFirst: Bool)
  }

  /// A closure that is called with the value of a gesture.
  package struct Handler {
    package var closure: ClosureValue

    /// The combinations that the value is a part of in the closure's argument, innermost first.
    package var combinations: [Combination]

    package init(closure: ClosureValue, combinations: [Combination]) {
      self.closure = closure
      self.combinations = combinations
    }
  }

  package var kind: Kind
  package var changed: [Handler] = []
  package var ended: [Handler] = []

  /// The handlers that write a `@GestureState`, which goes back when the gesture ends.
  package var updating: [(location: Location, handler: Handler)] = []

  /// Gestures that are recognized simultaneously with this one.
  package var others: [GestureValue] = []

  /// The gesture that waits for this one: one at most.
  package var following: [GestureValue] = []

  /// The combinations that its value is a part of, innermost first.
  package var combinations: [Combination] = []

  /// The distance that a finger may move before a press has lasted long enough, in points: documented.
  package var mostDistance = 10.0

  package init(kind: Kind) { self.kind = kind }

  /// All closures that may be called.
  package var closures: [ClosureValue] {
    (changed + ended + updating.map(\.handler)).map(\.closure) + following.flatMap(\.closures)
  }

  /// Changes the gesture and all gestures that it is combined with.
  package mutating func changeParts(_ change: (inout GestureValue) -> Void) {
    change(&self)
    for index in others.indices { others[index].changeParts(change) }
    for index in following.indices { following[index].changeParts(change) }
  }

  /// Adds a closure that is called with the value of the gesture, whichever combined gesture the value comes from.
  package mutating func add(_ closure: ClosureValue, to handlers: WritableKeyPath<Self, [Handler]>)
  {
    changeParts { part in
      // The gesture that ends a sequence is the second one of the sequence.
      guard part.following.isEmpty || handlers == \.changed else { return }
      part[keyPath: handlers].append(Handler(closure: closure, combinations: part.combinations))
    }
  }
}
