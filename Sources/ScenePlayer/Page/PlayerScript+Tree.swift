extension PlayerScript {
  /// The hierarchy, as lists within lists.
  static let tree = #"""
    const words = { unloaded: "view not loaded" };

    // Those below a controller: children, then what it presents; controllers that UIKit makes for itself are passed over.
    function below(instance, nodes, seen) {
      const found = [];
      const add = (child, word) => {
        if (seen.has(child)) return;
        seen.add(child);
        if (run.controllers[child].hidden) found.push(...below(child, nodes, seen));
        else found.push({ instance: child, word });
      };
      nodes[instance].children.forEach((child) => add(child, ""));
      nodes.forEach((node, other) => {
        if (node.presenter === instance && node.alive) add(other, "presents");
      });
      nodes.forEach((node, other) => {
        if (node.host !== instance || node.parent !== -1 || node.presenter !== -1) return;
        add(other, !node.alive ? "view only: released, and its view is still there"
          : onTheWay.has(node.state) ? "view only for now: leaving" : "view only: not a child");
      });
      return found;
    }

    // Long runs of those that are off the screen and stay there are folded.
    function folded(children, nodes, changed) {
      const groups = [];
      let run = [];
      const flush = () => {
        if (run.length > 5) groups.push(run);
        else run.forEach((child) => groups.push([child]));
        run = [];
      };
      children.forEach((child) => {
        const node = nodes[child.instance];
        const isQuiet = (node.state === "disappeared" || node.state === "unloaded") && node.children.length === 0;
        if (isQuiet && !changed.has(child.instance) && !child.word) return run.push(child);
        flush();
        groups.push([child]);
      });
      flush();
      return groups;
    }

    // The one that is seen stays in sight.
    function revealInTree(name) {
      const button = [...document.querySelectorAll("#tree button")].find((button) => button.textContent === name);
      if (button) reveal(button, byId("tree"));
    }

    function treeItem(entry, nodes, changed, seen) {
      const info = run.controllers[entry.instance];
      const node = nodes[entry.instance];
      const item = element("li", changed.has(entry.instance) ? "changed" : "");
      const line = element("div", "line");
      const isAmiss = entry.word.startsWith("view only:");
      if (entry.word) line.append(element("span", isAmiss ? "word alarm" : "word", entry.word + (node.style && entry.word === "presents"
        ? " (" + node.style + ")" : "")));
      const name = element("button", "", info.name);
      name.type = "button";
      name.dataset.instance = entry.instance;
      name.setAttribute("aria-pressed", String(view.filter === info.name));
      name.title = "Show only what this controller goes through";
      line.append(name, element("span", "state " + node.state, words[node.state] || node.state));
      const kind = [info.kind === "view" ? "" : info.kind, info.class || "", info.title ? "“" + info.title + "”" : ""];
      line.append(element("span", "kind", kind.filter(Boolean).join(" · ")));
      item.append(line);
      const inner = below(entry.instance, nodes, seen);
      if (inner.length > 0) {
        const list = element("ul");
        folded(inner, nodes, changed).forEach((group) => {
          const items = group.map((child) => treeItem(child, nodes, changed, seen));
          if (group.length < 2) return list.append(...items);
          const names = group.map((child) => run.controllers[child.instance].name);
          const fold = element("details", "fold");
          fold.append(element("summary", "", group.length + " more: " + names[0] + " … " + names[names.length - 1]));
          const rest = element("ul");
          rest.append(...items);
          fold.append(rest);
          list.append(fold);
        });
        item.append(list);
      }
      return item;
    }

    function showTree(moment) {
      const nodes = nodesAfter(moment);
      const root = rootAfter(moment);
      const changes = moment < 0 ? [] : run.moments[moment].changes || [];
      const changed = new Set(changes.filter((change) => change.state || change.parent !== undefined
        || change.presenter !== undefined || change.alive !== undefined).map((change) => change.instance));
      const seen = new Set();
      const tops = [];
      if (root !== undefined) {
        seen.add(root);
        tops.push({ instance: root, word: "" });
      }
      const list = element("ul");
      tops.forEach((top) => list.append(treeItem(top, nodes, changed, seen)));
      const isTop = (instance, node) => node.parent === -1 && node.presenter === -1;
      for (const pass of [isTop, () => true]) {
        nodes.forEach((node, instance) => {
          if (seen.has(instance) || !node.alive || run.controllers[instance].hidden || !pass(instance, node)) return;
          seen.add(instance);
          list.append(treeItem({ instance, word: "not in the hierarchy" }, nodes, changed, seen));
        });
      }
      const focused = document.activeElement && document.activeElement.dataset.instance;
      byId("tree").replaceChildren(list);
      // The focus stays on the controller that it was on.
      if (focused !== undefined) {
        const again = byId("tree").querySelector('[data-instance="' + Number(focused) + '"]');
        if (again) again.focus({ preventScroll: true });
      }
    }

    """#
}
