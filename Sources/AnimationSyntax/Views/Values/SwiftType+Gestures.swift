internal import SwiftProgram
internal import SwiftSyntax

/// Combinations of gestures, and the types of their values.
enum CombinedGestures {
  /// The types, by the functions that combine gestures.
  static let names: [String: String] = [
    "sequenced": "SequenceGesture", "exclusively": "ExclusiveGesture",
    "simultaneously": both,
  ]

  /// The type of combinations whose value has parts for both gestures.
  static let both = "SimultaneousGesture"

  /// Returns the name of the type of a combination's value, where that is an enumeration.
  static func valueName(of type: String) -> String { "_\(type)Value" }
}

// The types of gestures; those of combinations include the types of the parts.
extension SwiftType {
  /// Creates the type of a gesture as it is written: `SimultaneousGesture<TapGesture, DragGesture>`.
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

  /// The type of the value of a drag, which its closures receive.
  static let drag = SwiftType.tuple([
    .init(label: "translation", type: .geometry(.size)),
    .init(label: "location", type: .geometry(.point)),
    .init(label: "startLocation", type: .geometry(.point)),
    .init(label: "velocity", type: .geometry(.size)),
    .init(label: "predictedEndLocation", type: .geometry(.point)),
    .init(label: "predictedEndTranslation", type: .geometry(.size)),
    .init(label: "time", type: .number),
  ])

  /// Returns the type of the value of a gesture of two fingers, which its closures receive.
  private static func fingers(_ name: String, _ type: SwiftType) -> SwiftType {
    .tuple([
      .init(label: name, type: type), .init(label: "velocity", type: type),
      .init(label: "startAnchor", type: .geometry(.unitPoint)),
      .init(label: "startLocation", type: .geometry(.point)), .init(label: "time", type: .number),
    ])
  }

  /// Returns the type of the value of a gesture, which its closures receive; nil for a type that is not a gesture.
  ///
  /// - Parameter number: Returns the number of a type by its name, of the files or of declarations that are read along
  ///   with them: the values of some combinations.
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

  /// Returns the type of the combination of two gestures; nil for a function that combines none.
  static func combinedGesture(
    _ name: String, _ first: SwiftType, _ second: SwiftType
  ) -> SwiftType? {
    CombinedGestures.names[name].map { .generic($0, [first, second]) }
  }
}
