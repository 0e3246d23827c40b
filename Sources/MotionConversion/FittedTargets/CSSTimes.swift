internal import RecordingFormats

/// A timing function with its times, as CSS declares it.
struct CSSTimes {
  private let duration: Double
  private let delay: Double
  private let repetition: MotionOutline.Repetition?
  private let returns: Bool

  init(_ outline: MotionOutline, lasting duration: Double? = nil) {
    self.duration = duration ?? outline.duration
    delay = outline.delay
    repetition = outline.repetition
    returns = outline.target != 1
  }

  /// Seconds as CSS's milliseconds, to a microsecond.
  static func milliseconds(_ seconds: Double) -> String {
    let fixed = NumberText.fixed(seconds * 1000, decimals: 3)
    var text = Substring(fixed)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0ms" : "\(text)ms"
  }

  private var isTransition: Bool { repetition == nil && !returns }

  /// The words about how the code can be read back.
  var readBack: String {
    isTransition
      ? "what follows 'transition:' reads back after 'css:'"
      : "'linear(…)' reads back after 'css:'"
  }

  /// The declaration of a timing function.
  func declaration(_ function: String) -> String {
    let wait = delay == 0 ? "" : " \(Self.milliseconds(delay))"
    if isTransition { return "transition: \(Self.milliseconds(duration)) \(function)\(wait);" }
    var words = ["move", Self.milliseconds(duration), function + wait]
    if let repetition {
      words.append(repetition.count.map(String.init) ?? "infinite")
      if repetition.alternates { words.append("alternate") }
    }
    return "animation: \(words.joined(separator: " ")) both;"
  }

  /// The remarks on the declaration for a reader.
  var remarks: [String] {
    isTransition ? [] : ["'move' stands for your own '@keyframes' with two frames, 'from' and 'to'"]
  }
}
