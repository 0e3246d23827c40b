import MotionRecording
import RecordingFormats
import Testing

@Suite struct EventTextTests {
  @Test(
    arguments: [
      ([], ""),
      ([.animation(.start)], "start"),
      ([.animation(.removed), .animation(.logicallyComplete)], "removed+logicallyComplete"),
      (
        [.roll(countsUp: true, place: 1), .roll(countsUp: false, place: 0)],
        "countsUp:10+countsDown:1"
      ),
      ([.log("home"), .view(.appear, name: "card")], "log:home+appear:card"),
      ([.view(.didDisappear, name: "x")], "didDisappear:x"),
      ([.entry(2), .reload, .ended], "entry:2+reload+ended"),
      ([.log("x+entry:1")], "log:x+entry:1"),
    ] as [([RowEvent], String)])
  func eventsAreWrittenInOrder(_ events: [RowEvent], _ text: String) {
    #expect(EventText.text(of: events) == text)
  }
}
