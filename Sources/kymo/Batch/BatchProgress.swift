internal import TextForms

/// A progress bar on the terminal for many pictures.
///
/// The bar is shown on standard error if that is a terminal that can clear a line, and only after a second of
/// work.
struct BatchProgress {
  private let total: Int
  private let start: Double
  private let isPossible: Bool
  private var done = 0
  private var lastShown: Double?

  /// The time before the bar appears, in seconds.
  private static let delay = 1.0

  /// The time between two updates of the bar, in seconds.
  private static let interval = 0.1

  /// Starts the clock for a number of pictures.
  init(of total: Int) {
    self.total = total
    start = Machine.seconds
    let terminal = Process.environment("TERM") ?? ""
    isPossible =
      FileDescriptor.standardError.isTerminal && !terminal.isEmpty && terminal != "dumb"
  }

  /// Counts a finished picture.
  mutating func advance() {
    done += 1
    guard isPossible else { return }
    let now = Machine.seconds
    guard now - start > Self.delay, now - (lastShown ?? 0) >= Self.interval else { return }
    lastShown = now
    let columns = Terminal.columns(of: .standardError)
    StandardError.control("\r\(Self.bar(done: done, of: total, columns: columns))")
  }

  /// Clears the bar.
  mutating func finish() {
    if lastShown != nil { StandardError.control("\r\u{1B}[K") }
    lastShown = nil
  }

  /// The text of the bar, one column narrower than the terminal, so that no new line is begun.
  static func bar(done: Int, of total: Int, columns: Int) -> String {
    let whole = NumberText.grouped(total)
    let count = NumberText.grouped(done)
    let words = String(repeating: " ", count: whole.count - count.count) + "\(count) of \(whole)"
    let width = min(columns - words.count - 4, 40)
    guard width > 0, total > 0 else { return words }
    let filled = width * done / total
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "[\(bar)] \(words)"
  }
}
