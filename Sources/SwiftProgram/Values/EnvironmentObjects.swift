/// Objects that views find in their surroundings by their classes.
package enum EnvironmentObjects {
  /// Returns the key by which the surroundings know an object of a class, by the number of the class.
  package static func key(of type: Int) -> String { "object \(type)" }
}
