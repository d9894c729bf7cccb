/// The markup of the page; the script fills it.
enum PlayerMarkup {
  static let text = #"""
    <header>
      <h1 id="title"></h1>
      <p id="note"></p>
    </header>
    <nav id="contents" aria-label="Scenes" hidden>
      <a id="overview" href="#contents">Contents</a>
      <ol id="scenes"></ol>
    </nav>
    <noscript><p class="alarm">This page plays a run with a script of its own, and scripts are switched off.</p></noscript>
    <main>
      <section class="controls" aria-label="Playback">
        <div class="row bar">
          <div class="buttons" role="group" aria-label="Move">
            <button type="button" id="step-back" aria-keyshortcuts="ArrowLeft">« Step</button>
            <button type="button" id="event-back" aria-keyshortcuts="ArrowUp">‹ Event</button>
            <button type="button" id="play" aria-keyshortcuts="Space">Play</button>
            <button type="button" id="event-on" aria-keyshortcuts="ArrowDown">Event ›</button>
            <button type="button" id="step-on" aria-keyshortcuts="ArrowRight">Step »</button>
          </div>
          <label class="grow">
            <span class="unseen">Position in the run</span>
            <input type="range" id="scrubber" min="0" value="0">
          </label>
          <output id="clock" for="scrubber"></output>
          <p id="now" aria-hidden="true"></p>
          <div id="views" role="group" aria-label="Shown">
            <button type="button" data-pane="screen" aria-pressed="true">Screen</button>
            <button type="button" data-pane="trace" aria-pressed="false">Trace</button>
            <button type="button" data-pane="tree" aria-pressed="false">Tree</button>
            <button type="button" data-pane="source" aria-pressed="false">Source</button>
          </div>
        </div>
        <ol id="steps" aria-label="Steps"></ol>
        <div class="row choices">
          <label>Controller <select id="filter"><option value="">all</option></select></label>
          <label><input type="checkbox" id="more"> calls and delegates, too</label>
          <label><input type="checkbox" id="slow"> slow motion, ×¼</label>
          <label><input type="checkbox" id="guess"> ask before showing</label>
          <button type="button" id="why" aria-keyshortcuts="w">Why?</button>
          <button type="button" id="share">Copy link</button>
        </div>
      </section>
      <div id="strip" aria-hidden="true"></div>
      <div class="panes">
        <section class="pane screen" aria-labelledby="screen-heading">
          <h2 id="screen-heading">Screen</h2>
          <div id="screen"></div>
          <p id="path"></p>
        </section>
        <section class="pane tree" aria-labelledby="tree-heading">
          <h2 id="tree-heading">Tree</h2>
          <div id="tree" class="scroll" tabindex="0" role="region" aria-labelledby="tree-heading"></div>
        </section>
        <section class="pane trace" aria-labelledby="trace-heading">
          <h2 id="trace-heading">Trace</h2>
          <div id="trace" class="scroll" tabindex="0" role="region" aria-labelledby="trace-heading"></div>
        </section>
        <section class="pane source" aria-labelledby="source-heading">
          <h2 id="source-heading">Source <span id="file"></span> <button type="button" id="copy">Copy</button></h2>
          <div id="source" class="scroll" tabindex="0" role="region" aria-labelledby="source-heading"></div>
        </section>
      </div>
      <p class="keys">
        <kbd>←</kbd> <kbd>→</kbd> step back and forward, <kbd>↑</kbd> <kbd>↓</kbd> event by event,
        <kbd>Home</kbd> <kbd>End</kbd> to the start and the end, <kbd>space</kbd> plays, <kbd>w</kbd> or a click says why
        an event came. A step has an address of its own.
      </p>
      <p id="announcer" class="unseen" aria-live="polite"></p>
    </main>

    """#
}
