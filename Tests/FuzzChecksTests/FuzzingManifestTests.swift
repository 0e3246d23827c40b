import Foundation
import TestSupport
import Testing

/// The fuzzer is a package of its own, which an ordinary build does not compile: its manifest is held against the
/// main one.
@Suite struct FuzzingManifestTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules that each library of a manifest depends on, by the library's name.
  private static func libraries(in manifest: String) throws -> [String: Set<String>] {
    let text = try String(contentsOf: repository.appending(path: manifest), encoding: .utf8)
    let names = /"(\w+)"/
    return Dictionary(
      uniqueKeysWithValues: text.matches(
        of: /library\(\s*"(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?\)/
      ).map { library in
        (
          String(library.1),
          Set((library.2 ?? "").matches(of: names).map { String($0.1) })
        )
      })
  }

  @Test func everyLibraryHasTheSameDependencies() throws {
    let main = try Self.libraries(in: "Package.swift")
    let fuzzing = try Self.libraries(in: "Fuzzing/Package.swift")
    #expect(fuzzing.count > 10)
    for (name, dependencies) in fuzzing where name != "FuzzChecks" {
      #expect(dependencies == main[name], "\(name)")
    }
  }

  @Test func everyLibraryIsALinkToItsSources() throws {
    for name in try Self.libraries(in: "Fuzzing/Package.swift").keys where name != "FuzzChecks" {
      let link = Self.repository.appending(path: "Fuzzing/Sources/\(name)").path
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(target == "../../Sources/\(name)")
    }
  }
}
