/// The code at a site with its names followed, and the names that it asks other files for.
struct FoldedSite: Sendable {
  /// One text, or one for each branch; empty if SwiftUI's function or type is not meant.
  var texts: [FoldedText] = []

  /// The names that the file of the site does not explain.
  var names: Set<String> = []
}
