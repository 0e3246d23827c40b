import CairoDrawing
import Testing

@Suite struct CairoErrorTests {
  @Test(arguments: [
    (CairoError.cairo("out of memory"), "the drawing failed: out of memory"),
    (.png("disk"), "the PNG could not be written: disk"),
    (.noFont, "no font was found; install one, for example the package fonts-dejavu-core"),
    (.invalidSize(width: 0, height: 2.5), "a picture of 0 by 2.5 has no area"),
    (
      .tooLarge(width: 100_000, height: 1),
      "a picture of 100000 by 1 is too large; the limit is 32767 per side and 268 "
        + "million pixels"
    ),
    (.invalidSize(width: .nan, height: .infinity), "a picture of nan by inf has no area"),
  ])
  func errorsAreSentences(_ error: CairoError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
