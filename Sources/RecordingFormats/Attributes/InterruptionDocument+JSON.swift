internal import AnimationModel
internal import MotionRecording

extension InterruptionDocument {
  /// The name of the form of ``writeJSON(to:)``.
  public static let schemaName = "kymograph/interruption"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// Writes a document for programs, in the form `kymograph/interruption`.
  ///
  ///     {
  ///       "schema": "kymograph/interruption",
  ///       "version": 1,
  ///       "start": 0,
  ///       "clock": "frames",
  ///       "rate": 60,
  ///       "ending": {"kind": "finished", "time": 1.05},
  ///       "animations": [
  ///         {"name": ".bouncy", "time": 0, "target": 1}
  ///       ],
  ///       "cuts": [
  ///         {"time": 0.2, "animation": ".smooth", "outcome": "merge", "value": 0.8, "velocity": 2,
  ///          "valueJump": 0, "velocityJump": 0}
  ///       ],
  ///       "rows": [
  ///         {"time": 0, "value": 0, "velocity": 0, "target": 1, "animation": ".bouncy",
  ///          "event": "start"}
  ///       ]
  ///     }
  ///
  /// where every cut and every row has a line of its own. The `outcome` of a cut is `merge`, `combine`, or
  /// `none` if nothing was running or the target stayed where it was. The jumps are differences to
  /// what the interrupted animation would have shown at that moment. With an alternative there is a
  /// member `also` with its `rule` and `cuts` and `rows` of its own.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The error of the sink; nothing is written after that.
  public func writeJSON<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var json = JSONWriter()
    try json.document { (json) throws(Failure) in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      json.member("start", interruption.start)
      json.clock(recording.attribute.recording.clock)
      json.ending(recording.attribute.recording.ending)
      json.array("animations") { array in
        for step in interruption.steps {
          array.object(.inline) { object in
            object.member("name", step.animation.name)
            object.member("time", step.time)
            object.member("target", step.target)
          }
        }
      }
      try json.content(of: recording, into: sink)
      if let alternative {
        try json.object("also") { (json) throws(Failure) in
          json.member("rule", alternative.rule.rawValue)
          try json.content(of: alternative.recording, into: sink)
        }
      }
    }
    try json.flush(into: sink)
  }
}

extension JSONWriter {
  fileprivate mutating func content<Failure: Error>(
    of recording: InterruptionRecording, into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    array("cuts") { array in
      for cut in recording.cuts {
        array.object(.inline) { object in
          object.member("time", cut.time)
          object.member("animation", cut.animation)
          object.member("outcome", cut.retargeting?.rawValue ?? "none")
          object.member("value", cut.value)
          object.member("velocity", cut.velocity)
          object.member("valueJump", cut.valueJump)
          object.member("velocityJump", cut.velocityJump)
        }
      }
    }
    try array("rows") { (array) throws(Failure) in
      for row in recording.attribute.rows {
        array.row(row, namesAttribute: false)
        try array.drain(into: sink)
      }
    }
  }
}
