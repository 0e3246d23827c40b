/// The scripts with which shells complete kymo's command lines.
///
/// They ask the tool itself, which knows its commands, options and values from their definitions, and its expressions
/// from the catalogue; the scripts only know how to answer their shell.
enum CompletionScript {
  /// The first word of a request, before the words that are to be completed.
  static let request = "---complete"

  /// The script of a shell.
  ///
  /// - Parameter shell: The name of the shell; empty for the user's own.
  /// - Throws: A usage error if there is no script for the shell.
  static func script(for shell: String) throws(ToolError) -> String {
    let user = Process.environment("SHELL")?.split(separator: "/").last.map(String.init)
    switch shell.isEmpty ? user ?? "" : shell {
    case "bash": return bash
    case "zsh": return zsh
    case "fish": return fish
    case let other:
      let known = "--generate-completion-script needs bash, zsh or fish"
      throw ToolError(.usage, other.isEmpty ? known : "\(known), found '\(other)'")
    }
  }

  private static let bash = #"""
    # Completions of kymo for bash.

    _kymo() {
        COMPREPLY=()
        # bash cuts words at @, : and = too: pieces without a blank between them are one word.
        local rest="${COMP_LINE:0:COMP_POINT}" piece
        local -a words=()
        local -i index last
        for ((index = 0; index <= COMP_CWORD; index++)); do
            piece="${COMP_WORDS[index]}"
            if [[ "$rest" == [[:blank:]]* || index -eq 0 ]]; then
                rest="${rest#"${rest%%[![:blank:]]*}"}"
                words+=("")
            fi
            # Of the last word only what is before the cursor counts.
            ((index == COMP_CWORD)) && piece="$rest"
            last=$((${#words[@]} - 1))
            words[last]+="$piece"
            rest="${rest#"$piece"}"
        done

        local typed="${words[last]}" quote=""
        case "$typed" in
        [\'\"]*)
            quote="${typed:0:1}"
            typed="${typed:1}"
            ;;
        esac
        # What readline does not replace must not be in the answer.
        local head="${typed%"$2"}"
        words[last]="${typed//\\/}"

        local line value
        while IFS= read -r line; do
            value="${line%%$'\t'*}"
            case "$value" in
            :files | :folders)
                compopt -o filenames 2>/dev/null
                local action=-f
                [[ "$value" == :folders ]] && action=-d
                while IFS= read -r value; do
                    COMPREPLY+=("$value")
                done < <(compgen "$action" -- "$2")
                return
                ;;
            esac
            value="${value#"$head"}"
            [[ -z "$quote" && "$value" == *[[:blank:]\'\"\(\)\&\;\$\<\>\|\*]* ]] && printf -v value %q "$value"
            COMPREPLY+=("$value")
        done < <("${words[0]/#\~\//$HOME/}" ---complete "${words[@]:1}" </dev/null 2>/dev/null)

        # A folder, or a list that has only begun, goes on.
        [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == *[/:=] ]] && compopt -o nospace 2>/dev/null
    }

    complete -F _kymo kymo
    """# + "\n"

  private static let zsh = #"""
    #compdef kymo
    # Completions of kymo for zsh.

    _kymo() {
        local -a lines values texts openvalues opentexts
        local line value text
        lines=("${(@f)$("${words[1]/#\~\//$HOME/}" ---complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" </dev/null 2>/dev/null)}")
        for line in "${lines[@]}"; do
            value="${line%%$'\t'*}"
            text="$value"
            # More than a line of the list would break it.
            [[ "$line" == *$'\t'* ]] && text="${${:-$value  -- ${line#*$'\t'}}[1,COLUMNS-1]}"
            case "$value" in
            '') ;;
            :files) _files; return ;;
            :folders) _files -/; return ;;
            *[/:=]) openvalues+=("$value"); opentexts+=("$text") ;;
            *) values+=("$value"); texts+=("$text") ;;
            esac
        done
        local -i ret=1
        (( $#values )) && compadd -l -V kymo -d texts -a values && ret=0
        # A folder goes on.
        (( $#openvalues )) && compadd -l -V kymo -S '' -d opentexts -a openvalues && ret=0
        return ret
    }

    if [[ "${funcstack[1]}" = _kymo ]]; then
        _kymo "$@"
    else
        compdef _kymo kymo
    fi
    """# + "\n"

  private static let fish = #"""
    # Completions of kymo for fish.

    function __kymo_complete
        set -l words (commandline -opc)
        set -l tool (string replace -r '^~/' "$HOME/" -- $words[1])
        set -l typed (string replace -r '^[\'"]' '' -- (commandline -ct))
        set -l lines (command $tool ---complete $words[2..-1] "$typed" </dev/null 2>/dev/null)
        switch "$lines[1]"
            case :files
                __fish_complete_path "$typed"
            case :folders
                __fish_complete_directories "$typed"
            case '*'
                printf '%s\n' $lines
        end
    end

    complete -c kymo -f -k -a '(__kymo_complete)'
    """# + "\n"
}
