internal import ChartLayout
internal import DrawingModel

/// The style sheet of a page that plays a film.
enum PlayPageStyle {
  /// The rules, with the colours of a page for each ground.
  ///
  /// - Parameters:
  ///   - light: The colours.
  ///   - dark: Those for readers who prefer a dark ground; nil for a page of one theme.
  ///   - film: Rules of the film's own.
  static func text(
    _ light: SceneDrawing.PageColors, dark: SceneDrawing.PageColors?, film: String
  ) -> String {
    var text = ":root{color-scheme:\(dark == nil ? "normal" : "light dark");\(variables(light))}"
    if let dark { text += "@media(prefers-color-scheme:dark){:root{\(variables(dark))}}" }
    text += "\n" + rules + "\n"
    for index in light.labels.indices { text += ".k\(index){color:var(--k\(index))}" }
    return text + "\n" + film
  }

  private static func variables(_ colors: SceneDrawing.PageColors) -> String {
    let named = [
      ("ground", colors.ground), ("text", colors.text), ("quiet", colors.secondaryText),
      ("line", colors.line),
    ]
    let labels = colors.labels.enumerated().map { ("k\($0)", $1) }
    return (named + labels).map { "--\($0):\($1.hexText)" }.joined(separator: ";")
  }

  private static let rules = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--text);\
    font:15px/1.45 Inter,"Helvetica Neue","DejaVu Sans",sans-serif}
    main{max-width:62rem;margin:0 auto;padding:1rem 1rem 2rem}
    h1{font-size:1.25rem;margin:.25rem 0 .5rem;overflow-wrap:anywhere}
    figure{margin:0}
    figure svg{display:block;width:100%;height:auto;max-width:60rem;margin:0 auto}
    figure:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{\
    outline:3px solid var(--k0,currentColor);outline-offset:2px}
    .live .s{display:none}.live .p{display:inline}.off{display:none}.hover{pointer-events:none}
    #controls{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;margin:.75rem 0}
    #controls[hidden]{display:none}
    #scrubber{flex:1 1 100%;display:flex;gap:.75rem;align-items:center}
    #scrub{flex:1;accent-color:var(--k0)}
    output,td{font-variant-numeric:tabular-nums}
    #time{min-width:4.5rem;text-align:right}
    button,select{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);\
    border-radius:6px;padding:.25rem .75rem;min-width:5.5rem}
    select{background:var(--ground);min-width:0}
    fieldset{border:0;margin:0;padding:0;display:flex;gap:.75rem}
    legend{float:left;padding:0 .75rem 0 0;color:var(--quiet)}
    label{white-space:nowrap}input{accent-color:var(--k0)}
    .table{overflow-x:auto}
    table{border-collapse:collapse;width:100%;margin-top:.5rem}
    th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid var(--line);font-weight:400;\
    white-space:nowrap}
    thead th{color:var(--quiet);font-size:.87em}
    th:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere}
    code{font-family:"JetBrains Mono","DejaVu Sans Mono",monospace;font-size:.92em}
    p{color:var(--quiet);font-size:.87em;margin:.75rem 0 0;overflow-wrap:anywhere}
    kbd{font:inherit;border:1px solid var(--line);border-radius:4px;padding:0 .3em}
    @media print{#controls,.keys{display:none}}
    """
}
