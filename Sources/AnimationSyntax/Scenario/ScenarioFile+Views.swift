extension ScenarioFile {
  /// Returns the previews and views that files declare, previews first, each in the order of the files.
  ///
  /// Nothing is played. A view may need values that are unknown.
  ///
  /// - Parameter files: The files; views and previews of files with `isBeside` are left out.
  /// - Returns: The previews and views; empty for files without any.
  /// - Throws: An `ExpressionError` where a file that declares a view is invalid Swift.
  /// - Complexity: Linear in the size of the files.
  public static func views(in files: [ViewFile]) throws -> [ShowableView] {
    try ViewProgram(files, ViewOptions())?.showable ?? []
  }
}
