extension PlayerScript {
  /// Buttons and keys that move through the run.
  static let keys = #"""
    const moves = {
      "step-back": () => show(nextStep(-1), true), "step-on": () => guessOn() || show(nextStep(1), true),
      "event-back": () => show(neighbour(-1), true), "event-on": () => show(neighbour(1), true),
      start: () => show(0, true), end: () => show(stops.length - 1, true),
    };
    const keys = { ArrowLeft: "step-back", ArrowRight: "step-on", ArrowUp: "event-back", ArrowDown: "event-on",
      Home: "start", End: "end" };

    for (const id of ["step-back", "step-on", "event-back", "event-on"]) {
      byId(id).addEventListener("click", () => {
        pause();
        moves[id]();
      });
    }
    byId("play").addEventListener("click", play);
    byId("scrubber").max = stops.length - 1;
    byId("scrubber").addEventListener("input", (event) => {
      pause();
      show(Number(event.target.value), false);
    });

    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const where = event.target.tagName;
      // Fields and lists have these keys for themselves.
      if (where === "INPUT" && event.target.type === "range" || where === "SELECT") return;
      if (event.key === " " && !["BUTTON", "A", "INPUT"].includes(where)) {
        event.preventDefault();
        play();
      }
      if (event.key === "w") {
        pause();
        explain();
      }
      const move = keys[event.key];
      if (!move) return;
      event.preventDefault();
      pause();
      moves[move]();
    }, { signal });
    signal.addEventListener("abort", pause);

    """#
}
