extension PlayerScript {
  /// Moving through the run: buttons, keys, the scrubber, addresses.
  static let controls = #"""
    const view = { stop: 0, filter: "", more: false, frame: 0, asked: -1 };

    // A step that only looks has no chip of its own: it stands at the one before.
    const chips = [];
    run.steps.forEach((step, index) => {
      if (step.words === undefined && index > 0) {
        chips.push(chips[index - 1]);
        return;
      }
      const chip = element("a");
      chip.append(...nameNodes(step, step.words === undefined ? stepName(step) : step.words));
      chip.href = "#" + prefix + "step-" + step.number;
      chip.title = [stepName(step), step.reason, step.note].filter(Boolean).join("\n");
      if (step.alarm) chip.classList.add("alarm");
      const item = element("li");
      item.append(chip);
      byId("steps").append(item);
      chips.push(chip);
    });
    // The first and the last step of those that share a chip; they are gone through as one.
    const firsts = chips.map((chip, index) => index > 0 && chip === chips[index - 1] ? -1 : index);
    firsts.forEach((first, index) => { if (first < 0) firsts[index] = firsts[index - 1]; });
    const lasts = firsts.map((first, index) => index);
    for (let index = lasts.length - 2; index >= 0; index--) if (firsts[index + 1] === firsts[index]) lasts[index] = lasts[index + 1];
    const endOf = (step) => lastStops[lasts[step]];
    const ends = new Set(lasts.map((last) => lastStops[last]));

    // Shows a stop in all panes; with it, a later step may be asked for.
    function show(stop, isNews, asked = -1) {
      view.stop = Math.max(0, Math.min(stops.length - 1, stop));
      view.asked = asked;
      darken();
      const { step, moment } = stops[view.stop];
      const isOwn = moment >= run.steps[step].first;
      showTree(moment);
      showScreen(moment);
      moveScreen(partOf(clockAt(view.stop)));
      const path = showPath(moment);
      revealInTree(path[path.length - 1]);
      showTrace();
      const event = isOwn ? run.moments[moment] : undefined;
      showSource(asked >= 0 ? run.steps[asked]
        : event && event.line && view.stop !== endOf(step) ? event : run.steps[firsts[step]]);
      hideAnswers(step);
      chips.forEach((chip, index) => {
        if (chip === chips[index - 1]) return;
        chip.className = (chip === chips[step] ? "" : index < step ? "past" : index === asked ? "asked" : "future")
          + (run.steps[index].alarm ? " alarm" : "");
        if (chip === chips[step]) chip.setAttribute("aria-current", "step");
        else chip.removeAttribute("aria-current");
      });
      const bar = byId("steps");
      const chip = chips[Math.max(step, asked)].parentElement;
      if (chip.offsetLeft < bar.scrollLeft + bar.offsetLeft) bar.scrollLeft = chip.offsetLeft - bar.offsetLeft - 20;
      const over = chip.offsetLeft + chip.offsetWidth - bar.offsetLeft - bar.clientWidth;
      if (over > bar.scrollLeft) bar.scrollLeft = over + 20;
      byId("now").replaceChildren(...chips[asked >= 0 ? asked : step].cloneNode(true).childNodes);
      const time = clockAt(view.stop);
      byId("clock").textContent = "step " + run.steps[firsts[step]].number + " of "
        + run.steps[firsts[firsts.length - 1]].number
        + ", " + time + " s";
      const scrubber = byId("scrubber");
      scrubber.value = view.stop;
      const happened = event && event.event !== undefined ? (partyName(event) + "." + eventWords(event)) : "at rest";
      scrubber.setAttribute("aria-valuetext", "step " + stepName(run.steps[step]) + ", " + happened);
      byId("step-back").disabled = byId("event-back").disabled = view.stop === 0;
      byId("step-on").disabled = byId("event-on").disabled = view.stop === stops.length - 1;
      const end = path.length > 0 ? " On the screen: " + path[path.length - 1] + "." : "";
      if (isNews) {
        byId("announcer").textContent = view.stop === endOf(step)
          ? "Step " + stepName(run.steps[firsts[step]]) + "." + end : happened;
      }
      address(step);
    }

    // The clock at a stop; at the last one of a step it shows all that the step has waited.
    function clockAt(stop) {
      const { step, moment } = stops[stop];
      if (stop === lastStops[step]) return step + 1 < run.steps.length ? run.steps[step + 1].time : run.end;
      return moment >= run.steps[step].first ? run.moments[moment].time : run.steps[step].time;
    }

    // How much of the transition is over that runs at a time; where one begins or ends, both screens are still seen.
    function partOf(time) {
      const here = run.transitions.find((one) => one.start <= time && time < one.end);
      if (!here) return 0.5;
      return Math.min(0.88, Math.max(0.12, (time - here.start) / (here.end - here.start)));
    }

    // The address of a step is that of the page when the step has been gone through.
    function address(step) {
      const wanted = "#" + prefix + "step-" + run.steps[firsts[step]].number;
      if (location.hash === wanted || location.hash === "#ask" && firsts[step] === 0) return;
      try {
        history.replaceState(null, "", wanted);
      } catch (problem) {
        // A page without an address of its own, such as a preview, does without.
      }
    }

