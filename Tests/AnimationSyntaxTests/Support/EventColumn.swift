import MotionRecording
import RecordingFormats

extension AttributeRow {
  /// The event column, as tables write it.
  var event: String { EventText.text(of: events) }
}
