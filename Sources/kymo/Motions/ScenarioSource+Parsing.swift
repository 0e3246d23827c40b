internal import AnimationSyntax
internal import MotionRecording
internal import SwiftProgram

extension ScenarioSource {
  /// Reads the scenario.
  ///
  /// Files that the scenario names are searched in its folder.
  ///
  /// - Parameters:
  ///   - semantics: The system whose `.default` is meant.
  ///   - context: The context in which the scenario is shown; nil if the file decides.
  ///   - options: The options for an app's views.
  func parsed(
    _ semantics: Semantics, _ context: PresentationContext?, _ options: ViewOptions = ViewOptions()
  ) throws(ToolError) -> Scenario {
    let files = try viewFiles(showing: options.root)
    do {
      let read = try ScenarioFile.read(
        files, options: options, semantics: semantics, context: context
      ) { file in
        try InputReader.text(ofFile: beside(file))
      }
      for note in read.notes {
        StandardError.note("\(name):\(note.line): \(note.sentence)")
      }
      return read.scenario
    } catch {
      throw Self.report(error, name)
    }
  }
}
