/// The folded sites of each file, and the names that they need, from one round of reading files to the next.
struct OpenNames: Sendable {
  /// The folded sites of each file, by the file's index.
  private var sites: [Int: [FoldedSite]] = [:]

  /// The animations in each file that other readers find, by the file's index.
  private var others: [Int: OtherSites] = [:]

  /// All names that have been looked up.
  private var asked: Set<String> = []

  /// The names that were looked up for the first time in the latest round: of the names that newly read files declare,
  /// only these can change a site.
  private var latest: Set<String> = []

  /// Returns a folded site if it is still valid; nil for a site that has not been folded yet, or that uses names that
  /// may have been declared since.
  func site(_ index: Int, ofFile file: Int) -> FoldedSite? {
    guard let known = sites[file]?[index], known.names.isDisjoint(with: latest) else { return nil }
    return known
  }

  /// Returns the animations of a file that other readers find, if they are still valid; nil otherwise.
  func others(ofFile file: Int) -> OtherSites? {
    guard let known = others[file], known.names.isDisjoint(with: latest) else { return nil }
    return known
  }

  /// Notes that no file declares the names of the latest round.
  mutating func close() { latest = [] }

  /// Notes the folded sites of all files, and returns the names that were not looked up before.
  ///
  /// - Parameter definitions: The names of definitions that have no uses yet.
  mutating func take(
    _ found: [[FoldedSite]], _ foundOthers: [OtherSites], ofFiles files: [Int],
    definitions: Set<String>
  ) -> Set<String> {
    sites = Dictionary(uniqueKeysWithValues: zip(files, found))
    others = Dictionary(uniqueKeysWithValues: zip(files, foundOthers))
    var all = definitions
    for sites in foundOthers { all.formUnion(sites.names) }
    for sites in found { for site in sites { all.formUnion(site.names) } }
    latest = all.subtracting(asked)
    asked.formUnion(latest)
    return latest
  }
}
