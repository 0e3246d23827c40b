internal import SwiftProgram

/// Source of an app as the Swift parser may read it: on threads of little stack, and in time.
package enum ReadableSource {
  /// How deep the parser is to descend.
  package static let deepestNesting = SwiftText.statementNesting

  /// The bytes of source, with blanks in place of what is too deep for the parser, so that offsets agree.
  ///
  /// No animation is there that people wrote.
  package static func bytes(of source: [UInt8]) -> [UInt8] {
    PasteGuard.withoutDepths(TextRegions(swift: source))
  }
}
