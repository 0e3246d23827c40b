/// How well the arguments of a call fit the parameters of a function: the less, the better.
package struct OverloadCost: Comparable {
  /// How far the types of the arguments are from those of the parameters.
  package var distance: Int

  /// Whether one of the parameters takes any number of arguments.
  var isVariadic = false

  /// How many parameters are left out.
  var omitted: Int

  /// How many types its type parameters may stand for.
  var breadth = 0

  /// Whether it is not known that its type parameters may stand for the types of the arguments.
  var isDoubtful = false

  /// Whether it is not known which of two functions is meant, as they differ only in what their type parameters may stand for.
  func isOpen(beside other: OverloadCost) -> Bool {
    (isDoubtful || other.isDoubtful) && breadth != other.breadth
      && (distance, isVariadic, omitted) == (other.distance, other.isVariadic, other.omitted)
  }

  package static func < (one: OverloadCost, other: OverloadCost) -> Bool {
    (one.distance, one.isVariadic ? 1 : 0, one.omitted, one.breadth)
      < (other.distance, other.isVariadic ? 1 : 0, other.omitted, other.breadth)
  }
}
