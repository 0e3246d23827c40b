internal import SwiftProgram
internal import SwiftSyntax

/// Gestures that are made of gestures, and what they give.
enum CombinedGestures {
  /// The types, by the functions that combine gestures.
  static let names: [String: String] = [
    "sequenced": "SequenceGesture", "exclusively": "ExclusiveGesture",
    "simultaneously": both,
  ]

  /// The type of which both gestures give something.
  static let both = "SimultaneousGesture"

  /// The name of the type of a combination's value, where that is an enumeration.
  static func valueName(of type: String) -> String { "_\(type)Value" }
}

// The types of gestures: those that are made of others are known with these.
extension SwiftType {
  /// A gesture as its type is written: `SimultaneousGesture<TapGesture, DragGesture>`.
  init(gesture name: String, _ arguments: GenericArgumentClauseSyntax?) {
    guard let arguments else {
      self = .opaque(name)
      return
    }
    self = .generic(
      name,
      arguments.arguments.map { argument in
        guard case .type(let type) = argument.argument,
          let part = type.as(IdentifierTypeSyntax.self)
        else { return .unknown }
        return SwiftType(gesture: part.name.text, part.genericArgumentClause)
      })
  }

  /// The type of the value that a closure of a drag is given.
  static let drag = SwiftType.tuple([
    .init(label: "translation", type: .geometry(.size)),
    .init(label: "location", type: .geometry(.point)),
    .init(label: "startLocation", type: .geometry(.point)),
    .init(label: "velocity", type: .geometry(.size)),
    .init(label: "predictedEndLocation", type: .geometry(.point)),
    .init(label: "predictedEndTranslation", type: .geometry(.size)),
    .init(label: "time", type: .number),
  ])

  /// Returns the type of the value that a closure of a gesture of two fingers is given.
  private static func fingers(_ name: String, _ type: SwiftType) -> SwiftType {
    .tuple([
      .init(label: name, type: type), .init(label: "velocity", type: type),
      .init(label: "startAnchor", type: .geometry(.unitPoint)),
      .init(label: "startLocation", type: .geometry(.point)), .init(label: "time", type: .number),
    ])
  }

  /// Returns the type of the value that the closures of a gesture are given; nil for a type that is no gesture.
  ///
  /// - Parameter number: The function that gives the number of a type by its name, of the files and of what is read along
  ///   with them: the values of gestures that are one gesture or the other.
  func gestureValue(_ number: (String) -> Int?) -> SwiftType? {
    switch unwrapped {
    case .opaque("DragGesture"): return .drag
    case .opaque("MagnifyGesture"): return .fingers("magnification", .number)
    case .opaque("RotateGesture"): return .fingers("rotation", .geometry(.angle))
    case .opaque("MagnificationGesture"): return .number
    case .opaque("RotationGesture"): return .geometry(.angle)
    case .opaque("LongPressGesture"): return .boolean
    case .opaque("TapGesture"): return .void
    case .opaque(CombinedGestures.both): return .unknown
    case .generic(CombinedGestures.both, let parts):
      return .tuple(
        zip(["first", "second"], parts).map { label, part in
          .init(label: label, type: .optional(part.gestureValue(number) ?? .unknown))
        })
    case .opaque(let name), .generic(let name, _):
      return number(CombinedGestures.valueName(of: name)).map { .declared($0) }
    default: return nil
    }
  }

  /// The type of a gesture that two are; nil for a name of a function that makes none.
  static func combinedGesture(
    _ name: String, _ first: SwiftType, _ second: SwiftType
  ) -> SwiftType? {
    CombinedGestures.names[name].map { .generic($0, [first, second]) }
  }
}
