internal import MotionRecording

/// A view from which others can zoom.
struct ZoomSource {
  let name: String
  let frame: AttributeVector
  let namespace: String?
  let identifier: AttributeValue
}
