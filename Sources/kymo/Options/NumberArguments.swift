internal import ArgumentParser

/// A finite number.
struct FiniteNumber: ExpressibleByArgument, Hashable {
  let value: Double

  init(_ value: Double) {
    self.value = value
  }

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self.init(value)
  }

  /// The number as people write it: 100, not 100.0.
  var text: String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  var defaultValueDescription: String { text }
}

/// The size of a picture, `1200x750`.
struct FigureSize: ExpressibleByArgument, Hashable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(
      separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      return nil
    }
    self.init(width: width, height: height)
  }

  var defaultValueDescription: String { "\(width)x\(height)" }
}

/// Finite numbers, separated by commas.
struct NumberList: ExpressibleByArgument, Hashable {
  let numbers: [Double]

  init?(argument: String) {
    var numbers: [Double] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = FiniteNumber(argument: word.filter { $0 != " " }) else { return nil }
      numbers.append(number.value)
    }
    self.numbers = numbers
  }
}
