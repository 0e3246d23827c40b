/// The files of an app that other files need: those that declare the names in the latter, those that declare the names
/// in these, and so on.
public struct NeededFiles {
  /// The number of steps from the files with the shown views to the others.
  ///
  /// Files that declare names in the shown ones are one step away, and files that declare names in these are two. In an
  /// app everything leads to everything in a few more, for which only a small app has room.
  private static let steps = 2

  /// The size of the needed files, in bytes, up to which more steps are made: a preview may show a whole app, in which
  /// needed files are many steps away.
  private static let budget = 1_000_000

  private let others: [ViewFile]
  private let declared: [DeclaredWords]

  /// Finds the declarations in files.
  ///
  /// Files are not parsed: their declarations are found by keywords, so that rather too many files are found than too
  /// few. A needed file may be invalid; the errors in files that are not needed are not even noticed.
  ///
  /// - Parameter others: The files that may be needed.
  /// - Complexity: Linear in the size of the files.
  public init(among others: [ViewFile]) {
    self.others = others
    declared = others.map { DeclaredWords($0.bytes) }
  }

  /// Chooses the needed files.
  ///
  /// - Parameter shown: The files with the shown views. Other files with the same name as one of these are left out.
  /// - Returns: The needed files among the others, each with `isBeside` set: in order of proximity, so that of several
  ///   types with one name the nearest is taken, and otherwise in their order.
  /// - Complexity: Linear in the number of all files, for each of a few steps, and in the size of the shown and the
  ///   needed files.
  public func files(for shown: [ViewFile]) -> [ViewFile] {
    let candidates = candidates(beside: shown.map(\.name))
    var names = NamedWords()
    var own: Set<String> = []
    for file in shown {
      let bytes = file.bytes
      names.add(bytes)
      own.formUnion(DeclaredWords(bytes).types)
    }
    let types = candidates.reduce(into: own) { $0.formUnion(declared[$1].types) }
    let farther = farther(of: candidates, from: shown.map(\.name))
    var taken: Set<Int> = []
    var size = 0
    func follow() {
      for step in 0... {
        let more = candidates.filter {
          !taken.contains($0)
            && declared[$0].has(names, types: types, own: own.union(farther[$0] ?? []))
        }
        size += more.reduce(0) { $0 + others[$1].bytes.count }
        guard !more.isEmpty, step < Self.steps || size <= Self.budget else { break }
        taken.formUnion(more)
        for index in more { names.add(others[index].bytes) }
      }
    }
    follow()
    if !names.all.isDisjoint(with: ["Environment", "EnvironmentObject"]),
      !shown.contains(where: { DeclaredWords($0.bytes).isApp }),
      let app = app(around: own, among: candidates, shown.map(\.name)),
      taken.insert(app).inserted
    {
      // The scene of the app may show any view; these are not needed because of it.
      let views = candidates.reduce(into: Set<String>()) { $0.formUnion(declared[$1].views) }
      names.add(others[app].bytes, except: views)
      follow()
    }
    let depths = taken.reduce(into: [:]) { depths, index in
      depths[index] = FolderDepth.depth(of: others[index].name, shown.map(\.name))
    }
    return taken.sorted { (depths[$1, default: 0], $0) < (depths[$0, default: 0], $1) }.map {
      ViewFile(name: others[$0].name, contents: others[$0].contents, isBeside: true)
    }
  }

  /// Returns the files that may be needed: neither the shown ones, nor those of apps of which there is a nearer one.
  private func candidates(beside shown: [String]) -> [Int] {
    let names = Set(shown)
    let files = others.indices.filter { !names.contains(others[$0].name) }
    let apps = files.filter { declared[$0].isApp }
    let depths = apps.map { FolderDepth.depth(of: others[$0].name, shown) }
    let farther = Set(zip(apps, depths).filter { $0.1 != depths.max() }.map(\.0))
    return files.filter { !farther.contains($0) }
  }

  /// Returns the file with the app in whose scene views are shown: the nearest one, or of several equally near ones the
  /// one that names a shown view; nil if several are left.
  private func app(around own: Set<String>, among candidates: [Int], _ shown: [String]) -> Int? {
    let apps = candidates.filter { declared[$0].isApp }
    let depths = apps.map { FolderDepth.depth(of: others[$0].name, shown) }
    let nearest = zip(apps, depths).filter { $0.1 == depths.max() }.map(\.0)
    if nearest.count == 1 { return nearest[0] }
    let naming = nearest.filter {
      var names = NamedWords()
      names.add(others[$0].bytes)
      return !names.all.isDisjoint(with: own)
    }
    return naming.count == 1 ? naming[0] : nil
  }

  /// Returns for each file the types that a nearer file declares, too: in a folder of several apps each has its own
  /// `ContentView`.
  private func farther(of candidates: [Int], from shown: [String]) -> [Int: Set<String>] {
    var depths: [Int: Int] = [:]
    var deepest: [String: Int] = [:]
    for index in candidates {
      let depth = FolderDepth.depth(of: others[index].name, shown)
      depths[index] = depth
      for type in declared[index].sharedTypes {
        deepest[type] = max(deepest[type] ?? depth, depth)
      }
    }
    return depths.reduce(into: [:]) { farther, entry in
      farther[entry.key] = declared[entry.key].types.filter {
        (deepest[$0] ?? entry.value) > entry.value
      }
    }
  }
}
