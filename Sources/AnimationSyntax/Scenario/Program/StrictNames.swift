/// What names were found to mean where what is not known is an error.
struct StrictNames {
  /// The names that mean nothing, and where they are.
  var unknown: [(name: String, position: SourcePosition)] = []

  /// The names of variables at the top of the files, and where they are used.
  var globals: [(name: String, position: SourcePosition)] = []
}
