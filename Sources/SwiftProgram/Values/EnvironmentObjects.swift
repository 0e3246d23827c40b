/// Objects that views find in their surroundings by their classes.
package enum EnvironmentObjects {
  /// By what the surroundings know an object of a class, by its number.
  package static func key(of type: Int) -> String { "object \(type)" }
}
