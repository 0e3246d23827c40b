internal import FuzzChecks

// What libFuzzer calls. `KYMO_FUZZ` in the environment chooses the target, `KYMO_FUZZ_WORDS` asks for its words.
#if canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

private let target: FuzzTarget = {
  guard let name = unsafe getenv("KYMO_FUZZ"),
    let target = unsafe FuzzTarget(rawValue: String(cString: name))
  else { fatalError("KYMO_FUZZ names none of the targets") }
  return target
}()

/// How many inputs were understood.
private nonisolated(unsafe) var understoodCount = 0

/// Prepares a run: prints the dictionary, if that is asked for, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  if unsafe getenv("KYMO_FUZZ_WORDS") != nil {
    for word in target.words { print(entry(word)) }
    exit(0)
  }
  atexit { print("understood: \(understoodCount)") }
  return 0
}

/// A line of a dictionary: a word in quotes, with what is not plain as hexadecimal bytes.
private func entry(_ word: String) -> String {
  var line = "\""
  for byte in word.utf8 {
    let isPlain =
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    let digits = String(byte, radix: 16, uppercase: true)
    line +=
      isPlain ? String(Unicode.Scalar(byte)) : "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
  return line + "\""
}

/// Tries one input; a finding ends the process, as a crash does, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  do {
    if try target.check(input) { unsafe understoodCount += 1 }
  } catch {
    fatalError("finding: \(error)")
  }
  return 0
}
