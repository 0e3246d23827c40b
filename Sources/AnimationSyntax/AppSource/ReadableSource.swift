internal import SwiftProgram

/// Source of an app that the Swift parser can read on threads with a small stack, and in time.
package enum ReadableSource {
  /// The greatest depth to which the parser descends.
  package static let deepestNesting = SwiftText.statementNesting

  /// Returns the bytes of source with blanks in place of code that is too deep for the parser, so that offsets stay the
  /// same.
  ///
  /// No animation that people wrote is in such code.
  package static func bytes(of source: [UInt8]) -> [UInt8] {
    PasteGuard.withoutDepths(TextRegions(swift: source))
  }
}
