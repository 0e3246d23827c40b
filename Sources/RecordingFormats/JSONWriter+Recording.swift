internal import MotionRecording

extension JSONWriter {
  /// Writes the clock of a recording: `clock`, and the `rate` of frames.
  mutating func clock(_ clock: Clock) {
    switch clock {
    case .frames(let rate):
      member("clock", "frames")
      member("rate", rate)
    case .continuous:
      member("clock", "continuous")
    }
  }

  /// Writes the ending of a recording: its `kind` and the `time`.
  mutating func ending(_ ending: Recording.Ending) {
    let (kind, time) =
      switch ending {
      case .finished(let time): ("finished", time)
      case .cutOff(let time): ("cutOff", time)
      case .endless(let time): ("endless", time)
      case .sampled(let time): ("sampled", time)
      }
    object("ending", .inline) { object in
      object.member("kind", kind)
      object.member("time", time)
    }
  }
}
