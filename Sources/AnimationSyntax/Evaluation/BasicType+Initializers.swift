internal import AnimationModel
internal import SwiftProgram

// The initializers of types.
extension BasicType {
  /// The labels of each initializer that takes the numbers of a value.
  private var initializers: [[String]] {
    switch geometry {
    case nil: []
    case .angle: [["degrees"], ["radians"], []]
    case .rectangle?: [GeometryType.rectangle.labels, ["origin", "size"], []]
    case let geometry?: [geometry.labels, []]
    }
  }

  /// Returns the labels of the initializer that a call means: the one that has the same labels, or the most of them.
  func initializerLabels(for call: Term.Link) -> [String] {
    let given = (call.arguments ?? []).compactMap(\.label)
    return initializers.first { $0 == given && given.count == call.arguments?.count }
      ?? initializers.max { first, second in
        first.count { given.contains($0) } < second.count { given.contains($0) }
      } ?? []
  }

  /// Returns the value that an initializer makes of numbers, one for each of its labels; nil if one of them is unknown.
  func initialized(with numbers: [Double?], labels: [String]) -> SIMD4<Double>? {
    let isInRadians = labels == ["radians"]
    var value = SIMD4<Double>.zero
    for (index, number) in numbers.enumerated() {
      guard let number else { return nil }
      value[index] = isInRadians ? Angle(radians: number).degrees : number
    }
    return value
  }

  /// Returns an example of a value of the type, for an error message.
  func example(named name: String) -> String {
    switch self {
    case .boolean: "true"
    case .integer, .number: "\(name)(3)"
    case .text: "\"text\""
    case .angle: "Angle(degrees: 45)"
    case .size, .point, .vector, .rectangle, .unitPoint:
      "\(self.name)(\(initializers[0].map { "\($0): 1" }.joined(separator: ", ")))"
    }
  }
}
