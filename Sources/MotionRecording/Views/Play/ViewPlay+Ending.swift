internal import AnimationModel

/// The results of a run of views that has ended.
struct EndedViews {
  let rows: ViewRows

  /// The history of every number, which is kept for figures.
  let histories: [AttributeHistory]

  /// The attributes that have rows, in order, with the positions where they are written.
  let sources: [RowSource]

  /// The notes about the run, one line each.
  let notes: [String]

  /// The closure that computes the offers for the views that are shown at the end, on demand.
  let makeOffers: () -> ViewOffers
}

// The results that are only known at the end: names, the numbers that have rows, and notes.
extension ViewPlay {
  /// Returns the results of the run, once it is over.
  ///
  /// - Parameter isCutOff: Whether motion is cut off at an end that the script does not give.
  mutating func ended(isCutOff: Bool) -> EndedViews {
    let names = namesSoFar
    let rowNames = rowNames(in: names)
    for (number, identity) in actedOnViews.enumerated() where findings.userActions[number].isName {
      findings.userActions[number].text = names[identity] ?? findings.userActions[number].text
    }
    findings.movesNothing = rowNames.sources.isEmpty
    findings.candidates = possibleActions
    findings.end = endOfEndlessMotion
    findings.endless =
      isCutOff ? records.filter(\.isAnimating).compactMap { names[$0.identity] } : []
    findings.gaveUpWork = gaveUpWork
    var slots: [ViewRows.Slot] = []
    var histories: [AttributeHistory] = []
    for (index, record) in records.enumerated() {
      let lives = lives(of: record, isMoved: rowNames.transitions[index] != nil)
      var ofModifiers = record.modifiers.map { _ in ViewRows.Slot() }
      var ofKinds: [TransitionChange.Kind: ViewRows.Slot] = [:]
      for life in lives {
        switch life.origin {
        case .modifier(let ordinal):
          let (attribute, names) = rowNames.modifiers[index][ordinal]
          let shown = life.rows(named: names)
          if !shown.isEmpty { ofModifiers[ordinal].lives.append(shown) }
          if names.contains(where: { $0 != nil }) {
            histories += life.histories(named: names, of: attribute, times: times)
          }
        case .transition(let components):
          guard let name = names[record.identity], let kinds = rowNames.transitions[index],
            let kind = components.first?.kind
          else { continue }
          let names = components.map { component -> String? in
            guard script.showsConstants || record.movedComponents.contains(component) else {
              return nil
            }
            let row = "\(name).\(component.name(in: kinds))"
            return script.shows(row) ? row : nil
          }
          let shown = life.rows(named: names)
          if !shown.isEmpty { ofKinds[kind, default: .init()].lives.append(shown) }
          histories += life.histories(named: names, of: name, times: times)
        }
      }
      slots += ofModifiers.filter { !$0.lives.isEmpty }
      slots += TransitionChange.Kind.allCases.compactMap { ofKinds[$0] }
    }
    let events = log.entries.map { entry in
      ViewRows.Events(
        row: entry.row, time: entry.time, events: entry.events.map { $0.named(in: names) })
    }
    let session = session
    let findings = findings
    return EndedViews(
      rows: ViewRows(times: times, events: events, slots: slots), histories: histories,
      sources: rowNames.sources, notes: session.notes(about: findings),
      makeOffers: { session.offers(after: findings) })
  }

  /// Returns the lives of a view's numbers, in the order in which they were given up, followed by those that are still
  /// present.
  ///
  /// - Parameter isMoved: Whether a transition has moved the view; if not, the lives of its transitions are left out.
  private func lives(of record: ViewRecord, isMoved: Bool) -> [PlayedLife] {
    var lives = record.past.flatMap { past in
      switch past {
      case .life(let life): [life]
      case .rest(let rest, let end): isMoved ? player(of: rest, until: end).lives : []
      }
    }
    for (ordinal, modifier) in record.modifiers.enumerated() {
      if let life = modifier.player?.life(of: ordinal, until: times.count) { lives.append(life) }
    }
    if isMoved, let rest = record.rest { lives += player(of: rest, until: times.count).lives }
    return lives + (record.transition?.lives ?? [])
  }
}

// MARK: - Names of rows

/// The names of the rows of a run.
private struct RowNames {
  /// For each view and each of its modifiers, the name of the attribute and the names of the rows of each number; nil
  /// for a number without rows.
  var modifiers: [[(attribute: String, rows: [String?])]] = []

  /// For each view that is moved by a transition, the names of its kinds of change.
  var transitions: [[TransitionChange.Kind: String]?] = []

