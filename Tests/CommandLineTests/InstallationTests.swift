import Foundation
import TestSupport
import Testing

/// `make install` installs the tool with all of its files, and the recipes in `samples/ci/` and the
/// release install its package.
@Suite(.runsPrograms) struct InstallationTests {
  /// Writes a script that can be run.
  private static func add(_ script: String, to folder: TemporaryFolder, _ name: String) throws {
    try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file(name))
  }

  /// The files below a folder, with the permissions of each.
  private static func files(in folder: String) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder).sorted().compactMap { name in
      let attributes = try manager.attributesOfItem(atPath: "\(folder)/\(name)")
      guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
      let permissions = (attributes[.posixPermissions] as? Int) ?? 0
      return "\(String(permissions, radix: 8)) \(name)"
    }
  }

  /// A program that is newer than the sources takes the place of the release, which takes minutes to
  /// build.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")))
  func makeInstallsAndUninstalls() throws {
    let folder = try TemporaryFolder()
    let tool = try ToolRunner.kymo().executable
    for name in ["product", "image"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    try Self.add("exec '\(tool)' \"$@\"", to: folder, "product/kymo")
    var make = ToolRunner(executable: "/usr/bin/make")
    make.workingDirectory = repository.path
    let variables = [
      "product=\(folder.file("product"))", "DESTDIR=\(folder.file("image"))", "PREFIX=/opt/a b",
    ]
    let image = folder.file("image/opt/a b")
    let install = try make.run(["install"] + variables)
    #expect(install.status == 0, "\(install.errorText)")
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "man").path
    ).sorted()
    #expect(
      try Self.files(in: image) == ["755 bin/kymo"]
        + ["644 share/bash-completion/completions/kymo"]
        + ["644 share/fish/vendor_completions.d/kymo.fish"]
        + pages.map { "644 share/man/man1/\($0)" } + ["644 share/zsh/site-functions/_kymo"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("image")) == ["opt"])
    for (shell, path) in [
      ("bash", "bash-completion/completions/kymo"), ("zsh", "zsh/site-functions/_kymo"),
      ("fish", "fish/vendor_completions.d/kymo.fish"),
    ] {
      let script = try kymo("--generate-completion-script", shell)
      #expect(try folder.read("image/opt/a b/share/\(path)") == script.output, "\(shell)")
    }
    let version = try ToolRunner(executable: "\(image)/bin/kymo").run(["--version"])
    #expect(version.output == (try kymo("--version")).output)

    // Files of other packages stay.
    try folder.write([], to: "image/opt/a b/share/man/man1/other.1")
    let uninstall = try make.run(["uninstall"] + variables)
    #expect(uninstall.status == 0, "\(uninstall.errorText)")
    #expect(try Self.files(in: image) == ["644 share/man/man1/other.1"])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")))
  func makeHelpNamesEveryTarget() throws {
    var make = ToolRunner(executable: "/usr/bin/make")
    make.workingDirectory = repository.path
    let help = try make.run(["help"])
    #expect(help.status == 0)
    let makefile = try String(
      contentsOf: repository.appending(path: "Makefile"), encoding: .utf8)
    let targets = try #require(makefile.firstMatch(of: /\.PHONY: all (.*)\n/)).1
    for target in targets.split(separator: " ") where target != "help" {
      #expect(help.outputText.contains("make \(target) "), "\(target)")
    }
  }

  private static let recipes = ["samples/ci/github.yml", "samples/ci/gitlab.yml"]

  enum Source: CaseIterable {
    case release, sources, cache
  }

  /// Runs the installing step of a recipe with commands that only record their calls.
  @Test(arguments: recipes, Source.allCases)
  func theRecipeInstallsThePackageOrBuildsIt(file: String, source: Source) throws {
    let recipe = try Recipe(file)
    let version = try #require(recipe.value(of: "KYMO_VERSION"))
    let current = try kymo("--version").outputText.trimmingCharacters(in: .newlines)
    #expect(version == current)
    let step = try #require(recipe.steps(mentioning: "apt-get install").first)
    let folder = try TemporaryFolder()
    let package = "kymo_\(version)_amd64.deb"
    for name in ["bin", "work", "work/.kymo"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    if source == .cache { try folder.write([1], to: "work/.kymo/\(package)") }
    let note = "echo \"${0##*/} $*\" >>'\(folder.file("calls"))'"
    try Self.add(note, to: folder, "bin/apt-get")
    try Self.add("echo amd64", to: folder, "bin/dpkg")
    try Self.add(
      source == .release ? "\(note)\necho >kymo.deb" : "\(note)\nexit 22", to: folder, "bin/curl")
    try Self.add(
      """
      \(note)
      mkdir .kymo-source
      printf '#!/bin/sh\\necho bootstrap >>%s\\n' '\(folder.file("calls"))' >.kymo-source/bootstrap
      chmod +x .kymo-source/bootstrap
      """, to: folder, "bin/git")
    try Self.add("\(note)\nmkdir dist\necho >dist/\(package)", to: folder, "bin/make")
    var shell = ToolRunner(executable: "/bin/bash")
    shell.workingDirectory = folder.file("work")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    shell.environment = [
      "PATH": "\(folder.file("bin")):\(path)", "KYMO_VERSION": version,
      "KYMO_REPOSITORY": "https://example.com/kymograph",
    ]
    let run = try shell.run(["-e", "-o", "pipefail", "-c", step])
    #expect(run.status == 0, "\(run.errorText)")
    let calls = String(decoding: try folder.read("calls"), as: UTF8.self)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let address = "https://example.com/kymograph/releases/download/v\(version)/\(package)"
    let download = ["curl -fsSL -o kymo.deb \(address)"]
    let build = [
      "git clone --depth 1 --branch v\(version) https://example.com/kymograph .kymo-source",
      "bootstrap", "make dist",
    ]
    let fetched =
      switch source {
      case .release: download
      case .sources: download + build
      case .cache: [String]()
      }
    #expect(
      Array(calls.dropFirst(2)) == fetched + [
        "apt-get install --yes --no-install-recommends ./.kymo/\(package)"
      ])
    #expect(calls.first == "apt-get update")
    #expect(try folder.read("work/.kymo/\(package)").count == 1)
  }

  @Test func theReleaseMakesBothPackagesForATag() throws {
    let release = try Recipe(".github/workflows/release.yml")
    #expect(release.text.contains("\n  push:\n    tags: [\"v*\"]\n"))
    #expect(release.steps(mentioning: "make dist").count == 1)
    #expect(release.steps(mentioning: "gh release upload").count == 1)
    for step in release.steps {
      let run = try ToolRunner(executable: "/bin/bash").run(["-n", "-c", step])
      #expect(run.status == 0 && run.errorText.isEmpty, "\(step)\(run.errorText)")
    }
    // The step that compares versions fails for another tag.
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file(".build/product"), withIntermediateDirectories: true)
    try Self.add("echo 1.2.3", to: folder, ".build/product/kymo")
    let step = try #require(release.steps(mentioning: "--version").first)
    for (tag, status) in [("v1.2.3", 0), ("v1.2.4", 1)] {
      var shell = ToolRunner(executable: "/bin/sh")
      shell.workingDirectory = folder.path
      shell.environment = ["GITHUB_REF_NAME": tag]
      #expect(try shell.run(["-e", "-c", step]).status == Int32(status), "\(tag)")
    }
  }

  /// On every push and pull request everything is checked on Linux, and built and tested on macOS.
  @Test func everyChangeIsChecked() throws {
    let check = try Recipe(".github/workflows/check.yml")
    #expect(check.text.contains("\non:\n  push:\n    branches: [\"**\"]\n  pull_request:\n"))
    #expect(check.steps(mentioning: ".ci/run").count == 1)
    #expect(check.steps(mentioning: "swift test").count == 1)
    #expect(check.text.contains("runs-on: macos"))
    for step in check.steps {
      let run = try ToolRunner(executable: "/bin/bash").run(["-n", "-c", step])
      #expect(run.status == 0 && run.errorText.isEmpty, "\(step)\(run.errorText)")
    }
  }

  /// The scripts of the project are valid for the shells that run them.
  @Test(arguments: [
    ("/bin/sh", "bootstrap"), ("/bin/bash", "tools/build-release"), ("/bin/bash", "tools/package"),
    ("/bin/bash", ".ci/run"),
  ])
  func everyScriptCanBeRun(shell: String, script: String) throws {
    let path = repository.appending(path: script).path
    #expect(FileManager.default.isExecutableFile(atPath: path))
    let run = try ToolRunner(executable: shell).run(["-n", path])
    #expect(run.status == 0 && run.errorText.isEmpty)
  }
}
