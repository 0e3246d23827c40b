/// How well the arguments of a call fit the parameters of a function: the less, the better.
package struct OverloadCost: Comparable {
  /// How far the types of the arguments are from those of the parameters.
  package var distance: Int

  /// Whether one of the parameters takes any number of arguments.
  var isVariadic = false

  /// How many parameters are left out.
  var omitted: Int

  package static func < (one: OverloadCost, other: OverloadCost) -> Bool {
    (one.distance, one.isVariadic ? 1 : 0, one.omitted)
      < (other.distance, other.isVariadic ? 1 : 0, other.omitted)
  }
}
