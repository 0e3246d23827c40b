internal import ChartLayout
internal import DrawingModel

/// The style sheet of a page that plays a film.
enum PlayPageStyle {
  /// Returns the CSS rules, with the colors of a page for each ground.
  ///
  /// - Parameters:
  ///   - light: The colors for a light ground.
  ///   - dark: The colors for readers who prefer a dark ground; nil for a page of one theme.
  ///   - film: The rules of the film.
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
    *{box-sizing:border-box}[hidden]{display:none!important}
    body{margin:0;background:var(--ground);color:var(--text);\
    font:15px/1.45 Inter,"Helvetica Neue","DejaVu Sans",sans-serif}
    main{max-width:62rem;margin:0 auto;padding:1rem 1rem 2rem}
    h1{font-size:1.25rem;margin:.25rem 0 .5rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    figure{margin:0}
    figure svg{display:block;width:100%;height:auto;max-width:60rem;margin:0 auto;overflow:visible;touch-action:pan-y}
    .narrow{display:none}.narrow svg{max-width:30rem}
    figure:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{\
    outline:3px solid var(--k0,currentColor);outline-offset:2px}
    .live .s{display:none}.live .p{display:inline}.off{display:none}.hover{pointer-events:none}
    .ghost .fill{display:none}.solo .fill path{fill-opacity:1}.dim{opacity:.3}
    #controls{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;margin:.75rem 0}
    #film~#controls{display:contents}
    #settings{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center}
    #film~#controls #scrubber{position:sticky;bottom:0;z-index:1;background:var(--ground);padding:.5rem 0}
    #scrubber{flex:1 1 100%;display:flex;gap:.75rem;align-items:center}
    #scrub{flex:1;min-height:24px;accent-color:var(--k0)}
    #time,td{font-variant-numeric:tabular-nums}
    #time{min-width:4.5rem;text-align:right}
    button,select{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);\
    border-radius:6px;padding:.25rem .75rem;min-width:5.5rem}
    [aria-pressed=true]{background:var(--text);color:var(--ground)}
    select{background:var(--ground);min-width:0}
    fieldset{border:0;margin:0;padding:0;display:flex;gap:.75rem}
    legend{float:left;padding:0 .75rem 0 0;color:var(--quiet)}
    label{white-space:nowrap}input{accent-color:var(--k0)}
    .table{overflow-x:auto}
    table{border-collapse:collapse;width:100%;margin-top:.5rem}
    th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid var(--line);font-weight:400;\
    white-space:nowrap}
    thead th{color:var(--quiet);font-size:.87em}
    th:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere}th.long{min-width:12rem}th label{white-space:normal}
    code{font-family:"JetBrains Mono","DejaVu Sans Mono",monospace;font-size:.92em}
    p{color:var(--quiet);font-size:.87em;margin:.75rem 0 0;overflow-wrap:anywhere}
    kbd{font:inherit;border:1px solid var(--line);border-radius:4px;padding:0 .3em}
    @media screen and (max-width:44.99rem){.wide{display:none}.narrow{display:block}
    button,select,#scrub,label{min-height:44px}label{display:inline-flex;align-items:center;gap:.35rem;white-space:normal}
    input[type=checkbox],input[type=radio]{width:22px;height:22px;margin:0;flex:none}#scrub{min-width:0}#settings fieldset{flex-wrap:wrap}
    legend{line-height:44px}
    .table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .table table,.table tbody{display:block}
    .table tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:1rem;border:1px solid var(--line);border-radius:8px;\
    padding:.25rem .75rem .5rem;margin:.75rem 0}
    .table th{grid-column:1/-1;border:0;padding:0}
    .table td{font-size:.87em;display:flex;justify-content:space-between;gap:.5rem;border:0;padding:.15rem 0}
    .table td::before{content:attr(data-head);color:var(--quiet)}}
    @media print{#controls,#film~#controls,.keys{display:none}.live .s{display:inline}.live .p{display:none}\
    .table{overflow:visible}th,td{padding:.2rem .3rem;font-size:.75rem;white-space:normal}}
    """
}
