internal import MotionRecording
internal import SwiftProgram

/// A modifier whose numbers move: its parameters, and what its vector is made of.
struct ModifierForm: Sendable {
  /// A parameter of an overload.
  struct Parameter: Sendable {
    let label: String?
    let type: SwiftType
    let isRequired: Bool

    init(_ label: String?, _ type: SwiftType, isRequired: Bool = true) {
      self.label = label
      self.type = type
      self.isRequired = isRequired
    }
  }

  /// The modifier's name in Swift.
  let name: String

  /// The name of the modifier in rows; mostly its name in Swift.
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

  /// The overloads that take arguments of some labels, and which parameter each of them is for.
  func matches(_ labels: [String?]) -> [(overload: [Parameter], indices: [Int])] {
    overloads.compactMap { overload in
      Self.indices(of: labels, in: overload).map { (overload, $0) }
    }
  }

  /// Returns the names of the arguments of an overload: those without a label are named by their indices, as `_0`.
  static func names(of overload: [Parameter]) -> [String] {
    var unlabelled = 0
    return overload.map { parameter in
      defer { if parameter.label == nil { unlabelled += 1 } }
      return parameter.label ?? "_\(unlabelled)"
    }
  }

  /// An argument of an overload, or a part of one, that its vectors do not depend on.
  struct Unread: Hashable {
    let parameter: Int

    /// The label of the part; nil for the whole argument.
    let part: String?
  }

  /// Returns the arguments, or parts of them, on which the vectors of an overload do not depend: its numbers are
  /// asked for once to find the arguments that they read.
  func unread(in overload: [Parameter]) -> [Unread] {
    let names = Self.names(of: overload)
    let reads = ModifierArguments.Reads()
    let samples = zip(names, overload).map { ($0, $1.type.sample) }
    _ = vectors(
      ModifierArguments(
        Dictionary(uniqueKeysWithValues: samples), hasFixedEdges: true, noting: reads))
    return overload.enumerated().flatMap { index, parameter -> [Unread] in
      guard !reads.names.contains(names[index]) else { return [] }
      guard case .tuple(let fields) = parameter.type else {
        return [Unread(parameter: index, part: nil)]
      }
      return fields.compactMap(\.label).filter { !reads.names.contains("\(names[index]).\($0)") }
        .map {
          Unread(parameter: index, part: $0)
        }
    }
  }

  /// Returns the indices of the parameters of an overload that arguments of some labels are for; nil if they do not
  /// fit.
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
  private let values: [String: SwiftValue]

  /// Whether sets of edges among them are written out, so that they are always the same.
  let hasFixedEdges: Bool

  /// The names that have been asked for.
  final class Reads {
    fileprivate(set) var names: Set<String> = []
  }

  private let reads: Reads?

  /// Takes values by label: `_0` is the first without one.
  init(_ values: [String: SwiftValue], hasFixedEdges: Bool, noting reads: Reads? = nil) {
    self.values = values
    self.hasFixedEdges = hasFixedEdges
    self.reads = reads
  }

  subscript(label: String) -> SwiftValue? {
    reads?.names.insert(label)
    return values[label]
  }

  /// Whether an argument is given.
  func has(_ label: String) -> Bool { values[label] != nil }

  /// A number, or what there is without the argument.
  func number(_ label: String, default value: Double = 0) -> Double {
    self[label]?.double ?? value
  }

  /// A number that is a part of an argument, or what there is without it; nil where the argument has no parts.
  func number(_ part: String, of label: String, default value: Double) -> Double? {
    reads?.names.insert("\(label).\(part)")
    guard case .tuple(let parts)? = values[label] else { return nil }
    return parts.first { $0.label == part }?.value.double ?? value
  }

  /// A number of a side that may be nil, which is no number, as it is where the argument is left out.
  func side(_ label: String) -> Double { self[label]?.double ?? .nan }

  /// A number that may be left out or nil.
  func optionalNumber(_ label: String) -> Double? { self[label]?.double }

  /// The numbers of a size, a point or an angle.
  func numbers(_ label: String) -> SIMD4<Double>? {
    if case .geometry(_, let numbers)? = self[label] { numbers } else { nil }
  }

  /// A point of the unit square.
  func anchor(_ label: String = "anchor") -> (x: Double, y: Double) {
    numbers(label).map { ($0[0], $0[1]) } ?? (0.5, 0.5)
  }
}

extension SwiftType {
  /// A value of the type, as good as any other.
  fileprivate var sample: SwiftValue {
    switch self {
    case .optional(let type): type.sample
    case .number: .number(1)
    case .integer: .integer(1)
    case .boolean: .boolean(true)
    case .geometry(let kind): .geometry(kind, .zero)
    case .tuple(let fields): .tuple(fields.map { ($0.label, $0.type.sample) })
    case .opaque("Edge.Set"): .text("all")
    default: .nothing
    }
  }
}
