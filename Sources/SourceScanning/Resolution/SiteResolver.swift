internal import AnimationSyntax

/// The resolution of sites into animations: it follows names, takes branches apart and measures motions.
struct SiteResolver: Sendable {
  let table: NameTable
  let motions: MotionStore

  /// Returns the animations of one site, with a row for each branch.
  ///
  /// - Parameter known: The code at the site with its names followed, if that has been done before;
  ///   nil otherwise.
  func rows(of site: SourceSite, file index: Int, _ known: FoldedSite?) -> [ScannedAnimation] {
    let file = table.files[index]
    guard isMeant(site, file: index) else { return [] }
    var range = site.range
    switch site.content {
    case .defaultAnimation, .unread: break
    case .expression(let code): range = code.range
    case .results(let code):
      guard let first = ResultList(code.statements(in: file.text)).results.first else { return [] }
      range = file.text.range(of: first.expression, from: code.range.lowerBound)
    }
    let texts = (known ?? folded(site, file: index)).texts
    var folded = withoutReduced(texts).map { finished($0, site) }
    if site.isGuess { folded = folded.filter(Self.looksLikeAnimation) }
    if site.isGuess, folded.isEmpty { return [] }
    return folded.enumerated().map { number, text in
      let branch = folded.count > 1 ? number + 1 : nil
      return row(text, site, index, text.branch ?? range, branch)
    }
  }

  /// Returns the code at a site with its names followed, and the names that its own file does not explain.
  func folded(_ site: SourceSite, file index: Int) -> FoldedSite {
    guard isMeant(site, file: index) else { return FoldedSite() }
    let log = FoldLog()
    let place = FoldPlace(file: index, scope: site.scope, log: log)
    let folder = ExpressionFolder(table: table)
    let texts =
      switch site.content {
      case .defaultAnimation: [FoldedText(".default")]
      case .unread(let reason):
        [FoldedText.unknown(table.files[index].text.text(in: site.range), reason)]
      case .expression(let code): folder.fold(code, place)
      case .results(let code):
        BranchFolder(table: table, fold: folder.fold).branches(of: code, place)
      }
    return FoldedSite(texts: texts, names: log.names)
  }

  /// Whether a site uses SwiftUI's function and type, and not the app's own with the same name.
  private func isMeant(_ site: SourceSite, file: Int) -> Bool {
    let around = table.files[file].type(around: site.scope)
    if let function = site.function,
      table.declaresFunction(function, in: file, scope: site.scope)
    {
      return false
    }
    if let type = site.typeName {
      if type == "Self" { return around.map(AnimationNames.types.contains) ?? false }
      return !type.contains(".") && !table.hasOwnType(type, in: file, around: around)
    }
    if site.kind == .definition, let root = site.chainRoot, AnimationNames.types.contains(root) {
      return !table.hasOwnType(root, in: file, around: around)
    }
    return true
  }

  /// Returns the branches that are used when motion is not reduced, each with the animation that is used when it is.
  private func withoutReduced(_ folded: [FoldedText]) -> [FoldedText] {
    let reduced = folded.filter { $0.isReduced == true }
    guard !reduced.isEmpty, reduced.count < folded.count else { return folded }
    var texts: [String] = []
    for text in reduced.map(\.text) where !texts.contains(text) { texts.append(text) }
    return folded.filter { $0.isReduced != true }.map { part in
      var part = part
      if part.isReduced == false { part.reduceMotion = texts.joined(separator: " or ") }
      return part
    }
  }

  /// Returns the text with the type of the definition before it, if a leading dot would otherwise mean an animation.
  private func finished(_ folded: FoldedText, _ site: SourceSite) -> FoldedText {
    var folded = folded
    if folded.text.hasPrefix("Animation.") { folded.text.removeFirst("Animation".count) }
    if folded.text == ".none" { folded.text = "nil" }
    guard let type = site.typeName, type == "Spring" || type == "UnitCurve",
      folded.text.hasPrefix(".")
    else { return folded }
    folded.text =
      type + (folded.text.hasPrefix(".init(") ? String(folded.text.dropFirst(5)) : folded.text)
    return folded
  }

