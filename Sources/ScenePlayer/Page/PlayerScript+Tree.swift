extension PlayerScript {
  /// Who is whose child, as lists within lists.
  static let tree = #"""
    const words = { unloaded: "view not loaded" };

    // Those below somebody: children, then whom it presents; controllers that UIKit makes for itself are passed over.
    function below(who, nodes, seen) {
      const found = [];
      const add = (child, word) => {
        if (seen.has(child)) return;
        seen.add(child);
        if (run.who[child].hidden) found.push(...below(child, nodes, seen));
        else found.push({ who: child, word });
      };
      nodes[who].children.forEach((child) => add(child, ""));
      nodes.forEach((node, other) => {
        if (node.presenter === who && node.alive) add(other, "presents");
      });
      nodes.forEach((node, other) => {
        if (node.host === who && node.parent === -1 && node.presenter === -1) add(other, "view only");
      });
      return found;
    }

    function treeItem(entry, nodes, changed, seen) {
      const info = run.who[entry.who];
      const node = nodes[entry.who];
      const item = element("li", changed.has(entry.who) ? "changed" : "");
      const line = element("div", "line");
      if (entry.word) line.append(element("span", "word", entry.word + (node.style && entry.word === "presents"
        ? " (" + node.style + ")" : "")));
      const name = element("button", "", info.name);
      name.type = "button";
      name.dataset.who = entry.who;
      name.setAttribute("aria-pressed", String(view.filter === info.name));
      name.title = "Show only what this controller goes through";
      line.append(name, element("span", "state " + node.state, words[node.state] || node.state));
      const kind = [info.kind === "view" ? "" : info.kind, info.class || "", info.title ? "“" + info.title + "”" : ""];
      line.append(element("span", "kind", kind.filter(Boolean).join(" · ")));
      item.append(line);
      const inner = below(entry.who, nodes, seen);
      if (inner.length > 0) {
        const list = element("ul");
        inner.forEach((child) => list.append(treeItem(child, nodes, changed, seen)));
        item.append(list);
      }
      return item;
    }

    function showTree(moment) {
      const nodes = nodesAfter(moment);
      const root = rootAfter(moment);
      const changes = moment < 0 ? [] : run.moments[moment].changes || [];
      const changed = new Set(changes.filter((change) => change.state || change.parent !== undefined
        || change.presenter !== undefined || change.alive !== undefined).map((change) => change.who));
      const seen = new Set();
      const tops = [];
      if (root !== undefined) {
        seen.add(root);
        tops.push({ who: root, word: "" });
      }
      const list = element("ul");
      tops.forEach((top) => list.append(treeItem(top, nodes, changed, seen)));
      const isTop = (who, node) => node.parent === -1 && node.presenter === -1;
      for (const pass of [isTop, () => true]) {
        nodes.forEach((node, who) => {
          if (seen.has(who) || !node.alive || run.who[who].hidden || !pass(who, node)) return;
          seen.add(who);
          list.append(treeItem({ who, word: "not in the hierarchy" }, nodes, changed, seen));
        });
      }
      const focused = document.activeElement && document.activeElement.dataset.who;
      byId("tree").replaceChildren(list);
      // Whoever stood on a controller stands there still.
      if (focused !== undefined) {
        const again = byId("tree").querySelector('[data-who="' + Number(focused) + '"]');
        if (again) again.focus({ preventScroll: true });
      }
    }

    """#
}
