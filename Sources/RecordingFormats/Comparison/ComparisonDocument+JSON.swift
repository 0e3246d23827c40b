internal import MotionComparison

extension ComparisonDocument {
  /// The name of the form of ``json``.
  public static let schemaName = "kymograph/diff"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The document for programs, in the form `kymograph/diff`.
  ///
  /// There is a comparison for each pair of motions, or for each name of two files. Its `state` is `changed`,
  /// `unchanged`, `added` or `removed`. Amounts are the second motion less the first, times are seconds,
  /// velocities value units per second, areas units times seconds; measures have the names and the units of
  /// `kymograph/inspect`. The figure of an event that does not happen is `null` and has a reason. Figures
  /// have 15 significant digits.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      json.clock(clock)
      if limits.areGiven { json.member("withinLimits", isWithinLimits) }
      json.array("comparisons") { json in
        switch content {
        case .pair(let pair):
          json.object { json in
            json.member("state", pair.difference.isNone ? "unchanged" : "changed")
            json.comparison(pair)
          }
        case .files(let entries, _, _):
          for entry in entries {
            json.object { json in
              json.member("name", entry.name)
              json.member("state", entry.state)
              switch entry {
              case .changed(_, let pair), .unchanged(_, let pair): json.comparison(pair)
              case .added(_, let text), .removed(_, let text): json.member("text", text)
              }
            }
          }
        }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func figure(_ name: String, _ value: Double) {
    member(name, HumanNumber.cleaned(value))
  }

  fileprivate mutating func comparison(_ pair: ComparisonDocument.Pair) {
    let difference = pair.difference
    let words = DifferenceWords(pair)
    for (key, origin, side) in [
      ("before", pair.first, difference.first), ("after", pair.second, difference.second),
    ] {
      object(key) { json in
        json.member("name", origin.name)
        json.member("text", origin.text)
        json.figure("start", side.start)
        json.figure("target", side.target)
      }
    }
    member("verdict", words.verdict)
    figure("span", difference.span)
    figures("value", difference.value)
    figures("velocity", difference.velocity)
    object("alignment") { json in
      json.figure("shift", difference.alignment.shift)
      json.point("largest", difference.alignment.largest)
      json.figure("rootMeanSquare", difference.alignment.rootMeanSquare)
      json.member("alignsParts", difference.alignment.alignsParts)
    }
    array("jumps") { json in
      for jump in difference.jumps {
        json.object(.inline) { json in
          json.figure("time", jump.time)
          json.figure("before", jump.first)
          json.figure("after", jump.second)
        }
      }
    }
    array("measures") { json in
      for change in difference.changes {
        json.object { json in
          json.member("name", change.name)
          json.member("unit", change.unit.rawValue)
          let missing = "there is no such time or amount"
          json.member(
            "before", change.before.map(HumanNumber.cleaned), orNullBecause: missing)
          json.member("after", change.after.map(HumanNumber.cleaned), orNullBecause: missing)
          json.member(
            "change", change.change.map(HumanNumber.cleaned),
            orNullBecause: "one of the figures is missing")
        }
      }
    }
    array("notes") { json in
      for note in words.notes { json.element(note) }
    }
    array("breaches") { json in
      for breach in pair.breaches { json.element(LimitWords(breach).sentence) }
    }
  }

  private mutating func figures(_ name: String, _ figures: DifferenceFigures) {
    object(name) { json in
      json.point("largest", figures.largest)
      json.figure("rootMeanSquare", figures.rootMeanSquare)
      json.figure("area", figures.area)
    }
  }

  private mutating func point(_ name: String, _ point: DifferenceFigures.Point) {
    object(name, .inline) { json in
      json.figure("amount", point.amount)
      json.figure("time", point.time)
    }
  }
}
