public import DrawingModel
public import MotionRecording
internal import TextForms

/// A scenario against time: a lane for every number of every attribute and view, all on one time axis.
///
/// A number of a view that is inserted several times has one lane for all the times at which the view
/// is there.
///
///     let recording = try ScenarioRunner(scenario).trace()
///     let chart = ScenarioChart(recording).chart
public struct ScenarioChart: Hashable, Sendable {
  /// The recording of the scenario: traces, or rows of a frame clock.
  public var recording: ScenarioRecording

  /// The quantities that are drawn of every number, from top to bottom.
  public var quantities: [Quantity]

  /// The marks on the motion of every number to its last target.
  public var marks: Set<MarkKind>

  /// The recording that a device shows, to be marked by dots; nil for none.
  public var frames: ScenarioRecording?

  /// The end of the time axis.
  public var axisEnd: AxisEnd

  /// The line at the top; empty for none.
  public var title: String

  /// The name of the scenario where the figure has no title; empty for the names of its numbers.
  public var name = ""

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the events, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a chart of a scenario.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - quantities: The quantities that are drawn of every number, from top to bottom, a lane each.
  ///   - marks: The marks on the motion of every number to its last target.
  ///   - frames: The recording that a device shows, to be marked by dots; nil for none.
  ///   - axisEnd: The end of the time axis.
  ///   - title: The line at the top; empty for none.
  ///   - subtitle: A quieter line below it.
  ///   - description: The description of the events, in words.
  ///   - facts: The other facts that travel with the picture.
  public init(
    _ recording: ScenarioRecording, quantities: [Quantity] = [.value],
    marks: Set<MarkKind> = [], frames: ScenarioRecording? = nil,
    axisEnd: AxisEnd = .settled, title: String = "", subtitle: String? = nil,
    description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.recording = recording
    self.quantities = quantities
    self.marks = marks
    self.frames = frames
    self.axisEnd = axisEnd
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The series of all animations.
  var colors: AnimationColors {
    AnimationColors(
      recording.attributes.flatMap { $0.animations }.sorted { $0.time < $1.time }.map { $0.value })
  }

  /// The recordings of each name, in the order of the names and of time.
  var lanes: [[AttributeRecording]] { recording.lanes.map { $0.map { recording.attributes[$0] } } }
}

extension ScenarioRecording {
  /// The recordings of each name by their indices, in the order of the names and of time.
  var lanes: [[Int]] {
    var lanes: [String: Int] = [:]
    var lives: [[Int]] = []
    for (index, attribute) in attributes.enumerated() {
      if let lane = lanes[attribute.recording.name] {
        lives[lane].append(index)
      } else {
        lanes[attribute.recording.name] = lives.count
        lives.append([index])
      }
    }
    return lives
  }

  /// The names of all numbers, which describe the content better than the names of the animations.
  var namesOfNumbers: String {
    attributes.map(\.recording.name).withoutRepeats.joined(separator: ", ")
  }
}
