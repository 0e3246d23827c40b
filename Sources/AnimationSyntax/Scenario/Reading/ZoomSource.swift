internal import MotionRecording

/// A view that others can zoom out of.
struct ZoomSource {
  let name: String
  let frame: AttributeVector
  let namespace: String?
  let identifier: AttributeValue
}
