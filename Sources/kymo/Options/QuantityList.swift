internal import ArgumentParser
internal import MotionCharts

/// Quantities as typed, separated by commas.
struct QuantityList: ExpressibleByArgument, Hashable {
  let quantities: [Quantity]

  init(_ quantities: [Quantity]) {
    self.quantities = quantities
  }

  /// Nil for an unknown or repeated quantity.
  init?(argument: String) {
    var quantities: [Quantity] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.filter { $0 != " " }
      guard let quantity = Quantity(rawValue: name), !quantities.contains(quantity) else {
        return nil
      }
      quantities.append(quantity)
    }
    self.init(quantities)
  }

  /// Fails if the acceleration is asked for, which nobody follows through an interruption.
  func refuseAcceleration(in command: String) throws {
    guard !quantities.contains(.acceleration) else {
      throw ValidationError("'kymo \(command)' shows value and velocity, not acceleration")
    }
  }

  static var allValueStrings: [String] { Quantity.allCases.map(\.rawValue) }

  var defaultValueDescription: String { quantities.map(\.rawValue).joined(separator: ",") }
}