  /// The attributes that have rows, in order, with the positions where they are written.
  var sources: [RowSource] = []
}

/// The names of the kinds of a view's attributes, of which the second and further ones have a number.
private struct KindNames {
  private var counts: [String: Int] = [:]

  mutating func numbered(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    let count = counts[kind] ?? 1
    return count > 1 ? "\(kind)[\(count)]" : kind
  }
}

extension ViewPlay {
  private mutating func rowNames(in names: [ViewIdentity: String]) -> RowNames {
    var rowNames = RowNames()
    var sources = SourceWords(session: session)
    for record in records { add(record, names, to: &rowNames, &sources) }
    return rowNames
  }

  private mutating func add(
    _ record: ViewRecord, _ names: [ViewIdentity: String], to rowNames: inout RowNames,
    _ sources: inout SourceWords
  ) {
    let name = names[record.identity] ?? record.name.base
    var kinds = KindNames()
    var rows: [String] = []
    rowNames.modifiers.append(modifierNames(of: record, name, &kinds, &rows))
    if record.isMovedByList { findings.hidden.append((.row, name, record.source)) }
    if record.missesAnimation {
      findings.hidden.append((.transition, "\(name).transition", record.source))
    }
    rowNames.transitions.append(
      record.movedByTransition ? transitionNames(of: record, name, &kinds, &rows) : nil)
    for row in rows {
      rowNames.sources.append(.init(attribute: row, source: sources.words(for: record.source)))
    }
  }

  /// Returns the names of the attributes of a view's modifiers, with those of their rows, and adds the shown rows.
  private mutating func modifierNames(
    of record: ViewRecord, _ name: String, _ kinds: inout KindNames, _ shown: inout [String]
  ) -> [(attribute: String, rows: [String?])] {
    var last: String?
    var ofModifiers: [(attribute: String, rows: [String?])] = []
    for modifier in record.modifiers {
      if !modifier.continuesPrevious { last = nil }
      guard !modifier.isBlank else {
        ofModifiers.append((name, []))
        continue
      }
      let kind = last ?? kinds.numbered(modifier.name)
      last = kind
      let attribute = kind.isEmpty ? name : "\(name).\(kind)"
      noteFindings(about: modifier, attribute, record.source)
      let rows = modifier.parts(showsConstants: script.showsConstants).map { part -> String? in
        guard let part else { return nil }
        let row = part.isEmpty ? attribute : "\(attribute).\(part)"
        guard script.shows(row) else {
          findings.hidesRows = true
          return nil
        }
        return row
      }
      ofModifiers.append((attribute, rows))
      shown += rows.compactMap(\.self)
    }
    return ofModifiers
  }

  /// Returns the names of the kinds of change of a view that a transition moves, and adds the shown rows.
  private mutating func transitionNames(
    of record: ViewRecord, _ name: String, _ kinds: inout KindNames, _ shown: inout [String]
  ) -> [TransitionChange.Kind: String] {
    var names: [TransitionChange.Kind: String] = [:]
    for kind in TransitionChange.Kind.allCases { names[kind] = kinds.numbered("\(kind)") }
    for part in record.transitionRows(in: names, showsConstants: script.showsConstants) {
      guard script.shows("\(name).\(part)") else {
        findings.hidesRows = true
        continue
      }
      shown.append("\(name).\(part)")
    }
    // An assumed size is noted once for all views with a name.
    let view = record.name.base
    if let size = record.assumedSize, !findings.assumedSizes.contains(where: { $0.view == view }) {
      findings.assumedSizes.append((view, size, record.source))
    }
    return names
  }

  private mutating func noteFindings(
    about modifier: ViewRecord.Modifier, _ attribute: String, _ source: SourceOffset
  ) {
    if let unknown = modifier.unknown {
      // The numbers of an animatable view have no name of their own.
      let what = modifier.name.isEmpty ? "what \(attribute) animates" : attribute
      if !findings.leftOut.contains(where: { $0.unknown == unknown && $0.attribute == what }) {
        findings.leftOut.append((unknown, what))
      }
    }
    for (part, gap) in modifier.interrupted {
      findings.leftOut.append((gap, part.isEmpty ? attribute : "\(attribute).\(part)"))
    }
    if modifier.isMadeAnew { findings.hidden.append((.frames, attribute, source)) }
    if let hidden = modifier.hidden, modifier.hiddenChanges > 0 {
      findings.hidden.append((hidden, attribute, source))
    }
  }
}

/// The positions in the source as text.
///
/// Many views are written at the same position, and finding its line takes time in proportion to the file.
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