  /// Whether a text begins as an animation does.
  private static func looksLikeAnimation(_ folded: FoldedText) -> Bool {
    let names = AnimationLinks(folded.text).names
    if let first = names.first, folded.text.hasPrefix("."),
      AnimationNames.beginsAnimation(String(first))
    {
      return true
    }
    return AnimationNames.types.contains {
      folded.text.hasPrefix("\($0)(") || folded.text.hasPrefix("\($0).")
    }
  }

  private func row(
    _ folded: FoldedText, _ site: SourceSite, _ index: Int, _ range: Range<Int>, _ branch: Int?
  ) -> ScannedAnimation {
    let file = table.files[index]
    var motion = MotionStore.Motion()
    var reason = folded.reasons.joined(separator: "; ")
    if folded.isKnown, folded.counters.isEmpty {
      motion = motions.motion(folded.text)
      if motion.subjects.isEmpty { reason = motion.reason }
    } else if !folded.counters.isEmpty {
      reason = "counts in a loop"
    }
    let isRead = !motion.subjects.isEmpty
    let hasPart = isRead || folded.hasKnownPart
    let setting: ScannedAnimation.Setting =
      file.isTest ? .test : file.isPreview(site.scope) ? .preview : .app
    var name = folded.names.first ?? ""
    if site.kind == .definition, let declared = site.declared {
      name = [file.type(around: site.scope), declared].compactMap(\.self).joined(separator: ".")
      if site.context == "parameter" {
        name = "\(file.declaration(around: site.scope)).\(declared)"
      }
    }
    let conditions = [site.condition, folded.condition].filter { !$0.isEmpty }
    let around = file.type(around: site.scope) ?? ""
    var row = ScannedAnimation(
      file: file.path, start: file.text.place(of: range.lowerBound),
      end: file.text.place(of: range.upperBound), kind: site.kind, context: site.context,
      name: name, expression: hasPart ? folded.text : "",
      base: isRead ? AnimationLinks(folded.text).base : "", branch: branch,
      condition: (conditions + (setting == .app ? [] : [setting.rawValue])).joined(
        separator: " && "),
      reduceMotion: folded.reduceMotion ?? "",
      trigger: site.trigger ?? file.trigger(around: site.scope) ?? "",
      resolution: isRead
        ? folded.resolution(isBranch: branch != nil) : hasPart ? .partly : .unread,
      duration: motion.duration, settle: motion.settle, overshoot: isRead ? motion.overshoot : nil,
      declaration: file.declaration(around: site.scope), written: file.text.text(in: range),
      reason: isRead ? "" : reason, setting: setting, subjects: motion.subjects,
      isSpelled: folded.isSpelled)
    row.surroundings = ScannedAnimation.Surroundings(
      scopeType: around,
      reducesMotion: reducesMotion(around, file: index, names: folded.names),
      isOfWidget: file.isOfWidget, modifiersBefore: site.modifiersBefore,
      plainBase: site.plainBase, closure: file.trigger(around: site.scope) ?? "", scope: site.scope,
      isUnwritten: site.isUnwritten, range: range, fileIndex: index, names: folded.names)
    return row
  }

  /// Whether a type, or that of a definition that is used, asks whether motion is reduced.
  private func reducesMotion(_ type: String, file: Int, names: [String]) -> Bool {
    if type.isEmpty { return table.files[file].typesThatReduceMotion.contains("") }
    let types =
      [type]
      + names.compactMap { name in
        name.lastIndex(of: ".").map { String(name[..<$0]) }
      }
    return types.contains(where: table.typesThatReduceMotion.contains)
  }
}

extension FoldedText {
  /// Whether a part of the text is known: its beginning, or its modifiers.
  fileprivate var hasKnownPart: Bool {
    guard !text.hasPrefix("‹") else { return AnimationLinks(text).links.count > 1 }
    return text.hasPrefix(".")
      || AnimationNames.types.contains { text.hasPrefix("\($0)(") || text.hasPrefix("\($0).") }
  }

  /// Returns the way in which the animation became known.
  fileprivate func resolution(isBranch: Bool) -> ScannedAnimation.Resolution {
    if steps.contains(.sweep) { return .sweep }
    if steps.contains(.defaultValue) { return .byDefault }
    if isBranch { return .branch }
    return steps.contains(.constant) ? .constant : .literal
  }
}