    // The next stop that passes the filters; a step's end always does.
    function neighbour(way) {
      for (let stop = view.stop + way; stop >= 0 && stop < stops.length; stop += way) {
        if (rows.has(stop) || ends.has(stop)) return stop;
      }
      return way > 0 ? stops.length - 1 : 0;
    }

    function nextStep(way) {
      const step = stops[view.stop].step;
      if (way > 0) return view.stop < endOf(step) ? endOf(step) : endOf(Math.min(lasts[step] + 1, lasts.length - 1));
      return firsts[step] === 0 ? 0 : lastStops[firsts[step] - 1];
    }

    function pause() {
      cancelAnimationFrame(view.frame);
      view.frame = 0;
      byId("play").textContent = "Play";
    }

    const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

    // Plays in the run's own time, or in a quarter of it; what takes no time gets a moment to be read.
    function play() {
      if (view.frame) return pause();
      if (view.stop === stops.length - 1) show(0, true);
      byId("play").textContent = "Pause";
      let begun;
      const tick = (now) => {
        if (begun === undefined) begun = now;
        const next = neighbour(1);
        const [from, to] = [clockAt(view.stop), clockAt(next)];
        const pace = byId("slow").checked ? 0.25 : 1;
        const wait = Math.max(to - from, 0.12) / pace;
        const part = (now - begun) / 1000 / wait;
        if (!isCalm.matches && to > from) moveScreen(partOf(from + (to - from) * Math.min(part, 1)));
        if (part >= 1) {
          show(next, false);
          begun = now;
        }
        if (view.stop === stops.length - 1) pause();
        else view.frame = requestAnimationFrame(tick);
      };
      view.frame = requestAnimationFrame(tick);
    }

    // Copies a text, also where a page may not reach the clipboard by itself.
    function copy(text, button) {
      const said = button.textContent;
      const done = () => {
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = said; }, 1500);
      };
      const byHand = () => {
        const field = element("textarea", "unseen", text);
        document.body.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
        done();
      };
      if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
      else byHand();
    }
    byId("share").addEventListener("click", (event) => copy(location.href, event.target));
    byId("copy").addEventListener("click", (event) => {
      copy((run.files[Math.max(0, shownFile)] || {}).text || "", event.target);
    });
    byId("guess").addEventListener("change", () => {
      document.body.classList.toggle("guessing", isGuessing());
      show(view.stop, false);
    });
    if (asks) byId("guess").checked = true;
    document.body.classList.toggle("guessing", isGuessing());

    """#

  /// The choices on the page, and its start.
  static let start = #"""
    function setFilter(name) {
      view.filter = name;
      byId("filter").value = name;
      buildTrace();
      show(view.stop, false);
    }

    const named = run.controllers.filter((each) => !each.hidden).map((each) => each.name);
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
      const name = run.controllers[button.dataset.instance].name;
      setFilter(view.filter === name ? "" : name);
    });
    byId("trace").addEventListener("click", (event) => {
      const row = event.target.closest("li[data-stop]");
      if (!row) return;
      pause();
      show(Number(row.dataset.stop), true);
      explain();
    });
    byId("why").addEventListener("click", () => {
      pause();
      explain();
    });

    // On a phone one pane is seen at a time.
    const main = document.querySelector("main");
    const see = (pane) => {
      main.dataset.pane = pane;
      document.querySelectorAll("#views button").forEach((button) => {
        button.setAttribute("aria-pressed", String(button.dataset.pane === pane));
      });
      shownScreen = "";
      const { moment } = stops[view.stop];
      showScreen(moment);
      // What was hidden couldn't be scrolled.
      const path = showPath(moment);
      revealInTree(path[path.length - 1]);
      if (shownLine) reveal(shownLine, byId("source"));
      const row = document.querySelector("#trace [aria-current]");
      if (row) reveal(row, byId("trace"));
    };
    byId("views").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) see(button.dataset.pane);
    });

    // On paper all steps are seen at once, and nothing can be unfolded.
    const print = () => {
      document.querySelectorAll("#trace details").forEach((one) => { one.open = true; });
      fillStrip(firsts.filter((first, index) => first === index).map((first) => ({
        words: run.steps[first].words === undefined ? stepName(run.steps[first]) : run.steps[first].words,
        moment: stops[endOf(first)].moment, step: first,
      })));
    };
    window.addEventListener("beforeprint", print, { signal });
    matchMedia("print").addEventListener("change", print, { signal });

    // The end of the step that the page's address names.
    function follow() {
      const match = location.hash.startsWith("#" + prefix) ? /step-(\d+)$/.exec(location.hash) : null;
      const step = match ? run.steps.findIndex((step) => step.number === Number(match[1])) : -1;
      if (step >= 0) {
        pause();
        show(lastStops[step], true);
      }
      return step >= 0;
    }
    byId("title").textContent = run.scene;
    byId("note").textContent = (run.note ? run.note + " · " : "") + "iOS " + run.ios;
    buildTrace();
    if (stops.length > 0 && !follow()) show(endOf(0), false);
    return follow;

    """#
}
