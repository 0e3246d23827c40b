internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionRecording
internal import SourceScanning
internal import TextForms

/// All motions of an app on one sheet: a cell for each cluster, the largest first, and a time axis for each group
/// of similar length.
struct ScanAtlas {
  /// The sheets from top to bottom.
  let charts: [Chart]

  /// The largest durations of the groups' time axes, in seconds.
  private static let lengths = [0.6, 1.2, 3, Double.infinity]

  /// The number of cells in a row.
  private static let columns = 2

  /// The largest number of cells; more have no room in any picture.
  private static let mostCells = 2_000

  /// A cluster's motions, played.
  private struct Played {
    let cell: MotionSheet.Cell
    let others: [PlottedMotion]
    let length: Double
  }

  /// Draws the clusters of a scan; nil if none of them has an end.
  init?(_ document: ScanDocument, title: String) {
    let scan = document.scan
    var played: [Played] = []
    for cluster in scan.clusters.prefix(Self.mostCells) {
      if let one = Self.played(cluster, scan) { played.append(one) }
    }
    guard !played.isEmpty else { return nil }
    let endless = scan.uses.filter { $0.isKnown && $0.settle == nil && $0.expression != "nil" }
    let unread = scan.unread.count
    var charts: [Chart] = []
    for group in Self.groups(played) {
      let longest = group.map(\.length).max() ?? 0
      let words = "up to \(HumanNumber.text(longest, digits: 2)) s"
      let isFirst = charts.isEmpty
      var subtitle =
        "\(ScanWords.count(group.count, "cluster")) \(words); in the cells: settled within 1 %, overshoot"
      if isFirst {
        let more = [
          endless.isEmpty ? "" : "\(endless.count) endless",
          unread == 0 ? "" : "\(unread) not fully understood",
        ].filter { !$0.isEmpty }
        if !more.isEmpty { subtitle += "; besides: \(more.joined(separator: ", "))" }
      }
      let sentences = group.map { "\($0.cell.name): \($0.cell.motion.recording.name)." }
      var chart = MotionSheet(
        group.map(\.cell), grid: ChartGrid(columns: Self.columns), marks: [.settle, .overshoot],
        title: isFirst ? title : "", subtitle: subtitle, label: "motions",
        description: "\(ScanWords.count(group.count, "cluster")) of motions \(words). "
          + sentences.joined(separator: " "),
        facts: isFirst ? PictureFacts.facts : []
      ).chart
      for index in chart.panels.indices where index < group.count {
        // The other members of a cluster are drawn over its first one.
        for panel in MotionChart(group[index].others).chart.panels {
          chart.panels[index].curves += panel.curves.map { curve in
            var curve = curve
            curve.series = 0
            return curve
          }
        }
      }
      charts.append(chart)
    }
    self.charts = charts
  }

  /// Clusters of similar length, with enough for a row in each group if there are as many.
  private static func groups(_ played: [Played]) -> [[Played]] {
    var groups: [[Played]] = []
    var shortest = 0.0
    for longest in lengths {
      let group = played.filter { $0.length > shortest && $0.length <= longest }
      shortest = longest
      guard !group.isEmpty else { continue }
      if let last = groups.last, last.count < columns {
        groups[groups.count - 1] += group
      } else {
        groups.append(group)
      }
    }
    if groups.count > 1, let last = groups.last, last.count < columns {
      groups.removeLast()
      groups[groups.count - 1] += last
    }
    return groups
  }

  /// The height of a sheet in points: the cells are flat, since there may be many.
  static func height(of chart: Chart) -> Double {
    let rows = (chart.panels.count + columns - 1) / columns
    return Double(rows) * 190 + (chart.title.isEmpty ? 110 : 140)
  }

