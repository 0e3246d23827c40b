internal import OutsideText
internal import RecordingFormats
internal import TextForms

/// A review in the form in which it is written.
public struct ReviewDocument: Sendable {
  /// One of the two compared versions.
  public struct Side: Hashable, Sendable {
    /// The name: a revision, a folder, or `the files`.
    public var name: String

    /// The commit; empty for folders and files that are not in a repository.
    public var commit: String

    /// Makes a side.
    public init(name: String, commit: String = "") {
      self.name = name
      self.commit = commit
    }
  }

  /// The changes that were found.
  public let review: MotionReview

  /// The earlier version.
  public let from: Side

  /// The version that is reviewed.
  public let to: Side

  /// Makes a document.
  public init(_ review: MotionReview, from: Side, to: Side) {
    self.review = review
    self.from = from
    self.to = to
  }

  private func count(_ state: ReviewedChange.State) -> Int { review.changes(state).count }

  /// The summary of the changes, in one line without a period.
  public var summary: String {
    let files = ScanDocument.count(review.fileCount, "file")
    guard !review.changes.isEmpty else { return "no motion changed in \(files)" }
    let states = ReviewedChange.State.allCases.filter { $0 != .respelled }
    let counts = states.compactMap { state -> String? in
      let number = count(state)
      return number == 0 ? nil : "\(number) \(state.rawValue)"
    }
    var rest = ["\(review.unchangedCount) unchanged"]
    if count(.respelled) > 0 { rest.insert("\(count(.respelled)) respelled", at: 0) }
    let listed = counts.isEmpty ? "no motion changed" : counts.joined(separator: ", ")
    return "\(files), \(from.name)..\(to.name): \(listed); \(rest.joined(separator: ", "))"
  }

  // MARK: - Words

  /// Returns the position of a change, for a caption.
  public func place(of change: ReviewedChange) -> String { Self.place(change) }

  /// Returns the name of the animation that changed, for a caption.
  public func name(of change: ReviewedChange) -> String { Self.name(change) }

  /// Returns the position of an animation: `Card.swift:12`, or the two positions between which it moved.
  static func place(_ change: ReviewedChange) -> String {
    func place(_ animation: ScannedAnimation) -> String {
      "\(animation.file):\(animation.start.line)"
    }
    guard let old = change.before, let new = change.after else {
      return change.shown.map(place) ?? ""
    }
    return change.states.contains(.moved) ? "\(place(old)) → \(place(new))" : place(new)
  }

  /// Returns the name of an animation: that of a definition, or that of the declaration around a use.
  static func name(_ change: ReviewedChange) -> String {
    var name = change.shown?.declaration ?? ""
    if change.states.contains(.renamed), let old = change.before, let new = change.after {
      name = "\(old.name) → \(new.name)"
    }
    if change.uses > 0 { name += ", \(ScanDocument.count(change.uses, "use"))" }
    return name
  }

  /// Returns the expressions of an animation before and after the change.
  static func expressions(_ change: ReviewedChange) -> String {
    func text(_ animation: ScannedAnimation) -> String {
      animation.expression.isEmpty ? "‹\(animation.written)›" : animation.expression
    }
    guard let old = change.before, let new = change.after, text(old) != text(new) else {
      return change.shown.map(text) ?? ""
    }
    return "\(text(old)) → \(shortened(text(new), after: text(old)))"
  }

  /// Returns a text without its beginning, if that is long and equal to the beginning of another text before it.
  private static func shortened(_ text: String, after other: String) -> String {
    let common = zip(text, other).prefix { $0 == $1 }.count
    guard common >= 36, let blank = text.prefix(common).lastIndex(of: " ") else { return text }
    return "…\(text[text.index(after: blank)...])"
  }

  /// Returns the largest difference and its time; empty for an animation that is not retuned.
  static func largest(_ change: ReviewedChange) -> String {
    change.largest.map {
      "largest \(HumanNumber.text($0.amount, digits: 4)) at \(HumanNumber.text($0.time, digits: 4)) s"
    } ?? ""
  }

  static func states(_ change: ReviewedChange) -> String {
    change.states.map(\.rawValue).joined(separator: ", ")
  }

  /// The report for people at a terminal.
  public var text: String {
    var lines = [summary]
    for change in review.listed {
      let parts = [
        Self.states(change), Self.place(change), Self.name(change), Self.expressions(change),
        Self.largest(change), change.verdict,
      ]
      lines.append(parts.filter { !$0.isEmpty }.joined(separator: "  "))
    }
    return lines.map(PrintableText.line).joined(separator: "\n") + "\n"
  }

  /// The largest number of characters in a comment on GitHub, with some reserve.
  private static let longestMarkdown = 65_000

  /// The largest number of changes in the table of a comment.
  private static let mostRows = 50

  /// The report as a comment on a pull request.
  ///
  /// Text from outside is in `<code>`, without markup, mentions or links.
  public var markdown: String {
    var text = "### Motion\n\n\(MarkdownText.escaped(summary)).\n"
    let listed = review.listed
    guard !listed.isEmpty else { return text }
    var left = 0
    text += "\n| change | where | what | before → after |\n| --- | --- | --- | --- |\n"
    for change in listed.prefix(Self.mostRows) {
      let cells = [Self.place(change), Self.name(change), Self.expressions(change)]
        .map { $0.isEmpty ? "" : MarkdownText.code($0) }
      let row = "| \(Self.states(change)) | \(cells.joined(separator: " | ")) |\n"
      if text.count + row.count > Self.longestMarkdown - 2_000 {
        left += 1
      } else {
        text += row
      }
    }
    left += max(listed.count - Self.mostRows, 0)
    if left > 0 { text += "\nAnd \(left) more.\n" }
    let retuned = listed.filter { !$0.verdict.isEmpty }
    guard !retuned.isEmpty else { return text }
    text += "\n<details><summary>How they move now</summary>\n\n"
    var skipped = 0
    for change in retuned {
      let line =
        "- \(MarkdownText.code(Self.place(change))): \(MarkdownText.escaped(change.verdict)) "
        + "\(MarkdownText.escaped(Self.largest(change)))\n"
      if text.count + line.count > Self.longestMarkdown - 200 {
        skipped += 1
      } else {
        text += line
      }
    }
    if skipped > 0 { text += "- And \(skipped) more.\n" }
    return text + "\n</details>\n"
  }
}
