public import AnimationSyntax
internal import SharedWork

/// A scanner that finds every animation of an app in its source, and resolves each one.
///
///     let scan = SourceScanner().scan(files)
///     for animation in scan.animations { print(animation.file, animation.expression) }
///
/// Nothing is executed. Files are first read one by one, on several threads; then names are looked up in all of them.
/// The result does not depend on the number of threads.
public struct SourceScanner: Sendable {
  /// The context for everything that expressions do not give themselves.
  public var context: ExpressionContext

  /// The largest difference between the motions of a cluster, as a fraction of the travel.
  public var within: Double

  /// The largest number of threads.
  public var jobs: Int

  /// Whether files without any of the words that matter are not parsed; the result is the same.
  public var skips: Bool

  /// Makes a scanner.
  public init(
    context: ExpressionContext = ExpressionContext(), within: Double = 0.05, jobs: Int? = nil,
    skips: Bool = true
  ) {
    self.context = context
    self.within = within
    self.jobs = jobs ?? Threads.coreCount
    self.skips = skips
  }

  /// The number of sites that a thread takes at once.
  private static let sitesOfPiece = 16

  /// Scans files.
  ///
  /// - Parameter files: The files, in the order in which they are reported.
  /// - Returns: The animations in the files. Files without animations are not an error.
  public func scan(_ files: [SourceFile]) -> SourceScan {
    scan(files, motions: MotionStore(context))
  }

  func scan(
    _ files: [SourceFile], motions: MotionStore, cache: FileCache? = nil
  ) -> SourceScan {
    var parsed = Set(files.indices.filter { !skips || WordSearch.matters(files[$0].bytes) })
    var read: [ScannedFile?] = Array(repeating: nil, count: files.count)
    readAll(parsed.sorted(), of: files, cache, into: &read)
    // Names in these files may be declared, or used, in a file without any of the words that matter.
    var open = OpenNames()
    var table = NameTable(read.compactMap(\.self))
    while parsed.count < files.count {
      let names = newNames(&open, parsed.sorted(), table, motions)
      let more = files.indices.filter {
        !parsed.contains($0) && WordSearch.containsWord(of: names, in: files[$0].bytes)
      }
      guard !more.isEmpty else {
        open.close()
        break
      }
      parsed.formUnion(more)
      readAll(more, of: files, cache, into: &read)
      table = NameTable(read.compactMap(\.self))
    }
    var animations = resolved(table, motions, open, parsed.sorted())
    animations.sort { one, other in
      let (first, second) = (Array(one.file.utf8), Array(other.file.utf8))
      if first != second { return first.lexicographicallyPrecedes(second) }
      return (one.start, one.branch ?? 0, one.context) < (
        other.start, other.branch ?? 0, other.context
      )
    }
    let bases = Array(Set(animations.map(\.base).filter { !$0.isEmpty }))
    _ = shared(bases.count) { motions.samples(bases[$0]) != nil }
    let clusters = MotionClusters(&animations, motions: motions, within: within)
    return SourceScan(
      animations: animations, clusters: clusters.all,
      families: MotionFamily.families(of: animations),
      fileCount: files.count, parsedCount: parsed.count,
      filesWithErrors: table.files.filter(\.hasErrors).map(\.path), table: table, motions: motions)
  }

  /// The names that files with animations need and that others may declare, and those of definitions that others
  /// may use, without those that were looked up before.
  ///
  /// - Parameter indices: The indices of the files of the table among all files.
  private func newNames(
    _ open: inout OpenNames, _ indices: [Int], _ table: NameTable, _ motions: MotionStore
  ) -> Set<String> {
    let resolver = SiteResolver(table: table, motions: motions)
    let before = open
    let found = shared(table.files.count) { number in
      table.files[number].sites.enumerated().map { index, site in
        before.site(index, ofFile: indices[number]) ?? resolver.folded(site, file: number)
      }
    }
    let context = context
    let others = shared(table.files.count) { number in
      before.others(ofFile: indices[number])
        ?? OtherSites(table.files[number], number, table, context)
    }
    let definitions = table.files.flatMap(\.sites).compactMap { site in
      site.kind == .definition
        ? site.declared.flatMap { table.references[$0] == nil ? $0 : nil } : nil
    }
    return open.take(
      found, others, ofFiles: indices, definitions: Set(definitions))
  }

  private func readAll(
    _ indices: [Int], of files: [SourceFile], _ cache: FileCache?, into read: inout [ScannedFile?]
  ) {
    let results = shared(indices.count) { index in
      let file = files[indices[index]]
      return cache?.read(file) ?? FileReader.read(file)
    }
    for (index, file) in zip(indices, results) { read[index] = file }
  }

  private func resolved(
    _ table: NameTable, _ motions: MotionStore, _ open: OpenNames, _ indices: [Int]
  ) -> [ScannedAnimation] {
    let resolver = SiteResolver(table: table, motions: motions)
    let context = context
    // Some files contain most of the animations, so threads share pieces of files.
    var pieces: [(file: Int, sites: Range<Int>)] = []
    for (index, file) in table.files.enumerated() {
      for start in stride(from: 0, to: file.sites.count, by: Self.sitesOfPiece) {
        pieces.append((index, start..<min(start + Self.sitesOfPiece, file.sites.count)))
      }
    }
    let work = pieces
    return shared(work.count) { number in
      let (index, sites) = work[number]
      return sites.flatMap { place in
        resolver.rows(
          of: table.files[index].sites[place], file: index,
          open.site(place, ofFile: indices[index]))
      }
    }.flatMap(\.self)
      + shared(table.files.count) { index in
        (open.others(ofFile: indices[index])
          ?? OtherSites(table.files[index], index, table, context)).rows(ofFile: index)
      }.flatMap(\.self)
  }

  /// Performs work for each of some indices, on several threads, and returns the results in order.
  private func shared<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Locked([Result?](repeating: nil, count: count))
    let next = Locked(0)
    Threads.run(atMost: min(jobs, count)) {
      while true {
        let index = next.withLock { value -> Int in
          defer { value += 1 }
          return value
        }
        guard index < count else { return }
        let result = work(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
