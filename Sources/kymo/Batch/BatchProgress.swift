internal import TextForms

/// A progress bar on the terminal for many pictures.
///
/// It is shown on standard error if that is a terminal which can take a line back, and only when the work has
/// taken over a second.
struct BatchProgress {
  private let total: Int
  private let start: Double
  private let isPossible: Bool
  private var done = 0
  private var lastShown: Double?

  /// Seconds before the bar appears.
  private static let delay = 1.0

  /// Seconds between two bars.
  private static let interval = 0.1

  /// Starts the clock for a number of pictures.
  init(of total: Int) {
    self.total = total
    start = Machine.seconds
    let terminal = Process.environment("TERM") ?? ""
    isPossible =
      FileDescriptor.standardError.isTerminal && !terminal.isEmpty && terminal != "dumb"
  }

  /// Counts a picture that is done.
  mutating func advance() {
    done += 1
    guard isPossible else { return }
    let now = Machine.seconds
    guard now - start > Self.delay, now - (lastShown ?? 0) >= Self.interval else { return }
    lastShown = now
    let columns = Terminal.columns(of: .standardError)
    StandardError.control("\r\(Self.bar(done: done, of: total, columns: columns))")
  }

  /// Takes the bar away.
  mutating func finish() {
    if lastShown != nil { StandardError.control("\r\u{1B}[K") }
    lastShown = nil
  }

  /// The bar, one column narrower than the terminal, so that no line is begun.
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
