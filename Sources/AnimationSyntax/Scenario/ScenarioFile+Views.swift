extension ScenarioFile {
  /// The previews and views that some files declare, previews first, each in the order of the files.
  ///
  /// Nothing is played. A view may need values that nobody knows.
  ///
  /// - Parameter files: The files; of those that are beside others nothing is listed.
  /// - Returns: None for files without views.
  /// - Throws: An `ExpressionError` where a file that declares a view is not Swift.
  /// - Complexity: Linear in the files' length.
  public static func views(in files: [ViewFile]) throws -> [ShowableView] {
    try ViewProgram(files, ViewOptions())?.showable ?? []
  }
}
