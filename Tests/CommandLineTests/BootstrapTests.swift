import Foundation
import TestSupport
import Testing

/// `bootstrap` installs the missing packages, and nothing else, with any package manager that a machine has.
@Suite(.runsPrograms) struct BootstrapTests {
  /// A machine before `bootstrap` runs on it, and the expected result.
  struct Trial: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var manager: String?
    var user = "root"
    var has: Set<String> = ["swift", "lists"]
    var programs: [String] = []
    var status: Int32 = 0
    /// Every command that changes or would change the machine, in order.
    var calls: [String] = []
    /// Parts of the expected output.
    var words: [String]
  }

  private static let debian = "libcairo2-dev libpng-dev zlib1g-dev libgif-dev"
  private static let apt = "apt-get install --yes --no-install-recommends"
  private static let wait = "-o DPkg::Lock::Timeout=300"
  private static let everything: Set = ["swift", "pkg-config", "libraries", "font", "lists"]

  static let trials: [Trial] = [
    Trial(
      testDescription: "everything is there", manager: "apt-get", has: everything,
      words: ["bootstrap: everything is there\n"]),
    Trial(
      testDescription: "everything is there, built by hand, for a user without sudo", manager: nil,
      user: "neither", has: everything, words: ["everything is there"]),
    Trial(
      testDescription: "no Swift", manager: nil, has: everything.subtracting(["swift"]),
      words: [
        "everything is there", "Swift 6.2 or later is needed", "https://www.swift.org/install/",
      ]),
    Trial(
      testDescription: "root on Debian", manager: "apt-get",
      calls: ["\(apt) \(wait) pkg-config \(debian) fonts-dejavu-core"],
      words: [
        "installing with apt-get: pkg-config \(debian) fonts-dejavu-core\n",
        "bootstrap: installed pkg-config \(debian) fonts-dejavu-core\n",
      ]),
    Trial(
      testDescription: "root in a container without package lists", manager: "apt-get",
      has: ["swift", "pkg-config"],
      calls: ["apt-get update", "\(apt) \(wait) \(debian) fonts-dejavu-core"],
      words: ["updating the package lists", "installed \(debian) fonts-dejavu-core"]),
    Trial(
      testDescription: "lists that name what is gone", manager: "apt-get",
      has: ["swift", "pkg-config", "lists", "stale"],
      calls: [
        "\(apt) \(wait) \(debian) fonts-dejavu-core", "apt-get update",
        "\(apt) \(wait) \(debian) fonts-dejavu-core",
      ],
      words: ["installed \(debian)"]),
    Trial(
      testDescription: "a network that is down", manager: "apt-get", has: ["swift", "offline"],
      status: 1,
      calls: ["apt-get update", "\(apt) \(wait) pkg-config \(debian) fonts-dejavu-core"],
      words: ["apt-get has failed; please install pkg-config \(debian) fonts-dejavu-core"]),
    Trial(
      testDescription: "a user with sudo", manager: "apt-get", user: "sudo",
      has: ["swift", "pkg-config", "font"],
      calls: [
        "sudo apt-get update", "apt-get update",
        "sudo env DEBIAN_FRONTEND=noninteractive \(apt) \(wait) \(debian)",
        "\(apt) \(wait) \(debian)",
      ],
      words: ["installing with sudo apt-get: \(debian)"]),
    Trial(
      testDescription: "a user without sudo", manager: "apt-get", user: "neither", status: 1,
      words: [
        "needs root, and there is no sudo here",
        "\(apt) pkg-config \(debian) fonts-dejavu-core\n",
      ]),
    Trial(
      testDescription: "only the font is missing", manager: "apt-get",
      has: everything.subtracting(["font"]), calls: ["\(apt) \(wait) fonts-dejavu-core"],
      words: ["installed fonts-dejavu-core\n"]),
    Trial(
      testDescription: "a font without fc-list", manager: "apt-get",
      has: everything.union(["find"]),
      words: ["everything is there"]),
    Trial(
      testDescription: "further programs", manager: "apt-get", has: everything.union(["make"]),
      programs: ["make", "mandoc", "dpkg-shlibdeps=dpkg-dev"],
      calls: ["\(apt) \(wait) mandoc dpkg-dev"], words: ["installed mandoc dpkg-dev\n"]),
    Trial(
      testDescription: "Fedora", manager: "dnf", user: "sudo",
      calls: [
        "sudo dnf install --assumeyes pkgconf-pkg-config cairo-devel libpng-devel zlib-devel giflib-devel dejavu-sans-fonts dejavu-sans-mono-fonts",
        "dnf install --assumeyes pkgconf-pkg-config cairo-devel libpng-devel zlib-devel giflib-devel dejavu-sans-fonts dejavu-sans-mono-fonts",
      ],
      words: ["installing with sudo dnf: "]),
    Trial(
      testDescription: "Alpine", manager: "apk",
      calls: ["apk add --no-cache pkgconf cairo-dev libpng-dev zlib-dev giflib-dev font-dejavu"],
      words: ["installed pkgconf cairo-dev libpng-dev zlib-dev giflib-dev font-dejavu\n"]),
    Trial(
      testDescription: "macOS", manager: "brew", user: "neither", has: ["swift", "font"],
      calls: ["brew install pkgconf cairo libpng giflib"],
      words: ["installing with brew: pkgconf cairo libpng giflib\n"]),
    Trial(
      testDescription: "no package manager", manager: nil, status: 1,
      words: [
        "no apt-get, dnf, apk or brew here", "pkg-config, Cairo, libpng, zlib and giflib with",
        "a font such as DejaVu Sans",
      ]),
    Trial(
      testDescription: "packages without what is needed", manager: "dnf",
      has: ["swift", "pkg-config", "font", "useless"], status: 1,
      calls: ["dnf install --assumeyes cairo-devel libpng-devel zlib-devel giflib-devel"],
      words: [
        "there is no sign of cairo-devel libpng-devel zlib-devel giflib-devel", "PKG_CONFIG_PATH",
      ]),
  ]

  /// A folder of commands that is the whole PATH: each command records its call, and an installed package becomes a
  /// file in the folder `has`.
  private static func machine(_ trial: Trial) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["bin", "has", "shelf"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    for thing in trial.has { try folder.write([], to: "has/\(thing)") }
    let root = folder.path
    func add(_ name: String, _ script: String) throws {
      try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file(name))
    }
    let note = "echo \"${0##*/} $*\" >>\(root)/calls"
    let install = """
      if [ -e \(root)/has/offline ]; then exit 100; fi
      if [ -e \(root)/has/stale ] && [ ! -e \(root)/has/updated ]; then exit 100; fi
      if [ -e \(root)/has/useless ]; then exit 0; fi
      for package; do
        case $package in
        *cairo*) : >\(root)/has/libraries ;;
        *dejavu*) : >\(root)/has/font ;;
        pkg*) ln -s \(root)/shelf/pkg-config \(root)/bin/ ;;
        mandoc) ln -s \(root)/shelf/tool \(root)/bin/mandoc ;;
        dpkg-dev) ln -s \(root)/shelf/tool \(root)/bin/dpkg-shlibdeps ;;
        esac
      done
      """
    try add("shelf/pkg-config", "[ -e \(root)/has/libraries ]")
    try add("shelf/tool", "exit 1")
    // Where fontconfig has no programs, its files are searched.
    let fonts = trial.has.contains("find") ? "find" : "fc-list"
    try add("bin/\(fonts)", "if [ -e \(root)/has/font ]; then echo DejaVuSans.ttf; fi")
    try add("bin/id", "echo \(trial.user == "root" ? 0 : 1000)")
    if trial.user == "sudo" { try add("bin/sudo", "\(note)\nexec \"$@\"") }
    if trial.manager == "apt-get" {
      try add(
        "bin/apt-get",
        """
        case "$1 ${2-}" in
        'update '*) \(note); : >\(root)/has/lists; : >\(root)/has/updated; exit ;;
        'install --simulate') [ -e \(root)/has/lists ]; exit ;;
        esac
        \(note)
        if [ ! -e \(root)/has/lists ]; then exit 100; fi
        \(install)
        """)
    } else if let manager = trial.manager {
      try add("bin/\(manager)", "\(note)\n\(install)")
    }
    for name in ["swift", "pkg-config", "make"] where trial.has.contains(name) {
      let target = name == "pkg-config" ? name : "tool"
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("bin/\(name)"), withDestinationPath: folder.file("shelf/\(target)"))
    }
    for name in ["env", "ln"] {
      let path = ["/bin/\(name)", "/usr/bin/\(name)"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("bin/\(name)"), withDestinationPath: try #require(path))
    }
    return folder
  }

  @Test(arguments: trials)
  func whatIsMissingIsInstalled(_ trial: Trial) throws {
    let folder = try Self.machine(trial)
    var script = ToolRunner(executable: repository.appending(path: "bootstrap").path)
    script.environment = ["PATH": folder.file("bin")]
    let run = try script.run(trial.programs)
    let printed = run.outputText + run.errorText
    #expect(run.status == trial.status, "\(printed)")
    #expect(run.errorText.isEmpty == (run.status == 0), "\(run.errorText)")
    for words in trial.words { #expect(printed.contains(words), "\(printed)") }
    let calls = (try? folder.read("calls")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(
      calls.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == trial.calls)
    // After a success, there is nothing left to do.
    if trial.status == 0 {
      let again = try script.run(trial.programs)
      #expect(again.status == 0 && again.outputText.contains("everything is there"))
    }
  }
}
