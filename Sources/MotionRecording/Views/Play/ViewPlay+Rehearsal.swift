internal import AnimationModel

// What a first run has shown.
extension ViewPlay {
  /// Everything that the run has shown, once it is over.
  ///
  /// - Parameter isCutOff: Whether what still moves is cut off at an end that nobody gave.
  mutating func rehearsed(isCutOff: Bool) throws -> ViewRehearsal {
    var rehearsal = ViewRehearsal()
    rehearsal.names = ViewNaming.names(records.map { ($0.identity, $0.name) })
    var sources = SourceWords(session: session)
    for record in records { add(record, to: &rehearsal, &sources) }
    for (number, identity) in deedViews.enumerated() where findings.deeds[number].isName {
      findings.deeds[number].text = rehearsal.names[identity] ?? findings.deeds[number].text
    }
    findings.movesNothing = rehearsal.sources.isEmpty
    findings.candidates = possibleDeeds
    let running = records.filter(\.isAnimating).compactMap { rehearsal.names[$0.identity] }
    findings.end = endOfEndlessMotion
    findings.endless = isCutOff ? running : []
    findings.gaveUpWork = gaveUpWork
    rehearsal.notes = session.notes(about: findings)
    return rehearsal
  }

  private mutating func add(
    _ record: ViewRecord, to rehearsal: inout ViewRehearsal, _ sources: inout SourceWords
  ) {
    let name = rehearsal.names[record.identity] ?? record.name.base
    var counts: [String: Int] = [:]
    func numbered(_ kind: String) -> String {
      counts[kind, default: 0] += 1
      let count = counts[kind] ?? 1
      return count > 1 ? "\(kind)[\(count)]" : kind
    }
    var last: String?
    for (ordinal, modifier) in record.modifiers.enumerated() {
      if !modifier.continuesPrevious { last = nil }
      guard !modifier.isBlank else { continue }
      let kind = last ?? numbered(modifier.name)
      last = kind
      let attribute = kind.isEmpty ? name : "\(name).\(kind)"
      if let unknown = modifier.unknown,
        !findings.leftOut.contains(where: { $0.unknown == unknown && $0.attribute == attribute })
      {
        findings.leftOut.append((unknown, attribute))
      }
      for (part, gap) in modifier.interrupted {
        findings.leftOut.append((gap, part.isEmpty ? attribute : "\(attribute).\(part)"))
      }
      if let hidden = modifier.hidden, modifier.hiddenChanges > 0 {
        findings.hidden.append((hidden, attribute, record.source))
      }
      let rows = modifier.parts(showsConstants: script.showsConstants).map { part -> String? in
        guard let part else { return nil }
        let row = part.isEmpty ? attribute : "\(attribute).\(part)"
        guard script.shows(row) else {
          findings.hidesRows = true
          return nil
        }
        return row
      }
      rehearsal.rows[.init(identity: record.identity, ordinal: ordinal)] = rows
      for row in rows.compactMap(\.self) {
        rehearsal.sources.append(.init(attribute: row, source: sources.words(for: record.source)))
      }
    }
    guard record.movedByTransition else { return }
    var names: [TransitionPart.Kind: String] = [:]
    for kind in TransitionPart.Kind.allCases { names[kind] = numbered("\(kind)") }
    rehearsal.transitions[record.identity] = names
    for part in record.transitionRows(in: names) {
      guard script.shows("\(name).\(part)") else {
        findings.hidesRows = true
        continue
      }
      rehearsal.sources.append(
        .init(attribute: "\(name).\(part)", source: sources.words(for: record.source)))
    }
    // A size is given for all views of a name.
    let view = record.name.base
    if record.usedAssumedSize, !findings.assumedSizes.contains(where: { $0.view == view }) {
      findings.assumedSizes.append((view, record.source))
    }
  }
}

/// Positions in the source as text.
///
/// Many views are written at one position, and to find its line takes as long as the file is.
private struct SourceWords {
  let session: any ViewSession
  private var known: [SourceOffset: String] = [:]

  init(session: any ViewSession) {
    self.session = session
  }

  mutating func words(for source: SourceOffset) -> String {
    if let words = known[source] { return words }
    let words = session.words(for: source)
    known[source] = words
    return words
  }
}
