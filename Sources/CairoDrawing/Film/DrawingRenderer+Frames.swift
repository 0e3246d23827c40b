internal import CurveGeometry
public import DrawingModel

extension DrawingRenderer {
  /// The largest number of frames of a pixel film.
  public static let maximumFrames = 10_000

  /// The number of frames of a film at a rate.
  public static func frameCount(of film: Film, rate: FrameRate) -> Int {
    max(Int(saturating: (film.cycle * rate.value).rounded()), 1)
  }
}
