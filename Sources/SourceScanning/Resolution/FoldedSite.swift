/// The code at a site with its names followed, and the names that it needs from other files.
struct FoldedSite: Sendable {
  /// One text, or one for each branch; empty if the site does not use SwiftUI's function or type.
  var texts: [FoldedText] = []

  /// The names that the file of the site does not explain.
  var names: Set<String> = []
}
