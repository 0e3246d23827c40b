import FuzzChecks
import Testing

/// The checks themselves: valid inputs are understood, and invalid ones are neither understood nor findings.
@Suite struct FuzzTargetTests {
  @Test(
    arguments: [
      (.expressions, ".spring(duration: [0.3, 0.5], bounce: 0.3).delay(0.1)"),
      (
        .expressions,
        "KeyframeTimeline(initialValue: 0) { LinearKeyframe(1, duration: 0.2); SpringKeyframe(0) }"
      ),
      (.css, "300ms cubic-bezier(0.4, 0, 0.2, 1) 100ms"), (.css, "linear(0, 0.5 30%, 1)"),
      (.dialects, "0stiffness: 170, damping: 26, mass: 1"),
      (.scenarios, "@State var x = 0.0\nat(0) { withAnimation(.bouncy) { x = 1 } }"),
      (
        .views,
        "struct V: View { @State var x = 0.0; var body: some View { Circle().offset(x: x) } }"
          + "\n---\nat(0.1) { withAnimation(.bouncy) { x = 1 } }\n---\nx=0.5"
      ),
      (.pastes, "withAnimation(.spring(duration: 0.3)) { x = 1 }"),
      (.pastes, "UIView.animate(withDuration: 0.3, delay: 0.1) { view.alpha = 0 }"),
      (.scans, "struct V: View { var body: some View { Text(x).animation(.bouncy, value: x) } }"),
      (.films, "a=.bouncy\n.easeInOut(duration: 0.3)\ncss:linear(0, 1)"),
      (.sheets, "\"a </b>\"=.bouncy\n.spring(bounce: [0, 0.3])"),
      (.interruptions, ".bouncy\n.smooth\n.linear(duration: 0.3)\n---\n0.1, 0.25"),
      (.options, "do=tap(Circle)\nset=scale=0.5\nonly=*.scaleEffect"),
      (.options, "schedule=.explicit([0, 0.1])\ntolerance=1%"),
      (.expectations, "overshoot < 5%, settle(1%) < 600ms, crossings <= 1, card: monotone"),
      (.recordings, "time,value\n0,0\n1,1\n\n---\ntime,value,velocity\n0,0,1\n0.5,2,inf\n"),
      (.pictures, "<svg><title>a &amp; b</title><desc>c</desc></svg>"),
    ] as [(FuzzTarget, String)])
  func whatIsRightIsUnderstood(_ target: FuzzTarget, _ text: String) throws {
    // The blanks change the choice of closer checks, so that each of them has its turn.
    let choices: [FuzzTarget: Int] = [.films: 8, .scenarios: 5, .views: 5, .sheets: 8, .scans: 1]
    let isText = ![.recordings, .pictures, .dialects, .options].contains(target)
    for count in 0..<(isText ? choices[target, default: 16] : 1) {
      let blanks = String(repeating: " ", count: count)
      #expect(try target.check(Array((text + blanks).utf8)))
    }
  }

  @Test func aGoldenIsUnderstood() throws {
    let text = """
      {"schema": "kymograph/golden", "version": 1, "expression": ".linear", "clock": "frames",
      "rate": 60, "from": 0, "to": 1, "curves": [
      {"name": "a", "start": 0, "target": 1, "ending": {"kind": "cutOff", "time": 0.1}}]}
      ---
      curve,time,value,velocity
      a,0,0,1
      a,0.1,0.1,1
      """
    #expect(try FuzzTarget.goldens.check(Array(text.utf8)))
  }

  @Test(arguments: FuzzTarget.allCases)
  func whatIsWrongIsNoFinding(_ target: FuzzTarget) throws {
    for text in ["", "\u{1B}[31m", "::error::x", "(((", "\u{202E}", "\u{0}", "nan", "\"", "é"] {
      #expect(try !target.check(Array(text.utf8)), "\(text.debugDescription)")
    }
    #expect(try !target.check([0xFF, 0xFE]))
    #expect(try !target.check([UInt8](repeating: 0x20, count: target.lengthLimit + 1)))
  }

  @Test(arguments: FuzzTarget.allCases)
  func everyTargetHasWords(_ target: FuzzTarget) {
    #expect(target.words.count > 20)
    #expect(Set(target.words).count == target.words.count)
  }
}
