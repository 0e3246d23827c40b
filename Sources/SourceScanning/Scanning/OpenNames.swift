/// The folded sites of each file, and the names that they ask for, from one round of reading files to the next.
struct OpenNames: Sendable {
  /// For each file, what each of its sites comes to.
  private var sites: [Int: [FoldedSite]] = [:]

  /// For each file, the animations in it that other readers know.
  private var others: [Int: OtherSites] = [:]

  /// All names that were asked for.
  private var asked: Set<String> = []

  /// The names that were not asked for before the latest round: of the names that files declare that were read since
  /// then, only these change anything.
  private var latest: Set<String> = []

  /// Returns the folded site, if it is still true; nil for a site that was not looked at yet, or that uses names that
  /// may have been declared since.
  func site(_ index: Int, ofFile file: Int) -> FoldedSite? {
    guard let known = sites[file]?[index], known.names.isDisjoint(with: latest) else { return nil }
    return known
  }

  /// The animations of a file that other readers know, if that is still true.
  func others(ofFile file: Int) -> OtherSites? {
    guard let known = others[file], known.names.isDisjoint(with: latest) else { return nil }
    return known
  }

  /// Notes that no file declares what was asked for last.
  mutating func close() { latest = [] }

  /// Notes what the sites come to; answers the names that were not asked for before.
  ///
  /// - Parameter definitions: Names of definitions that nothing uses yet.
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
