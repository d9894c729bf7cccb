extension PlayerScript {
  /// Why events came, and what didn't come.
  static let why = #"""
    const stopOfMoment = new Map(stops.map((each, index) => [each.moment, index]));

    // The reasons of an event from near to far, and the events among them. An event has its reasons up to the next event
    // above, whose own reasons go on from there.
    function chainOf(moment) {
      const chain = { reasons: [], moments: [] };
      for (let here = moment; here !== undefined && chain.moments.length <= run.moments.length; ) {
        chain.moments.push(here);
        chain.reasons.push(...(run.moments[here].why || []).map((number) => run.reasons[number]));
        here = run.moments[here].from;
      }
      // What a person did says of itself that the step did it.
      const [last, before] = [chain.reasons.length - 1, chain.reasons.length - 2];
      if (before >= 0 && chain.reasons[last][3] > 0 && chain.reasons[last][3] === chain.reasons[before][3]) chain.reasons.pop();
      return chain;
    }

    function darken() {
      document.querySelectorAll("#trace .cause, #tree .cause, #source .cause").forEach((part) => {
        part.classList.remove("cause");
      });
      document.querySelectorAll("#trace .why").forEach((list) => list.remove());
    }

    // A reason as a line: the sentence, its rule, its place.
    function reasonItem([text, rule, file, line]) {
      const item = element("li", "", text);
      if (rule) item.append(element("span", "rule", " " + rule));
      if (line) item.append(element("span", "rule", " line " + line + (file > 0 ? " of " + run.files[file].path : "")));
      return item;
    }

    // Shows the chain of the event at the present stop in trace, tree and source; where a step is at rest, that of its
    // last event.
    function explain() {
      darken();
      let stop = view.stop;
      while (stop >= 0 && !(rows.has(stop) && run.moments[stops[stop].moment].why)) stop--;
      if (stop < 0) {
        byId("announcer").textContent = "No event here has a reason.";
        return;
      }
      const { moment } = stops[stop];
      const row = rows.get(stop);
      const chain = chainOf(moment);
      const parties = new Set();
      chain.moments.forEach((each) => {
        const shown = rows.get(stopOfMoment.get(each));
        if (shown) shown.classList.add("cause");
        parties.add(String(run.moments[each].instance));
      });
      document.querySelectorAll("#tree [data-instance]").forEach((button) => {
        if (parties.has(button.dataset.instance)) button.closest(".line").classList.add("cause");
      });
      const lines = byId("source").querySelector("ol");
      chain.reasons.forEach(([, , file, line]) => {
        if (lines && line && file === shownFile && lines.children[line - 1]) lines.children[line - 1].classList.add("cause");
      });
      const list = element("ul", "why");
      chain.reasons.forEach((reason) => list.append(reasonItem(reason)));
      row.append(list);
      reveal(row, byId("trace"));
      byId("announcer").textContent = chain.reasons.map((reason) => reason[0]).join("; ");
    }

    // What a step didn't bring, and why not; of one controller if only that is shown.
    function absentItem(step, index) {
      const absent = step.absent.filter(([event]) => view.filter === "" || event.startsWith(view.filter + "."));
      const box = element("details", "absent");
      box.hidden = absent.length === 0;
      box.dataset.step = index;
      const count = absent.length;
      box.append(element("summary", "", count + (count === 1 ? " callback didn't come" : " callbacks didn't come")));
      const list = element("ul");
      absent.forEach(([event, text, rule]) => {
        const item = element("li");
        item.append(element("b", "", event), " didn't come because " + text, element("span", "rule", " " + rule));
        list.append(item);
      });
      box.append(list);
      return box;
    }

    """#
}
