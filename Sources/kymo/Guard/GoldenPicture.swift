internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats
internal import TextForms

/// The pictures of motions that differ from their goldens.
struct GoldenPictures {
  /// The folder in which the pictures are put.
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
      subtitle: Self.largest(comparison, of: golden) ?? details.first,
      description: details.joined(separator: ". ") + ".",
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

  /// The words about the point at which a motion is furthest from its golden; nil where no curve left its
  /// tube.
  private static func largest(
    _ comparison: GoldenComparison, of golden: MotionGolden
  ) -> String? {
    let all = comparison.curves.flatMap { curve in
      curve.departures.map { (name: curve.name, departure: $0) }
    }
    func excess(_ departure: TubeDeparture) -> Double {
      departure.largest.distance / max(departure.allowance, .leastNormalMagnitude)
    }
    let values = all.filter { $0.departure.column == .value }
    guard
      let worst = (values.isEmpty ? all : values).max(by: {
        excess($0.departure) < excess($1.departure)
      })
    else { return nil }
    let departure = worst.departure
    let name = comparison.curves.count > 1 ? "\(worst.name): " : ""
    let isShort =
      golden.curves.compactMap(\.times.last).allSatisfy { $0 < AxisEnd.shortest }
    return
      "\(name)furthest from the golden at \(FigureNotes.time(departure.largest.time, isShort: isShort)), by "
      + "\(HumanNumber.text(departure.largest.distance, digits: 3)) where "
      + "\(HumanNumber.text(departure.allowance, digits: 2)) is allowed"
  }

  /// Makes the folder if it does not exist.
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

/// The formats of the pictures that a check writes.
enum ArtifactFormat: String, ChoiceArgument {
  case svg
  case png
}
