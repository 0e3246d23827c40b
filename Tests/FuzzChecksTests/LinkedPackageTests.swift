import Foundation
import TestSupport
import Testing

/// The fuzzer and the benchmarks are packages of their own over links to the modules, which an ordinary build does not
/// compile: their manifests are compared with the main one.
@Suite struct LinkedPackageTests {
  private static let packages = ["Fuzzing", "Benchmarks"]

  /// The one module that is not a link.
  private static let own: Set<String> = ["FuzzChecks"]

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

  @Test(arguments: packages)
  func everyLibraryHasTheSameDependencies(package: String) throws {
    let main = try Self.libraries(in: "Package.swift")
    let linked = try Self.libraries(in: "\(package)/Package.swift")
    #expect(linked.count > 1)
    for (name, dependencies) in linked where !Self.own.contains(name) {
      #expect(dependencies == main[name], "\(name)")
    }
  }

  @Test(arguments: packages)
  func everyLibraryIsALinkToItsSources(package: String) throws {
    for name in try Self.libraries(in: "\(package)/Package.swift").keys
    where !Self.own.contains(name) {
      let link = Self.repository.appending(path: "\(package)/Sources/\(name)").path
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(target == "../../Sources/\(name)")
    }
  }
}
