internal import ChartLayout
internal import TextForms

/// The style sheet of a page with knobs: the one of a page that plays a film, and further rules.
enum TunePageStyle {
  /// Returns the CSS rules.
  ///
  /// - Parameters:
  ///   - light: The colors for a light ground.
  ///   - dark: The colors for readers who prefer a dark ground; nil for a page of one theme.
  ///   - figure: The rules of the still figure.
  static func text(
    _ light: SceneDrawing.PageColors, dark: SceneDrawing.PageColors?, figure: String
  ) -> String {
    var text = rules + "\n"
    for index in light.labels.indices {
      text += ".c\(index){stroke:var(--k\(index))}.k\(index) .thing{background:var(--k\(index))}"
      text += ".dot.c\(index){fill:var(--k\(index))}"
      // Where a curve has no name next to it, a dash distinguishes it from the others.
      let dash = light.dashes[index].map { NumberText.shortest($0) }.joined(separator: " ")
      if !dash.isEmpty { text += ".many .curve.c\(index){stroke-dasharray:\(dash)}" }
    }
    return PlayPageStyle.text(light, dark: dark, film: text + "\n" + figure)
  }

  private static let rules = """
    main{max-width:90rem}
    h1{margin-top:0}
    #bench{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
    @media(min-width:60rem){#bench{grid-template-columns:minmax(0,1fr) 27rem}#panels{max-height:calc(100vh - 5rem);\
    overflow:auto;padding:4px}}
    .lane{padding-left:24px}
    .name{display:block;padding-left:8px;overflow-wrap:anywhere;font-size:.9em;line-height:1.3}
    .track{position:relative;height:44px;cursor:pointer;touch-action:pan-y;background:linear-gradient(var(--line),var(--line)) \
    center/100% 1px no-repeat}
    .track i{position:absolute;top:8px;bottom:8px;width:1px;background:var(--quiet)}
    .thing{position:absolute;left:-14px;top:8px;width:28px;height:28px;border-radius:50%;touch-action:none;cursor:grab}
    .ghost{opacity:.3;pointer-events:none}.thing.square{border-radius:5px}.thing.bar{border-radius:3px;width:10px;left:-5px}
    .as-scale,.as-rotation,.as-opacity,.as-stopped{left:-20px;top:2px;width:40px;height:40px}
    .as-rotation{border-radius:4px}.as-width{left:0;width:60%;border-radius:3px;transform-origin:0 50%}
    #plot{display:block;width:100%;height:300px;touch-action:pan-y;cursor:ew-resize}
    #plot text{font-size:12px;fill:var(--quiet);font-variant-numeric:tabular-nums}
    .grid{stroke:var(--line);opacity:.45}.curve{fill:none;stroke-width:2.25}.reference{stroke-width:1.5}
    .sample{display:none;margin-right:6px;overflow:visible}.many .sample{display:inline-block}
    #plot .label{font-size:13px;fill:currentColor;stroke:var(--ground);stroke-width:3px;paint-order:stroke}
    #plot .code{font-family:"JetBrains Mono","DejaVu Sans Mono",monospace;font-size:12px}
    .pin{opacity:.45;stroke-width:1.5}.arm{stroke-width:1}.handle{fill:var(--ground);stroke-width:2.5;cursor:move;touch-action:none}
    #head{stroke:var(--text)}.dot{stroke:none;pointer-events:none}
    #flashes:empty,#status:empty{margin:0}#status{min-height:1.4em}
    .panel{display:block;border:1px solid var(--line);border-radius:8px;padding:.5rem .75rem;margin:.5rem 0}
    .panel legend{float:none;padding:0 .4rem;color:inherit}
    .knobs [role=group]{margin:.25rem 0}
    .knob{display:grid;grid-template-columns:8.5rem minmax(0,1fr) 6.5rem;gap:.5rem;align-items:center;min-height:32px;color:var(--text)}
    .knob input{min-height:28px;width:100%;min-width:0}
    input[type=text],textarea{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:6px;\
    padding:.15rem .4rem;font-variant-numeric:tabular-nums}
    .buttons,.pins{display:flex;flex-wrap:wrap;gap:.4rem;margin:.4rem 0}
    .buttons button,.pins button,.near button{min-width:0;min-height:28px;padding:.15rem .55rem}
    button:disabled{opacity:.5}
    #text{width:100%;font-family:"JetBrains Mono","DejaVu Sans Mono",monospace;font-size:.87em}
    #note{white-space:pre-line}
    textarea:focus-visible,summary:focus-visible{outline:3px solid var(--k0,currentColor);outline-offset:2px}
    small{display:block;color:var(--quiet);font-size:.8rem}tbody th:first-child{min-width:7.5rem}
    input[type=checkbox],input[type=radio]{min-width:24px;min-height:24px;vertical-align:middle}
    label{display:inline-block;white-space:normal;max-width:100%}
    #scrub{min-height:24px;min-width:0}#bench>*,fieldset{min-width:0}select{max-width:100%;min-height:28px}#controls fieldset{flex-wrap:wrap}
    .table{max-width:100%}
    @media screen and (max-width:44.99rem){.buttons button,.pins button,.near button,.knob,.knob input,#scrub,select{min-height:44px}\
    #controls label{display:inline-flex}.table tr{grid-template-columns:minmax(0,1fr)}\
    .table td{flex-wrap:wrap;white-space:normal}.table td::before{flex:1;text-align:left}.table small{min-width:4rem}}
    @media(max-width:30rem){.knob{grid-template-columns:6.5rem minmax(0,1fr) 5.5rem}\
    #plot{height:240px}#scrubber{flex-wrap:wrap}#scrub{flex-basis:100%;order:3}#bench{display:block}#bench>div:first-child,#stage{display:contents}\
    #tracks{position:sticky;top:0;z-index:1;max-height:40vh;overflow:hidden auto;background:var(--ground)}\
    html{scroll-padding-top:40vh}}
    @media print{.buttons,.pins button,#texts,#status{display:none}.panel{break-inside:avoid}}
    """
}
