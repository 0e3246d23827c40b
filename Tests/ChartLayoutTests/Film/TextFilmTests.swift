import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct TextFilmTests {
  private func film(
    _ scene: ChartScene = SceneDrawingTests.scene(), width: Int = 80, height: Int = 24,
    _ characters: TextCharacters = .unicode, color: Bool = true
  ) -> TextFilm {
    TextFilm(scene, width: width, height: height, characters: characters, color: color)
  }

  private func shown(_ film: TextFilm, at time: Double) -> [String] {
    var screen = Screen(lines: film.height)
    screen.take(film.page(at: time).changes(from: nil))
    return screen.text
  }

  @Test func aPageIsDrawnInPlaceWhateverWasShownBefore() {
    let film = film()
    var screen = Screen(lines: film.height)
    var last: TextPage?
    for index in 0...130 {
      let page = film.page(at: Double(index) / 60)
      screen.take(page.changes(from: last))
      last = page
      #expect(screen.text == shown(film, at: Double(index) / 60), "frame \(index)")
      #expect(screen.line == film.height && screen.column == 0)
    }
    #expect(film.page(at: 2).changes(from: film.page(at: 2)).isEmpty)
  }

  @Test func onlyWhatChangesIsWritten() {
    let film = film()
    let changes = film.page(at: 0.51).changes(from: film.page(at: 0.5))
    #expect(changes.utf8.count < 700)
    var worst = 0
    for index in 1..<120 {
      let text = film.page(at: Double(index) / 60).changes(
        from: film.page(at: Double(index - 1) / 60))
      worst = max(worst, text.utf8.count)
    }
    #expect(worst <= 3000, "\(worst) bytes")
  }

  @Test func aThingStandsToAnEighthOfACell() throws {
    let even = FilmCourse(from: 0, at: 0, to: 1, at: 1)
    let film = film(SceneDrawingTests.scene([.tracks], rows: 1, course: even))
    // A character that covers the right part of a cell is one that covers the left part, with the
    // colors exchanged.
    func eighths(_ time: Double) throws -> Int {
      var screen = Screen(lines: film.height)
      screen.take(film.page(at: time).changes(from: nil))
      let cells = screen.cells[1]
      let start = try #require(
        cells.firstIndex { "▏▎▍▌▋▊▉█".contains($0.character) && $0.character != " " })
      let part = "▏▎▍▌▋▊▉".distance(
        from: "▏▎▍▌▋▊▉".startIndex,
        to: "▏▎▍▌▋▊▉".firstIndex(of: cells[start].character) ?? "▏▎▍▌▋▊▉".endIndex)
      return cells[start].isInverse ? start * 8 + part + 1 : start * 8
    }
    let places = try stride(from: 0, through: 1, by: 0.01).map(eighths)
    #expect(places == places.sorted())
    let travel = try #require(places.last) - places[0]
    #expect(travel > 300)
    for (index, place) in places.enumerated() {
      let exact = Double(places[0]) + Double(travel) * Double(index) / 100
      #expect((Double(place) - exact).magnitude <= 1, "\(index)")
    }
  }

  /// Eighty cells are enough for the name of a spring and for its track.
  @Test func aSpringWithTwoParametersHasItsWholeName() {
    var scene = SceneDrawingTests.scene()
    scene.chart.series[0].label = ".spring(duration: 0.5, bounce: 0.3)"
    let line = shown(film(scene), at: 0).first {
      $0.hasPrefix(".spring(duration: 0.5, bounce: 0.3)")
    }
    #expect(line?.filter { $0 == "─" }.count ?? 0 > 25)
  }

  /// A name is shortened where the track would have too little room, and not before.
  @Test(arguments: [(80, 56), (100, 76), (40, 18)])
  func namesAreShortenedLast(_ width: Int, _ most: Int) {
    for (length, isWhole) in [(most, true), (most + 1, false)] {
      var scene = SceneDrawingTests.scene()
      let name = String(repeating: "n", count: length)
      scene.chart.series[0].label = name
      let lines = shown(film(scene, width: width), at: 0)
      #expect(lines.contains { $0.hasPrefix(name) } == isWhole, "\(width), \(length)")
      #expect(lines.contains { $0.contains("…") } == !isWhole)
    }
  }

  @Test func theCurvesTakeTheHeightThatThereIs() {
    #expect(film(width: 120, height: 24).height == 24)
    #expect(film(width: 120, height: 50).height == 50)
    // The curves are at most as high as they are wide.
    #expect(film(width: 60, height: 90).height < 40)
  }

  @Test func keysAreNamedBesideTheTimeWhereThereIsRoom() throws {
    let keys = "space pauses"
    func film(_ width: Int) -> TextFilm {
      TextFilm(
        SceneDrawingTests.scene(), width: width, height: 24, characters: .unicode, color: false,
        keys: [keys, "space"])
    }
    let last = try #require(shown(film(80), at: 0).last)
    #expect(last.hasPrefix("0.00 s ") && last.hasSuffix(" \(keys)") && last.count == 80)
    #expect(shown(film(21), at: 0).last?.hasSuffix(" space") == true)
    let without = TextFilm(
      SceneDrawingTests.scene(), width: 21, height: 24, characters: .unicode, color: false,
      keys: [keys])
    #expect(shown(without, at: 0).last == "0.00 s")
    #expect(film(80).page(at: 0) != film(80).page(at: 0, namesKeys: false))
  }

  @Test func thePlayheadAndTheTimeMove() {
    let film = film()
    #expect(shown(film, at: 0).last == "0.00 s" && shown(film, at: 0.75).last == "0.50 s")
    #expect(shown(film, at: 2).last == "1.00 s")
    func head(_ time: Double) -> Int? {
      shown(film, at: time).compactMap { line in
        line.firstIndex(of: "●").map { line.distance(from: line.startIndex, to: $0) }
      }.first
    }
    #expect((head(0) ?? 99) < 8 && (head(2) ?? 0) > 70)
  }

  @Test func asciiHasItsOwnCharacters() {
    let lines = shown(film(SceneDrawingTests.scene(), .ascii), at: 0.75)
    let text = lines.joined(separator: "\n")
    #expect(text.utf8.allSatisfy { $0 < 128 })
    #expect(text.contains("o") && text.contains("|") && text.contains("."))
  }

  @Test func withoutColorsNoneAreWritten() {
    let film = film(color: false)
    let text = film.page(at: 0.6).changes(from: nil)
    #expect(!text.contains("38;5") && !text.contains("\u{1B}[2m"))
  }

  @Test(arguments: [(20, 10), (40, 12), (200, 60)], [1, 12])
  func aPageFitsItsTerminal(_ size: (width: Int, height: Int), _ rows: Int) {
    let film = film(SceneDrawingTests.scene(rows: rows), width: size.width, height: size.height)
    #expect(film.height <= max(size.height, 10))
    #expect(shown(film, at: 1).allSatisfy { $0.count <= size.width })
  }
}

/// A terminal that interprets the output of the player.
private struct Screen {
  struct Cell {
    var character: Character = " "
    var isInverse = false
  }

  private(set) var cells: [[Cell]]
  private(set) var line: Int
  private(set) var column = 0
  private var isInverse = false

  init(lines: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: 512), count: lines + 1)
    line = lines
  }

  var text: [String] {
    cells.dropLast().map { row in
      var text = String(row.map(\.character))
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  mutating func take(_ text: String) {
    var rest = text[...]
    while let character = rest.first {
      rest.removeFirst()
      if character == "\r" {
        column = 0
      } else if character == "\u{1B}", rest.first == "[" {
        rest.removeFirst()
        let digits = rest.prefix { $0.isNumber || $0 == ";" }
        rest = rest[digits.endIndex...]
        let count = Int(digits) ?? 1
        switch rest.removeFirst() {
        case "A": line -= count
        case "B": line += count
        case "C": column += count
        case "m": isInverse = digits.split(separator: ";").first == "7"
        default: Issue.record("an unknown sequence")
        }
      } else {
        cells[line][column] = Cell(character: character, isInverse: isInverse)
        column += 1
      }
    }
  }
}
