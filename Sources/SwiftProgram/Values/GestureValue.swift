internal import AnimationModel
package import MotionRecording

/// A gesture, and what is done while it lasts.
package struct GestureValue {
  /// What a person does.
  package enum Kind: Hashable, Sendable {
    case tap(count: Int)
    case press(minimum: Double)
    case drag(minimum: Double)

    /// What two fingers do; `isBare` where its value is the scale or the angle alone.
    case fingers(FingerGesture, minimum: Double, isBare: Bool)
  }

  /// A combination of gestures, and which part of its value that of a gesture is.
  package enum Combination {
    /// `.first(true)` and `.second(true, drag)` of a gesture that waits for another one.
    case sequence(isFirst: Bool)

    /// `.first(value)` and `.second(value)` of a gesture that is one or the other.
    case either(isFirst: Bool)

    /// `value.first` and `value.second` of a gesture that is both.
    case both(isFirst: Bool)
  }

  /// What is called with the value of a gesture.
  package struct Handler {
    package var closure: ClosureValue

    /// What the value is a part of in what the closure is given, innermost first.
    package var combinations: [Combination]

    package init(closure: ClosureValue, combinations: [Combination]) {
      self.closure = closure
      self.combinations = combinations
    }
  }

  package var kind: Kind
  package var changed: [Handler] = []
  package var ended: [Handler] = []

  /// What writes a `@GestureState`, which goes back when the gesture ends.
  package var updating: [(location: Location, handler: Handler)] = []

  /// Gestures that are recognized beside this one.
  package var others: [GestureValue] = []

  /// The gesture that waits for this one: one at most.
  package var following: [GestureValue] = []

  /// What its value is a part of, innermost first.
  package var combinations: [Combination] = []

  /// How far a finger may move before a press has lasted long enough, in points: documented.
  package var mostDistance = 10.0

  package init(kind: Kind) { self.kind = kind }

  /// Everything that may be called.
  package var closures: [ClosureValue] {
    (changed + ended + updating.map(\.handler)).map(\.closure) + following.flatMap(\.closures)
  }

  /// Changes the gesture and everything that it is made of.
  package mutating func changeParts(_ change: (inout GestureValue) -> Void) {
    change(&self)
    for index in others.indices { others[index].changeParts(change) }
    for index in following.indices { following[index].changeParts(change) }
  }

  /// Lets a closure be called with the value of the gesture, whichever part of it that comes from.
  package mutating func add(_ closure: ClosureValue, to handlers: WritableKeyPath<Self, [Handler]>)
  {
    changeParts { part in
      // What ends a sequence is its second gesture.
      guard part.following.isEmpty || handlers == \.changed else { return }
      part[keyPath: handlers].append(Handler(closure: closure, combinations: part.combinations))
    }
  }

  /// The gesture that it is with another one; nil for one that cannot be played.
  package func combined(with other: GestureValue, by name: String) -> GestureValue? {
    var (first, second) = (self, other)
    switch name {
    case "sequenced":
      guard case .press = kind, case .drag = other.kind, others.isEmpty, other.others.isEmpty,
        following.isEmpty
      else { return nil }
      first.changeParts { $0.combinations.append(.sequence(isFirst: true)) }
      second.changeParts { $0.combinations.append(.sequence(isFirst: false)) }
      first.following = [second]
      return first
    case "exclusively":
      first.changeParts { $0.combinations.append(.either(isFirst: true)) }
      second.changeParts { $0.combinations.append(.either(isFirst: false)) }
    default:
      first.changeParts { $0.combinations.append(.both(isFirst: true)) }
      second.changeParts { $0.combinations.append(.both(isFirst: false)) }
    }
    first.others += [second] + second.others
    first.others[first.others.count - second.others.count - 1].others = []
    return first
  }
}

/// What gestures of gestures give, as Swift has it.
package enum CombinedGestures {
  /// The functions and types that combine gestures.
  package static let names: [String: String] = [
    "sequenced": "SequenceGesture", "exclusively": "ExclusiveGesture",
    "simultaneously": "SimultaneousGesture",
  ]

  /// The name of the type of a combination's value, where that is an enumeration.
  package static func valueName(of type: String) -> String { "_\(type)Value" }
}

