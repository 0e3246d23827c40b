import Testing

@testable import kymo

@Suite(.runsPrograms) struct InlinePictureTests {
  /// The last column stays free, since after a picture that reaches it kitty begins another line.
  @Test(arguments: [
    // The terminal's width and height, its columns, and the picture's width and height.
    (460, 494, 46, 450, 281), (1280, 798, 128, 640, 400), (640, 300, 64, 630, 270),
    (100, 800, 10, 200, 125), (463, 494, 46, 452, 282),
  ])
  func aPictureFitsIntoTheTerminal(
    _ width: Int, _ height: Int, _ columns: Int, _ fittedWidth: Int, _ fittedHeight: Int
  ) {
    let size = InlinePicture.fitted(
      FigureSize(width: 640, height: 400), to: (width, height), columns: columns)
    #expect(size.width == fittedWidth && size.height == fittedHeight, "\(size)")
  }

  @Test func aTerminalThatDoesNotSayItsPixelsGetsTheUsualSize() {
    let usual = FigureSize(width: 640, height: 400)
    #expect(InlinePicture.fitted(usual, to: nil, columns: 80).width == 640)
    let wide = FigureSize(width: 1200, height: 750)
    #expect(InlinePicture.fitted(wide, to: nil, columns: 80).width == 800)
  }
}
