internal import MotionRecording

/// A modifier whose numbers move: its parameters, and what its vector is made of.
struct ModifierForm: Sendable {
  /// A parameter of an overload.
  struct Parameter: Sendable {
    let label: String?
    let type: ViewType
    let isRequired: Bool

    init(_ label: String?, _ type: ViewType, isRequired: Bool = true) {
      self.label = label
      self.type = type
      self.isRequired = isRequired
    }
  }

  /// The modifier's name in Swift.
  let name: String

  /// What rows call it; its name, mostly.
  let rowName: String
  let overloads: [[Parameter]]

  /// How many parts at the front have one row while they are equal.
  let joinedParts: Int

  /// The vector from the arguments, which are known; nil if nothing in them moves.
  let components: @Sendable (ModifierArguments) -> [MovingModifier.Component]?

  init(
    _ name: String, row: String? = nil, joinedParts: Int = 0, _ overloads: [[Parameter]],
    _ components: @escaping @Sendable (ModifierArguments) -> [MovingModifier.Component]?
  ) {
    self.name = name
    rowName = row ?? name
    self.overloads = overloads
    self.joinedParts = joinedParts
    self.components = components
  }

  /// Whether one of its overloads takes a color.
  var hasColor: Bool {
    overloads.joined().contains { parameter in
      if case .opaque("Color") = parameter.type { true } else { false }
    }
  }

  /// The overload that takes arguments of some labels, and which parameter each of them is for.
  func match(_ labels: [String?]) -> (overload: [Parameter], indices: [Int])? {
    for overload in overloads {
      var indices: [Int] = []
      var next = 0
      for label in labels {
        while next < overload.count, overload[next].label != label, !overload[next].isRequired {
          next += 1
        }
        guard next < overload.count, overload[next].label == label else {
          indices = []
          next = .max
          break
        }
        indices.append(next)
        next += 1
      }
      guard next != .max, indices.count == labels.count else { continue }
      if next < overload.count, overload[next...].contains(where: \.isRequired) { continue }
      return (overload, indices)
    }
    return nil
  }
}

/// The arguments of a modifier by their labels; those without one by their indices.
struct ModifierArguments {
  private let values: [String: ViewValue]

  /// Takes values by label: `_0` is the first without one.
  init(_ values: [String: ViewValue]) {
    self.values = values
  }

  subscript(label: String) -> ViewValue? { values[label] }

  /// A number, or what there is without the argument.
  func number(_ label: String, default value: Double = 0) -> Double {
    values[label]?.double ?? value
  }

  /// A number that may be left out or nil.
  func optionalNumber(_ label: String) -> Double? { values[label]?.double }

  /// The numbers of a size, a point or an angle.
  func numbers(_ label: String) -> SIMD4<Double>? {
    if case .geometry(_, let numbers)? = values[label] { numbers } else { nil }
  }

  /// A point of the unit square.
  func anchor(_ label: String = "anchor") -> (x: Double, y: Double) {
    numbers(label).map { ($0[0], $0[1]) } ?? (0.5, 0.5)
  }
}