  private static func played(_ cluster: MotionCluster, _ scan: SourceScan) -> Played? {
    let members = cluster.members.map { scan.animations[$0] }
    guard let first = members.first(where: { $0.base == cluster.representative }) ?? members.first
    else { return nil }
    var seen: Set<String> = []
    var motions: [PlottedMotion] = []
    var measures: MotionMeasures?
    for (isFirst, base) in [(true, cluster.representative)] + cluster.bases.map({ (false, $0) })
    where seen.insert(base).inserted && motions.count < 24 {
      guard let member = members.first(where: { $0.base == base }),
        let subject = scan.baseSubject(of: member),
        let motion = try? Recorder().play(subject, name: base),
        let trace = try? motion.trace()
      else { continue }
      if isFirst { measures = try? motion.measures() }
      motions.append(PlottedMotion(trace, isCode: true, measures: isFirst ? measures : nil))
    }
    guard let drawn = motions.first else { return nil }
    let more = members.count > 1 ? "\(members.count)× " : ""
    let isStaggered = members.contains { $0.expression.contains(".delay([") }
    let text =
      cluster.proposal?.exists == true ? cluster.proposal?.name ?? "" : cluster.representative
    let name =
      more + Self.short(text, 52) + (isStaggered ? " staggered" : "")
      + " \(Self.fileName(first)):\(first.start.line)"
    let settled = measures?.settledWithin1Percent ?? drawn.recording.times.last ?? 0
    return Played(
      cell: MotionSheet.Cell(drawn, name: name), others: Array(motions.dropFirst()),
      length: max(settled, drawn.recording.times.last.map { min($0, settled * 1.5) } ?? 0, 1e-6))
  }

  /// The name of a file without its ending, short enough for a caption.
  private static func fileName(_ animation: ScannedAnimation) -> String {
    let name = animation.file.split(separator: "/").last.map(String.init) ?? animation.file
    return short(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name, 22)
  }

  private static func short(_ text: String, _ most: Int) -> String {
    guard text.count > most else { return text }
    return "\(text.prefix(most / 2))…\(text.suffix(most - most / 2 - 1))"
  }
}

/// Numbers of things in words.
enum ScanWords {
  /// The words `1 cluster`, `2 clusters`.
  static func count(_ number: Int, _ word: String) -> String {
    "\(NumberText.grouped(number)) \(word)\(number == 1 ? "" : "s")"
  }
}

extension FigureOptions {
  /// Draws sheets one below the other, as one picture.
  func write(
    _ charts: [Chart], as format: OutputFormat, to destination: OutputDestination
  ) throws(ToolError) {
    guard let first = charts.first else { return }
    if altText {
      let words = charts.map(PictureElement.words(of:)).joined(separator: " ")
      try OutputDestination.standardOutput.write(words + "\n")
      guard case .file = destination else { return }
    }
    let sizes = sizes(of: charts)
    if pair {
      let renderer = try renderer()
      let light = try picture(of: charts, sizes, as: format, theme: .light, with: renderer)
      renderer.beginDrawing()
      try PicturePair(destination, format).write(
        first, light: light,
        dark: try picture(of: charts, sizes, as: format, theme: .dark, with: renderer))
    } else {
      try destination.write(
        try picture(of: charts, sizes, as: format, theme: theme ?? .light, with: renderer()))
    }
  }

  /// The size of each sheet; a given size is that of all sheets together.
  private func sizes(of charts: [Chart]) -> [FigureSize] {
    let width = Double(size?.width ?? Self.usualSize.width)
    let usual = charts.map { Size(width: width, height: ScanAtlas.height(of: $0)) }
    let whole = usual.reduce(0) { $0 + $1.height }
    let limit = size.map { Double($0.height) } ?? Self.tallest(width: width, scale: scale.value)
    let factor = size != nil ? limit / whole : min(1, limit / whole)
    return usual.map {
      FigureSize(
        width: Int(size.map { Double($0.width) } ?? $0.width),
        height: max(Int($0.height * factor), 1))
    }
  }
}
