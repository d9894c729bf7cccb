internal import SceneCanvas
internal import SceneDiagrams

/// The page's looks, in the colours of the pictures.
enum PlayerStyle {
  static func text(light: Palette, dark: Palette) -> String {
    ":root { color-scheme: light dark;\n" + variables(light) + "}\n"
      + "@media (prefers-color-scheme: dark) { :root {\n" + variables(dark) + "} }\n" + rules
  }

  private static func variables(_ palette: Palette) -> String {
    let colors: [(name: String, color: String)] = [
      ("paper", palette.paper), ("ink", palette.ink), ("muted", palette.muted), ("line", palette.line),
      ("blue", palette.blue), ("vermilion", palette.vermilion), ("green", palette.green), ("purple", palette.purple),
      ("night", palette.night), ("ochre", palette.ochre),
      ("shown", palette.shown), ("moving", palette.moving), ("amiss", palette.amiss), ("card", palette.card),
      ("container", palette.container),
    ]
    return colors.map { "  --\($0.name): \($0.color);\n" }.joined()
  }

  private static let rules = #"""
    * { box-sizing: border-box; scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.45 Helvetica, Arial, "Liberation Sans", sans-serif; }
    header, main { max-width: 1500px; margin: 0 auto; padding: 0 20px; width: 100%; }
    header { padding-top: 10px; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
    h1 { font-size: 22px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 13px; margin: 0; padding: 8px 12px; color: var(--muted); letter-spacing: 0.02em; }
    header p, #path, .keys { margin: 0; color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
    .alarm { color: var(--vermilion); }

    #contents { max-width: 1500px; margin: 0 auto; padding: 6px 20px 0; width: 100%; display: flex; gap: 10px;
      align-items: center; }
    #contents[hidden] { display: none; }
    #contents a { color: var(--ink); font-size: 13px; white-space: nowrap; text-decoration: none; padding: 3px 8px;
      border-radius: 7px; display: block; }
    #contents a:hover { background: var(--moving); }
    #contents a[aria-current] { background: var(--shown); font-weight: bold; }
    #scenes { display: flex; gap: 4px; list-style: none; margin: 0; padding: 2px; overflow-x: auto; min-width: 0; }
    #scenes p { display: none; }
    .cover main, .cover #overview { display: none; }
    .cover #scenes { display: block; columns: 2 360px; width: 100%; }
    .cover #scenes li { break-inside: avoid; padding: 6px 0; }
    .cover #scenes a { font-size: 16px; font-weight: bold; white-space: normal; color: var(--blue); }
    .cover #scenes p { display: block; margin: 0; padding: 0 8px; color: var(--muted); }

    .controls { display: grid; gap: 8px; padding: 8px 0 10px; grid-template-columns: minmax(0, 1fr); }
    .row { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; }
    .grow { flex: 1 1 240px; display: flex; }
    .buttons { display: flex; flex-wrap: wrap; gap: 6px; }
    button, select { font: inherit; font-size: 14px; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: 7px; padding: 5px 11px; min-height: 32px; cursor: pointer; }
    button:hover:not(:disabled), select:hover { border-color: var(--blue); background: var(--moving); }
    button:disabled { opacity: 0.45; cursor: default; }
    #play { min-width: 72px; background: var(--shown); border-color: var(--blue); font-weight: bold; }
    select { max-width: 240px; }
    input[type="range"] { width: 100%; accent-color: var(--blue); min-height: 24px; margin: 0; }
    input[type="checkbox"] { accent-color: var(--blue); width: 16px; height: 16px; vertical-align: -3px; margin: 0; }
    output { color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; font-size: 14px; }
    label { color: var(--muted); font-size: 14px; }

    #steps { display: flex; gap: 6px; margin: 0; padding: 3px 28px 3px 3px; list-style: none; overflow-x: auto;
      mask-image: linear-gradient(to right, #000 calc(100% - 28px), transparent); }
    #steps a { display: block; padding: 4px 10px; border: 1px solid var(--line); border-radius: 14px; white-space: nowrap;
      color: var(--ink); background: var(--card); text-decoration: none; font-size: 13px; max-width: 220px;
      overflow: hidden; text-overflow: ellipsis; }
    #steps a:hover { border-color: var(--blue); }
    #steps a.past { background: var(--container); color: var(--muted); }
    .guessing .asked .outcome { display: none; }
    #steps a.alarm { color: var(--vermilion); }
    #steps a[aria-current] { background: var(--shown); border-color: var(--blue); color: var(--ink); font-weight: bold; }

    .panes { display: grid; gap: 14px; grid-template-columns: minmax(220px, 300px) minmax(260px, 1fr) minmax(300px, 1.1fr);
      grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-areas: "screen tree trace" "screen source trace"; }
    .pane { display: flex; flex-direction: column; min-width: 0; min-height: 0; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
    .pane.source > h2 { display: flex; gap: 8px; align-items: baseline; }
    #file { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .pane > h2 { border-bottom: 1px solid var(--line); background: var(--container); }
    #views, #now { display: none; }
    #strip { position: absolute; left: -9999px; top: 0; }
    .device svg { width: 150px; height: 240px; }
    .pane.screen { grid-area: screen; } .pane.tree { grid-area: tree; }
    .pane.trace { grid-area: trace; } .pane.source { grid-area: source; }
    .scroll { overflow: auto; flex: 1; position: relative; }
    .scroll:focus-visible { outline-offset: -3px; }
    #file { font-weight: normal; }
    #copy { font-size: 12px; min-height: 22px; padding: 0 8px; margin: -2px 0; }
    #share { font-size: 13px; min-height: 28px; padding: 2px 10px; }
    .guessing :is(#trace, #steps, #source) .future:not(.asked) { visibility: hidden; }
    #trace .question { margin: 0; padding: 6px 12px; font: bold 14px/1.4 Helvetica, Arial, "Liberation Sans", sans-serif; }
    #trace .question button { margin-left: 8px; min-height: 26px; padding: 1px 10px; }

    #screen { flex: 1; min-height: 0; padding: 16px; display: flex; justify-content: center; align-items: center; }
    :is(#screen, .device) svg { max-width: 100%; max-height: 100%; min-height: 0; }
    #path { padding: 0 14px 12px; text-align: center; }
    :is(#screen, .device) text { font-family: inherit; fill: var(--ink); text-anchor: middle; }
    :is(#screen, .device) text.name, #screen text.back { font-weight: bold; }
    :is(#screen, .device) text.back { fill: var(--blue); text-anchor: start; }
    :is(#screen, .device) .display { fill: var(--card); }
    :is(#screen, .device) .off .display { fill: var(--night); }
    :is(#screen, .device) .corners { fill: var(--card); }
    :is(#screen, .device) .bezel { fill: none; stroke: var(--ink); stroke-width: 6; }
    :is(#screen, .device) .island { fill: var(--ink); }
    :is(#screen, .device) .home, :is(#screen, .device) .glyph { fill: var(--line); }
    :is(#screen, .device) .glyph.chosen { fill: var(--blue); }
    :is(#screen, .device) .shadow { fill: #000; fill-opacity: 0.14; }
    :is(#screen, .device) .pane { fill: var(--card); }
    :is(#screen, .device) .view.news { fill: var(--shown); }
    :is(#screen, .device) .fanned { fill: none; stroke: var(--line); stroke-width: 2.5; }
    :is(#screen, .device) :is(.sheet, .popover, .alert, .overColumn) { stroke: var(--line); stroke-width: 2.5; }
    :is(#screen, .device) :is(.sheet, .popover, .alert, .overColumn).news { fill: var(--shown); stroke: var(--blue); }
    :is(#screen, .device) .overlay { fill: var(--card); stroke: var(--line); stroke-width: 2.5; stroke-dasharray: 10 6;
      fill-opacity: 0.85; }
    :is(#screen, .device) .overlay.news { fill: var(--shown); stroke: var(--blue); }
    :is(#screen, .device) :is(.appearing, .disappearing) { fill: var(--moving); stroke: var(--line); stroke-width: 1.5; }
    :is(#screen, .device) .disappearing { stroke: var(--ochre); stroke-width: 3; }
    :is(#screen, .device) .container, :is(#screen, .device) .navigationBar, :is(#screen, .device) .tabBar { fill: var(--container); stroke: none; }
    :is(#screen, .device) .stray { fill: var(--amiss); stroke: var(--vermilion); stroke-width: 2.5; stroke-dasharray: 8 6; }
    :is(#screen, .device) .dimming { fill: #000; fill-opacity: 0.35; stroke: none; }

    #tree { padding: 8px 12px; font-size: 14px; }
    #tree ul { list-style: none; margin: 0; padding: 0 0 0 18px; border-left: 1px solid var(--line); }
    #tree > ul { padding-left: 0; border-left: none; }
    #tree li { margin: 3px 0; overflow-wrap: anywhere; }
    #tree button { border: 1px solid transparent; background: none; padding: 1px 6px; min-height: 26px; font-weight: bold; }
    #tree button[aria-pressed="true"] { border-color: var(--blue); background: var(--moving); }
    #tree .kind { color: var(--muted); font-size: 12px; }
    .state { display: inline-block; font-size: 12px; padding: 1px 8px; border-radius: 9px; border: 1px solid var(--line);
      color: var(--muted); margin: 0 4px; }
    .state.appeared { background: var(--shown); border-color: var(--blue); color: var(--ink); }
    .state.appearing, .state.disappearing { background: var(--moving); border: 1px dashed var(--blue); color: var(--ink); }
    .state.unloaded { border-style: dotted; }
    .word { color: var(--muted); font-size: 12px; font-style: italic; margin-right: 4px; }
    #tree .changed > .line { background: var(--moving); border-radius: 6px; box-shadow: inset 3px 0 var(--blue); }
    #tree .line { padding: 1px 4px; }
    #tree .line.cause { background: var(--moving); border-radius: 6px; box-shadow: inset 0 0 0 1px var(--blue); }
    #tree .word.alarm { color: var(--vermilion); font-style: normal; font-weight: bold; }
    #tree .fold { margin: 3px 0; }
    #tree summary { color: var(--muted); font-size: 13px; cursor: pointer; }
    #trace .finding { color: var(--vermilion); font: 13px/1.4 Helvetica, Arial, "Liberation Sans", sans-serif; margin: 0;
      padding: 6px 12px; border-left: 3px solid var(--vermilion); background: var(--amiss); }
    #trace .finding.note { color: var(--ink); border-color: var(--line); background: none; }
    #trace .hint { display: block; color: var(--ink); }

    #trace { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; }
    #trace h3 { font: bold 13px/1.4 Helvetica, Arial, "Liberation Sans", sans-serif; margin: 0; padding: 6px 12px;
      position: sticky; top: 0; background: var(--container); border-bottom: 1px solid var(--line); z-index: 1; }
    #trace h3 a { color: inherit; text-decoration: none; }
    #trace h3 a:hover { text-decoration: underline; }
    #trace h3 span { color: var(--muted); font-weight: normal; }
    #trace ol { list-style: none; margin: 0; padding: 4px 0 8px; }
    #trace.long ol { content-visibility: auto; }
    #trace li { padding: 0 12px; cursor: pointer; overflow-wrap: anywhere; border-left: 3px solid transparent; }
    #trace li:hover { background: var(--container); }
    #trace li.future { color: var(--muted); }
    #trace li.future .party { font-weight: normal; }
    #trace li[aria-current] { background: var(--shown); border-left-color: var(--blue); }
    #trace li.cause { background: var(--moving); border-left-color: var(--blue); }
    #trace .why { list-style: none; margin: 2px 0 6px; padding: 0 0 0 16px; color: var(--ink); cursor: default;
      font: 13px/1.4 Helvetica, Arial, "Liberation Sans", sans-serif; }
    #trace .why li { padding: 0; cursor: default; border: none; background: none; }
    #trace .why li:not(.beside)::before { content: "because "; color: var(--muted); }
    #trace .rule { color: var(--muted); font-size: 12px; white-space: nowrap; }
    #trace .absent { color: var(--muted); padding: 4px 12px; font: 13px/1.4 Helvetica, Arial, "Liberation Sans", sans-serif; }
    #trace .absent summary { cursor: pointer; }
    #trace .absent ul { margin: 4px 0; padding-left: 18px; }
    #trace .absent li { padding: 0; cursor: default; border: none; }
    #trace .party { font-weight: bold; }
    #trace .warning, #trace .exception { color: var(--vermilion); }
    #trace .time { float: right; color: var(--muted); padding-left: 8px; }
    #trace .none { color: var(--muted); margin: 0; padding: 4px 15px 8px; font-style: italic; }

    #source { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; }
    #source ol { list-style: none; margin: 0; padding: 6px 0; min-width: max-content; counter-reset: line; }
    #source li { white-space: pre; padding-right: 12px; counter-increment: line; border-left: 3px solid transparent; }
    #source li::before { content: counter(line); display: inline-block; width: 4ch; margin-right: 1.5ch; text-align: right;
      color: var(--muted); }
    #source li.cause { background: var(--moving); border-left-color: var(--line); }
    #source li[aria-current] { background: var(--shown); border-left-color: var(--blue); }
    #source p { padding: 0 14px; color: var(--muted); font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
    .keys { padding: 6px 0 8px; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--card);
      color: var(--ink); }

    @media (min-width: 701px) and (min-height: 500px) {
      body { display: flex; flex-direction: column; height: 100vh; }
      main { flex: 1; min-height: 0; display: flex; flex-direction: column; }
      .panes { flex: 1; min-height: 260px; }
    }
    @media (max-width: 1000px) {
      .panes { grid-template-columns: minmax(130px, 0.5fr) minmax(180px, 1fr) minmax(220px, 1.15fr); gap: 8px; }
      .keys { display: none; }
      .row { gap: 8px 12px; }
      .row label, .row output { font-size: 13px; }
      .grow { flex-basis: 120px; }
      #screen { padding: 8px; }
    }
    @media (min-width: 701px) and (max-width: 1000px) {
      #tree .kind { display: none; }
    }
    @media (min-width: 701px) and (max-width: 1000px) and (min-height: 750px) {
      .panes { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
        grid-template-areas: "screen trace" "tree source"; }
    }
    @media (max-width: 700px) {
      header, main { padding-left: 12px; padding-right: 12px; }
      main { display: flex; flex-direction: column; }
      .controls { display: contents; }
      .bar { position: sticky; top: 0; z-index: 3; background: var(--paper); padding: 6px 0; gap: 6px 12px; }
      .panes { display: block; order: 1; }
      #steps { order: 2; padding: 10px 28px 10px 3px; }
      .choices { order: 3; padding-bottom: 16px; }
      .buttons, #views { width: 100%; display: flex; gap: 6px; }
      #now { display: block; width: 100%; margin: 0; font-weight: bold; white-space: nowrap; overflow: hidden;
        text-overflow: ellipsis; }
      .guessing #now .outcome { display: none; }
      .buttons button, #views button { flex: 1 1 0; padding: 5px 4px; white-space: nowrap; }
      #views button[aria-pressed="true"] { background: var(--shown); border-color: var(--blue); font-weight: bold; }
      #event-back, #event-on { display: none; }
      button, select, #share, #copy, #tree button, #trace .question button { min-height: 44px; }
      input[type="range"] { min-height: 44px; }
      #steps a { padding: 12px 14px; border-radius: 22px; }
      .choices label { display: flex; align-items: center; gap: 8px; min-height: 44px; }
      #trace li { padding-top: 5px; padding-bottom: 5px; }
      .panes > .pane { height: calc(100vh - 238px); height: calc(100dvh - 238px); min-height: 300px; }
      main:not([data-pane="trace"]) .pane.trace, main:not([data-pane="tree"]) .pane.tree,
      main:not([data-pane="source"]) .pane.source, main:is([data-pane="trace"], [data-pane="tree"],
      [data-pane="source"]) .pane.screen { display: none; }
    }
    @media print {
      body, main { display: block !important; height: auto !important; }
      .controls, .keys, button#copy, .pane.screen, .pane.tree, body:not(.cover) #contents { display: none !important; }
      .panes { display: block; }
      .pane.trace, .pane.source { display: flex !important; height: auto; margin-bottom: 14px; break-inside: auto; }
      .scroll { overflow: visible; }
      #trace { columns: 2; column-gap: 12px; }
      #trace h3 { position: static; break-after: avoid; }
      #trace.long ol { content-visibility: visible; }
      #trace li.future { color: var(--ink); }
      #trace li.future .party { font-weight: bold; }
      #trace li[aria-current], #source li[aria-current] { background: none; border-left-color: transparent; }
      #strip { position: static; display: flex; flex-wrap: wrap; gap: 14px; margin: 12px 0; }
      #strip figure { margin: 0; width: 150px; break-inside: avoid; }
      #strip figcaption { font-size: 12px; font-weight: bold; min-height: 34px; }
      #source ol { min-width: 0; }
      #source li { white-space: pre-wrap; overflow-wrap: anywhere; }
    }
    @media (prefers-reduced-motion: no-preference) {
      #tree .line, #trace li, #source li, .state { transition: background-color 0.15s; }
    }
    @media (forced-colors: active) {
      [aria-current], .state.appeared { outline: 2px solid; outline-offset: -2px; }
    }

    """#
}
