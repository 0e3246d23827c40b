public import MotionComparison
internal import MotionRecording

/// A golden as a pair of texts: a table with a row for each sample, and next to it a short document with the
/// source and the settings of the motion.
///
/// The table is the one that `kymo sample` writes, so that every reader of such tables can read goldens, too.
/// Neither text depends on fonts, machines, dates or the version of the tool: the same motion has the same
/// bytes.
public struct GoldenDocument: Hashable, Sendable {
  /// The golden.
  public var golden: MotionGolden

  /// Makes a document.
  public init(_ golden: MotionGolden) {
    self.golden = golden
  }

  /// The name of the form of ``json``.
  public static let schemaName = "kymograph/golden"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The table.
  public var csv: [UInt8] {
    var bytes: [UInt8] = []
    SampleDocument(golden.curves).writeCSV { bytes += $0 }
    return bytes
  }

  /// The document with the source and the settings of the motion, in the form `kymograph/golden`.
  ///
  ///     {
  ///       "schema": "kymograph/golden",
  ///       "version": 1,
  ///       "expression": "card=.spring(duration: 0.5, bounce: 0.3)",
  ///       "clock": "frames",
  ///       "rate": 60,
  ///       "from": 0,
  ///       "to": 1,
  ///       "curves": [
  ///         {"name": "card", "start": 0, "target": 1, "ending": {"kind": "finished", "time": 0.9}}
  ///       ],
  ///       "events": [
  ///         {"time": 0.5, "event": "card logicallyComplete"}
  ///       ]
  ///     }
  ///
  /// A scenario has the name of its file as `scenario` in place of the `expression`. `from` and `to` are missing
  /// where a motion defines its own values; `initialVelocity` and `span` are there if they were given.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      switch golden.source {
      case .expression(let text): json.member("expression", text)
      case .scenario(let name): json.member("scenario", name)
      }
      let settings = golden.settings
      json.member("clock", settings.playsFrames ? "frames" : "continuous")
      json.member("rate", settings.rate)
      for (name, value) in [
        ("from", settings.start), ("to", settings.target),
        ("initialVelocity", settings.initialVelocity), ("span", settings.span),
      ] {
        if let value { json.member(name, value) }
      }
      json.array("curves") { json in
        for curve in golden.curves {
          json.object(.inline) { json in
            json.member("name", curve.name)
            json.member("start", curve.start)
            json.member("target", curve.target)
            json.ending(curve.ending)
          }
        }
      }
      json.array("events") { json in
        for event in golden.events {
          json.object(.inline) { json in
            json.member("time", event.time)
            json.member("event", event.value)
          }
        }
      }
    }
    return json.text
  }
}
