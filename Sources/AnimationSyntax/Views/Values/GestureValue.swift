internal import AnimationModel
internal import MotionRecording

/// A gesture, and what is done while it lasts.
struct GestureValue {
  /// What a person does.
  enum Kind: Hashable, Sendable {
    case tap(count: Int)
    case press(minimum: Double)
    case drag(minimum: Double)
  }

  var kind: Kind
  var changed: [ClosureValue] = []
  var ended: [ClosureValue] = []

  /// What writes a `@GestureState`, which goes back when the gesture ends.
  var updating: [(location: Location, closure: ClosureValue)] = []

  /// Gestures that are recognized beside this one.
  var others: [GestureValue] = []

  /// Everything that may be called.
  var closures: [ClosureValue] { changed + ended + updating.map(\.closure) }
}

/// A timer or a task, which can be stopped.
struct HandleValue: Hashable {
  /// Its number among those of the run.
  var number: Int

  /// Seconds between its ticks; nil for a task.
  var seconds: Double?
}

extension ViewType {
  /// What a closure of a drag is given.
  static let drag = ViewType.tuple([
    .init(label: "translation", type: .geometry(.size)),
    .init(label: "location", type: .geometry(.point)),
    .init(label: "startLocation", type: .geometry(.point)),
    .init(label: "velocity", type: .geometry(.size)),
    .init(label: "predictedEndLocation", type: .geometry(.point)),
    .init(label: "predictedEndTranslation", type: .geometry(.size)),
    .init(label: "time", type: .number),
  ])

  /// What the closures of a gesture are given; nil for a type that is none.
  var gestureValue: ViewType? {
    guard case .opaque(let name) = unwrapped else { return nil }
    switch name {
    case "DragGesture": return .drag
    case "LongPressGesture": return .boolean
    case "TapGesture": return .void
    default: return nil
    }
  }
}

extension ViewDrag {
  /// Seconds by which a drag is taken to go on: SwiftUI's own definition of its velocity.
  private static let prediction = 0.25

  /// The drag as closures are given it; it begins at the origin.
  var value: ViewValue {
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
