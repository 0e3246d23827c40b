internal import ChartLayout

/// Plays a scene in the lines of a terminal, in place.
///
/// Each frame is one write that changes only the cells that differ, as a synchronized update. Frames that are late are
/// left out. However the film ends, the terminal is restored, and the last frame stays.
struct TerminalPlayer {
  private let scene: ChartScene
  private let plays: Int
  private let rate: Double
  private let characters: TextCharacters
  private let usesColor: Bool

  /// The largest number of frames per second that are sent to a terminal.
  private static let mostFrames = 60.0

  /// The words about the keys, for a terminal from which they are read, and the keys alone for narrow terminals.
  private static let keys = [
    "space pauses  , . step  1-9 slow down  q ends", "keys: space  , .  1-9  q",
  ]

  /// - Parameters:
  ///   - scene: The scene that plays.
  ///   - plays: The number of times that it plays; 0 for ever.
  ///   - rate: Frames per second.
  ///   - characters: The characters with which it is drawn.
  ///   - usesColor: Whether colors may be used.
  init(
    _ scene: ChartScene, plays: Int, rate: Double, characters: TextCharacters, usesColor: Bool
  ) {
    self.scene = scene
    self.plays = plays
    self.rate = min(rate, Self.mostFrames)
    self.characters = characters
    self.usesColor = usesColor
  }

  /// Fails where there is no terminal that can show a film.
  static func check() throws(ToolError) {
    guard FileDescriptor.standardOutput.isTerminal else {
      throw ToolError(
        .usage, "standard output is not a terminal; write a file, such as -o motion.apng")
    }
    guard Process.environment("TERM") != "dumb" else {
      throw ToolError(
        .usage,
        "this terminal (TERM=dumb) cannot move its cursor; write a file, such as -o motion.apng")
    }
  }

  /// Plays to the end, or until the user ends it.
  func play() throws(ToolError) {
    let terminal = RawTerminal()
    PlayerSignal.catchAll()
    terminal.enter()
    defer { terminal.leave() }
    do {
      try run(terminal)
    } catch {
      if error.isClosedPipe { return }
      throw ToolError(.inputOutputError, "cannot write to the terminal: \(error.words)")
    }
  }

  /// The position of the film, and the speed at which it plays.
  private struct Position {
    /// The time of the clock when the position was last set.
    private var start = FilmClock.now
    private var time = 0.0
    private(set) var speed = 1.0
    private(set) var isPaused = false

    /// The time of the film, in seconds, with all plays counted.
    func time(at now: Double) -> Double { isPaused ? time : time + (now - start) * speed }

    mutating func set(_ time: Double, speed: Double, isPaused: Bool) {
      self.time = max(time, 0)
      self.speed = speed
      self.isPaused = isPaused
      start = FilmClock.now
    }

    /// The next time of the clock at which a frame is due.
    func next(after now: Double, rate: Double) -> Double {
      start + (((now - start) * rate).rounded(.down) + 1) / rate
    }
  }

  private func run(_ terminal: RawTerminal) throws(SystemError) {
    var film = planned()
    try reserve(film.height)
    var shown: TextPage?
    var position = Position()
    let end = plays == 0 ? Double.infinity : scene.cycle * Double(plays)
    while true {
      let now = FilmClock.now
      let time = min(position.time(at: now), end)
      let isOver = time >= end
      let page = film.page(
        at: isOver ? scene.cycle : time.truncatingRemainder(dividingBy: scene.cycle),
        namesKeys: !isOver)
      try show(page, over: &shown)
      if isOver { return }
      FilmClock.wait(until: position.next(after: FilmClock.now, rate: rate))
      for key in terminal.keys() {
        guard press(key, &position) else { return }
      }
      if PlayerSignal.interrupt.hasArrived() { return }
      for signal in [PlayerSignal.end, .hangUp, .quit] where signal.hasArrived() {
        terminal.leave()
        signal.act()
      }
      if PlayerSignal.stop.hasArrived() {
        let time = position.time(at: FilmClock.now)
        terminal.leave()
        PlayerSignal.stop.act()
        terminal.enter()
        position.set(time, speed: position.speed, isPaused: position.isPaused)
        film = planned()
        try reserve(film.height)
        shown = nil
      }
      if PlayerSignal.resize.hasArrived() {
        // The terminal has rearranged the lines in an unknown way: they are cleared and drawn anew.
        try FileDescriptor.standardOutput.write(Array("\u{1B}[\(film.height)A\r\u{1B}[J".utf8))
        film = planned()
        try reserve(film.height)
        shown = nil
      }
    }
  }

  /// Handles a key; returns whether the film continues.
  private func press(_ key: UInt8, _ position: inout Position) -> Bool {
    let time = position.time(at: FilmClock.now)
    switch key {
    case UInt8(ascii: "q"), 3: return false
    case UInt8(ascii: " "):
      position.set(time, speed: position.speed, isPaused: !position.isPaused)
    case UInt8(ascii: "."), UInt8(ascii: ","):
      let step = (key == UInt8(ascii: ".") ? 1 : -1) / rate
      position.set(
        ((time + step) * rate).rounded() / rate, speed: position.speed, isPaused: true)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      position.set(
        time, speed: 1 / Double(key - UInt8(ascii: "0")), isPaused: position.isPaused)
    default: break
    }
    return true
  }

  private func planned() -> TextFilm {
    let output = FileDescriptor.standardOutput
    return TextFilm(
      scene, width: Terminal.columns(of: output),
      height: Terminal.rows(of: output) - 1, characters: characters, color: usesColor,
      keys: FileDescriptor.standardInput.isTerminal ? Self.keys : [])
  }

  /// Makes room for a page above the cursor.
  private func reserve(_ height: Int) throws(SystemError) {
    try FileDescriptor.standardOutput.write([UInt8](repeating: 10, count: height))
  }

  private func show(_ page: TextPage, over shown: inout TextPage?) throws(SystemError) {
    let changes = page.changes(from: shown)
    shown = page
    guard !changes.isEmpty else { return }
    try FileDescriptor.standardOutput.write(
      Array("\u{1B}[?2026h\(changes)\u{1B}[?2026l".utf8))
  }
}
