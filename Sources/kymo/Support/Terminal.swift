/// The facts about the terminal.
enum Terminal {
  /// The width that is assumed where it is not known.
  private static let assumedColumns = 80

  /// The height that is assumed where it is not known.
  private static let assumedRows = 24

  /// The number of columns: what the terminal reports, otherwise `COLUMNS`, otherwise 80.
  static func columns(of file: FileDescriptor?) -> Int {
    let columns =
      file?.windowSize?.columns ?? Process.environment("COLUMNS").flatMap { Int($0) }
      ?? assumedColumns
    return min(max(columns, 12), 500)
  }

  /// The number of rows: what the terminal reports, otherwise `LINES`, otherwise 24.
  static func rows(of file: FileDescriptor?) -> Int {
    let rows =
      file?.windowSize?.rows ?? Process.environment("LINES").flatMap { Int($0) } ?? assumedRows
    return min(max(rows, 8), 200)
  }

  /// Whether more than ASCII can be shown.
  ///
  /// Only some kinds of terminals, and those whose locale has another encoding than UTF-8, cannot. The
  /// output to a file or a pipe is the same in every locale.
  ///
  /// The console of Linux and the oldest terminals have no braille patterns. The first locale variable that
  /// is set decides, as in the C library; without any the encoding is assumed to be UTF-8.
  static func showsUnicode(_ file: FileDescriptor?) -> Bool {
    guard let file, file.isTerminal else { return true }
    let type = Process.environment("TERM") ?? ""
    guard !["dumb", "linux", "vt52", "vt100", "vt102", "vt220"].contains(type) else { return false }
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Process.environment(name), !value.isEmpty else { continue }
      let lowercased = value.lowercased()
      return lowercased.contains("utf-8") || lowercased.contains("utf8")
    }
    return true
  }
}
