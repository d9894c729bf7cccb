extension PlayerScript {
  /// The run, and where each controller stands at a stop of it.
  static let model = #"""
    // A stop is a moment within a step; a step in which nothing happens is a stop, too.
    const stops = [];
    const lastStops = [];
    run.steps.forEach((step, index) => {
      const end = index + 1 < run.steps.length ? run.steps[index + 1].first : run.moments.length;
      for (let moment = step.first; moment < end; moment++) stops.push({ step: index, moment });
      if (end === step.first) stops.push({ step: index, moment: end - 1 });
      lastStops.push(stops.length - 1);
    });

    const unmade = { state: "unloaded", alive: false, parent: -1, presenter: -1, style: "", current: -1, children: [],
      host: -1 };

    // Where each controller stands after a moment: all differences up to it, one over the other.
    const kept = { moment: -1, nodes: run.controllers.map(() => unmade) };
    function nodesAfter(moment) {
      if (moment < kept.moment) {
        kept.moment = -1;
        kept.nodes = run.controllers.map(() => unmade);
      }
      while (kept.moment < moment) {
        kept.moment += 1;
        for (const change of run.moments[kept.moment].changes || []) {
          const node = Object.assign({}, kept.nodes[change.instance], change);
          if (change.more) node.children = node.children.concat(change.more);
          kept.nodes[change.instance] = node;
        }
      }
      return kept.nodes;
    }

    const rootAfter = (moment) => (moment < 0 ? undefined : run.moments[moment].root);

    // Whether a controller's view hangs in the window.
    function isInWindow(instance, nodes) {
      for (let depth = 0; depth <= nodes.length; depth++) {
        const node = nodes[instance];
        if (node.state === "unloaded" || node.host === -1 || node.host === -3) return false;
        if (node.host === -2) return true;
        instance = node.host;
      }
      return false;
    }

    const stepName = (step) => (step.number === 0 ? step.title : step.number + "  " + step.title)
      + (step.outcome ? ", " + step.outcome : "");

    // The name of a step as nodes: how it came out stands by itself, so that it can be hidden while that is asked.
    function nameNodes(step, words) {
      const end = step.outcome ? ", " + step.outcome : "";
      if (!end || !words.endsWith(end)) return [words];
      return [words.slice(0, -end.length), element("span", "outcome", end)];
    }

    function eventWords(moment) {
      const argument = moment.argument === undefined ? "" : "(" + moment.argument + ")";
      const answer = moment.answer === undefined ? "" : " → " + moment.answer;
      const message = moment.message === undefined ? "" : "  " + moment.message + " [" + moment.code + "]";
      return moment.event + argument + answer + message;
    }

    const partyName = (moment) => (moment.app ? "app" : moment.instance === undefined ? "" : run.controllers[moment.instance].name);

    """#
}
