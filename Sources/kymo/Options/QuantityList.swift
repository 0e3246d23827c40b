internal import ArgumentParser
internal import MotionCharts
internal import TextForms

/// Quantities, as typed, separated by commas.
struct QuantityList: ExpressibleByArgument, Hashable {
  let quantities: [Quantity]

  init(_ quantities: [Quantity]) {
    self.quantities = quantities
  }

  /// Reads the quantities; nil if one is unknown or repeated.
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

  static var allValueStrings: [String] { Quantity.allCases.map(\.rawValue) }

  var defaultValueDescription: String { quantities.map(\.rawValue).joined(separator: ",") }
}

extension [QuantityList] {
  /// The given quantities, in their order, each only once.
  var quantities: [Quantity] { flatMap(\.quantities).withoutRepeats }
}

/// The quantities of interruptions and scenarios, which have no acceleration.
struct MotionQuantityList: ExpressibleByArgument, Hashable {
  private let list: QuantityList

  var quantities: [Quantity] { list.quantities }

  init(_ quantities: [Quantity]) {
    list = QuantityList(quantities)
  }

  /// Reads the quantities; nil if one is unknown, repeated, or the acceleration.
  init?(argument: String) {
    guard let list = QuantityList(argument: argument), !list.quantities.contains(.acceleration)
    else { return nil }
    self.list = list
  }

  static var allValueStrings: [String] {
    Quantity.allCases.filter { $0 != .acceleration }.map(\.rawValue)
  }

  var defaultValueDescription: String { list.defaultValueDescription }
}

extension [MotionQuantityList] {
  /// The given quantities, in their order, each only once.
  var quantities: [Quantity] { flatMap(\.quantities).withoutRepeats }
}
