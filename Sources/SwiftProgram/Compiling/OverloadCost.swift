/// The distance of the arguments of a call from the parameters of a function: the lower cost fits better.
package struct OverloadCost: Comparable {
  /// The distance of the types of the arguments from those of the parameters.
  package var distance: Int

  /// Whether one of the parameters is variadic.
  var isVariadic = false

  /// The number of parameters that are left out.
  var omitted: Int

  /// The number of types that satisfy the constraints of the type parameters.
  var breadth = 0

  /// Whether it is unknown that the types of the arguments satisfy these constraints.
  var isDoubtful = false

  /// Returns whether it is unknown which of two functions is meant, as they differ only in the constraints of their
  /// type parameters.
  func isOpen(beside other: OverloadCost) -> Bool {
    (isDoubtful || other.isDoubtful) && breadth != other.breadth
      && (distance, isVariadic, omitted) == (other.distance, other.isVariadic, other.omitted)
  }

  package static func < (one: OverloadCost, other: OverloadCost) -> Bool {
    (one.distance, one.isVariadic ? 1 : 0, one.omitted, one.breadth)
      < (other.distance, other.isVariadic ? 1 : 0, other.omitted, other.breadth)
  }
}
