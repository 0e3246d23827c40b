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

  /// Overloads that have no numbers with rows.
  let still: [[Parameter]]

  /// How many vectors it has, each animated by itself.
  let vectorCount: Int

  /// The vectors from the arguments, which are known; nil where they are not what was expected.
  ///
  /// There are as many as ever, and as many numbers in each, so that a modifier is the same one from update to update.
  /// A number that is not given is not finite.
  let vectors: @Sendable (ModifierArguments) -> [[MovingModifier.Component]]?

  /// A modifier with one vector.
  init(
    _ name: String, row: String? = nil, joinedParts: Int = 0, _ overloads: [[Parameter]],
    still: [[Parameter]] = [],
    _ components: @escaping @Sendable (ModifierArguments) -> [MovingModifier.Component]?
  ) {
    self.init(
      name, row: row, joinedParts: joinedParts, vectorCount: 1, overloads, still: still
    ) { arguments in components(arguments).map { [$0] } }
  }

  /// A modifier with several vectors.
  init(
    _ name: String, row: String? = nil, joinedParts: Int = 0, vectorCount: Int,
    _ overloads: [[Parameter]], still: [[Parameter]] = [],
    vectors: @escaping @Sendable (ModifierArguments) -> [[MovingModifier.Component]]?
  ) {
    self.name = name
    rowName = row ?? name
    self.overloads = overloads
    self.still = still
    self.joinedParts = joinedParts
    self.vectorCount = vectorCount
    self.vectors = vectors
  }

  /// Whether one of its overloads takes a color.
  var hasColor: Bool {
    overloads.joined().contains { parameter in
      if case .opaque("Color") = parameter.type { true } else { false }
    }
  }

  /// The overloads that take arguments of some labels, and which parameter each of them is for.
  func matches(_ labels: [String?]) -> [(overload: [Parameter], indices: [Int])] {
    overloads.compactMap { overload in
      Self.indices(of: labels, in: overload).map { (overload, $0) }
    }
  }

  /// Which parameters of an overload arguments of some labels are for; nil if they do not fit.
  static func indices(of labels: [String?], in overload: [Parameter]) -> [Int]? {
    var indices: [Int] = []
    var next = 0
    for label in labels {
      while next < overload.count, overload[next].label != label, !overload[next].isRequired {
        next += 1
      }
      guard next < overload.count, overload[next].label == label else { return nil }
      indices.append(next)
      next += 1
    }
    return overload[next...].contains(where: \.isRequired) ? nil : indices
  }
}

/// The arguments of a modifier by their labels; those without one by their indices.
struct ModifierArguments {
  private let values: [String: ViewValue]

  /// Whether sets of edges among them are written out, so that they are always the same.
  let hasFixedEdges: Bool

  /// Takes values by label: `_0` is the first without one.
  init(_ values: [String: ViewValue], hasFixedEdges: Bool) {
    self.values = values
    self.hasFixedEdges = hasFixedEdges
  }

  subscript(label: String) -> ViewValue? { values[label] }

  /// A number, or what there is without the argument.
  func number(_ label: String, default value: Double = 0) -> Double {
    values[label]?.double ?? value
  }

  /// A number of a side that may be nil, which is no number, as it is where the argument is left out.
  func side(_ label: String) -> Double { values[label]?.double ?? .nan }

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
