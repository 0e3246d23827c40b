import Foundation
import FuzzChecks
import Testing

/// Every input that the fuzzer has found passes its check.
@Suite struct FindingsTests {
  /// An input that once failed.
  struct Input: Sendable, CustomStringConvertible {
    let target: FuzzTarget
    let name: String
    let bytes: [UInt8]

    var description: String { "\(target.rawValue)/\(name)" }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "Fuzzing/Findings")

  static let inputs: [Input] = FuzzTarget.allCases.flatMap { target -> [Input] in
    let folder = folder.appendingPathComponent(target.rawValue)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return data.map { Input(target: target, name: name, bytes: Array($0)) }
    }
  }

  @Test(arguments: inputs)
  func whatWasFoundIsMended(_ input: Input) throws {
    try input.target.check(input.bytes)
  }

  @Test func thereIsAFolderForEveryTarget() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names).isSubset(of: Set(FuzzTarget.allCases.map(\.rawValue))))
    #expect(!Self.inputs.isEmpty)
  }
}
