extension PlayerScript {
  /// The events, step by step.
  static let trace = #"""
    const quiet = new Set(["calls", "delegates", "app"]);

    // Whether an event passes the filters.
    function isShown(moment) {
      if (moment.event === undefined) return false;
      if (!view.more && quiet.has(moment.group)) return false;
      return view.filter === "" || partyName(moment) === view.filter;
    }

    // The rows by the stops that they stand for; the stop up to which they look past, and the row that is shown.
    const rows = new Map();
    let past = -1;
    let current;

    // From so many stops on, only what is seen of the trace is laid out.
    const isLong = stops.length > 3000;
    byId("trace").classList.toggle("long", isLong);

    // What was found in the scene, beside the step whose lines it points to.
    function findingItem(finding, step) {
      const item = element("p", "finding " + finding.severity, finding.severity + ": " + finding.message + " [" + finding.code
        + "]");
      item.dataset.step = step;
      if (finding.hint) item.append(element("span", "hint", finding.hint));
      return item;
    }

    function stepOf(finding) {
      let found = -1;
      run.steps.forEach((step, index) => {
        if (step.number > 0 && step.file === finding.file && step.line <= finding.line) found = index;
      });
      return found;
    }

    function buildTrace() {
      rows.clear();
      past = -1;
      current = undefined;
      const place = byId("trace");
      const parts = document.createDocumentFragment();
      let stop = 0;
      const findings = run.findings.map((finding) => ({ finding, step: stepOf(finding) }));
      findings.filter((one) => one.step < 0).forEach((one) => parts.append(findingItem(one.finding, -1)));
      run.steps.forEach((step, index) => {
        const heading = element("h3");
        heading.dataset.step = index;
        const link = element("a");
        link.append(...nameNodes(step, stepName(step)));
        link.href = "#" + prefix + "step-" + step.number;
        heading.append(link, element("span", "", "  at " + step.time + " s"));
        parts.append(heading);
        findings.filter((one) => one.step === index).forEach((one) => parts.append(findingItem(one.finding, index)));
        if (step.absent) parts.append(absentItem(step, index));
        const list = element("ol");
        for (; stop <= lastStops[index]; stop++) {
          if (stops[stop].moment < step.first) continue;
          const moment = run.moments[stops[stop].moment];
          if (!isShown(moment)) continue;
          const row = element("li", moment.group + " future");
          row.dataset.stop = stop;
          if (moment.time !== step.time) row.append(element("span", "time", moment.time + " s"));
          const party = partyName(moment);
          if (party) row.append(element("span", "party", party), ".");
          row.append(eventWords(moment));
          list.append(row);
          rows.set(stop, row);
        }
        if (isLong) list.style.containIntrinsicHeight = 12 + 20 * list.children.length + "px";
        const none = element("p", "none", "nothing to show");
        none.dataset.step = index;
        parts.append(list.children.length > 0 ? list : none);
      });
      place.replaceChildren(parts);
    }

    // Scrolls within a pane, and never the page.
    function reveal(row, pane) {
      const [box, room] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
      const top = box.top - room.top + pane.scrollTop - 40;
      if (top < pane.scrollTop) pane.scrollTop = top;
      const bottom = top + 40 + box.height + 12;
      if (bottom > pane.scrollTop + pane.clientHeight) pane.scrollTop = bottom - pane.clientHeight;
    }

    function showTrace() {
      // Between the stop before and this one lies all that changes.
      for (let stop = Math.min(past, view.stop) + 1; stop <= Math.max(past, view.stop); stop++) {
        if (rows.has(stop)) rows.get(stop).classList.toggle("future", stop > view.stop);
      }
      past = view.stop;
      if (current) current.removeAttribute("aria-current");
      let stop = view.stop;
      while (stop >= 0 && !rows.has(stop)) stop--;
      current = rows.get(stop);
      if (!current) {
        byId("trace").scrollTop = 0;
        return;
      }
      current.setAttribute("aria-current", "true");
      reveal(current, byId("trace"));
    }

    """#
}
