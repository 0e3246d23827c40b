/// The findings about names in code where an unknown value is an error.
package struct StrictNames {
  /// The names that denote nothing, with their positions.
  package var unknown: [(name: String, position: SourcePosition)] = []

  /// The names of variables at the top of the files, with the positions of their uses.
  package var globals: [(name: String, position: SourcePosition)] = []

  package init(
    unknown: [(name: String, position: SourcePosition)] = [],
    globals: [(name: String, position: SourcePosition)] = []
  ) {
    self.unknown = unknown
    self.globals = globals
  }
}