/// A timer or a task, which can be stopped.
package struct HandleValue: Hashable {
  /// Its number among those of the run.
  package var number: Int

  /// Seconds between its ticks; nil for a task.
  package var seconds: Double?
}

extension SwiftType {
  /// What a closure of a drag is given.
  static let drag = SwiftType.tuple([
    .init(label: "translation", type: .geometry(.size)),
    .init(label: "location", type: .geometry(.point)),
    .init(label: "startLocation", type: .geometry(.point)),
    .init(label: "velocity", type: .geometry(.size)),
    .init(label: "predictedEndLocation", type: .geometry(.point)),
    .init(label: "predictedEndTranslation", type: .geometry(.size)),
    .init(label: "time", type: .number),
  ])

  /// What a closure of a gesture of two fingers is given.
  private static func fingers(_ name: String, _ type: SwiftType) -> SwiftType {
    .tuple([
      .init(label: name, type: type), .init(label: "velocity", type: type),
      .init(label: "startAnchor", type: .geometry(.unitPoint)),
      .init(label: "startLocation", type: .geometry(.point)), .init(label: "time", type: .number),
    ])
  }

  /// What the closures of a gesture are given; nil for a type that is none.
  package var gestureValue: SwiftType? {
    guard case .opaque(let name) = unwrapped else { return nil }
    switch name {
    case "DragGesture": return .drag
    case "MagnifyGesture": return .fingers("magnification", .number)
    case "RotateGesture": return .fingers("rotation", .geometry(.angle))
    case "MagnificationGesture": return .number
    case "RotationGesture": return .geometry(.angle)
    case "LongPressGesture": return .boolean
    case "TapGesture": return .void
    case "SimultaneousGesture": return .unknown
    case _ where name.hasPrefix("SimultaneousGesture<"):
      let parts = name.dropLast().split(separator: "<")[1].split(separator: ",").map {
        SwiftType.opaque(String($0)).gestureValue ?? .unknown
      }
      return .tuple(
        zip(["first", "second"], parts).map { .init(label: $0, type: .optional($1)) })
    default: return nil
    }
  }

  /// The type of a gesture that two are; nil for a name that makes none.
  package static func combinedGesture(_ name: String, _ first: SwiftType, _ second: SwiftType)
    -> SwiftType?
  {
    guard let type = CombinedGestures.names[name] else { return nil }
    guard type == "SimultaneousGesture", case .opaque(let one) = first,
      case .opaque(let other) = second, !one.contains("<"), !other.contains("<")
    else { return .opaque(type) }
    return .opaque("\(type)<\(one),\(other)>")
  }
}

extension FingerState {
  /// The state as closures are given it: about the center of the view.
  package func value(isBare: Bool) -> SwiftValue {
    func number(_ number: Double) -> SwiftValue {
      gesture == .pinch ? .number(number) : .geometry(.angle, SIMD4(number, 0, 0, 0))
    }
    guard !isBare else { return number(value) }
    return .tuple([
      (gesture == .pinch ? "magnification" : "rotation", number(value)),
      ("velocity", number(velocity)),
      ("startAnchor", .geometry(.unitPoint, SIMD4(0.5, 0.5, 0, 0))),
      ("startLocation", .geometry(.point, .zero)), ("time", .number(time)),
    ])
  }
}

extension ViewDrag {
  /// Seconds by which a drag is taken to go on: SwiftUI's own definition of its velocity.
  private static let prediction = 0.25

  /// The drag as closures are given it; it begins at the origin.
  package var value: SwiftValue {
    let distance = SIMD4(translation.width, translation.height, 0, 0)
    let speed = SIMD4(velocity.width, velocity.height, 0, 0)
    let predicted = distance + speed * Self.prediction
    return .tuple([
      ("translation", .geometry(.size, distance)), ("location", .geometry(.point, distance)),
      ("startLocation", .geometry(.point, .zero)), ("velocity", .geometry(.size, speed)),
      ("predictedEndLocation", .geometry(.point, predicted)),
      ("predictedEndTranslation", .geometry(.size, predicted)), ("time", .number(time)),
    ])
  }
}
