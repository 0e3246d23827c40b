internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// Keyframe animations of UIKit.
extension UIKitReader {
  /// Adds a call of `UIView.animateKeyframes`.
  mutating func addKeyframes(of call: UIKitCall, name: String?, range: Range<Int>) {
    let keyframes: Result<UIKitKeyframes, Fault>
    var fault: Fault?
    do throws(Fault) {
      keyframes = .success(try UIKitKeyframes(call, reader: values))
    } catch {
      keyframes = .failure(error)
      fault = error
    }
    let (function, shown) = (call.name, text(of: call, fault))
    let written = text.string(in: range)
    found.append(
      UIKitAnimation(function, named: name, range, text: shown) {
        name throws(Fault) in
        let keyframes = try keyframes.get()
        let duration = keyframes.paths.map(\.duration).max() ?? 0
        return keyframes.paths.enumerated().map { index, path in
          let track = "keyframe \(index + 1)"
          var curve = ParsedExpression(
            name: name.map { "\($0).\(track)" } ?? track, isLabelled: name != nil, text: written,
            subject: .keyframes(KeyframeCurve(path, timelineDuration: duration)), track: track,
            timeline: name ?? function)
          curve.notes = keyframes.notes
          return curve
        }
      })
  }

  /// Returns a call on one line without its closures, with an invalid argument enclosed in `‹` and `›`.
  private func text(of call: UIKitCall, _ fault: Fault?) -> String {
    let (piece, start) = call.reduced(text, source: source)
    let argument = fault.flatMap { fault in
      call.expression.arguments.map { source.range(of: $0.expression) }.first {
        $0.lowerBound <= fault.range.lowerBound && fault.range.upperBound <= $0.upperBound
      }
    }
    guard let argument else { return OneLineText(piece, range: piece.bytes.indices).text }
    let local = argument.lowerBound - start..<argument.upperBound - start
    let marked = (range: local, text: "‹\(OneLineText(piece, range: local).text)›")
    return OneLineText(piece, range: piece.bytes.indices, replacing: [marked]).text
  }
}
