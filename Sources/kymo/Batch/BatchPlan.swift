internal import AnimationSyntax

/// A picture of a batch, before it is drawn.
struct BatchPicture {
  /// The number of the picture, from 1.
  let index: Int
  let expression: SingleExpression
  let path: String
}

/// The pictures that a batch has to draw, and the failures of those that cannot be drawn.
struct BatchPlan {
  private(set) var pictures: [BatchPicture] = []
  private(set) var failures: [BatchFailure] = []

  /// Gives every expression its number and its file.
  ///
  /// An expression that is not understood has a number, too, so that the others keep theirs when it is corrected.
  ///
  /// - Throws: If two pictures would be in one file, or the file of one cannot be made.
  init(
    _ singles: [Result<[SingleExpression], ToolError>], _ template: OutputTemplate
  ) throws(ToolError) {
    var index = 0
    for read in singles {
      switch read {
      case .failure(let error):
        index += 1
        failures.append(BatchFailure(index: index, error: error))
      case .success(let expressions):
        for expression in expressions {
          index += 1
          pictures.append(
            BatchPicture(
              index: index, expression: expression,
              path: template.path(name: expression.name, index: index)))
        }
      }
    }
    try checkPaths()
  }

  private func checkPaths() throws(ToolError) {
    var taken: [String: BatchPicture] = [:]
    for picture in pictures {
      if let other = taken.updateValue(picture, forKey: Self.key(picture.path)) {
        let names =
          other.expression.name == picture.expression.name
          ? "'\(other.expression.name)', which is given twice"
          : "'\(other.expression.name)' and '\(picture.expression.name)'"
        throw ToolError(
          .usage,
          """
          two pictures would be written to '\(picture.path)': \(names); give them different labels \
          (NAME=EXPR) or put {index} in the name
          """)
      }
      try OutputDestination.file(picture.path).check()
    }
  }

  /// Returns the key that distinguishes files; the file systems of Macs do not distinguish capital letters from small
  /// ones.
  private static func key(_ path: String) -> String {
    #if canImport(Darwin)
      path.lowercased()
    #else
      path
    #endif
  }
}
