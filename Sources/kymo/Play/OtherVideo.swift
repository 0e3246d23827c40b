/// Film formats that other programs write, and their commands.
enum OtherVideo {
  /// The video containers that ffmpeg writes.
  private static let videos = ["mp4", "mov", "webm", "mkv"]

  /// Returns the error for a path whose format another program writes, with that program's command; nil for any
  /// other path.
  ///
  /// - Parameters:
  ///   - path: The path of the film.
  ///   - rate: The frames of the film per second.
  static func refusal(of path: String, rate: Double) -> ToolError? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let recipe = recipe(suffix, path: path, rate: rate) else { return nil }
    return ToolError(
      .usage, "'kymo play' does not write .\(suffix); this does:\n  \(recipe)")
  }

  private static func recipe(_ suffix: String, path: String, rate: Double) -> String? {
    let command = CommandLineText.recipe(of: CommandLineText.words)
    let file = CommandLineText.quoted(path)
    if videos.contains(suffix) {
      return
        "\(command) --format y4m | ffmpeg -i - -pix_fmt yuv420p -colorspace bt709 "
        + "-color_primaries bt709 -color_trc bt709 \(file)"
    }
    guard suffix == "webp" else { return nil }
    let delay = Int((1000 / rate).rounded())
    return
      "mkdir -p frames && \(command) -o 'frames/{index}.png' && "
      + "img2webp -loop 0 -lossless -d \(delay) $(ls -v frames/*.png) -o \(file)"
  }
}
