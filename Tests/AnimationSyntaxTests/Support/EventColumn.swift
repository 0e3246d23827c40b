import MotionRecording
import RecordingFormats

extension AttributeRow {
  /// The text of the event column in tables.
  var event: String { EventText.text(of: events) }
}
