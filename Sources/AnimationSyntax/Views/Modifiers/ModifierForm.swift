internal import MotionRecording
internal import SwiftProgram

/// A modifier with moving numbers: its parameters, and the parts of its vectors.
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

  /// The number of parts at the front that have one row while they are equal.
  let joinedParts: Int

  /// The overloads without numbers that have rows.
  let still: [[Parameter]]

  /// The number of vectors, which are animated separately.
  let vectorCount: Int

  /// Returns the vectors for known arguments; nil if these have unexpected types.
  ///
  /// The number of vectors, and of numbers in each, is always the same, so that a modifier stays the same in all
  /// updates. A number that is not given is not finite.
  let vectors: @Sendable (ModifierArguments) -> [[MovingModifier.Component]]?

  /// Creates a modifier with one vector.
  init(
    _ name: String, row: String? = nil, joinedParts: Int = 0, _ overloads: [[Parameter]],
    still: [[Parameter]] = [],
    _ components: @escaping @Sendable (ModifierArguments) -> [MovingModifier.Component]?
  ) {
    self.init(
      name, row: row, joinedParts: joinedParts, vectorCount: 1, overloads, still: still
    ) { arguments in components(arguments).map { [$0] } }
  }

  /// Creates a modifier with several vectors.
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

  /// Returns the overloads that take arguments with some labels, with the indices of the parameters for these.
  func matches(_ labels: [String?]) -> [(overload: [Parameter], indices: [Int])] {
    overloads.compactMap { overload in
      Self.indices(of: labels, in: overload).map { (overload, $0) }
    }
  }

  /// Returns the names of the arguments of an overload: those without a label are named by their indices, such as `_0`.
  static func names(of overload: [Parameter]) -> [String] {
    var unlabelled = 0
    return overload.map { parameter in
      defer { if parameter.label == nil { unlabelled += 1 } }
      return parameter.label ?? "_\(unlabelled)"
    }
  }

  /// An argument of an overload, or a part of one, on which its vectors do not depend.
  struct Unread: Hashable {
    let parameter: Int

    /// The label of the part; nil for the whole argument.
    let part: String?
  }

  /// Returns the arguments, or parts of them, on which the vectors of an overload do not depend: the vectors are
  /// computed once to find the arguments that they read.
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

  /// Returns the indices of an overload's parameters for arguments with some labels; nil if these do not fit.
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

/// The arguments of a modifier by their labels, or by their indices where they have none.
struct ModifierArguments {
  private let values: [String: SwiftValue]

  /// Whether sets of edges among the arguments are literals, so that they never change.
  let hasFixedEdges: Bool

  /// The names of the arguments that have been read.
  final class Reads {
    fileprivate(set) var names: Set<String> = []
  }

  private let reads: Reads?

  /// Creates the arguments from values by label: `_0` is the first without one.
  init(_ values: [String: SwiftValue], hasFixedEdges: Bool, noting reads: Reads? = nil) {
    self.values = values
    self.hasFixedEdges = hasFixedEdges
    self.reads = reads
  }

  subscript(label: String) -> SwiftValue? {
    reads?.names.insert(label)
    return values[label]
  }

  /// Returns whether an argument is given.
  func has(_ label: String) -> Bool { values[label] != nil }

  /// Returns a number, or the default value without the argument.
  func number(_ label: String, default value: Double = 0) -> Double {
    self[label]?.double ?? value
  }

  /// Returns a number in a part of an argument, or the default value without the part; nil if the argument has no
  /// parts.
  func number(_ part: String, of label: String, default value: Double) -> Double? {
    reads?.names.insert("\(label).\(part)")
    guard case .tuple(let parts)? = values[label] else { return nil }
    return parts.first { $0.label == part }?.value.double ?? value
  }

  /// Returns the length of a side that may be nil; NaN for nil, and where the argument is left out.
  func side(_ label: String) -> Double { self[label]?.double ?? .nan }

  /// Returns a number that may be left out or nil.
  func optionalNumber(_ label: String) -> Double? { self[label]?.double }

  /// Returns the numbers of a size, a point or an angle; nil for any other argument.
  func numbers(_ label: String) -> SIMD4<Double>? {
    if case .geometry(_, let numbers)? = self[label] { numbers } else { nil }
  }

  /// Returns a unit point, by default the center.
  func anchor(_ label: String = "anchor") -> (x: Double, y: Double) {
    numbers(label).map { ($0[0], $0[1]) } ?? (0.5, 0.5)
  }
}

extension SwiftType {
  /// A sample value of the type.
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
