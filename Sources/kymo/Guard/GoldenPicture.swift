internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// The pictures of motions that are not as they were.
struct GoldenPictures {
  /// The folder into which they are put.
  private let folder: String
  private let format: ArtifactFormat
  private var renderer: DrawingRenderer?

  /// The size of a picture.
  private static let size = Size(width: 1200, height: 750)

  init(_ folder: String, _ format: ArtifactFormat) {
    self.folder = folder
    self.format = format
  }

  /// Draws a motion that changed.
  ///
  /// - Returns: The path of the picture.
  mutating func draw(
    _ name: String, _ golden: MotionGolden, now current: MotionGolden,
    _ comparison: GoldenComparison
  ) throws(ToolError) -> String {
    let path = folder.hasSuffix("/") ? folder : "\(folder)/"
    let file = "\(path)\(name).\(format.rawValue)"
    let details = GoldenWords.details(of: comparison)
    let chart = GoldenChart(
      golden, current: current, comparison: comparison, title: "\(name) has changed",
      subtitle: details.first, description: details.joined(separator: ". ") + ".",
      facts: PictureFacts.facts
    ).chart
    do {
      let renderer = try renderer ?? DrawingRenderer()
      self.renderer = renderer
      renderer.beginDrawing()
      let drawing = ChartDrawing.drawing(
        of: chart, size: Self.size, theme: .light, measuring: renderer.measurer)
      let bytes = format == .svg ? renderer.svg(drawing) : try renderer.png(drawing)
      try OutputDestination.file(file).write(bytes)
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(.cannotCreate, "cannot draw the picture: \(error)")
    }
    return file
  }

  /// Makes the folder if it is not there.
  func makeFolder() throws(ToolError) {
    switch FileSystem.kind(of: folder) {
    case .folder: return
    case .file, .special: throw ToolError(.cannotCreate, "'\(folder)' is not a folder")
    case .missing: break
    }
    do {
      try FileSystem.makeFolder(folder)
    } catch {
      throw ToolError(.cannotCreate, "cannot make the folder '\(folder)': \(error.words)")
    }
  }
}

/// The forms of the pictures that a check leaves behind.
enum ArtifactFormat: String, ChoiceArgument {
  case svg
  case png
}
