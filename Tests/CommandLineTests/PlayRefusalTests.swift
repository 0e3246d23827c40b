import Foundation
import TestSupport
import Testing

/// The refusals of `kymo play`, their messages, and the files that they leave.
@Suite(.runsPrograms) struct PlayRefusalTests {
  @Test(arguments: [
    ([".bouncy", "-o", "a.webp"], 64, "img2webp -loop 0 -lossless -d 17"),
    ([".bouncy", "-o", "a.mp4"], 64, "--format y4m | ffmpeg -i - -pix_fmt yuv420p"),
    ([".bouncy", "-o", "a.txt.pdf"], 64, "only html, svg, apng, png, gif, y4m"),
    ([".bouncy", "-o", "a.bmp"], 64, "which writes html, svg, apng"),
    ([".bouncy", "--fps", "60", "-o", "a.gif"], 64, "GIF plays 50 or 33⅓ frames a second"),
    ([".bouncy", "--fps", "22", "-o", "a.gif"], 64, "GIF plays 25 or 20 frames a second"),
    ([".bouncy", "--fps", "0", "-o", "a.svg"], 64, "above 0 and up to 240"),
    ([".bouncy", "--fps", "241", "-o", "a.svg"], 64, "above 0 and up to 240"),
    ([".bouncy", "--fps", "59.9401", "-o", "a.apng"], 64, "at most two decimals"),
    ([".bouncy", "--speed", "0", "-o", "a.svg"], 64, "from 0.01 to 4"),
    ([".bouncy", "--speed", "nan", "-o", "a.svg"], 64, "nan"),
    ([".bouncy", "--as"], 64, "--as"),
    ([".bouncy", "--as", "color", "-o", "a.svg"], 64, "offset"),
    ([".bouncy", "--as", "scale", "--show", "curves", "-o", "a.svg"], 64, "add tiles to --show"),
    ([".bouncy", "--as", "sheet", "--show", "tiles", "-o", "a.svg"], 64, "add stage to --show"),
    ([".bouncy", "--as", "scale", "--as", "scale", "-o", "a.svg"], 64, "one thing moves"),
    ([".bouncy", "--show", "stars", "-o", "a.svg"], 64, "tracks"),
    ([".bouncy", "--plays", "-1", "-o", "a.svg"], 64, "from 0 to 65,535"),
    ([".bouncy", "--hold", "-1", "-o", "a.svg"], 64, "from 0 to 60"),
    ([".bouncy", "--device-fps", "30", "-o", "a.svg"], 64, "add --clock frames"),
    ([".bouncy", "--colors", "1", "-o", "a.apng"], 64, "from 2 to 256"),
    ([".bouncy", "--colors", "full", "-o", "a.gif"], 64, "up to 256 colors"),
    ([".bouncy", "--colors", "8", "-o", "a.svg"], 64, "for apng and gif"),
    ([".bouncy", "--still", "last", "-o", "a.gif"], 64, "--still is for html, svg and apng"),
    ([".bouncy", "--still", "last", "-o", "{index}.png"], 64, "not for single frames"),
    ([".bouncy", "--plays", "2", "-o", "a.y4m"], 64, "--plays has no effect on y4m"),
    ([".bouncy", "--inline", "kitty", "-o", "a.svg"], 64, "leave out -o"),
    ([".bouncy", "--inline", "kitty", "--ascii"], 64, "--ascii has no effect"),
    ([".bouncy", "--inline", "kitty", "--theme", "auto"], 64, "one set of colors"),
    ([".bouncy", "--size", "101x80", "-o", "a.y4m"], 64, "even width and height"),
    ([".bouncy", "--size", "4000x4000", "--fps", "240", "-o", "a.apng"], 64, "GB of pictures"),
    ([".linear(duration: 50)", "--fps", "240", "--size", "60x60", "-o", "a.apng"], 64, "10,000"),
    ([".linear(duration: 100)", "-o", "a.svg"], 64, "the limit is 60 s"),
    ([".linear(duration: 0)", "-o", "a.svg"], 65, "nothing moves"),
    ([".bouncy", "--from", "1", "-o", "a.svg"], 65, "nothing moves"),
    (
      [
        ".spring(bounce: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.81, 0.82, 0.83, 0.84])",
        "-o", "a.svg",
      ], 64, "up to 12 rows"
    ),
    ([".bouncy", ".bouncd", "-o", "a.svg"], 65, "bouncy"),
    (["@none.swift", "-o", "a.svg"], 66, "none.swift"),
    (["none.swift", "-o", "a.svg"], 66, "none.swift"),
    ([".bouncy", "--do", "tap(\"a\")", "-o", "a.svg"], 64, "no file here declares a view"),
    ([".bouncy", "--strict", "-o", "a.svg"], 64, "no file here declares a view"),
    (
      ["\(repository.path)/samples/views/like.swift", ".bouncy", "-o", "a.svg"], 64,
      "plays by itself; leave out '.bouncy'"
    ),
    ([".bouncy", "-o", "none/a.svg"], 73, "there is no folder"),
    ([".bouncy", "-o", "none/{index}.png"], 73, "there is no folder"),
    ([".bouncy", "-o", "{index}.svg"], 64, "writes every frame as a PNG"),
    ([".bouncy", "--theme", "auto", "-o", "a.apng"], 64, "an APNG has one set of colors"),
    ([".bouncy", "--background", "transparent", "-o", "a.apng"], 64, "opaque"),
    ([".bouncy", "--mark", "frames", "-o", "a.svg"], 64, "--clock frames"),
    ([".bouncy", "--pair", "-o", "a.html"], 64, "--pair"),
    ([".bouncy", "--ascii", "-o", "a.svg"], 64, "--ascii"),
    ([".bouncy", "--at", "0.2", "-o", "a.svg"], 64, "give --interrupt"),
    (["--interrupt", ".bouncy", "--at", "0.2", "-o", "a.svg"], 64, "at least two animations"),
    (
      ["--interrupt", ".bouncy", ".smooth", "-o", "a.svg"], 64,
      "say when .smooth takes over, for example --at 0.2"
    ),
    (
      [".linear(duration: 0.1).repeatForever()", "--as", "opacity", "-o", "a.apng"], 64,
      "flash 5 times a second"
    ),
    ([".bouncy"], 64, "standard output is not a terminal; write a file, such as -o motion.apng"),
    ([".bouncy", "-o", "a.txt"], 64, "for a terminal"),
  ])
  func whatMakesNoSenseIsRefused(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(["play"] + arguments, in: folder.path)
    #expect(
      run.status == status && run.errorText.contains(words), "\(run.status): \(run.errorText)")
    #expect(try folder.names().isEmpty && run.output.isEmpty)
  }

  @Test func slowerOrSmallerTilesMayFlash() throws {
    let flashing = ["play", ".linear(duration: 0.1).repeatForever()", "--as", "opacity"]
    for option in [["--speed", "0.5"], ["--size", "300x200"]] {
      let run = try kymo(flashing + option + ["--format", "svg", "-o", "-"])
      #expect(run.status == 0 && !run.output.isEmpty, "\(run.errorText)")
    }
  }

  @Test func aFailedRunLeavesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("before".utf8), to: "a.apng")
    let run = try kymo("play", ".bouncy", ".nonsense", "-o", "a.apng", in: folder.path)
    #expect(run.status == 65)
    #expect(try folder.read("a.apng") == Array("before".utf8))
    #expect(try folder.names() == ["a.apng"])
  }

  @Test func aClosedPipeIsNoError() throws {
    let run = try kymo(
      ["play", ".bouncy", "--format", "y4m"], output: .closed(afterBytes: 1000))
    #expect(run.status == 0 && run.errorText.isEmpty)
  }

  /// The commands in refusals name the same motion and the given file.
  @Test func aRecipeCanBePasted() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "play", ".spring(bounce: 0.3)", "--fps", "30", "-o", "my film.webp", in: folder.path)
    #expect(
      run.errorText.contains(
        "mkdir -p frames && kymo play '.spring(bounce: 0.3)' --fps 30 -o 'frames/{index}.png' && "
          + "img2webp -loop 0 -lossless -d 33 $(ls -v frames/*.png) -o 'my film.webp'"))
  }
}
