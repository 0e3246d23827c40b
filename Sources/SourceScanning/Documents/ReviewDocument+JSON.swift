internal import RecordingFormats

extension ReviewDocument {
  /// The review as JSON: `kymograph/review`, version 1.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema("kymograph/review", version: 1)
      for (key, side) in [("from", from), ("to", to)] {
        json.object(key, .inline) { json in
          json.member("name", side.name)
          json.member("commit", side.commit)
        }
      }
      json.object("counts", .inline) { json in
        json.member("files", review.fileCount)
        for state in ReviewedChange.State.allCases {
          json.member(state.rawValue, review.changes(state).count)
        }
        json.member("unchanged", review.unchangedCount)
      }
      json.array("changes") { json in
        for change in review.changes { json.object { json in write(change, &json) } }
      }
    }
    return json.text
  }

  private func write(_ change: ReviewedChange, _ json: inout JSONWriter) {
    json.array("states", .inline) { json in
      for state in change.states { json.element(state.rawValue) }
    }
    for (key, animation) in [("before", change.before), ("after", change.after)] {
      guard let animation else { continue }
      json.object(key) { json in
        json.member("file", animation.file)
        json.member("line", animation.start.line)
        json.member("column", animation.start.column)
        json.member("declaration", animation.declaration)
        json.member("expression", animation.expression)
        if !animation.isKnown { json.member("written", animation.written) }
      }
    }
    if !change.verdict.isEmpty { json.member("verdict", change.verdict) }
    if let largest = change.largest {
      json.object("largest", .inline) { json in
        json.member("amount", largest.amount)
        json.member("time", largest.time)
      }
    }
    json.member("uses", change.uses)
  }
}
