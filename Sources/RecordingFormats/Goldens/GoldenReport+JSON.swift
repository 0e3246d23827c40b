internal import MotionComparison
internal import MotionRecording

extension GoldenReport {
  /// The name of the form of ``json``.
  public static let schemaName = "kymograph/check"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The report for programs, in the form `kymograph/check`.
  ///
  /// Each motion has a `verdict`: `same`, `respelled`, `changed`, `missing` or `orphaned`; whether it `passes`,
  /// its file and line, its `curves` with their `departures` (`first` and `largest` with `time`, `expected`, `found` and
  /// `distance`), and the result of each of its `expectations`. Times are seconds.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      json.member("folder", folder)
      json.member("passes", passes)
      json.member("summary", summary)
      json.array("motions") { json in
        for entry in entries { json.object { $0.content(of: entry) } }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func content(of entry: GoldenReport.Entry) {
    member("name", entry.name)
    member("text", entry.text)
    if let origin = entry.origin {
      member("file", origin.file)
      member("line", origin.line)
    }
    member("verdict", GoldenWords(entry).key)
    member("passes", entry.passes)
    if case .respelled(_, let old) = entry.verdict { member("before", old) }
    if let figure = entry.figure { member("figure", figure) }
    if let comparison = entry.verdict.comparison {
      array("missingCurves", .inline) { json in
        for name in comparison.missing { json.element(name) }
      }
      array("addedCurves", .inline) { json in
        for name in comparison.added { json.element(name) }
      }
      array("curves") { json in
        for curve in comparison.curves { json.object { $0.content(of: curve) } }
      }
    }
    array("expectations") { json in
      for result in entry.expectations {
        json.object(.inline) { json in
          json.member("curve", result.curve)
          json.member("text", result.expectation.text)
          json.member("holds", result.holds)
          json.member("finding", ExpectationWords(result).finding)
        }
      }
    }
    array("details") { json in
      for detail in GoldenWords(entry).details { json.element(detail) }
    }
  }

  private mutating func content(of curve: GoldenComparison.Curve) {
    member("name", curve.name)
    member("tolerance", curve.tube.value)
    member("velocityTolerance", curve.tube.velocity)
    array("departures") { json in
      for departure in curve.departures {
        json.object { json in
          json.member("column", departure.column.rawValue)
          json.member("rows", departure.count)
          json.point("first", departure.first)
          json.point("largest", departure.largest)
        }
      }
    }
  }

  private mutating func point(_ name: String, _ point: TubeDeparture.Point) {
    object(name, .inline) { json in
      json.member("time", point.time)
      json.member("expected", point.expected)
      json.member("found", point.found)
      json.member("distance", point.distance)
    }
  }
}
