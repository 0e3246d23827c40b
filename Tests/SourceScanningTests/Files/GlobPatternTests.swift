import SourceScanning
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.generated.swift", "a/b.generated.swift", true), ("*.generated.swift", "a/b.swift", false),
    ("Pods", "a/Pods/b.swift", true), ("Pods", "a/Podsa/b.swift", false),
    ("Legacy/**", "Legacy/a/b.swift", true), ("Legacy/**", "a/Legacy/b.swift", false),
    ("**/Legacy/*.swift", "a/b/Legacy/c.swift", true), ("a/?.swift", "a/b.swift", true),
    ("a/?.swift", "a/bb.swift", false), ("Legacy/", "x/Legacy/a.swift", true),
    ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false), ("./a/b.swift", "a/b.swift", true),
  ])
  func patternsMatchPaths(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }

  @Test func theUsualFoldersAreLeftOut() {
    let filter = FileFilter(excluding: ["Old"])
    #expect(filter.includes("Sources/a.swift") && !filter.includes(".build/a.swift"))
    #expect(!filter.includes("Old/a.swift") && !filter.includes("Sources/._a.swift"))
    #expect(FileFilter(includesAll: true).includes(".build/a.swift"))
  }
}
