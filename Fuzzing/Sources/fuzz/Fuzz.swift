internal import CFuzzer
internal import FuzzChecks

#if canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

/// libFuzzer with the checks of one target.
///
/// `KYMO_FUZZ` in the environment chooses the target; with `KYMO_FUZZ_WORDS` its dictionary is printed, and no input is
/// tried. The arguments are libFuzzer's.
@main
enum Fuzz {
  private static let target: FuzzTarget = {
    guard let name = unsafe getenv("KYMO_FUZZ"),
      let target = unsafe FuzzTarget(rawValue: String(cString: name))
    else { fatalError("KYMO_FUZZ names none of the targets") }
    return target
  }()

  /// The number of inputs that were understood.
  private nonisolated(unsafe) static var understoodCount = 0

  static func main() {
    if unsafe getenv("KYMO_FUZZ_WORDS") != nil {
      for word in target.words { print(entry(word)) }
      return
    }
    // libFuzzer ends the process itself.
    atexit { print("understood: \(unsafe Fuzz.understoodCount)") }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      unsafe CommandLine.unsafeArgv
    exit(unsafe LLVMFuzzerRunDriver(&count, &arguments) { unsafe Fuzz.tryInput($0, $1) })
  }

  /// Tries one input; a finding ends the process, as a crash does, and libFuzzer keeps the input.
  private static func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    do {
      if try target.check(input) { unsafe understoodCount += 1 }
    } catch {
      fatalError("finding: \(error)")
    }
    return 0
  }

  /// Returns a line of a dictionary: a word in quotes, with bytes that are not plain characters in hexadecimal.
  private static func entry(_ word: String) -> String {
    var line = "\""
    for byte in word.utf8 {
      let isPlain =
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      let digits = String(byte, radix: 16, uppercase: true)
      line +=
        isPlain
        ? String(Unicode.Scalar(byte)) : "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    return line + "\""
  }
}
