import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct CompletionTests {
  /// The words that the tool offers for the last word of a command line.
  private func offered(_ words: [String], in folder: String? = nil) throws -> [String] {
    let run = try kymo(["---complete"] + words, in: folder)
    #expect(run.status == 0 && run.errorText.isEmpty, "\(words): \(run.errorText)")
    return run.outputText.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  /// A folder with files to complete.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["more", "my springs"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    for name in ["curves.txt", "toggle.swift", ".hidden", "my springs/card.txt"] {
      try folder.write([], to: name)
    }
    return folder
  }

  static let cases: [(words: [String], answer: [String])] = [
    (["pl"], ["plot", "play"]), (["help", "in"], ["inspect", "interrupt"]),
    (["frobnicate", ""], []),
    (["plot", "--mark", "o"], ["overshoot"]),
    (
      ["plot", "--mark", "overshoot,settle,"],
      ["crossing", "logical", "removed", "peak-velocity", "frames", "none"].map {
        "overshoot,settle,\($0)"
      }
    ),
    (["plot", "--mark=ov"], ["--mark=overshoot"]),
    (["plot", "--show", ""], ["value", "velocity", "acceleration"]),
    (["interrupt", "--show", "value,"], ["value,velocity"]),
    (["plot", "--theme", ""], ["light", "dark", "auto"]),
    (["plot", "--to", ""], []), (["interrupt", "--to", ""], []),
    (["convert", "--to", "css"], ["css-linear", "css-cubic-bezier"]),
    (["convert", "--from", "react"], ["react-spring"]),
    (["plot", "--format", ""], ["png", "svg", "pdf", "text"]),
    (["list", "--format", ""], ["text", "json"]),
    (["sample", "--format", ""], ["csv", "json"]),
    (["plot", "--inline", "k"], ["kitty"]), (["plot", "--inline", ".bou"], [".bouncy"]),
    (["plot", ".bou"], [".bouncy"]), (["plot", "bou"], ["bouncy"]),
    (["plot", ".bouncy", "card=.sm"], ["card=.smooth"]),
    (["plot", "css:ease-in-"], ["css:ease-in-out"]), (["plot", "Spring.b"], ["Spring.bouncy"]),
    (["plot", "--animation", ".sna"], [".snappy"]),
    (["plot", "@pre"], ["@presets:swiftui", "@presets:css", "@presets:material3"]),
    (["plot", "@presets:m"], ["@presets:material3"]),
    (["plot", "@c"], ["@curves.txt"]), (["plot", "@m"], ["@more/", "@my springs/"]),
    (["plot", "@my springs/"], ["@my springs/card.txt"]), (["plot", "@."], ["@.hidden"]),
    (["bless", "-d", "x", "to"], ["toggle.swift"]),
    (["plot", "-o", ""], [":files"]), (["scenario", ""], [":files"]),
    (["check", "-d", ""], [":folders"]),
    (["plot", "--strobe-"], ["--strobe-fps", "--strobe-shape"]),
    (["plot", "--strobe-shape", "c"], ["circle"]),
    (["plot", "--strobe", "--stro"], ["--strobe-fps", "--strobe-shape"]),
    (["plot", "--", "--the"], []), (["list", "bounc"], ["bouncy"]),
  ]

  @Test(arguments: cases.indices)
  func whatCanFollowIsOffered(index: Int) throws {
    let (words, answer) = Self.cases[index]
    let folder = try Self.folder()
    #expect(try offered(words, in: folder.path) == answer, "\(words)")
  }

  @Test func animationsAreOfferedWhereNothingIsTyped() throws {
    let words = try offered(["plot", ""])
    #expect(Set([".bouncy", ".easeInOut", ".spring", "@presets:swiftui"]).isSubset(of: words))
    for word in words {
      #expect(try kymo("sample", word, "--fps", "10").status == 0, "\(word)")
    }
  }

  @Test func everyOptionIsOffered() throws {
    for command in HelpTests.commands {
      let help = try kymoOnce(command, "--help").outputText
      for option in try offered([command, "--"]) { #expect(help.contains(option), "\(option)") }
      #expect(try offered([command, "--outp"]) == (command == "bless" ? [] : ["--output"]))
    }
  }

  // MARK: Shells

  @Test(arguments: [["plot"], ["sample", ".bouncy"], []])
  func theScriptIsGivenWhereverItIsAskedFor(words: [String]) throws {
    let script = try kymo("--generate-completion-script", "zsh")
    let run = try kymo(words + ["--generate-completion-script=zsh"])
    #expect(run.status == 0 && run.output == script.output && !run.output.isEmpty)
    let own = try kymo(
      words + ["--generate-completion-script"], environment: ["SHELL": "/usr/bin/zsh"])
    #expect(own.output == script.output)
    let unknown = try kymo("--generate-completion-script", "tcsh")
    #expect(unknown.status == 64 && unknown.errorText.contains("bash, zsh or fish"))
  }

  /// Command lines with the cursor at their end, and the words that a shell then offers.
  static let lines: [(line: String, offers: [String])] = [
    ("kymo pl", ["play", "plot"]), ("kymo plot --theme ", ["auto", "dark", "light"]),
    ("kymo plot --mark overshoot,se", ["overshoot,settle"]),
    ("kymo plot .bou", [".bouncy"]), ("kymo plot @curv", ["@curves.txt"]),
    ("kymo plot --format p", ["pdf", "png"]), ("kymo sample --format ", ["csv", "json"]),
    ("kymo convert .bouncy --to css-", ["css-cubic-bezier", "css-linear"]),
    ("kymo plot -o curv", ["curves.txt"]), ("kymo plot --strobe-f", ["--strobe-fps"]),
  ]

  /// Runs a shell in a folder with files, where the tool is found as `kymo`.
  private func run(
    _ shell: String, _ arguments: [String], script name: String
  ) throws -> ToolRunner.Run {
    let folder = try Self.folder()
    let script = try kymo("--generate-completion-script", name)
    let scripts = try TemporaryFolder()
    try scripts.write(script.output, to: "_kymo")
    var runner = ToolRunner(executable: shell)
    let tool = URL(filePath: try ToolRunner.kymo().executable).deletingLastPathComponent().path
    runner.environment = [
      "PATH": "\(tool):/usr/bin:/bin", "SCRIPT": scripts.file("_kymo"), "HOME": scripts.path,
      "ZDOTDIR": scripts.path, "TERM": "dumb", "LC_ALL": "C.UTF-8",
    ]
    runner.workingDirectory = folder.path
    return try runner.run(arguments)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func bashOffersTheWords() throws {
    // The words that bash passes to the function, which it splits at the characters of COMP_WORDBREAKS.
    let program = """
      set -u; source "$SCRIPT"
      for COMP_LINE in "$@"; do
        COMP_POINT=${#COMP_LINE}; COMP_WORDS=()
        rest="$COMP_LINE"
        while [[ -n "$rest" ]]; do
          rest="${rest#"${rest%%[! ]*}"}"
          if [[ "$rest" == [@:=]* ]]; then word="${rest:0:1}"; else word="${rest%%[ @:=]*}"; fi
          COMP_WORDS+=("$word"); rest="${rest#"$word"}"
        done
        [[ "$COMP_LINE" == *" " && "${COMP_WORDS[${#COMP_WORDS[@]}-1]}" != "" ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        typed="${COMP_WORDS[COMP_CWORD]}"
        # readline keeps an @ before the word that it replaces.
        if ((COMP_CWORD > 1)) && [[ "${COMP_WORDS[COMP_CWORD-1]}" == @ ]]; then typed="@$typed"; fi
        _kymo kymo "$typed" "${COMP_WORDS[COMP_CWORD-1]}"
        printf '%s|' "${COMPREPLY[@]}"; echo
      done
      """
    let lines =
      Self.lines + [
        ("kymo plot @presets:cs", ["css"]), ("kymo plot css:ease-in-", ["ease-in-out"]),
        ("kymo plot --mark=ov", ["overshoot"]), ("kymo plot @my", [#"@my\ springs/"#]),
      ]
    let run = try run("/bin/bash", ["-c", program, "bash"] + lines.map(\.0), script: "bash")
    check(run, lines)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fishOffersTheWords() throws {
    let program = """
      source "$SCRIPT"
      for line in $argv
        printf '%s|' (complete -C "$line" | string replace -r '\\t.*' ''); echo
      end
      """
    let lines =
      Self.lines + [
        ("kymo plot @presets:cs", ["@presets:css"]), ("kymo plot @my", ["@my springs/"]),
      ]
    let run = try run(
      "/usr/bin/fish", ["--no-config", "-c", program] + lines.map(\.0), script: "fish")
    check(run, lines)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zshOffersTheWords() throws {
    // A second zsh on a terminal of its own, which prints the text that it would insert instead of inserting it.
    let program = #"""
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'PS1=; autoload -Uz compinit; compinit -u -D; source "$SCRIPT"'
      zpty -w z 'compadd() { local -a found; builtin compadd -A found "$@"; print -rn -- "${(j:|:)found}|"; builtin compadd "$@"; }'
      zpty -w z 'begin() { print -n "<begin>" }; finish() { print "<end>"; zle kill-whole-line }'
      zpty -w z 'zle -N begin; zle -N finish; zle -C list list-choices _main_complete; bindkey "^B" begin "^X" finish "^T" list; echo READY'
      zpty -r z text '*READY*READY*'
      for line in "$@"; do
        zpty -w -n z "$line"$'\C-B\C-T\C-X'
        zpty -r z text '*<end>*'
        text="${text##*<begin>}"
        print -r -- "${text%%$'\r'*}"
      done
      """#
    let lines =
      Self.lines + [
        ("kymo plot @presets:cs", ["@presets:css"]), ("kymo plot @my", [#"@my\ springs/"#]),
      ]
    let run = try run("/usr/bin/zsh", ["-f", "-c", program, "zsh"] + lines.map(\.0), script: "zsh")
    check(run, lines)
  }

  /// Compares the line of words that was printed for each command line with the expected one.
  private func check(_ run: ToolRunner.Run, _ lines: [(line: String, offers: [String])]) {
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
    let answers = run.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    for ((line, offers), answer) in zip(lines, answers) {
      let words = answer.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(Set(words) == Set(offers), "\(line): \(answer)")
    }
    #expect(answers.count >= lines.count)
  }
}
