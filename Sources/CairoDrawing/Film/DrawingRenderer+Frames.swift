internal import CurveGeometry
public import DrawingModel

extension DrawingRenderer {
  /// The most frames of a film of pixels.
  public static let maximumFrames = 10_000

  /// How many frames a film has at a rate.
  public static func frameCount(of film: Film, rate: FrameRate) -> Int {
    max(Int(saturating: (film.cycle * rate.value).rounded()), 1)
  }
}
