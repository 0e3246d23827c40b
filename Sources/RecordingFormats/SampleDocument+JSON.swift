internal import MotionRecording

extension SampleDocument {
  /// The name of the form of ``writeJSON(to:)``.
  public static let schemaName = "kymograph/sample"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// Writes a document for programs, in the form `kymograph/sample`.
  ///
  /// Every sample has a line of its own, so that two documents can be compared line by line:
  ///
  ///     {
  ///       "schema": "kymograph/sample",
  ///       "version": 1,
  ///       "curves": [
  ///         {
  ///           "name": ".bouncy",
  ///           "start": 0,
  ///           "target": 1,
  ///           "clock": "frames",
  ///           "rate": 60,
  ///           "ending": {"kind": "finished", "time": 0.7666666666666667},
  ///           "events": [
  ///             {"time": 0, "kind": "start"}
  ///           ],
  ///           "samples": [
  ///             {"time": 0, "value": 0, "velocity": 0}
  ///           ]
  ///         }
  ///       ]
  ///     }
  ///
  /// `clock` is `frames`, followed by its `rate` in frames per second, or `continuous`, which has no
  /// rate. The kind of an `ending` is `finished`, `cutOff`, `endless` or `sampled`, and its time is
  /// that until which the motion was followed. Times are in seconds and do not decrease; velocities
  /// are in value units per second. The velocity of a vertical curve is `null`, and a member
  /// `velocityReason` gives the reason.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The error of the sink; nothing is written after that.
  public func writeJSON<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var json = JSONWriter()
    try json.document { (json) throws(Failure) in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      try json.array("curves") { (json) throws(Failure) in
        for recording in recordings {
          try json.object { (json) throws(Failure) in
            json.header(of: recording)
            try json.samples(of: recording, into: sink)
          }
        }
      }
    }
    try json.flush(into: sink)
  }
}

extension JSONWriter {
  /// Writes the members for a curve as a whole.
  fileprivate mutating func header(of recording: Recording) {
    member("name", recording.name)
    member("start", recording.start)
    member("target", recording.target)
    clock(recording.clock)
    ending(recording.ending)
    array("events") { events in
      for event in recording.events {
        events.object(.inline) { object in
          object.member("time", event.time)
          object.member("kind", event.kind.rawValue)
        }
      }
    }
  }

  fileprivate mutating func samples<Failure: Error>(
    of recording: Recording, into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try array("samples") { (samples) throws(Failure) in
      for index in 0..<recording.count {
        samples.object(.inline) { sample in
          sample.member("time", recording.times[index])
          sample.member("value", recording.values[index])
          sample.member("velocity", recording.velocities[index])
        }
        try samples.drain(into: sink)
      }
    }
  }
}
