internal import SwiftProgram

/// The files of an app that declare views, parsed once for all views that are shown.
public struct ParsedViewFiles {
  let sources: [ProgramSource]

  /// The parts of the files that could not be read.
  let unread: [UnreadPart]

  /// Parses files.
  ///
  /// - Parameter files: The files. Their texts may be anything.
  /// - Returns: Nil if none of them has a view.
  /// - Throws: An `ExpressionError` where a file that declares a view is invalid Swift.
  /// - Complexity: Linear in the size of the files.
  public init?(_ files: [ViewFile]) throws {
    let candidates = files.map { ViewDetection($0.bytes, isView: ViewKinds.isView) }
    guard zip(files, candidates).contains(where: { !$0.isBeside && $1.mayHaveViews }) else {
      return nil
    }
    var sources: [ProgramSource] = []
    var unread: [UnreadPart] = []
    for (number, file) in files.enumerated() {
      do {
        let source = try ProgramSource(
          file.bytes, fileName: file.name, file: sources.count, isBeside: file.isBeside)
        sources.append(source)
        unread += source.unread
      } catch {
        // Errors of a scenario without views keep their own wording.
        guard candidates[number].declaresView || files.count > 1 else { return nil }
        let origin = SourceOrigin(
          source: String(decoding: file.bytes, as: UTF8.self), fileName: file.name)
        unread.append(UnreadPart(file.bytes, origin.error(error)))
      }
    }
    if sources.isEmpty, let first = unread.first { throw first.error }
    if candidates.contains(where: \.usesSystemTypes) {
      sources.append(try SystemDeclarations.source.get().numbered(sources.count))
    }
    self.sources = sources
    self.unread = unread
  }
}
