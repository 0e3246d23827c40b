internal import TextForms

/// A picture of a batch that could not be made, with its error.
struct BatchFailure {
  /// The picture's number.
  let index: Int
  let error: ToolError

  /// Whether the other pictures would fail as well, since nothing can be written or nothing drawn.
  var endsBatch: Bool {
    error.status == .cannotCreate || error.status == .inputOutputError
  }

  /// Reports the failures in the order of the expressions, whichever was tried first.
  ///
  /// - Parameters:
  ///   - failures: The failures, in any order.
  ///   - count: The number of pictures that were asked for.
  /// - Throws: The error with which the run ends: the failure that ended the batch, otherwise a summary of
  ///   all failures.
  static func report(_ failures: [BatchFailure], of count: Int) throws(ToolError) {
    let ordered = failures.sorted { $0.index < $1.index }
    for failure in ordered where !failure.endsBatch {
      StandardError.write("kymo: error: \(failure.error.message)\n")
    }
    if let last = ordered.first(where: \.endsBatch) { throw last.error }
    guard let first = ordered.first else { return }
    let isUsage = ordered.allSatisfy { $0.error.status == .usage }
    throw ToolError(
      isUsage ? .usage : first.error.status == .usage ? .dataError : first.error.status,
      """
      \(NumberText.grouped(ordered.count)) of \(NumberText.grouped(count)) pictures could not be made
      """)
  }
}
