import Kymograph

/// A folder that pictures are drawn into.
struct Pictures {
  private let folder: URL
  private let renderer: DrawingRenderer

  /// Opens a folder, and makes it if there is none.
  init(in path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    renderer = try DrawingRenderer()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Draws motions against time, each with its velocity.
  func draw(_ recordings: [Recording], title: String, as name: String) throws {
    let chart = MotionChart(
      recordings.map { PlottedMotion($0) }, quantities: [.value, .velocity], title: title)
    try draw(
      ChartDrawing.drawing(
        of: chart.chart, size: Size(width: 800, height: 500), measuring: renderer.measurer),
      as: name)
  }

  /// Writes a drawing.
  func draw(_ drawing: Drawing, as name: String) throws {
    let file = folder.appendingPathComponent(name + ".svg")
    try Data(renderer.svg(drawing)).write(to: file, options: .atomic)
    print(file.lastPathComponent)
  }
}
