import AnimationModel
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite struct InspectionKeyframesTests {
  private static let subject = Subject.keyframes(
    KeyframeCurve(
      KeyframePath(
        initialValue: 1.0,
        keyframes: [
          .cubic(to: 2, duration: 0.5), .linear(to: 0, duration: 0.25, timingCurve: .easeOut),
          .move(to: 3), .spring(to: 1, duration: 0.5, spring: .bouncy),
        ]), timelineDuration: 2))

  private func document(_ others: [Subject] = []) throws -> InspectionDocument {
    var curves = [
      InspectionDocument.Curve(
        name: "scale", subject: Self.subject, measures: try Recorder().measures(of: Self.subject),
        manners: [nil, "UnitCurve.easeOut", nil, "Spring.bouncy"])
    ]
    for subject in others {
      curves.append(
        InspectionDocument.Curve(
          name: "other", subject: subject, measures: try Recorder().measures(of: subject)))
    }
    return InspectionDocument(curves, from: 5, to: 6, clock: .continuous)
  }

  @Test func theTextListsEachKeyframe() throws {
    let text = try document().text()
    #expect(text.hasPrefix("scale\n  from 1 to "))
    let lines = text.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("velocity in") })
    #expect(lines[first].hasPrefix("     start     end  duration  kind"))
    let rows = lines[(first + 1)...(first + 4)].map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(rows[0] == "0 s 0.5 s 0.5 s cubic 1 2 0 −8")
    #expect(rows[1] == "0.5 s 0.75 s 0.25 s linear 2 0 −13.793 0 UnitCurve.easeOut")
    #expect(rows[2] == "0.75 s 0.75 s 0 s move 0 3 0 0")
    #expect(
      rows[3].hasPrefix("0.75 s 1.25 s 0.5 s spring 3 0.9") && rows[3].hasSuffix("Spring.bouncy"))
    #expect(text.contains("    track duration                1.25 s\n"))
    #expect(text.contains("    timeline duration             2 s\n"))
    #expect(text.contains("    largest value                 3 at 0.75 s\n"))
    #expect(!text.contains("overshoot") && !text.contains("logical"))
  }

  @Test func theColumnsAreAligned() throws {
    let lines = try document().text().split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("velocity in") })
    let kind = try #require(lines[first].ranges(of: "kind").first)
    let column = lines[first].distance(from: lines[first].startIndex, to: kind.lowerBound)
    for (line, name) in zip(lines[(first + 1)...], ["cubic", "linear", "move", "spring"]) {
      #expect(String(line.dropFirst(column)).hasPrefix(name), "\(line)")
    }
  }

  @Test func theJSONKeepsItsForm() throws {
    let json = try document().json
    let value = try JSONValue(Array(json.utf8))
    guard case .object(let members) = value else {
      Issue.record("a document is an object")
      return
    }
    #expect(members.first?.name == "schema")
    #expect(json.contains("\"version\": 2,"))
    #expect(
      json.contains("\"start\": null,\n  \"startReason\": \"keyframes have values of their own\""))
    #expect(json.contains("\"duration\": 1.25, \"timelineDuration\": 2}"))
    #expect(
      json.contains(
        """
        {"start": 0.5, "end": 0.75, "duration": 0.25, "kind": "linear", "from": 2, "to": 0, "target": 0, \
        "startVelocity": -13.7931034482759, "endVelocity": 0, "manner": "UnitCurve.easeOut"}
        """))
    #expect(json.contains("\"highest\": {\"time\": 0.75, \"value\": 3}"))
    #expect(
      json.contains("\"logicalCompletionReason\": \"keyframes are complete when they end\""))
    #expect(!json.contains("-0,") && !json.contains("-0}"))
  }

  @Test func besideAnAnimationTheCommonValuesStay() throws {
    let json = try document([.animation(.linear)]).json
    #expect(json.contains("\"start\": 5,") && json.contains("\"target\": 6,"))
    #expect(json.ranges(of: "\"keyframes\"").count == 1)
  }

  @Test func theDescriptionTellsTheWay() throws {
    let measures = try Recorder().measures(of: Self.subject)
    let sentence = MotionDescription(
      "scale", subject: Self.subject, measures: measures, from: 0, to: 1
    ).sentence
    #expect(
      sentence == """
        scale begins at 1 and goes through 4 keyframes in 1.25 s: cubic to 2 at 0.5 s, linear to 0 at 0.75 s, \
        move to 3 at 0.75 s, spring to 1 at 1.25 s; its largest value is 3 at 0.75 s, its smallest 0 at 0.75 s.
        """)
  }

  @Test func manyKeyframesAreCounted() throws {
    let keyframes = (0..<40).map { Keyframe<Double>.linear(to: Double($0 % 2), duration: 0.1) }
    let subject = Subject.keyframes(
      KeyframeCurve(KeyframePath(initialValue: 0, keyframes: keyframes)))
    let sentence = MotionDescription(
      "it", subject: subject, measures: try Recorder().measures(of: subject), from: 0, to: 1
    ).sentence
    #expect(sentence.hasPrefix("it begins at 0 and goes through 40 keyframes in 4 s; its largest"))
  }
}
