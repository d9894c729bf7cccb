extension PlayerScript {
  /// Moving through the run: buttons, keys, the scrubber, addresses.
  static let controls = #"""
    const view = { stop: 0, filter: "", more: false, timer: 0 };

    const chips = run.steps.map((step) => {
      const chip = element("a", "", stepName(step));
      chip.href = "#step-" + step.number;
      chip.title = stepName(step) + (step.note ? "\n" + step.note : "");
      const item = element("li");
      item.append(chip);
      byId("steps").append(item);
      return chip;
    });

    // Shows a stop in all panes.
    function show(stop, isNews) {
      view.stop = Math.max(0, Math.min(stops.length - 1, stop));
      const { step, moment } = stops[view.stop];
      const isOwn = moment >= run.steps[step].first;
      showTree(moment);
      showScreen(moment);
      const path = showPath(moment);
      showTrace();
      const event = isOwn ? run.moments[moment] : undefined;
      showSource(event && event.line && view.stop !== lastStops[step] ? event : run.steps[step]);
      chips.forEach((chip, index) => {
        chip.className = index < step ? "past" : "";
        if (index === step) chip.setAttribute("aria-current", "step");
        else chip.removeAttribute("aria-current");
      });
      const bar = byId("steps");
      const chip = chips[step].parentElement;
      if (chip.offsetLeft < bar.scrollLeft + bar.offsetLeft) bar.scrollLeft = chip.offsetLeft - bar.offsetLeft - 20;
      const over = chip.offsetLeft + chip.offsetWidth - bar.offsetLeft - bar.clientWidth;
      if (over > bar.scrollLeft) bar.scrollLeft = over + 20;
      const time = moment < 0 ? 0 : isOwn ? run.moments[moment].time : run.steps[step].time;
      byId("clock").textContent = "step " + run.steps[step].number + " of " + run.steps[run.steps.length - 1].number
        + ", " + time + " s";
      const scrubber = byId("scrubber");
      scrubber.value = view.stop;
      const happened = event && event.event !== undefined ? (partyName(event) + "." + eventWords(event)) : "at rest";
      scrubber.setAttribute("aria-valuetext", "step " + stepName(run.steps[step]) + ", " + happened);
      byId("step-back").disabled = byId("event-back").disabled = view.stop === 0;
      byId("step-on").disabled = byId("event-on").disabled = view.stop === stops.length - 1;
      const end = path.length > 0 ? " On the screen: " + path[path.length - 1] + "." : "";
      if (isNews) {
        byId("announcer").textContent = view.stop === lastStops[step]
          ? "Step " + stepName(run.steps[step]) + "." + end : happened;
      }
      address(step);
    }

    // The address of a step is that of the page when the step has been gone through.
    function address(step) {
      const wanted = "#step-" + run.steps[step].number;
      if (location.hash === wanted) return;
      try {
        history.replaceState(null, "", wanted);
      } catch (problem) {
        // A page without an address of its own, such as a preview, does without.
      }
    }

    // The next stop that passes the filters; a step's end always does.
    function neighbour(way) {
      for (let stop = view.stop + way; stop >= 0 && stop < stops.length; stop += way) {
        if (rows.has(stop) || lastStops.includes(stop)) return stop;
      }
      return way > 0 ? stops.length - 1 : 0;
    }

    function nextStep(way) {
      const step = stops[view.stop].step;
      if (way > 0) return view.stop < lastStops[step] ? lastStops[step] : lastStops[Math.min(step + 1, lastStops.length - 1)];
      return step === 0 ? 0 : lastStops[step - 1];
    }

    function pause() {
      clearInterval(view.timer);
      view.timer = 0;
      byId("play").textContent = "Play";
    }

    function play() {
      if (view.timer) return pause();
      if (view.stop === stops.length - 1) show(0, true);
      byId("play").textContent = "Pause";
      view.timer = setInterval(() => {
        show(neighbour(1), false);
        if (view.stop === stops.length - 1) pause();
      }, 350);
    }

    const moves = {
      "step-back": () => show(nextStep(-1), true), "step-on": () => show(nextStep(1), true),
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
      const move = keys[event.key];
      if (!move) return;
      event.preventDefault();
      pause();
      moves[move]();
    });

    function setFilter(name) {
      view.filter = name;
      byId("filter").value = name;
      buildTrace();
      show(view.stop, false);
    }

    const named = run.who.filter((who) => !who.hidden).map((who) => who.name);
    for (const name of named.concat(["app"])) {
      const option = element("option", "", name);
      option.value = name;
      byId("filter").append(option);
    }
    byId("filter").addEventListener("change", (event) => {
      if (event.target.value === "app") byId("more").checked = view.more = true;
      setFilter(event.target.value);
    });
    byId("more").addEventListener("change", (event) => {
      view.more = event.target.checked;
      setFilter(view.filter);
    });
    byId("tree").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      const name = run.who[button.dataset.who].name;
      setFilter(view.filter === name ? "" : name);
    });
    byId("trace").addEventListener("click", (event) => {
      const row = event.target.closest("li");
      if (!row) return;
      pause();
      show(Number(row.dataset.stop), true);
    });

    // `#step-3` is the end of step 3.
    function follow() {
      const match = /^#step-(\d+)$/.exec(location.hash);
      const step = match ? run.steps.findIndex((step) => step.number === Number(match[1])) : -1;
      if (step >= 0) {
        pause();
        show(lastStops[step], true);
      }
      return step >= 0;
    }
    window.addEventListener("hashchange", follow);

    byId("title").textContent = run.scene;
    byId("note").textContent = (run.note ? run.note + " · " : "") + "iOS " + run.ios;
    buildTrace();
    if (stops.length > 0 && !follow()) show(lastStops[0], false);

    """#
}
